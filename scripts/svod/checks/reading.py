"""The rules that are met while a file is read and its shape compared with the model; all are errors."""

from __future__ import annotations

READING_RULES = {
    "yaml": (
        "A file is YAML in UTF-8, of the small part that cannot be misread.",
        "Файл — YAML в UTF-8, причём та его часть, которую нельзя понять двояко.",
    ),
    "file-name": ("The name of a record's file ends in `.yml`.", "Имя файла записи кончается на `.yml`."),
    "unknown-field": ("A record has only the fields of its kind.", "У записи есть только поля её вида."),
    "missing-field": (
        "A record has every field that its kind requires.",
        "У записи есть все поля, обязательные для её вида.",
    ),
    "wrong-type": (
        "A value is of the sort that its field holds: text, number, list, map.",
        "Значение того рода, какой положен полю: текст, число, список, словарь.",
    ),
    "wrong-value": (
        "A value has the form, or is one of the words, that its field allows.",
        "Значение имеет ту форму или взято из тех слов, какие допускает поле.",
    ),
    "id-is-stem": ("The id of a record is the name of its file.", "Id записи — имя её файла."),
    "duplicate-id": ("An id belongs to one record.", "Id принадлежит одной записи."),
    "no-record": (
        "A Russian file stands beside the record that it translates.",
        "Русский файл лежит рядом с записью, которую он переводит.",
    ),
}
"""Rule → what it asks, in English and in Russian. An empty text is reported as `missing-text`."""
