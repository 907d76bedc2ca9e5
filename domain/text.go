package domain

import (
	"strconv"
	"unicode/utf8"
)

// CheckLength refuses a text of more than max characters (code points), with CodeTooLong.
func CheckLength(text string, max int) error {
	if utf8.RuneCountInString(text) <= max {
		return nil
	}
	return Fail(Invalid, CodeTooLong).With("max", strconv.Itoa(max))
}
