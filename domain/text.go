package domain

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// CheckLength refuses a text of more than max characters (code points), with CodeTooLong.
func CheckLength(text string, max int) error {
	if utf8.RuneCountInString(text) <= max {
		return nil
	}
	return Fail(Invalid, CodeTooLong).With("max", strconv.Itoa(max))
}

// CheckName refuses a name, or another text of one line, that is too long or
// holds a character that nobody sees: names that look the same are the same.
func CheckName(name string, max int) error {
	if strings.ContainsFunc(name, Unseen) {
		return Fail(Invalid, CodeInvisible)
	}
	return CheckLength(name, max)
}

// Unseen reports whether a character does not show: control characters, line
// ends, joiners, marks of direction, variation selectors, fillers.
func Unseen(r rune) bool { return r == brailleBlank || unicode.In(r, unseen...) }

var unseen = []*unicode.RangeTable{unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp,
	unicode.Variation_Selector, unicode.Other_Default_Ignorable_Code_Point}

const brailleBlank = '\u2800'

// Limits of a judged text, in characters (code points).
const (
	TextAdvised = 1500  // RVO's limit per answer; longer is amber
	TextMax     = 20000 // longer is refused
)

// CheckText refuses a text that is blank or longer than TextMax; the judge never sees it.
func CheckText(text string) error {
	if strings.TrimSpace(text) == "" {
		return Fail(Invalid, CodeBlank)
	}
	return checkTextMax(text)
}

func checkTextMax(text string) error {
	if utf8.RuneCountInString(strings.TrimSpace(text)) > TextMax {
		return Fail(Invalid, CodeTextTooLong).With("max", DutchInt(TextMax))
	}
	return nil
}
