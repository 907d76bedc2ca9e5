package domain

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Lengths of a password, in characters. The upper one only keeps a body of a
// megabyte from the hash.
const (
	PasswordMin = 8
	PasswordMax = 1024
)

// CheckPassword applies Django's four validators to a password for a user and
// reports every failure at once, as Fields under the given field name. common
// tells whether a lower-case password is on the list of common ones.
// Similarity is Django's: at least 0.7 by difflib's quick_ratio with user name,
// first name, last name or e-mail address, or a part of one.
func CheckPassword(field, password string, about User, common func(string) bool) error {
	var errs Fields
	if strings.TrimSpace(password) == "" { // nothing but spaces is a slip, though spaces count
		errs.Add(field, CodeBlank)
		return errs.Err()
	}
	errs.Check(field, CheckLength(password, PasswordMax))
	if len(errs) > 0 {
		return errs.Err()
	}
	lower := strings.ToLower(password)
	if attribute := similarTo(lower, about); attribute != "" {
		errs.Add(field, CodePasswordSimilar).Args["attribute"] = attribute
	}
	if utf8.RuneCountInString(password) < PasswordMin {
		errs.Add(field, CodePasswordShort).Args["min"] = strconv.Itoa(PasswordMin)
	}
	if common(strings.TrimSpace(lower)) {
		errs.Add(field, CodePasswordCommon)
	}
	if !strings.ContainsFunc(password, notDigit) {
		errs.Add(field, CodePasswordNumeric)
	}
	return errs.Err()
}

func notDigit(r rune) bool { return !unicode.IsDigit(r) }

// similarTo names the first attribute a password is too similar to, in Django's
// order and words, or nothing.
func similarTo(password string, u User) string {
	for _, a := range []struct{ name, value string }{
		{"username", u.Username}, {"first name", u.FirstName},
		{"last name", u.LastName}, {"email address", u.Email},
	} {
		value := strings.ToLower(a.value)
		for _, part := range append(strings.FieldsFunc(value, notWord), value) {
			if part != "" && similar([]rune(password), []rune(part)) {
				return a.name
			}
		}
	}
	return ""
}

// notWord is \W of Python's regular expressions.
func notWord(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsNumber(r) }

// similar is quick_ratio: twice the letters in common, counted as multisets,
// over all letters. A part ten times shorter than the password never counts.
func similar(password, part []rune) bool {
	if len(password) >= 10*len(part) {
		return false
	}
	left := map[rune]int{}
	for _, r := range part {
		left[r]++
	}
	shared := 0
	for _, r := range password {
		if left[r] > 0 {
			left[r]--
			shared++
		}
	}
	return 2*shared*10 >= 7*(len(password)+len(part))
}
