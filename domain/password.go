package domain

import (
	"slices"
	"strconv"
	"strings"
	"time"
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
// reports whether a lower-case password is on the list of common ones; the brand
// and easy Dutch words with a number count as common too. Similarity is
// Django's: at least 0.7 by difflib's quick_ratio with user name, first name,
// last name or e-mail address, or a part of one; and so is such a part with
// digits and signs around it.
func CheckPassword(field, password string, about User, brand string, common func(string) bool) error {
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
	if common(strings.TrimSpace(lower)) || easy(password, brand) {
		errs.Add(field, CodePasswordCommon)
	}
	if !strings.ContainsFunc(password, notDigit) {
		errs.Add(field, CodePasswordNumeric)
	}
	return errs.Err()
}

func notDigit(r rune) bool { return !unicode.IsDigit(r) }

// easyWords make passwords such as welkom123 and Zomer2026!, as do the months and
// days of the week.
var easyWords = []string{"wachtwoord", "welkom", "geheim", "inloggen", "wbso",
	"lente", "voorjaar", "zomer", "herfst", "najaar", "winter"}

func easy(password, brand string) bool {
	word := wordIn(password)
	if word == "" {
		return false
	}
	for m := time.January; m <= time.December; m++ {
		if word == DutchMonth(m) {
			return true
		}
	}
	for d := time.Sunday; d <= time.Saturday; d++ {
		if word == DutchWeekday(d) {
			return true
		}
	}
	return word == wordIn(brand) || slices.Contains(easyWords, word)
}

// disguises are what people write for a letter.
var disguises = strings.NewReplacer("0", "o", "1", "i", "3", "e", "4", "a", "5", "s", "@", "a", "$", "s")

// wordIn is the word that a password comes down to: small letters alone, without
// digits and signs around it; W@chtw00rd-26 is wachtwoord.
func wordIn(password string) string {
	inner := strings.TrimFunc(strings.ToLower(password), notLetter)
	return strings.Map(func(r rune) rune {
		if notLetter(r) {
			return -1
		}
		return r
	}, disguises.Replace(inner))
}

func notLetter(r rune) bool { return !unicode.IsLetter(r) }

// similarTo names the first attribute a password is too similar to, in Django's
// order and words, or nothing.
func similarTo(password string, u User) string {
	word := wordIn(password)
	for _, a := range []struct{ name, value string }{
		{"username", u.Username}, {"first name", u.FirstName},
		{"last name", u.LastName}, {"email address", u.Email},
	} {
		value := strings.ToLower(a.value)
		for _, part := range append(strings.FieldsFunc(value, notWord), value) {
			if part != "" && (similar([]rune(password), []rune(part)) || word != "" && word == wordIn(part)) {
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
