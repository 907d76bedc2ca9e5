package payment

import "wbso/domain"

// FixedPrice is the standard service, excluding VAT.
const FixedPrice domain.Cents = 795_00

// VAT returns 21% of a price of 0 or more, rounded half up to whole cents.
func VAT(price domain.Cents) domain.Cents { return (price*domain.VATPercent + 50) / 100 }

// Quote is what a request costs. Total = Price + VAT; CodeApplied is the
// checkout code that made the price, or empty.
type Quote struct {
	Price       domain.Cents // excluding VAT
	VAT         domain.Cents
	Total       domain.Cents
	CodeApplied string
	Less        PriceReason // why it costs less without a code
}

// PriceReason is why a request costs less than the first one of a company. The empty string is
// no reason.
type PriceReason string

const (
	SecondPrice   PriceReason = "second"    // the company has a paid request of the same period
	FollowUpPrice PriceReason = "follow_up" // it continues a filed request
)

// Or returns the lower of a quote and a price that holds for a reason; without a reason it
// changes nothing. A code that gives no lower price is not used.
func (q Quote) Or(price domain.Cents, why PriceReason) Quote {
	if why == "" || price >= q.Price {
		return q
	}
	q = QuoteFor(price, "")
	q.Less = why
	return q
}

// QuoteFor works out the total of a price. It is the one place where a price
// becomes an amount to pay.
func QuoteFor(price domain.Cents, code string) Quote {
	vat := VAT(price)
	return Quote{Price: price, VAT: vat, Total: price + vat, CodeApplied: code}
}

// StandardQuote returns the quote without a checkout code.
func StandardQuote() Quote { return QuoteFor(FixedPrice, "") }

// NextText says what the next project of a company costs, or nothing when that is no less.
func NextText(next *domain.Cents) string {
	if next == nil || *next >= FixedPrice {
		return ""
	}
	return "Een volgend project van je bedrijf in hetzelfde jaar kost " + next.Euro() + " exclusief btw, net als een vervolg op een project dat je al indiende."
}
