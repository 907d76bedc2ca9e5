package demo

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"time"

	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

//go:embed demonstration.json
var demonstration []byte

// data is what the demonstration is filled with.
type data struct {
	Companies []company.Company
	Projects  []demoProject
	Answers   map[string]string // to what RVO asks besides the technical story, by question
	People    []demoPerson      // of the first project
	Clients   []company.Company // of the adviser, besides the companies
	Members   []demoMember
}

func read() (d data, err error) {
	in := json.NewDecoder(bytes.NewReader(demonstration))
	in.DisallowUnknownFields()
	if err := in.Decode(&d); err != nil {
		return data{}, fmt.Errorf("read the demonstration: %w", err)
	}
	return d, nil
}

const demoCode = "WELKOM"

// demoProject is one request of the demonstration, with the state that it is put in.
type demoProject struct {
	request.Submission
	Title    string
	Company  int // index into the companies
	DaysAgo  int
	Status   request.Status
	Payment  request.PaymentStatus
	Progress demoProgress      // of its application
	Answers  map[string]string // to questions about the technical story
}

func (p demoProject) submission(start domain.Date) request.Submission {
	in := p.Submission
	in.StartOfProject, in.CostMethod, in.Applicant, in.Collaborative = start, scheme.FlatRate, scheme.CompanyApplicant, len(p.Partners) > 0
	return in
}

// demoMember is somebody with an account of their own. Who has the address of an employee is linked to that row.
type demoMember struct {
	Username, FirstName, LastName, Email string
	Role                                 member.Role
	Companies                            []int // indexes into the companies, and behind them the clients
	Days                                 int   // until the last day of a reader
}

// demoWeek is what somebody works from Monday to Friday, give or take an hour.
type demoWeek [5]domain.Hours

// demoPerson is an employee of the demonstration. Weeks are counted back from the current
// one, which is 0. Without hours in a week somebody is not assigned to the project.
type demoPerson struct {
	hours.Employee
	BSN         string
	Account     string // the user name of who records their own hours
	Week        demoWeek
	First, Last int
	ThisWeek    int   // days of the current week that are filled
	Away        []int // weeks of holiday
	Busy        []int // weeks with three hours more a day, before a test
	LateWeek    int   // the week that was recorded late; 0 for none
	Slips       []demoSlip
	Work        []string
}

// demoSlip is an entry that was withdrawn or, when corrected, replaced.
type demoSlip struct {
	Week, Day   int // Monday is 0
	Hours       domain.Hours
	Description string
	Corrected   bool
}

// demoLateDays is after how many days the late entries were recorded.
const demoLateDays = 20

// demoWobble keeps days from being all alike, in half hours.
var demoWobble = [...]domain.Hours{0, 1, 0, -1, 2, 0, -2}

// demoStart returns when the project with hours started: the first of the month, half a year ago.
func demoStart(today domain.Date) domain.Date { return today.MonthOf().AddMonths(-6).First() }

// demoPaidAfter is how long after its submission the request with hours was paid.
const demoPaidAfter = 26 * time.Hour
