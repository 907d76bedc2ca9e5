package application

import (
	"fmt"
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/dutch"
	"wbso/domain/evaluation"
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

// staffed reports whether employees do S&O, which is so for most.
func (p Project) staffed() bool { return p.Applicant != SelfEmployed }

// selfEmployed reports whether somebody applies as a self-employed person.
func (p Project) selfEmployed() bool { return p.Applicant == SelfEmployed || p.Applicant == Both }

// continues reports whether it is known to continue an earlier project.
func (p Project) continues() bool { return p.Continuation != nil && *p.Continuation }

// TimingOfProject is what the filing follows from when it was filed on a day, which may be zero. Its
// Start is zero while that is open.
func (p Project) TimingOfProject(filed domain.Date) scheme.Timing {
	t := scheme.Timing{Applicant: p.Kind(), Filed: filed}
	t.Start, _ = domain.ParseDate(p.Start)
	if p.continues() {
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

func checkProject(a *Application, was Application, errs *domain.Fields) {
	p := a.Project
	checkLine(errs, "title", p.Title, was.Project.Title)
	checkSelfEmployed(a, was, errs)
	checkLine(errs, "previous_reference", p.Reference, was.Project.Reference)
	choice(errs, "focus", string(p.Focus), focuses()...)
	if p.Focus != was.Project.Focus {
		a.Proposed.Focus = ""
	}
	if p.Technology < 0 || p.Technology > len(technologies) {
		errs.Add("technology", domain.CodeChoice).Args["value"] = strconv.Itoa(p.Technology)
	}
	choice(errs, "applicant", p.Applicant, "", Employees, SelfEmployed, Both)
	for _, f := range []struct {
		name string
		n    *int
	}{{"employees", p.Employees}, {"rd_employees", p.RDEmployees}, {"hours", &p.Hours}, {"own_hours", p.OwnHours}} {
		if f.n != nil {
			between(errs, f.name, int64(*f.n), 0, scheme.HoursMax)
		}
	}
	if p.Start != "" || was.Project.Start != "" { // it may be missing, but not be taken away
		errs.Check("start", checkStart(p.Start))
	}
	if p.Began != "" {
		errs.Check("project_started_on", p.checkBegan(p.Began))
	}
}

func checkStart(s string) error {
	if s == "" {
		return domain.Fail(domain.Invalid, domain.CodeRequired)
	}
	start, err := domain.ParseDate(s)
	if err != nil {
		return err
	}
	return scheme.CheckStart(start)
}

// checkBegan checks the day on which the project itself began. Its order with the start counts
// when the application continues it; else the form does not show that day.
func (p Project) checkBegan(day string) error {
	began, err := domain.ParseDate(day)
	if err != nil {
		return err
	}
	start := domain.Date{}
	if p.continues() {
		start = p.TimingOfProject(domain.Date{}).Start
	}
	return scheme.CheckProjectStart(began, start)
}

// project is RVO's project block. What was said of employees before stays when there are none,
// and RVO does not ask it; likewise the own hours of who is not self-employed with employees.
func (f *form) project() []requirement {
	p := &f.Project
	technology := ""
	if p.Technology > 0 {
		technology = strconv.Itoa(p.Technology)
	}
	all := []requirement{
		titled(fact("title", "Projecttitel", "Hoe heet je project? Geef in hoogstens 200 tekens aan wat je ontwikkelt.").line(&p.Title)),
		f.focus(),
		fact("technology", "Technologiegebied", "Onder welk technologiegebied van RVO valt je project?").
			choice(Technologies(), technology, func(v string) { p.Technology, _ = strconv.Atoi(v) }).like(f.technologyHint()),
		fact("applicant", "Soort aanvrager", "Wie doen het S&O-werk: werknemers, jij als zelfstandige, of allebei?").
			choice(ApplicantOptions(), p.Applicant, func(v string) { p.Applicant = v }),
	}
	if p.staffed() {
		all = append(all,
			fact("employees", "Werknemers", "Hoeveel werknemers heeft je bedrijf?").number(&p.Employees, 0, scheme.HoursMax).like("12"),
			fact("rd_employees", "Werknemers die S&O doen", "Hoeveel werknemers doen er S&O?").number(&p.RDEmployees, 0, scheme.HoursMax).like("3"),
			f.earlierRD())
	}
	all = append(all,
		f.addition(),
		fact("continuation", "Voortzetting van een eerder project", "Is dit de voortzetting van een project waarvoor je al eerder WBSO kreeg?").yesNo(&p.Continuation),
	)
	if p.continues() {
		all = append(all, fact("previous_reference", "Referentie van de vorige aanvraag",
			"Welke referentie had je vorige WBSO-aanvraag? Die begint met SO en staat op de beschikking.").typed(&p.Reference).like("SO…"))
	}
	all = append(append(all, f.starts()...), f.hours())
	if p.Applicant == Both {
		all = append(all, f.ownHours()...)
	}
	if p.selfEmployed() {
		all = append(all, f.ownHoursEach()...)
	}
	if p.Focus != FocusSoftware {
		all = append(all, requirement{need: "also_develop_code", heading: "Wordt mede programmatuur ontwikkeld?", text: yesNo(&p.AlsoDevelopCode)})
	}
	return all
}

// focus is RVO's zwaartepunt. It is asked until its owner chooses, when there is a proposal.
func (f *form) focus() requirement {
	proposed := labelOf(Focuses(), string(f.Proposed.Focus))
	r := fact("focus", "Zwaartepunt", "Waar ligt het zwaartepunt van je project: bij een product, een productieproces of programmatuur?").
		choice(Focuses(), string(f.Project.Focus), func(v string) { f.Project.Focus, f.Proposed.Focus = Focus(v), "" }).
		like(fmt.Sprintf("Uit je teksten: waarschijnlijk %s. Kies zelf.", strings.ToLower(proposed)))
	r.missing, r.mark = proposed != "", "nog te kiezen"
	return r
}

func titled(r requirement) requirement {
	r.limit = TitleMax
	return r
}

// starts is the start of the project. When the application continues one, that is another day
// than its own start.
func (f *form) starts() []requirement {
	p, t := &f.Project, f.Project.TimingOfProject(domain.Date{})
	const heading = "Start van het project"
	if !p.continues() {
		return []requirement{p.day("start", heading, "Op welke dag begint het project?", &p.Start, t.Start, checkStart)}
	}
	return []requirement{
		p.day("project_started_on", heading, "Op welke dag begon het project zelf?", &p.Began, t.Began, p.checkBegan).like("01-03-2025"),
		p.day("start", "Start van deze aanvraag", "Op welke dag begint deze aanvraag?", &p.Start, t.Start, checkStart),
	}
}

func (p *Project) day(
	need, heading, question string, to *string, known domain.Date, check func(string) error,
) requirement {
	r := fact(need, heading, question).like("01-03-2027")
	r.text, r.missing, r.input = known.Dutch(), *to == "", LineInput
	r.place = parsed(func(text string) (string, error) {
		day, err := dutch.Date(text)
		if err != nil {
			return "", err
		}
		return day.String(), check(day.String())
	}, func(day string) { *to = day }, same)
	return r
}

// earlierRD asks whether RVO calculates the hourly wage or takes the flat one.
func (f *form) earlierRD() requirement {
	p := &f.Project
	year := p.TimingOfProject(domain.Date{}).Start.Year - 2
	return fact("earlier_rd", "S&O, twee jaar eerder",
		fmt.Sprintf("Deden werknemers van je bedrijf in %d al S&O met een S&O-verklaring? Zo ja, dan berekent RVO je uurloon uit hun lonen van toen; zo nee, dan is het %s.",
			year, scheme.NewestYear().HourlyWage.Plain())).yesNo(&p.EarlierRD).when(year > 0)
}

// addition asks what RVO's form begins with.
func (f *form) addition() requirement {
	p := &f.Project
	r := fact("addition", "Definitief of aanvulling",
		"Vul je hiermee een vormvrije aanvraag aan, die je al bij RVO indiende? Zo nee, dan is dit je definitieve aanvraag.").yesNo(&p.Addition)
	switch {
	case yes(p.Addition):
		r.text = "Aanvulling op een vormvrije aanvraag"
	case no(p.Addition):
		r.text = "Definitief"
	}
	return r
}

// technologyHint names the field of technology that the texts seem to be about: the one of a
// model, or what the rules are sure of.
func (f *form) technologyHint() string {
	if !f.reads || f.Project.Technology != 0 {
		return ""
	}
	n := f.Proposed.Technology
	if n == 0 {
		n = fieldOf[f.topic()]
	}
	label := labelOf(Technologies(), strconv.Itoa(n))
	if label == "" {
		return ""
	}
	return fmt.Sprintf("Uit je teksten: waarschijnlijk %s. Kies zelf.", strings.ToLower(label[:1])+label[1:])
}

// fieldOf are the fields of technology of the topics that have one of their own.
var fieldOf = map[evaluation.Topic]int{evaluation.TopicSoftware: 7, evaluation.TopicFood: 12}
