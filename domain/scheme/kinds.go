package scheme

import (
	"strconv"

	"wbso/domain"
)

// CostMethod is the way in which RVO counts costs other than wages.
type CostMethod string

const (
	FlatRate    CostMethod = "forfetair"
	ActualCosts CostMethod = "werkelijke"
)

// Applicant is who applies for a request, which decides on the kind of benefit: employers pay less
// wage tax, the self-employed deduct from their profit. The empty string is a request that was made
// before this was asked.
type Applicant string

const (
	CompanyApplicant      Applicant = "company" // a company with employees
	SelfEmployedApplicant Applicant = "self_employed"
	BothApplicant         Applicant = "both" // a self-employed person with employees
)

// Applicants returns all kinds of applicant.
func Applicants() []Applicant {
	return []Applicant{CompanyApplicant, SelfEmployedApplicant, BothApplicant}
}

// ProjectType is the kind of project. PhysicalProduct covers both physical products
// and physical production processes, which RVO tells apart.
type ProjectType string

const (
	Software        ProjectType = "programmatuur"
	PhysicalProduct ProjectType = "fysiek_product"
)

// HoursMax is the largest estimate of a project; no company has more hours.
const HoursMax = 1_000_000

// The years in which a project can start: from the beginning of the WBSO to one that
// nobody plans for. Any other year is a typing error, such as 0027 for 2027.
const (
	StartYearMin = 1994
	StartYearMax = 2100
)

// CheckStart returns CodeRequired for no date and CodeStartRange for a start in a year
// that nobody means.
func CheckStart(start domain.Date) error {
	switch {
	case start.IsZero():
		return domain.Fail(domain.Invalid, domain.CodeRequired)
	case start.Year < StartYearMin || start.Year > StartYearMax:
		return &domain.Error{Kind: domain.Invalid, Code: domain.CodeStartRange, Args: domain.Args{"min": strconv.Itoa(StartYearMin), "max": strconv.Itoa(StartYearMax)}}
	}
	return nil
}

// CheckProjectStart returns CodeStartRange for a project that began in an implausible year, and
// CodeStartedLater when it began after the start of the application.
func CheckProjectStart(began, start domain.Date) error {
	err := CheckStart(began)
	if err == nil && !start.IsZero() && began.After(start) {
		return domain.Fail(domain.Invalid, domain.CodeStartedLater)
	}
	return err
}
