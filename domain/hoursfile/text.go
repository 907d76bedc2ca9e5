package hoursfile

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"

	"wbso/domain"
)

// decoded returns a text as UTF-8. What is no UTF-8 is Windows-1252, as Excel saves
// 'CSV' in Western Europe.
func decoded(text []byte) []byte {
	if utf8.Valid(text) {
		return text
	}
	out := make([]byte, 0, 2*len(text))
	for _, c := range text {
		r := rune(c)
		if c >= 0x80 && c < 0xA0 {
			r = windows1252[c-0x80]
		}
		out = utf8.AppendRune(out, r)
	}
	return out
}

// windows1252 are its characters 0x80 to 0x9F. The five that it does not have are
// the control characters of Latin-1.
var windows1252 = [32]rune{
	'€', 0x81, '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', 0x8D, 'Ž', 0x8F,
	0x90, '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', 0x9D, 'ž', 'Ÿ',
}

// trimmed returns a cell without blanks and invisible characters around it.
func trimmed(cell []byte) []byte { return bytes.TrimFunc(cell, domain.Blank) }

// textOf returns what a cell says, without the apostrophes that defuse formulas and
// without white space around it.
func textOf(cell []byte) []byte {
	text := bytes.TrimSpace(decoded(cell))
	if bytes.IndexByte(text, '\'') < 0 {
		return text
	}
	return bytes.TrimSpace([]byte(fused(string(text))))
}

// headOf returns the heading of a column as it is compared: letters and digits, in
// lower case, without accents.
func headOf(cell []byte) string {
	return strings.Map(func(r rune) rune {
		r = unaccented(unicode.ToLower(r))
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, string(decoded(cell)))
}

func unaccented(r rune) rune {
	if r < utf8.RuneSelf {
		return r
	}
	for plain, accented := range map[rune]string{'a': "àáâãäå", 'c': "ç", 'e': "èéêë", 'i': "ìíîï", 'n': "ñ", 'o': "òóôõö", 'u': "ùúûü", 'y': "ýÿ"} {
		if strings.ContainsRune(accented, r) {
			return plain
		}
	}
	return r
}

// shown returns a value of a file as an error shows it.
func shown(cell []byte) string {
	const most = 40
	text := strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, string(bytes.TrimSpace(decoded(cell))))
	if utf8.RuneCountInString(text) > most {
		return string([]rune(text)[:most]) + "…"
	}
	return text
}
