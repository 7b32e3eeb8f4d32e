#!/bin/sh
# Sees to it that the browser tests find Chromium and a font with Cyrillic. Where nothing is missing it does nothing;
# as root on Debian it installs what is missing; elsewhere one line says what to install.
set -eu

missing=""
command -v "${SVOD_CHROMIUM:-chromium}" >/dev/null || missing="chromium"
if [ "$(uname)" = Linux ] && { ! command -v fc-list >/dev/null || [ -z "$(fc-list :lang=ru family)" ]; }; then
    missing="$missing fontconfig fonts-dejavu-core"
fi
[ -n "$missing" ] || exit 0

if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    echo "Installing for the browser tests:" $missing
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -qq -y --no-install-recommends $missing >/dev/null
else
    echo "The browser tests need" $missing "- install them (on Debian: sudo apt-get install" $missing")," \
        "or name the browser in SVOD_CHROMIUM." >&2
    exit 1
fi
