package domain

import "time"

// PersonalData is what is stored about the holder of an account, but for the employees of the
// companies and their hours.
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

// PersonalEmployee is an employee with the moments at which the user saw the whole citizen
// service number.
type PersonalEmployee struct {
	Employee
	Reveals []time.Time
}

// RecordedHours is an entry of hours with its withdrawal, if any.
type RecordedHours struct {
	HourEntry
	WithdrawnByName string // user name, empty for an administrator
	WithdrawnAt     time.Time
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
