// Package retention says how many rows a table keeps, and for how long.
package retention

import (
	"strconv"
	"time"

	"wbso/domain"
)

// Bound is how many rows of a table something may have. What had more before there was a bound
// keeps them and gets no more.
type Bound struct {
	Table string
	Most  int    // 0 when By says what bounds it
	What  string // in Dutch, for the sentence
	By    string // what bounds a table without a count of its own
}

// The bounds that are counted when a row is added.
var (
	CompanyBound   = Bound{Table: "companies", Most: 200, What: "bedrijven in een account"}
	RequestBound   = Bound{Table: "requests", Most: 250, What: "onbetaalde aanvragen in een account"}
	WithdrawnBound = Bound{Table: "withdrawn_hours", Most: 100, What: "wijzigingen van de uren van een medewerker op een dag"}
	RestoreBound   = Bound{Table: "hour_restores", Most: 20, What: "keer dezelfde uren terugzetten"}
	FilingBound    = Bound{Table: "documents", Most: 20, What: "keer indienen van een aanvraag"}
)

// Bounds says of every table that an account can grow what bounds it.
func Bounds() []Bound {
	return []Bound{
		CompanyBound, RequestBound, WithdrawnBound, RestoreBound, FilingBound,
		{Table: "sessions", By: "50 of an account; the oldest ends"},
		{Table: "known_addresses", By: "50 of an account; the oldest goes"},
		{Table: "idempotent_calls", By: "the rate of calls, and 90 days"},
		{Table: "hours", By: "8 hours of an employee a day in halves, 100,000 rows of a file, nothing after this week"},
		{Table: "hour_imports", By: "the hours that each of them wrote"},
		{Table: "employees", By: "EmployeesMax of a company"},
		{Table: "project_hours", By: "the hours that it sums"},
		{Table: "project_people", By: "the hours that it sums"},
		{Table: "company_people", By: "employees"},
		{Table: "assignments", By: "one per employee and request"},
		{Table: "bsn_reveals", By: "30 of a person a day"},
		{Table: "applications", By: "one per request, of 200,000 characters"},
		{Table: "application_facts", By: "one per request, of 500 bytes"},
		{Table: "application_versions", By: "200 of a request and 20 MB, besides those of composing, payment and filing"},
		{Table: "drafts", By: "one per part or bottleneck that a job drafts"},
		{Table: "company_details", By: "one per company, of lines"},
		{Table: "document_contents", By: "one per distinct content of the documents of a request"},
		{Table: "payments", By: "the checkouts of a request in a day"},
		{Table: "payment_events", By: "what the provider says of payments"},
		{Table: "invoices", By: "payments"},
		{Table: "jobs", By: "what asks for them, and 30 days once they are done"},
		{Table: "mails", By: "what asks for them, and 30 days once they are sent"},
		{Table: "contact_messages", By: "5 of an address an hour, and 400 days"},
		{Table: "password_codes", By: "an hour"},
		{Table: "verdicts", By: "the rate of evaluations, and their age"},
		{Table: "interests", By: "one per account"},
		{Table: "list_versions", By: "a fixed number per account"},
		{Table: "counters", By: "their windows"},
	}
}

// CheckRows is Conflict bound_reached when adding some to what is there is too much.
func (b Bound) CheckRows(there, added int) error {
	if added == 0 || there+added <= b.Most {
		return nil
	}
	return domain.Fail(domain.Conflict, domain.CodeBoundReached).With("max", strconv.Itoa(b.Most)).With("what", b.What)
}

// AgeLimit is a table whose rows go some time after they have served.
type AgeLimit struct {
	Table string
	Keep  time.Duration // 0 for rows that say themselves when they end
}

// The times for which rows are kept that only age.
const (
	keepDay   = 24 * time.Hour
	keepCalls = 90 * keepDay
	keepDone  = 30 * keepDay // of jobs that are done and mails that are sent
)

// Ageings are all of them. Messages of the contact form are kept as long as the operator says.
func Ageings(contact time.Duration) []AgeLimit {
	return []AgeLimit{
		{"idempotent_calls", keepCalls}, {"jobs", keepDone}, {"mails", keepDone},
		{"contact_messages", contact},
		{"sessions", 0}, {"counters", 0}, {"known_addresses", keepDone}, {"password_codes", time.Hour},
	}
}
