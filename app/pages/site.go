package pages

import (
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/scheme"
)

// SiteSettings are what the operator of the product fills in.
type SiteSettings struct {
	Brand      string
	Operator   Party
	PromoText  string
	PromoUntil domain.Date
	BookingURL string // empty: no booking widget
	Analytics  string // empty: no analytics
	Reader     SiteReader
	Payments   string        // who takes the payments: fake or stripe
	PriceNext  *domain.Cents // of a next project, without VAT; nil for the full price
}

// SiteReader says who reads the texts of users. Host is the company that they go to: empty
// when they stay on the operator's own computers.
type SiteReader struct {
	Kind string // offline, openai or ollama
	Host string
}

// Party is the operator's own company.
type Party struct{ Name, Address, Email, KvK, VAT string }

// Site is what the client shows of the operator and of the year.
type Site struct{ deps *Deps }

// SiteNow is the site as of today. The promotion is empty once it has ended. Example
// is the benefit that pages work out as an example.
type SiteNow struct {
	SiteSettings
	Today   domain.Date
	Years   []scheme.Year
	Example scheme.BenefitSteps
	// ApplyEmployer and ApplySelfEmployed say what each can apply for today.
	ApplyEmployer, ApplySelfEmployed string
	NextPrice                        string // what a next project costs; empty when that is no less
}

// Now returns the settings, the date and the WBSO figures by year, oldest first.
func (s *Site) Now() SiteNow {
	today := s.deps.Clock.Today()
	now := SiteNow{
		SiteSettings: s.deps.Settings, Today: today, Years: scheme.Years(), Example: scheme.ExampleBenefit(),
		NextPrice: payment.NextText(s.deps.Settings.PriceNext),
	}
	now.ApplyEmployer, now.ApplySelfEmployed = scheme.ApplyNow(today)
	if now.Today.After(now.PromoUntil) {
		now.PromoText = ""
	}
	return now
}

// Today returns the business day.
func (s *Site) Today() domain.Date { return s.deps.Clock.Today() }
