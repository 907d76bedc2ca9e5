package dossier

import (
	"slices"
	"strconv"
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
	Asks    []string // the questions whose answers fill the box; none for one that may stay empty
}

// Length is the number of characters that RVO counts.
func (s Section) Length() int { return utf8.RuneCountInString(s.Text) }

// TooLong reports whether RVO would cut the answer off.
func (s Section) TooLong() bool { return s.Limit > 0 && s.Length() > s.Limit }

// Printed returns the boxes of RVO's form that the parts fill, in the order of the form. An
// empty one is there as long as RVO asks for it.
func (a Application) Printed() []Section {
	var out []Section
	for _, p := range PartKeys() {
		out = append(out, a.PrintedPart(p)...)
	}
	return out
}

// PrintedPart returns the boxes that one part fills: none for the company, which
// PrintedCompany returns, and for what is hidden or left out.
func (a Application) PrintedPart(p PartKey) []Section {
	if a.Hidden(p) {
		return nil
	}
	return a.settled(a.boxes(p))
}

// notApplicable is the answer in a box for a text whose questions the user set aside.
const notApplicable = "Niet van toepassing"

// settled returns the boxes as they are printed. An empty one that RVO does not ask for is
// left out, as is a fact or row whose question the user set aside; a text says so.
func (a Application) settled(all []Section) []Section {
	aside := func(id string) bool { return slices.Contains(a.Dismissed, id) }
	var out []Section
	for _, s := range all {
		open := slices.ContainsFunc(s.Asks, func(id string) bool { return !aside(id) })
		if s.Text == "" && !open && len(s.Asks) > 0 && s.Ask != "" {
			s.Text = notApplicable
		}
		if s.Text != "" || open {
			out = append(out, s)
		}
	}
	return out
}

// boxes returns the boxes of a part that RVO's form has, empty ones too.
func (a Application) boxes(p PartKey) []Section {
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
		return unasked(one(p, string(p), "Opmerkingen", "Wil je RVO nog iets laten weten? Dit veld mag leeg blijven.", a.Remarks.Text, RemarksMax))
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
	return []Section{{Part: p, Key: key, Heading: heading, Ask: ask, Text: paragraphs(text), Limit: limit, Asks: []string{questionID(p, "", emptyNeed)}}}
}

// unasked returns boxes that may stay empty.
func unasked(all []Section) []Section {
	for i := range all {
		all[i].Asks = nil
	}
	return all
}

func (a Application) printProject() []Section {
	all := factBoxes(ProjectPart, a.projectFacts())
	all[0].Limit = TitleMax
	return all
}

// What RVO wants to read in the boxes that have rows.
const (
	AskPhases   = "Welke stappen zet je zelf, en wanneer is elke stap klaar? De laatste stap is het verwachte einde van het project."
	AskPartners = "Werk je samen met partijen buiten je eigen fiscale eenheid? Noem er hoogstens vijf, elk met plaats en bijdrage."
)

func (a Application) printPhases() []Section {
	rows := a.Phases.written()
	if len(rows) == 0 {
		return one(PhasesPart, string(PhasesPart), PhasesPart.Label(), AskPhases, "", 0)
	}
	var out []Section
	for i, r := range rows {
		step := "Stap " + strconv.Itoa(i+1)
		out = append(out, row(PhasesPart, r.ID, "", activityNeed, step, r.Activity, ActivityMax),
			row(PhasesPart, r.ID, ".done", monthNeed, step+": datum gereed", r.Done, 0))
	}
	return out
}

// row is the box of one answer in a row, which a question about the row asks for.
func row(p PartKey, id, suffix, need, heading, text string, limit int) Section {
	return Section{Part: p, Key: string(p) + "." + id + suffix, Heading: heading, Text: shown(text), Limit: limit,
		Asks: []string{questionID(p, id, need)}}
}

// written returns the rows that say something.
func (p Phases) written() []Phase {
	var out []Phase
	for _, r := range p.Rows {
		if !blank(r.Activity) || r.Done != "" {
			out = append(out, r)
		}
	}
	return out
}

func (a Application) printPartners() []Section {
	all := []Section{{Part: PartnersPart, Key: "samenwerking", Heading: "Samenwerking", Text: yesNo(&a.Partners.Collaborative), Ask: AskPartners}}
	if !a.Partners.Collaborative {
		return all
	}
	rows := a.Partners.written()
	if len(rows) == 0 {
		return append(all, one(PartnersPart, string(PartnersPart), "Partners", AskPartners, "", 0)...)
	}
	for i, r := range rows {
		partner := "Partner " + strconv.Itoa(i+1)
		all = append(all, row(PartnersPart, r.ID, ".name", nameNeed, partner+": naam", r.Name, domain.PartnerNameMax),
			row(PartnersPart, r.ID, ".location", locationNeed, partner+": plaats", r.Location, domain.PartnerLocationMax),
			row(PartnersPart, r.ID, ".contribution", contributionNeed, partner+": bijdrage", r.Contribution, domain.PartnerContributionMax))
	}
	return all
}

// written returns the rows that say something.
func (p Partners) written() []Partner {
	var out []Partner
	for _, r := range p.Rows {
		if !blank(r.Name + r.Location + r.Contribution) {
			out = append(out, r)
		}
	}
	return out
}
