package domain

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// CheckLength refuses a text of more than max characters (code points), with CodeTooLong.
func CheckLength(text string, max int) error {
	if utf8.RuneCountInString(text) <= max {
		return nil
	}
	return Fail(Invalid, CodeTooLong).With("max", strconv.Itoa(max))
}

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
	if utf8.RuneCountInString(text) > TextMax {
		return Fail(Invalid, CodeTextTooLong).With("max", DutchInt(TextMax))
	}
	return nil
}
