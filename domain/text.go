package domain

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// CheckLength returns CodeTooLong for a text of more than max characters (code points).
func CheckLength(text string, max int) error {
	if utf8.RuneCountInString(text) <= max {
		return nil
	}
	return Fail(Invalid, CodeTooLong).With("max", strconv.Itoa(max))
}

// CheckName checks a name or another text of one line. It returns CodeInvisible for
// an invisible character, so that two different names never look the same, and
// CodeTooLong for more than max characters.
func CheckName(name string, max int) error {
	if strings.ContainsFunc(name, Invisible) {
		return Fail(Invalid, CodeInvisible)
	}
	return CheckLength(name, max)
}

// Invisible reports whether a character shows nothing by itself: a control
// character, line end, joiner, direction mark, variation selector or filler. Spaces
// are visible.
func Invisible(r rune) bool { return r == brailleBlank || unicode.In(r, invisible...) }

// Blank reports whether a character is white space or invisible. U+0000 is neither: no text has it.
func Blank(r rune) bool { return unicode.IsSpace(r) || r != 0 && Invisible(r) }

// Trim takes the blanks and invisible characters off both ends of a text of one line.
func Trim(line string) string { return strings.TrimFunc(line, Blank) }

// OneLine returns a text as one line without invisible characters, which CheckName accepts.
func OneLine(text string) string {
	return strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r), r == '\u2028', r == '\u2029':
			return ' '
		case Invisible(r):
			return -1
		}
		return r
	}, text)), " ")
}

var invisible = []*unicode.RangeTable{unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp,
	unicode.Variation_Selector, unicode.Other_Default_Ignorable_Code_Point}

const brailleBlank = '\u2800'

// Limits of an evaluated text, in characters (code points).
const (
	TextAdvised = 1500  // RVO's limit per answer; longer is amber
	TextMax     = 20000 // longer is refused
)

// Capital returns a text with a capital first letter, unless the first word has a capital elsewhere
// (iOS, pH) or the letter is a symbol (µ).
func Capital(s string) string {
	first, _, _ := strings.Cut(s, " ")
	r, n := utf8.DecodeRuneInString(s)
	if !unicode.IsLower(r) || unicode.ToLower(unicode.ToUpper(r)) != r || strings.ContainsFunc(first, unicode.IsUpper) {
		return s
	}
	return string(unicode.ToUpper(r)) + s[n:]
}

// CheckText returns CodeBlank for a blank text and CodeTextTooLong for one of more
// than TextMax characters, not counting white space around it.
func CheckText(text string) error {
	if strings.TrimSpace(text) == "" {
		return Fail(Invalid, CodeBlank)
	}
	return CheckTextMax(text)
}

func CheckTextMax(text string) error {
	if utf8.RuneCountInString(strings.TrimSpace(text)) > TextMax {
		return Fail(Invalid, CodeTextTooLong).With("max", DutchInt(TextMax))
	}
	return nil
}
