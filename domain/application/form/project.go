package form

import (
	"fmt"
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/dutch"
	"wbso/domain/evaluation"
	"wbso/domain/scheme"
)

// project returns RVO's project block. What was said of employees before stays when there are none,
// and RVO does not ask it; likewise for own hours, which only a self-employed person with employees
// states separately.
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
			choice(application.Technologies(), technology, func(v string) { p.Technology, _ = strconv.Atoi(v) }).like(f.technologyHint()),
		fact("applicant", "Soort aanvrager", "Wie doen het S&O-werk: werknemers, jij als zelfstandige, of allebei?").
			choice(application.ApplicantOptions(), p.Applicant, func(v string) { p.Applicant = v }),
	}
	if p.Staffed() {
		all = append(all,
			fact("employees", "Werknemers", "Hoeveel werknemers heeft je bedrijf?").number(&p.Employees, 0, scheme.HoursMax).like("12"),
			fact("rd_employees", "Werknemers die S&O doen", "Hoeveel werknemers doen er S&O?").number(&p.RDEmployees, 0, scheme.HoursMax).like("3"),
			f.earlierRD())
	}
	all = append(all,
		f.addition(),
		fact("continuation", "Voortzetting van een eerder project", "Is dit de voortzetting van een project waarvoor je al eerder WBSO kreeg?").yesNo(&p.Continuation),
	)
	if p.ContinuesProject() {
		all = append(all, fact("previous_reference", "Referentie van de vorige aanvraag",
			"Welke referentie had je vorige WBSO-aanvraag? Die begint met SO en staat op de beschikking.").typed(&p.Reference).like("SO…"))
	}
	all = append(append(all, f.starts()...), f.hours())
	if p.Applicant == application.Both {
		all = append(all, f.ownHours()...)
	}
	if p.HasSelfEmployed() {
		all = append(all, f.ownHoursEach()...)
	}
	if p.Focus != application.FocusSoftware {
		all = append(all, requirement{need: "also_develop_code", heading: "Wordt mede programmatuur ontwikkeld?", text: yesNo(&p.AlsoDevelopCode)})
	}
	return all
}

// focus returns RVO's zwaartepunt. It is asked until its owner chooses, when there is a proposal.
func (f *form) focus() requirement {
	proposed := application.LabelOf(application.Focuses(), string(f.Proposed.Focus))
	r := fact("focus", "Zwaartepunt", "Waar ligt het zwaartepunt van je project: bij een product, een productieproces of programmatuur?").
		choice(application.Focuses(), string(f.Project.Focus), func(v string) { f.Project.Focus, f.Proposed.Focus = application.Focus(v), "" }).
		like(fmt.Sprintf("Uit je teksten: waarschijnlijk %s. Kies zelf.", strings.ToLower(proposed)))
	r.missing, r.mark = proposed != "", "nog te kiezen"
	return r
}

func titled(r requirement) requirement {
	r.limit = TitleMax
	return r
}

// starts returns the requirements of the start of the project. An application that continues a
// project has a start of its own besides.
func (f *form) starts() []requirement {
	p, t := &f.Project, f.Project.TimingOfProject(domain.Date{})
	const heading = "Start van het project"
	if !p.ContinuesProject() {
		return []requirement{day(p, "start", heading, "Op welke dag begint het project?", &p.Start, t.Start, application.CheckStartDay)}
	}
	return []requirement{
		day(p, "project_started_on", heading, "Op welke dag begon het project zelf?", &p.Began, t.Began, p.CheckBegan).like("01-03-2025"),
		day(p, "start", "Start van deze aanvraag", "Op welke dag begint deze aanvraag?", &p.Start, t.Start, application.CheckStartDay),
	}
}

func day(p *application.Project,
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
	label := application.LabelOf(application.Technologies(), strconv.Itoa(n))
	if label == "" {
		return ""
	}
	return fmt.Sprintf("Uit je teksten: waarschijnlijk %s. Kies zelf.", strings.ToLower(label[:1])+label[1:])
}

// fieldOf are the fields of technology of the topics that have one of their own.
var fieldOf = map[evaluation.Topic]int{evaluation.TopicSoftware: 7, evaluation.TopicFood: 12}
