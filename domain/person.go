package domain

import "time"

// PersonalData is everything that is stored about the holder of an account.
type PersonalData struct {
	User       User
	Companies  []Company
	Requests   []PersonalRequest
	Contact    []ContactMessage
	Interested bool // in No Cure, No Pay
	Traces     Traces
}

// PersonalRequest is a request with all that belongs to it.
type PersonalRequest struct {
	Request   Request
	Verdicts  map[TextField]Verdict // those that are still known
	Payments  []Payment
	Invoices  []Invoice
	Documents []Document
}

// Traces are when and how a user used the product.
type Traces struct {
	Sessions []Session
	SignIns  []Trace // from which IP address, last
	Mails    []Trace // of which kind
}

// Trace is a thing that happened at a moment.
type Trace struct {
	What string
	At   time.Time
}

// Emails returns the e-mail addresses that the person is known by.
func (p PersonalData) Emails() []string {
	all := []string{p.User.Email}
	for _, c := range p.Companies {
		if c.Email != "" {
			all = append(all, c.Email)
		}
	}
	return all
}
