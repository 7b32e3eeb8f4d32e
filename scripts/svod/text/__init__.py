"""Words, in Russian and English: folding, stems, plurals, dates, typography, inline markup."""
