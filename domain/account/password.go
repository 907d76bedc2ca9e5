package account

import (
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"wbso/domain"
)

// Lengths of a password, in characters. The maximum only bounds what is hashed.
const (
	PasswordMin = 8
	PasswordMax = 1024
)

// CheckPassword applies Django's four validators to a user's new password. It
// returns all failures at once, as Fields under the given name.
//
// A password is common when common reports so (for the password in lower case), or
// when it is the brand or an easy Dutch word with digits and punctuation around it.
// It is too similar when it resembles the user name, a name or the e-mail address,
// or a part of one: by 0.7 or more in difflib's quick_ratio, as in Django, or by
// being that part with digits and punctuation around it.
func CheckPassword(field, password string, about User, brand string, common func(string) bool) error {
	var errs domain.Fields
	if strings.TrimSpace(password) == "" { // spaces count, but spaces alone are a slip
		errs.Add(field, domain.CodeBlank)
		return errs.Err()
	}
	errs.Check(field, domain.CheckLength(password, PasswordMax))
	if len(errs) > 0 {
		return errs.Err()
	}
	lower := strings.ToLower(password)
	if attribute := similarTo(lower, about); attribute != "" {
		errs.Add(field, domain.CodePasswordSimilar).Args["attribute"] = attribute
	}
	if utf8.RuneCountInString(password) < PasswordMin {
		errs.Add(field, domain.CodePasswordShort).Args["min"] = strconv.Itoa(PasswordMin)
	}
	if common(strings.TrimSpace(lower)) || easy(password, brand) {
		errs.Add(field, domain.CodePasswordCommon)
	}
	if !strings.ContainsFunc(password, notDigit) {
		errs.Add(field, domain.CodePasswordNumeric)
	}
	return errs.Err()
}

func notDigit(r rune) bool { return !unicode.IsDigit(r) }

// easyWords are the words of passwords such as welkom123 and Zomer2026!, besides
// the months and the days of the week.
var easyWords = []string{"wachtwoord", "welkom", "geheim", "inloggen", "wbso",
	"lente", "voorjaar", "zomer", "herfst", "najaar", "winter"}

func easy(password, brand string) bool {
	word := wordIn(password)
	if word == "" {
		return false
	}
	for m := time.January; m <= time.December; m++ {
		if word == domain.DutchMonth(m) {
			return true
		}
	}
	for d := time.Sunday; d <= time.Saturday; d++ {
		if word == domain.DutchWeekday(d) {
			return true
		}
	}
	return word == wordIn(brand) || slices.Contains(easyWords, word)
}

// disguises replaces what people write instead of a letter.
var disguises = strings.NewReplacer("0", "o", "1", "i", "3", "e", "4", "a", "5", "s", "@", "a", "$", "s")

// wordIn returns the letters of a password in lower case, without the digits and
// punctuation around them: wachtwoord for W@chtw00rd-26.
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

// similarTo returns the first attribute that a password is too similar to, in
// Django's order and words, or "".
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

// notWord matches what \W matches in Python's regular expressions.
func notWord(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsNumber(r) }

// similar reports whether quick_ratio is at least 0.7: twice the number of letters
// in common, counted as multisets, divided by the number of all letters.
func similar(password, part []rune) bool {
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
