// Package privacy has the types of what the product stores about one person.
package privacy

import (
	"time"

	"wbso/domain/account"
	"wbso/domain/company"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/domain/site"
)

// PersonalData is what is stored about the holder of an account, except the employees of the
// companies and their hours.
type PersonalData struct {
	User        account.User
	Companies   []company.Company
	Requests    []PersonalRequest
	Contact     []site.ContactMessage
	Interested  bool // in No Cure No Pay
	Factor      account.SecondFactor
	Traces      Traces
	Memberships []Membership
	Elsewhere   []OwnHours
	Days        []EmployeeDays // of the user's own, where they are a member and no owner
}

// PersonalRequest is a request with all that belongs to it.
type PersonalRequest struct {
	Request     request.Request
	Evaluations map[find.TextField]evaluation.Evaluation // those that are still known
	Payments    []payment.Payment
	Invoices    []payment.Invoice
	Documents   []request.Document
}

// PersonalEmployee is an employee with the moments at which the user saw the whole citizen
// service number.
type PersonalEmployee struct {
	hours.Employee
	Reveals []time.Time
	Days    EmployeeDays
}

// EmployeeDays is what is known of the days and months of an employee besides the hours.
type EmployeeDays struct {
	Company int64
	Marks   []hours.MarkedDay
	Months  []hours.PersonMonth // those that are stored, with their timesheets alone
}

// Membership is what the holder of an account is in a company.
type Membership struct {
	member.Member
	CompanyName string
}

// OwnHours is what the holder of an account worked in a company that somebody else owns.
type OwnHours struct {
	Company int64
	hours.HourEntry
}

// RecordedHours is an entry of hours with its withdrawal, if any.
type RecordedHours struct {
	hours.HourEntry
	WithdrawnBy     int64  // user id, or 0
	WithdrawnByName string // as RecordedByName
	WithdrawnAt     time.Time
}

// Traces are when and how a user used the product.
type Traces struct {
	Sessions []account.Session
	Tokens   []account.PersonalToken
	SignIns  []Trace // from which IP address, last
	Mails    []Trace // of which kind
	Former   []Trace // address, until then
}

// Trace is a thing that happened at a moment.
type Trace struct {
	What string
	At   time.Time
}
