package domain

import (
	"fmt"
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

// ProjectNumber formats the n-th request of a year.
func ProjectNumber(year, n int) string { return fmt.Sprintf("WBSO-%04d-%05d", year, n) }

// ProjectType is the kind of project RVO asks for; the wizard's default is Software.
type ProjectType string

const (
	Software        ProjectType = "programmatuur"
	PhysicalProduct ProjectType = "fysiek_product"
)
