// Package request contains what a user submits for one WBSO application of a company, and what
// becomes of it. What the owner finishes afterwards is in package application.
package request

import (
	"fmt"
	"time"

	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/evaluation/find"
	"wbso/domain/member"
	"wbso/domain/scheme"
)

// Submission has what the wizard asks and POST /api/requests/ receives, except the company.
type Submission struct {
	ElevatorPitch         string
	InnovationDescription string
	TechnicalChallenges   string
	EstimatedHours        int         // S&O hours in the application period
	StartOfProject        domain.Date // of the application
	ProjectStartedOn      domain.Date // of the project itself, when the application continues it
	OwnHours              *int        // those among the hours of a self-employed person with employees
	Collaborative         bool
	Partners              []Partner
	ProjectType           scheme.ProjectType
	AlsoDevelopCode       bool              // only with PhysicalProduct
	CostMethod            scheme.CostMethod // empty when not chosen
	Applicant             scheme.Applicant
	ExtraCosts            string // empty when none are claimed
}

// TextOf returns one of the three evaluated texts, or "" for an unknown field.
func (s Submission) TextOf(f find.TextField) string {
	switch f {
	case find.ElevatorPitch:
		return s.ElevatorPitch
	case find.Innovation:
		return s.InnovationDescription
	case find.TechnicalChallenges:
		return s.TechnicalChallenges
	}
	return ""
}

// WritesSoftware reports whether RVO asks its software questions.
func (s Submission) WritesSoftware() bool {
	return s.ProjectType == scheme.Software || s.AlsoDevelopCode
}

// Partner is a party outside the applicant's fiscal unity that takes part in the
// project.
type Partner struct {
	CompanyName  string
	Location     string
	Contribution string
}

// RVO's limits on partners, lengths in characters.
const (
	PartnersMax            = 5
	PartnerNameMax         = 60
	PartnerLocationMax     = 60
	PartnerContributionMax = 80
)

// Request is one WBSO application of a company.
type Request struct {
	ID            int64
	Owner         int64           // the account that owns the company
	MadeBy        int64           // the user who made it
	Company       company.Company // a repository stores only its ID
	Number        string          // the project number, such as WBSO-2026-00042
	Submission    Submission
	Title         string // the title of its application, once it has one
	Status        Status
	PaymentStatus PaymentStatus
	Failure       string         // the class of the last failure, for administrators; while it is processed, why that is put off
	Questions     int            // how many questions its application leaves open; 0 before it has one
	Filed         domain.Date    // the day on which its application was filed, or zero
	Open          []OpenQuestion // the open questions, which a use case fills in where they are shown
	Work          Work           // likewise
	CreatedAt     time.Time
	UpdatedAt     time.Time
}

// Work is how much is worked on a project.
type Work struct {
	Employees int          // assigned and not archived
	Hours     domain.Hours // in a month
}

// SummaryPitchMax is the length to which a summary shortens the pitch, in
// characters.
const SummaryPitchMax = 300

// RequestSummary is a request as lists show it.
type RequestSummary struct {
	ID             int64
	Owner          int64
	CompanyID      int64
	CompanyName    string
	Number         string
	Title          string
	Pitch          string // the first SummaryPitchMax characters
	StartOfProject domain.Date
	ProjectStarted domain.Date
	ProjectType    scheme.ProjectType
	Applicant      scheme.Applicant
	Status         Status
	PaymentStatus  PaymentStatus
	Failure        string // as that of the request
	EstimatedHours int
	Questions      int
	AskedBy        *string // the version of the program that asked them; nil before there is an application
	Filed          domain.Date
	Benefit        *domain.Cents // what its application is worth; nil while that is not known, and where no use case fills it in
	Work           Work
	CreatedAt      time.Time
	Role           member.Role // of who asked for it
}

// Timing returns what the filing of the application of a request follows from.
func (r Request) Timing() scheme.Timing {
	s := r.Submission
	return scheme.Timing{Applicant: s.Applicant, Start: s.StartOfProject, Began: s.ProjectStartedOn, Filed: r.Filed}
}

// Timing returns what the filing of the application of a request follows from.
func (r RequestSummary) Timing() scheme.Timing {
	return scheme.Timing{Applicant: r.Applicant, Start: r.StartOfProject, Began: r.ProjectStarted, Filed: r.Filed}
}

// RequestFilter selects requests that a member reaches. An empty Owner, Status, PaymentStatus or
// Company selects all. Summaries have the Work of a month that is
// not zero, and with Cards StartOfProject, ProjectStarted, ProjectType, Applicant, EstimatedHours, Questions, AskedBy and Filed.
type RequestFilter struct {
	By            member.Access
	Owner         int64
	Company       int64
	Status        Status
	PaymentStatus PaymentStatus
	PaidFor       string // the KvK number of the company when it was paid
	WorkOf        domain.Month
	Cards         bool
}

// ProjectNumber returns the project number of the n-th request of a year.
func ProjectNumber(year, n int) string { return fmt.Sprintf("WBSO-%04d-%05d", year, n) }

// AsSubmitted returns the request as it was when it was submitted, with the title that it
// had. A repeated submit with the same Idempotency-Key gets this answer, even if the
// request has been processed or paid in the meantime.
func (r Request) AsSubmitted(title string) Request {
	r.Status, r.PaymentStatus, r.Title = Processing, Unpaid, title
	r.Failure, r.Questions, r.Filed, r.Open, r.UpdatedAt = "", 0, domain.Date{}, nil, r.CreatedAt
	return r
}

// Key implements Identified.
func (r RequestSummary) Key() int64 { return r.ID }

// UntilWhen returns the sentence that says until when the application can be filed, and for which
// period, as of today.
func (r Request) UntilWhen(today domain.Date) string {
	f := r.Timing().Filing(today)
	switch {
	case !f.HasDeadline():
		return scheme.AlonePeriod(f.From.Year)
	case f.Past:
		next := scheme.EarliestFiling(today)
		return "Let op: voor een start op " + r.Submission.StartOfProject.DutchLong() + " kon je indienen tot en met " + f.Deadline.DutchLong() +
			". Kies bij je aanvraag een latere startdatum: nu indienen kan tot en met " + next.Deadline.DutchLong() + ", voor een periode vanaf " + next.From.DutchLong() + "."
	}
	return "Indienen bij RVO kan tot en met " + f.Deadline.DutchLong() + ", voor een periode vanaf " + f.From.DutchLong() + "."
}
