package domain

import (
	"fmt"
	"strings"
	"time"
)

// Submission is what the wizard collects and POST /api/requests/ carries.
type Submission struct {
	ElevatorPitch         string
	InnovationDescription string
	TechnicalChallenges   string
	EstimatedHours        int // S&O hours in the application period
	StartOfProject        Date
	Collaborative         bool
	Partners              []Partner
	ProjectType           ProjectType
	AlsoDevelopCode       bool       // only with PhysicalProduct
	CostMethod            CostMethod // empty when not chosen
	ExtraCosts            string     // empty when none are claimed
}

// Text returns one of the three judged texts.
func (s Submission) Text(f TextField) string {
	switch f {
	case ElevatorPitch:
		return s.ElevatorPitch
	case Innovation:
		return s.InnovationDescription
	case TechnicalChallenges:
		return s.TechnicalChallenges
	}
	return ""
}

// WritesSoftware tells whether RVO asks the software questions.
func (s Submission) WritesSoftware() bool {
	return s.ProjectType == Software || s.AlsoDevelopCode
}

// Partner is a party one works with (RVO: at most 5, outside the fiscal unity).
type Partner struct {
	CompanyName  string // at most 60 characters
	Location     string // at most 60
	Contribution string // at most 80
}

// RVO's limits on partners.
const (
	PartnersMax            = 5
	PartnerNameMax         = 60
	PartnerLocationMax     = 60
	PartnerContributionMax = 80
)

// Status is where a request stands. The zero value counts as Processing.
type Status string

const (
	Processing Status = "in_verwerking"
	Processed  Status = "document_verwerkt"
	Failed     Status = "failed"
)

// Request is one WBSO application of a company.
type Request struct {
	ID            int64
	Owner         int64
	Company       Company // as joined; only ID is written
	Number        string  // WBSO-2026-00042
	Submission    Submission
	Title         string // the writer's, or the pitch's first words until then
	Status        Status
	PaymentStatus PaymentStatus
	Failure       string         // class of the last failure, for administrators
	Open          []OpenQuestion // what the writer could not answer
	CreatedAt     time.Time
	UpdatedAt     time.Time
}

// SummaryPitchMax is how much of the pitch a summary shows, in characters.
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
	StartOfProject Date
	Status         Status
	PaymentStatus  PaymentStatus
	CreatedAt      time.Time
}

// RequestFilter chooses requests: of one owner (or ports.AnyOwner), and of one status
// unless it is empty.
type RequestFilter struct {
	Owner         int64
	Status        Status
	PaymentStatus PaymentStatus
}

// ProjectNumber formats the n-th request of a year.
func ProjectNumber(year, n int) string { return fmt.Sprintf("WBSO-%04d-%05d", year, n) }

// ProjectType is the kind of project RVO asks for; the wizard's default is Software.
type ProjectType string

const (
	Software        ProjectType = "programmatuur"
	PhysicalProduct ProjectType = "fysiek_product"
)

// Known is the status itself, Processing when empty.
func (s Status) Known() Status {
	if s == "" {
		return Processing
	}
	return s
}

// to says whether a request may go from one status to another: processing ends in
// processed or failed, and a failed request may be processed again. Any other move
// is Conflict move_not_allowed with {from} and {to}.
func (s Status) to(next Status) error {
	from, to := s.Known(), next.Known()
	switch {
	case from == Processing && (to == Processed || to == Failed):
		return nil
	case from == Failed && to == Processing:
		return nil
	}
	return Fail(Conflict, CodeMove).With("from", string(from)).With("to", string(to))
}

// Move brings a request to another status at a moment, and forgets its last failure.
// It is the only way in which a stored request changes its status. A move that is
// not allowed is Conflict move_not_allowed and changes nothing.
func (r *Request) Move(to Status, at time.Time) error {
	if err := r.Status.to(to); err != nil {
		return err
	}
	r.Status, r.Failure, r.UpdatedAt = to, "", at
	return nil
}

// Finish moves a request to processed, with what the writer made of it.
func (r *Request) Finish(a Application, at time.Time) error {
	if err := r.Move(Processed, at); err != nil {
		return err
	}
	r.Title, r.Open = strings.TrimSpace(a.Title), a.Open
	return nil
}

// Fail moves a request to failed, with the class of what went wrong.
func (r *Request) Fail(class string, at time.Time) error {
	if err := r.Move(Failed, at); err != nil {
		return err
	}
	r.Failure = class
	return nil
}

// AsSubmitted is the request as its first answer showed it, whatever has
// happened to it since: what a repeated call with the same key gets back.
func (r Request) AsSubmitted() Request {
	r.Status, r.PaymentStatus = Processing, Unpaid
	r.Title = ProvisionalTitle(r.Submission.ElevatorPitch)
	r.Failure, r.Open, r.UpdatedAt = "", nil, r.CreatedAt
	return r
}
