package costs

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/dutch"
)

// FoundPost is a post that a language model found in a description. Quote is the passage about
// it and Amount the amount in that, both literally. What the description does not say is
// empty.
type FoundPost struct {
	Post   string
	Amount string
	Quote  string
	Times  int
	Share  *int
	VAT    string
	Kind   string // CostKind, ExpenditureKind or empty
}

// Checked returns the rows of a description, in which a model fills what they do not plainly say.
// Each row takes one post that is quoted from it. Nothing counts that the row does not say.
func Checked(description string, list []FoundPost) []application.CostItem {
	items := Items(description)
	for i := range items {
		for _, f := range list {
			if f.isAbout(items[i]) {
				f.fill(&items[i])
				break
			}
		}
		items[i].Calculation = items[i].Sum()
	}
	return items
}

// isAbout reports whether a post is quoted from a row, with its amount.
func (f FoundPost) isAbout(item application.CostItem) bool {
	return f.Quote != "" && strings.Contains(item.From, f.Quote) && f.cents() > 0 &&
		(item.Cents == 0 || item.Cents == f.cents()) && strings.Contains(f.Quote, f.Amount)
}

// cents returns the amount as it is written, which may lack a currency. It is 0 when that is not
// certain.
func (f FoundPost) cents() int64 {
	if all := amounts(f.Amount); len(all) > 0 {
		return all[0].Cents
	}
	n, _ := dutch.Cents(f.Amount, "")
	return n
}

func (f FoundPost) fill(item *application.CostItem) {
	beside := strings.Replace(item.From, f.Amount, " ", 1) // no digits of the amount are a number of times or a share
	if at := strings.Index(item.From, f.Amount); item.Cents == 0 && !doubted(*item) && !inWord(item.From, at) && !goesOn.MatchString(item.From[at+len(f.Amount):]) && f.cents() <= int64(application.CostMax) {
		item.Cents = f.cents()
	}
	if post := label(f.Post); post != "" && strings.Contains(strings.ToLower(item.From), strings.ToLower(post)) {
		item.Post = post
	}
	if item.Times <= 1 && f.Times > 1 && says(beside, f.Times) && domain.Cents(item.Cents) <= application.CostMax/domain.Cents(f.Times) {
		item.Times = f.Times
	}
	if item.Share == nil && f.Share != nil && *f.Share >= 1 && *f.Share <= 100 && says(beside, *f.Share) {
		item.Share = f.Share
	}
	if item.VAT == "" && aboutVAT.MatchString(item.From) && (f.VAT == application.WithVAT || f.VAT == application.WithoutVAT) {
		item.VAT = f.VAT
	}
	if item.Kind == "" && item.Reason == noteUnknown && f.Kind != "" { // only a rule refuses a post
		item.Kind, item.Reason = f.Kind, ""
	}
}

// doubted reports whether a row has an amount that nobody can be sure of.
func doubted(item application.CostItem) bool {
	return item.Reason == doubts[dutch.OtherCurrency] || item.Reason == doubts[dutch.Separator]
}

var (
	goesOn   = regexp.MustCompile(`^[.,]?\d|^\s?(?:%|procent)`)
	aboutVAT = regexp.MustCompile(`(?i)\b(?:btw|b\.t\.w|excl|incl|exclusief|inclusief)\b`)
	digits   = regexp.MustCompile(`\d+`)
)

// says reports whether a text has a number.
func says(text string, n int) bool {
	return slices.Contains(digits.FindAllString(text, -1), strconv.Itoa(n))
}
