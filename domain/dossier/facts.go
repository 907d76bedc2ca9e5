package dossier

import (
	"slices"
	"strconv"

	"wbso/domain"
)

// fact is something short that RVO asks. It has both its box and its question, so that no
// box is empty without one.
type fact struct {
	key, heading, text    string // its box; the key is the need unless it is given; no box without a heading
	need                  string
	question, hint, input string // no question of its own without a text
	options               []Option
	missing               bool // RVO asks it, and the answer is not there or not whole
}

// factBoxes returns the boxes of the facts of a part.
func factBoxes(p PartKey, facts []fact) []Section {
	var out []Section
	for _, f := range facts {
		if f.heading == "" {
			continue
		}
		if f.key == "" {
			f.key = f.need
		}
		s := Section{Part: p, Key: string(p) + "." + f.key, Heading: f.heading, Text: shown(f.text)}
		if f.missing {
			s.Asks = []string{questionID(p, "", f.need)}
		}
		out = append(out, s)
	}
	return out
}

// facts asks for those that are missing.
func (q *asker) facts(weight int, p PartKey, facts []fact) {
	for _, f := range facts {
		if f.missing && f.question != "" {
			q.ask(weight, Question{Part: p, Need: f.need, Text: f.question, Hint: f.hint, Input: f.input, Options: f.options})
		}
	}
}

const (
	technologyNeed = "technology"
	ownHoursNeed   = "own_hours"
)

// projectFacts are the facts of RVO's project block, in its order.
func (a Application) projectFacts() []fact {
	p := a.Project
	start, _ := domain.ParseDate(p.Start)
	if !p.staffed() { // what was said of employees before stays, and RVO does not ask it
		p.Employees, p.RDEmployees = nil, nil
	}
	ofEmployees := ""
	switch {
	case p.Applicant != Both: // likewise
		p.OwnHours = nil
	case p.divided():
		ofEmployees = domain.DutchInt(p.Hours - *p.OwnHours)
	}
	facts := []fact{
		{need: "title", heading: "Projecttitel", text: p.Title, missing: blank(p.Title), input: LineInput,
			question: "Hoe heet je project? Geef in hoogstens 200 tekens aan wat je ontwikkelt."},
		{need: "focus", heading: "Zwaartepunt", text: labelOf(Focuses(), string(p.Focus))},
		{need: technologyNeed, heading: "Technologiegebied", text: labelOf(Technologies(), strconv.Itoa(p.Technology)), missing: p.Technology == 0,
			question: "Onder welk technologiegebied van RVO valt je project?", input: ChoiceInput, options: Technologies()},
		{need: "applicant", heading: "Soort aanvrager", text: labelOf(Applicants(), p.Applicant), missing: p.Applicant == "",
			question: "Wie doen het S&O-werk: werknemers, jij als zelfstandige, of allebei?", input: ChoiceInput, options: Applicants()},
		{need: "employees", heading: "Werknemers", text: number(p.Employees), missing: p.Employees == nil && p.staffed(),
			question: "Hoeveel werknemers heeft je bedrijf?", hint: "12", input: NumberInput},
		{need: "rd_employees", heading: "Werknemers die S&O doen", text: number(p.RDEmployees), missing: p.RDEmployees == nil && p.staffed(),
			question: "Hoeveel werknemers doen er S&O?", hint: "3", input: NumberInput},
		{need: "continuation", heading: "Voortzetting van een eerder project", text: yesNo(p.Continuation), missing: p.Continuation == nil,
			question: "Is dit de voortzetting van een project waarvoor je al eerder WBSO kreeg?", input: YesNoInput},
		{need: "start", heading: "Start van het project", text: start.Dutch(), missing: p.Start == "",
			question: "Op welke dag begint het project?", hint: "01-03-2027", input: LineInput},
		{need: "hours", heading: "S&O-uren", text: positive(p.Hours), missing: p.Hours <= 0,
			question: "Hoeveel S&O-uren maak je in de periode van deze aanvraag, met iedereen samen?", hint: "1200", input: NumberInput},
		{need: ownHoursNeed, heading: "Daarvan van jou als zelfstandige", text: number(p.OwnHours), missing: p.Applicant == Both && p.Hours > 0 && !p.divided(),
			question: "Hoeveel van de S&O-uren maak je zelf, als zelfstandige? RVO vraagt ze apart van die van je werknemers.", hint: "600", input: NumberInput},
		{key: "employee_hours", heading: "Daarvan van werknemers", text: ofEmployees},
	}
	if p.Focus != FocusSoftware {
		facts = append(facts, fact{need: "also_develop_code", heading: "Wordt mede programmatuur ontwikkeld?", text: yesNo(&p.AlsoDevelopCode)})
	}
	return facts
}

// companyFacts are what RVO asks about the applicant. A citizen service number is never
// among them; RVO asks that itself.
func (a Application) companyFacts(c Company) []fact {
	staffed := a.Project.staffed()
	entity := staffed && c.LegalForm != SoleTrader
	mail := c.Correspondence.Address
	if c.Correspondence.Same {
		mail = c.Address
	}
	facts := []fact{
		{need: "name", heading: "Bedrijfsnaam", text: c.Name},
		{need: "kvk", heading: "KvK-nummer", text: c.KvK},
		{need: "legal_form", heading: "Rechtsvorm", text: labelOf(LegalForms(), c.LegalForm), missing: c.LegalForm == "",
			question: "Wat is de rechtsvorm van je bedrijf?", input: ChoiceInput, options: LegalForms()},
		{need: "rsin", heading: "Fiscaal nummer (RSIN)", text: c.RSIN, missing: c.RSIN == "" && entity,
			question: "Wat is je fiscaal nummer (RSIN)? RVO vraagt het als er werknemers in de aanvraag staan.", hint: "123456782", input: LineInput},
		{need: addressNeed, heading: "Vestigingsadres", text: c.Address.Line(), missing: !c.Address.full(),
			question: "Wat is het vestigingsadres van je bedrijf?", hint: "Dorpsstraat 12, 1234 AB Utrecht", input: LineInput},
		{need: correspondNeed, heading: "Correspondentieadres", text: mail.Line(), missing: !c.Correspondence.Same && !mail.full(),
			question: "Op welk adres wil je post van RVO krijgen?", hint: "Postbus 12, 1234 AB Utrecht", input: LineInput},
		{need: "contact_name", heading: "Contactpersoon", text: c.Contact.Initials + " " + c.Contact.Name, missing: c.Contact.Name == "",
			question: "Wie is de contactpersoon voor RVO? Geef voorletters en naam.", hint: "J. de Vries", input: LineInput},
		{need: "contact_email", heading: "E-mail", text: c.Contact.Email, missing: c.Contact.Email == "",
			question: "Op welk e-mailadres kan RVO je bereiken?", input: LineInput},
		{need: "contact_phone", heading: "Telefoon", text: c.Contact.Phone, missing: c.Contact.Phone == "",
			question: "Op welk telefoonnummer kan RVO je bereiken?", hint: "0612345678", input: LineInput},
		{need: "website", heading: "Website", text: c.Website, missing: c.Website == "",
			question: "Wat is je website? RVO leest die ook.", hint: "www.bedrijf.nl", input: LineInput},
		{need: "income_tax", heading: "Ondernemer voor", text: labelOf(IncomeTaxes(), c.IncomeTax), missing: c.IncomeTax == "",
			question: "Voor welke belasting ben je ondernemer?", input: ChoiceInput, options: IncomeTaxes()},
		{need: "fiscal_unity", heading: "Deel van een fiscale eenheid", text: yesNo(c.FiscalUnity), missing: c.FiscalUnity == nil && entity,
			question: "Hoort je bedrijf bij een fiscale eenheid?", input: YesNoInput},
	}
	if c.inUnity() {
		facts = append(facts,
			fact{need: "parent_name", heading: "Moeder van de fiscale eenheid", text: c.ParentName, missing: blank(c.ParentName) && entity,
				question: "Hoe heet de moedermaatschappij van de fiscale eenheid?", input: LineInput},
			fact{need: "parent_number", heading: "Fiscaal nummer van de moeder", text: c.ParentNumber, missing: blank(c.ParentNumber) && entity,
				question: "Wat is het fiscaal nummer van de moedermaatschappij?", hint: "123456782", input: LineInput})
	}
	return slices.Concat(facts, a.starterFacts(c.Starter))
}
