package costs

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/dossier"
)

// Found is a post that a language model found in a description. Quote is the passage about
// it and Amount the amount in that, both literally. What the description does not say is
// empty.
type Found struct {
	Post   string
	Amount string
	Quote  string
	Times  int
	Share  *int
	VAT    string
	Kind   string // CostKind, ExpenditureKind or empty
}

// Checked returns the items for what a model found. The model says which amounts are posts
// and fills in what the rules cannot read; the rules go first. An amount that is not in the
// description, or that is found more often than it is there, makes no item, and no number
// counts that the description does not have.
func Checked(description string, list []Found) []dossier.CostItem {
	text := strings.ToValidUTF8(description, "")
	var all []found
	var taken []span
	for _, f := range list {
		quote, a, ok := f.locate(text, taken)
		if !ok {
			continue
		}
		taken = append(taken, span{quote.from + a.start, quote.from + a.end})
		item := readAround(text[quote.from:quote.to], a)
		f.fill(&item, text, beside(f.Quote, a))
		all = append(all, item)
	}
	return finished(description, all)
}

// locate finds the quote in the text, and in the quote an amount that no other item has.
func (f Found) locate(text string, taken []span) (quote span, a amount, ok bool) {
	if f.Quote == "" {
		return quote, a, false
	}
	for at := strings.Index(text, f.Quote); at >= 0; {
		for _, a := range f.candidates() {
			if !slices.ContainsFunc(taken, func(s span) bool { return at+a.start < s.to && at+a.end > s.from }) {
				return span{at, at + len(f.Quote)}, a, true
			}
		}
		next := strings.Index(text[at+1:], f.Quote)
		if next < 0 {
			break
		}
		at += 1 + next
	}
	return quote, a, false
}

// candidates are the amounts in the quote that are written as Amount is.
func (f Found) candidates() (all []amount) {
	written := strings.TrimSpace(f.Amount)
	for _, a := range amounts(f.Quote) {
		if number := f.Quote[a.start:a.end]; written != "" && (strings.Contains(number, written) || strings.Contains(written, number)) {
			all = append(all, a)
		}
	}
	if len(all) > 0 || !bareAmount.MatchString(written) {
		return all
	}
	for at := range f.Quote { // a number that only its meaning makes an amount
		end := at + len(written)
		if strings.HasPrefix(f.Quote[at:], written) && !startsInside(f.Quote, at) && !numberGoesOn(f.Quote[end:]) {
			if cents := parseAmount(written, ""); cents > 0 && cents <= dossier.CostMax {
				all = append(all, amount{cents, at, end})
			}
		}
	}
	return all
}

var (
	bareAmount = regexp.MustCompile(`^(?:` + number + `)$`)
	goesOn     = regexp.MustCompile(`^[.,]?\d|^\s?(?:%|procent)`)
)

func numberGoesOn(rest string) bool { return goesOn.MatchString(rest) }

// readAround reads an item by the rules, from the part of the quote that is about its amount.
func readAround(quote string, a amount) found {
	for n, other := range amounts(quote) {
		if other == a {
			return segmentItems(quote)[n]
		}
	}
	return itemOf(quote, a, span{0, len(quote)}, true)
}

// beside is a quote without its amounts: no digits of those are a number of times or a share.
func beside(quote string, a amount) string {
	spans := []span{{a.start, a.end}}
	for _, other := range amounts(quote) {
		spans = append(spans, span{other.start, other.end})
	}
	return without(quote, span{0, len(quote)}, spans)
}

// fill adds what the rules could not read and the model could. beside is the quote without
// its amounts.
func (f Found) fill(item *found, text, beside string) {
	if post := strings.TrimSpace(f.Post); post != "" && strings.Contains(strings.ToLower(text), strings.ToLower(post)) {
		item.Post = label(post)
	}
	if item.Times <= 1 && f.Times > 1 && says(beside, f.Times) && domain.Cents(item.Cents) <= dossier.CostMax/domain.Cents(f.Times) {
		item.Times = f.Times
	}
	if item.Share == nil && f.Share != nil && *f.Share >= 1 && *f.Share <= 100 && says(beside, *f.Share) {
		item.Share = f.Share
	}
	if item.VAT == "" && (f.VAT == dossier.WithVAT || f.VAT == dossier.WithoutVAT) && aboutVAT.MatchString(text) {
		item.VAT = f.VAT
	}
	if item.Kind == "" && item.Reason == noteUnknown {
		f.fillKind(item)
	}
}

// fillKind takes the model's kind for a post that no rule knows. Only a rule refuses a post.
func (f Found) fillKind(item *found) {
	switch f.Kind {
	case dossier.CostKind:
		item.Kind, item.Reason = dossier.CostKind, ""
		if item.Share == nil {
			item.Share = used(item.Kind, f.Quote)
		}
	case dossier.ExpenditureKind:
		item.Kind, item.Reason = dossier.ExpenditureKind, noteExpenditure
	}
}

var (
	aboutVAT = regexp.MustCompile(`(?i)\b(?:btw|b\.t\.w|excl|incl|exclusief|inclusief)\b`)
	numbers  = regexp.MustCompile(`(?i)\b(?:\d+(?:[.,]\d+)*|` + count + `)\b`)
)

// says reports whether a text has a number, in digits or in a word.
func says(text string, n int) bool {
	return slices.ContainsFunc(numbers.FindAllString(text, -1), func(s string) bool {
		if value, err := strconv.Atoi(s); err == nil {
			return value == n
		}
		return numberOf(s) == n
	})
}
