package application

import (
	"strconv"

	"wbso/domain"
	"wbso/domain/scheme"
)

// Project is RVO's project block.
type Project struct {
	Title           string               `json:"title"`
	Focus           Focus                `json:"focus"`
	AlsoDevelopCode bool                 `json:"also_develop_code"` // only for a product or process
	Technology      int                  `json:"technology"`        // RVO's field 1 to 18; 0 when not known
	Applicant       string               `json:"applicant"`         // W, Z, B or empty
	Employees       *int                 `json:"employees"`
	RDEmployees     *int                 `json:"rd_employees"`
	Continuation    *bool                `json:"continuation"`       // of an earlier project
	Start           string               `json:"start"`              // of the application, yyyy-mm-dd
	Began           string               `json:"project_started_on"` // of the project that it continues
	Hours           int                  `json:"hours"`
	OwnHours        *int                 `json:"own_hours"`          // those among them of a self-employed person with employees
	EarlierRD       *bool                `json:"earlier_rd"`         // of employees, two years before
	Reference       string               `json:"previous_reference"` // of the application that it continues, SO…
	Addition        *bool                `json:"addition"`           // to an application without forms, instead of a definitive one
	SelfEmployed    []SelfEmployedPerson `json:"self_employed"`      // where there are several
}

// Focus is RVO's zwaartepunt.
type Focus string

const (
	FocusProduct  Focus = "product"
	FocusProcess  Focus = "proces"
	FocusSoftware Focus = "programmatuur"
)

// Focuses returns the kinds of project.
func Focuses() []Option {
	return []Option{{string(FocusProduct), "Product"}, {string(FocusProcess), "Productieproces"}, {string(FocusSoftware), "Programmatuur"}}
}

func focuses() []string { return values(Focuses()) }

// Kinds of applicant.
const (
	Employees    = "W" // of its own
	SelfEmployed = "Z"
	Both         = "B"
)

// ApplicantOptions returns the kinds of applicant.
func ApplicantOptions() []Option {
	return []Option{{Employees, "Met werknemers"}, {SelfEmployed, "Zelfstandige zonder werknemers"}, {Both, "Zelfstandige en werknemers"}}
}

// kinds are RVO's kinds of applicant. It stays open where nobody was asked.
var kinds = map[scheme.Applicant]string{
	scheme.CompanyApplicant: Employees, scheme.SelfEmployedApplicant: SelfEmployed, scheme.BothApplicant: Both,
}

// ApplicantKind returns RVO's kind of an applicant.
func ApplicantKind(a scheme.Applicant) string { return kinds[a] }

// Kind returns who applies, or "" while that is open.
func (p Project) Kind() scheme.Applicant {
	for a, kind := range kinds {
		if kind == p.Applicant {
			return a
		}
	}
	return ""
}

// Staffed reports whether employees do S&O, which is so for most.
func (p Project) Staffed() bool { return p.Applicant != SelfEmployed }

// HasSelfEmployed reports whether somebody applies as a self-employed person.
func (p Project) HasSelfEmployed() bool { return p.Applicant == SelfEmployed || p.Applicant == Both }

// ContinuesProject reports whether it is known to continue an earlier project.
func (p Project) ContinuesProject() bool { return p.Continuation != nil && *p.Continuation }

// TimingOfProject returns the dates that decide the filing. filed is the day on which it was filed,
// or zero. The Start is zero while it is not known.
func (p Project) TimingOfProject(filed domain.Date) scheme.Timing {
	t := scheme.Timing{Applicant: p.Kind(), Filed: filed}
	t.Start, _ = domain.ParseDate(p.Start)
	if p.ContinuesProject() {
		t.Began, _ = domain.ParseDate(p.Began)
	}
	return t
}

// technologies are RVO's fields of technology 1 to 18.
var technologies = []string{
	"Aard- en milieuwetenschappen", "Biotechnologie", "Bodem, lucht en water", "Chemische engineering", "Chemie", "Civiele techniek",
	"Computer- en informatiewetenschappen", "Dierlijke productie", "Elektrotechniek", "Fysica", "Gezondheid", "Levensmiddelen",
	"Materialen", "Mechanische techniek", "Medische techniek", "Medisch en farmaceutisch", "Nanotechnologie", "Plantaardige productie",
}

// Technologies returns RVO's fields of technology; the value of the first is 1.
func Technologies() []Option {
	var out []Option
	for i, name := range technologies {
		out = append(out, Option{Value: strconv.Itoa(i + 1), Label: name})
	}
	return out
}

// CheckStartDay checks the day on which the period of an application starts, as yyyy-mm-dd.
func CheckStartDay(s string) error {
	if s == "" {
		return domain.Fail(domain.Invalid, domain.CodeRequired)
	}
	start, err := domain.ParseDate(s)
	if err != nil {
		return err
	}
	return scheme.CheckStart(start)
}

// CheckBegan checks the day on which the project itself began. Its order with the start counts
// when the application continues it; else the form does not show that day.
func (p Project) CheckBegan(day string) error {
	began, err := domain.ParseDate(day)
	if err != nil {
		return err
	}
	start := domain.Date{}
	if p.ContinuesProject() {
		start = p.TimingOfProject(domain.Date{}).Start
	}
	return scheme.CheckProjectStart(began, start)
}
