package dossier

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"wbso/domain"
)

// RVO's limits, in characters. An answer is counted as it is printed.
const (
	TitleMax    = 200
	AnswerMax   = domain.TextAdvised
	ActivityMax = 120
	PhasesMax   = 10 // rows
	RemarksMax  = 500
	CostsMax    = 500
)

// Section is one box of RVO's form with its answer. Limit is 0 when RVO sets none.
type Section struct {
	Part    PartKey
	Key     string // unique within an application
	Heading string // RVO's topic
	Ask     string // what RVO wants to read there; empty for a plain fact
	Text    string // the whole answer as it is pasted, also when it is over the limit
	Limit   int
}

// Length is the number of characters that RVO counts.
func (s Section) Length() int { return utf8.RuneCountInString(s.Text) }

// TooLong reports whether RVO would cut the answer off.
func (s Section) TooLong() bool { return s.Limit > 0 && s.Length() > s.Limit }

// Printed returns the boxes of RVO's form that the parts fill, in the order of the form.
// Boxes for texts are there when they are empty; facts and rows are not.
func (a Application) Printed() []Section {
	var out []Section
	for _, p := range PartKeys() {
		out = append(out, a.PrintedPart(p)...)
	}
	return out
}

// PrintedPart returns the boxes that one part fills: none for the company, which
// Company.Printed returns, and for what is hidden or left out.
func (a Application) PrintedPart(p PartKey) []Section {
	if a.Hidden(p) {
		return nil
	}
	switch p {
	case ProjectPart:
		return a.printProject()
	case SummaryPart:
		return one(p, string(p), "Projectomschrijving", "Wat ga je ontwikkelen en waarom? Gewone woorden mogen hier.", a.Summary.Text, AnswerMax)
	case UpdatePart:
		return one(p, string(p), "Update project", "Wat is er gedaan sinds de vorige aanvraag, en waarom is de planning veranderd?", a.Update.Text, AnswerMax)
	case PhasesPart:
		return a.printPhases()
	case PartnersPart:
		return a.printPartners()
	case BottlenecksPart:
		return a.printBottlenecks()
	case ToolsPart:
		return one(p, "talen", "Programmeertalen, ontwikkelomgevingen en tools",
			"Waarmee schrijf je de programmatuur? Hieruit blijkt je eigen bijdrage, tegenover het invoeren van bestaande toepassingen.", a.Tools.Text, AnswerMax)
	case NoveltyPart:
		return one(p, "nieuwheid", noveltyHeading+a.suffix(a.Project.Focus), askNovelty, a.Novelty.Text, AnswerMax)
	case CodeNoveltyPart:
		return one(p, "programmatuur_nieuwheid", noveltyHeading+codeSuffix, askNovelty, a.CodeNovelty.Text, AnswerMax)
	case RemarksPart:
		return filled(one(p, string(p), "Opmerkingen", "Wil je RVO nog iets laten weten? Dit veld mag leeg blijven.", a.Remarks.Text, RemarksMax))
	case CostsPart:
		return a.printCosts()
	}
	return nil
}

const (
	noveltyHeading = "Technische nieuwheid"
	codeSuffix     = " programmatuur"
	askNovelty     = "Waarom zijn deze oplossingsrichtingen technisch nieuw voor jouw bedrijf, en welke technische risico's en onzekerheden horen daarbij? RVO vergelijkt met de stand van de techniek."
)

// suffix is how RVO tells the boxes about software from those about a product or process.
func (a Application) suffix(side Focus) string {
	if side == FocusSoftware {
		return codeSuffix
	}
	return ""
}

func one(p PartKey, key, heading, ask, text string, limit int) []Section {
	return []Section{{Part: p, Key: key, Heading: heading, Ask: ask, Text: paragraphs(text), Limit: limit}}
}

// filled leaves out the boxes without an answer.
func filled(all []Section) []Section {
	var out []Section
	for _, s := range all {
		if s.Text != "" {
			out = append(out, s)
		}
	}
	return out
}

func (a Application) printProject() []Section {
	p := a.Project
	start, _ := domain.ParseDate(p.Start)
	fact := func(key, heading, text string) Section {
		return Section{Part: ProjectPart, Key: "project." + key, Heading: heading, Text: text}
	}
	title := fact("title", "Projecttitel", strings.TrimSpace(p.Title))
	title.Limit = TitleMax
	all := []Section{
		title,
		fact("focus", "Zwaartepunt", labelOf(Focuses(), string(p.Focus))),
		fact("technology", "Technologiegebied", labelOf(Technologies(), strconv.Itoa(p.Technology))),
		fact("applicant", "Soort aanvrager", labelOf(Applicants(), p.Applicant)),
		fact("employees", "Werknemers", number(p.Employees)),
		fact("rd_employees", "Werknemers die S&O doen", number(p.RDEmployees)),
		fact("continuation", "Voortzetting van een eerder project", yesNo(p.Continuation)),
		fact("start", "Start van het project", start.Dutch()),
		fact("hours", "S&O-uren", positive(p.Hours)),
	}
	if p.Focus != FocusSoftware {
		all = append(all, fact("also_develop_code", "Wordt mede programmatuur ontwikkeld?", yesNo(&p.AlsoDevelopCode)))
	}
	return append([]Section{title}, filled(all[1:])...)
}

func (a Application) printPhases() []Section {
	var out []Section
	for i, r := range a.Phases.written() {
		key, step := "phases."+r.ID, "Stap "+strconv.Itoa(i+1)
		out = append(out,
			Section{Part: PhasesPart, Key: key, Heading: step, Text: strings.TrimSpace(r.Activity), Limit: ActivityMax},
			Section{Part: PhasesPart, Key: key + ".done", Heading: step + ": datum gereed", Text: r.Done})
	}
	return filled(out)
}

// written returns the rows that say something.
func (p Phases) written() []Phase {
	var out []Phase
	for _, r := range p.Rows {
		if strings.TrimSpace(r.Activity) != "" || r.Done != "" {
			out = append(out, r)
		}
	}
	return out
}

func (a Application) printPartners() []Section {
	all := []Section{{Part: PartnersPart, Key: "samenwerking", Heading: "Samenwerking", Text: yesNo(&a.Partners.Collaborative),
		Ask: "Werk je samen met partijen buiten je eigen fiscale eenheid? Noem er hoogstens vijf, elk met plaats en bijdrage."}}
	if !a.Partners.Collaborative {
		return all
	}
	for i, r := range a.Partners.written() {
		key, partner := "partners."+r.ID, "Partner "+strconv.Itoa(i+1)
		all = append(all,
			Section{Part: PartnersPart, Key: key + ".name", Heading: partner + ": naam", Text: strings.TrimSpace(r.Name), Limit: domain.PartnerNameMax},
			Section{Part: PartnersPart, Key: key + ".location", Heading: partner + ": plaats", Text: strings.TrimSpace(r.Location), Limit: domain.PartnerLocationMax},
			Section{Part: PartnersPart, Key: key + ".contribution", Heading: partner + ": bijdrage", Text: strings.TrimSpace(r.Contribution), Limit: domain.PartnerContributionMax})
	}
	return filled(all)
}

// written returns the rows that say something.
func (p Partners) written() []Partner {
	var out []Partner
	for _, r := range p.Rows {
		if strings.TrimSpace(r.Name+r.Location+r.Contribution) != "" {
			out = append(out, r)
		}
	}
	return out
}
