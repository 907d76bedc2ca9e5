package costs

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"wbso/domain/application"
	"wbso/domain/dutch"
)

// amounts returns the amounts in a text, in order, without those that are too large to be true.
func amounts(text string) []dutch.Amount {
	return slices.DeleteFunc(dutch.Amounts(text), func(a dutch.Amount) bool {
		return a.Doubt == dutch.Sure && (a.Cents == 0 || a.Cents > int64(application.CostMax))
	})
}

// inWord reports whether byte at is inside a word, a number or a product code.
func inWord(text string, at int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:at])
	return at > 0 && (unicode.IsLetter(before) || unicode.IsDigit(before))
}
