package application

import (
	"fmt"
	"regexp"
	"strings"

	"wbso/domain"
)

// CostItem is one row of the table of costs. Cents is the amount of one time; Share is the
// percentage that is attributed to the project. A Share or VAT that is not known is asked.
type CostItem struct {
	ID     string `json:"id"` // c1, c2 …
	Post   string `json:"post"`
	Cents  int64  `json:"cents"`
	Times  int    `json:"times"`
	VAT    string `json:"vat"`   // excl, incl or empty
	Share  *int   `json:"share"` // percent
	Kind   string `json:"kind"`  // kosten, uitgave or telt_niet; empty asks
	KindBy string `json:"kind_by"`
	Reason string `json:"reason"`
	From   string `json:"from"` // the user's words

	Relation    string `json:"relation"`    // why the project needs it
	Calculation string `json:"calculation"` // how the amount comes about: its Sum, or the user's words
}

// Kinds of a cost item. An empty Kind is not known yet.
const (
	CostKind        = "kosten"    // paid for and used up in the applicant's own S&O only
	ExpenditureKind = "uitgave"   // a new asset, for the part that is used for S&O
	NotCountedKind  = "telt_niet" // for the item's Reason
)

// VAT of an amount. An empty VAT is not known yet.
const (
	WithoutVAT = "excl"
	WithVAT    = "incl"
)

// The values of who decided on the Kind of an item.
const (
	ByAnalyzer = "reader"
	ByUser     = "user"
)

// CostMax is the largest amount of an item, over all times: one billion euros. A larger one
// is a typing error; refusing it also keeps sums from overflowing.
const CostMax domain.Cents = 1_000_000_000_00

// Needs of a cost item: what must be known before it counts, and what RVO asks of one that does.
const (
	AmountNeed = "amount"
	VATNeed    = "vat"
	ShareNeed  = "share"
	KindNeed   = "kind"

	RelationNeed    = "relation"
	CalculationNeed = "calculation"
)

// Missing returns the questions of an item that are not met. An item that does not count needs
// nothing.
func (i CostItem) Missing() (needs []string) {
	if i.Kind == NotCountedKind {
		return nil
	}
	for _, need := range []struct {
		name string
		met  bool
	}{
		{KindNeed, i.Kind == CostKind || i.Kind == ExpenditureKind},
		{AmountNeed, i.priced()},
		{VATNeed, i.VAT == WithoutVAT || i.VAT == WithVAT},
		{ShareNeed, i.Share != nil && *i.Share >= 0 && *i.Share <= 100},
	} {
		if !need.met {
			needs = append(needs, need.name)
		}
	}
	return needs
}

// trial matches what is made to be tried out.
var trial = regexp.MustCompile(`(?i)(?:^|[^\pL])(?:\pL*prototyp\pL*|proto(?:'?s)?|demonstrator\pL*|\pL*proefopstelling\pL*|(?:nul|pilot)[- ]?serie\pL*|pilot[- ]?runs?|pilotproductie\pL*|productierun\pL*|proefproductie\pL*|eerste (?:\pL+ )?(?:\pL*machine|exemplaar|installatie|serie|apparaat))(?:$|[^\pL])`)

// IsTrial reports whether a post is named a prototype, or another thing that is made for trials. It
// counts by what happens to it afterwards. What is bought for one is not one.
func IsTrial(post string) bool {
	head, _, _ := strings.Cut(post, " voor ")
	return trial.MatchString(head)
}

// OpenNeeds returns what RVO wants to know of an item and does not: what is Missing, why the project
// needs it and how its amount comes about. RVO does not read an item that counts for nothing.
func (i CostItem) OpenNeeds() []string {
	needs := i.Missing()
	complete := len(needs) == 0
	if amount, _ := i.Counted(); complete && amount == 0 {
		return nil
	}
	if IsBlank(i.Relation) {
		needs = append(needs, RelationNeed)
	}
	if complete && IsBlank(i.Calculation) {
		needs = append(needs, CalculationNeed)
	}
	return needs
}

func (i CostItem) priced() bool {
	return i.Cents > 0 && i.Times > 0 && domain.Cents(i.Cents) <= CostMax/domain.Cents(i.Times)
}

// Counted returns what an item counts for: its amount of all times, without VAT, for the
// share of the project. It is complete when nothing is Missing; an item that is not complete
// or does not count is 0.
func (i CostItem) Counted() (amount domain.Cents, complete bool) {
	if i.Kind == NotCountedKind {
		return 0, true
	}
	if len(i.Missing()) > 0 {
		return 0, false
	}
	return divide(i.total()*domain.Cents(*i.Share), i.vatDivisor()), true
}

// Most returns what an item counts for when everything that is Missing turns out well:
// without VAT and wholly for the project. It is 0 when the amount itself is missing.
func (i CostItem) Most() domain.Cents {
	if i.Kind == NotCountedKind || !i.priced() {
		return 0
	}
	if i.Kind == "" {
		i.Kind = CostKind
	}
	if i.VAT == "" {
		i.VAT = WithoutVAT
	}
	if i.Share == nil {
		whole := 100
		i.Share = &whole
	}
	most, _ := i.Counted()
	return most
}

// Sum writes out how the amount of an item comes about: 12 × € 900, 20% van € 30.000, or
// 100% van € 4.000. It is empty when something is Missing, or the item does not count.
func (i CostItem) Sum() string {
	if len(i.Missing()) > 0 || i.Kind == NotCountedKind {
		return ""
	}
	sum := divide(domain.Cents(i.Cents)*100, i.vatDivisor()).Plain()
	if i.Times > 1 {
		sum = fmt.Sprintf("%d × %s", i.Times, sum)
	}
	if i.Times > 1 && *i.Share == 100 {
		return sum
	}
	return fmt.Sprintf("%d%% van %s", *i.Share, sum)
}

// Reckoned returns what a complete item counts for, with its Sum unless that is the amount itself.
func (i CostItem) Reckoned() string {
	amount, _ := i.Counted()
	if i.Times == 1 && *i.Share == 100 {
		return amount.Plain()
	}
	return amount.Plain() + " (" + i.Sum() + ")"
}

func (i CostItem) total() domain.Cents { return domain.Cents(i.Cents) * domain.Cents(i.Times) }

// vatDivisor turns a percentage of an amount into euros without VAT.
func (i CostItem) vatDivisor() domain.Cents {
	if i.VAT == WithVAT {
		return 100 + domain.VATPercent
	}
	return 100
}

// divide rounds half up.
func divide(c, by domain.Cents) domain.Cents { return (c + by/2) / by }

// CostSums are the totals of the items that count, and the items of which something is
// Missing.
type CostSums struct {
	Costs        domain.Cents
	Expenditures domain.Cents
	Open         []CostItem
}

// TotalCosts returns everything that counts.
func (s CostSums) TotalCosts() domain.Cents { return s.Costs + s.Expenditures }

// SumOf adds up items.
func SumOf(items []CostItem) (sums CostSums) {
	for _, i := range items {
		amount, complete := i.Counted()
		switch {
		case !complete:
			sums.Open = append(sums.Open, i)
		case i.Kind == CostKind:
			sums.Costs += amount
		case i.Kind == ExpenditureKind:
			sums.Expenditures += amount
		}
	}
	return sums
}
