package hours

import (
	"wbso/domain"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

// Project is a request as hours are registered on it.
type Project struct {
	ID             int64
	Company        int64
	Number         string
	Title          string
	PaymentStatus  request.PaymentStatus
	StartOfProject domain.Date // of its application
	ProjectStarted domain.Date // the start of the project itself, when the application continues one
	Applicant      scheme.Applicant
	Filed          domain.Date // when its application was filed, if it was
	EstimatedHours int
	Caller         member.Membership // of who asked for it
}

// ProjectOf returns the project of a request in a list.
func ProjectOf(r request.RequestSummary) Project {
	return Project{ID: r.ID, Company: r.CompanyID, Number: r.Number, PaymentStatus: r.PaymentStatus, StartOfProject: r.StartOfProject,
		ProjectStarted: r.ProjectStarted, Applicant: r.Applicant, Filed: r.Filed, EstimatedHours: r.EstimatedHours}
}

// ProjectPeriod is a period of a project.
type ProjectPeriod struct {
	Project int64
	domain.Period
}

// begins returns the day on which the work of the project began, or is to begin.
func (p Project) begins() domain.Date {
	if p.ProjectStarted.IsZero() {
		return p.StartOfProject
	}
	return p.ProjectStarted
}

// CountedPeriod returns the period of the application, in which hours count for it. One that was
// not filed yet is expected to be before the project starts.
func (p Project) CountedPeriod() domain.Period {
	before := p.StartOfProject.MonthOf().First().AddDays(-1)
	return scheme.Timing{Applicant: p.Applicant, Start: p.StartOfProject, Filed: p.Filed}.Filing(before).FilingPeriod()
}

// Open reports whether hours may be registered and read: the project is paid.
func (p Project) Open() bool { return p.PaymentStatus == request.Paid }

// MyWeek is the hours of a week of one person in a company, with what is known of its days and of the months that it
// touches, and of the last one that is over.
type MyWeek struct {
	Company     int64
	CompanyName string
	Employee    Employee
	Workdays    Workdays
	Week        domain.Period
	Projects    []MyProject
	Marks       []MarkedDay
	States      []DayState
	Months      []PersonMonth // without their hours and open days
}

// MyProject is what one person worked on a project on some days, those with hours.
type MyProject struct {
	Project
	Assigned bool
	Days     []DayHours
}
