package dossier

import (
	"fmt"

	"wbso/domain"
)

// Needs of the company that an answer in words fills.
const (
	addressNeed    = "address"
	agentNeed      = "starter_agent"
	statementNeed  = "starter_statement"
	startersNeed   = "starter"
	correspondNeed = "correspondence"
)

// details asks what RVO wants to know of the applicant. It never asks for a citizen
// service number.
func (q *asker) details() {
	c := q.company
	staffed := q.app.Project.staffed()
	entity := staffed && c.LegalForm != SoleTrader
	for _, f := range []struct {
		missing          bool
		need, text, hint string
		input            string
		options          []Option
	}{
		{c.LegalForm == "", "legal_form", "Wat is de rechtsvorm van je bedrijf?", "", ChoiceInput, LegalForms()},
		{c.RSIN == "" && entity, "rsin", "Wat is je fiscaal nummer (RSIN)? RVO vraagt het als er werknemers in de aanvraag staan.", "123456782", LineInput, nil},
		{!c.Address.full(), addressNeed, "Wat is het vestigingsadres van je bedrijf?", "Dorpsstraat 12, 1234 AB Utrecht", LineInput, nil},
		{!c.Correspondence.Same && !c.Correspondence.full(), correspondNeed, "Op welk adres wil je post van RVO krijgen?", "Postbus 12, 1234 AB Utrecht", LineInput, nil},
		{c.Contact.Name == "", "contact_name", "Wie is de contactpersoon voor RVO? Geef voorletters en naam.", "J. de Vries", LineInput, nil},
		{c.Contact.Email == "", "contact_email", "Op welk e-mailadres kan RVO je bereiken?", "", LineInput, nil},
		{c.Contact.Phone == "", "contact_phone", "Op welk telefoonnummer kan RVO je bereiken?", "0612345678", LineInput, nil},
		{c.IncomeTax == "", "income_tax", "Voor welke belasting ben je ondernemer?", "", ChoiceInput, IncomeTaxes()},
		{c.FiscalUnity == nil && entity, "fiscal_unity", "Hoort je bedrijf bij een fiscale eenheid?", "", YesNoInput, nil},
		{c.inUnity() && blank(c.ParentName) && entity, "parent_name", "Hoe heet de moedermaatschappij van de fiscale eenheid?", "", LineInput, nil},
		{c.inUnity() && blank(c.ParentNumber) && entity, "parent_number", "Wat is het fiscaal nummer van de moedermaatschappij?", "123456782", LineInput, nil},
		{c.Website == "", "website", "Wat is je website? RVO leest die ook.", "www.bedrijf.nl", LineInput, nil},
	} {
		if f.missing {
			q.ask(ofCompany, Question{Part: CompanyPart, Need: f.need, Text: f.text, Hint: f.hint, Input: f.input, Options: f.options})
		}
	}
	if staffed {
		q.starter()
	}
}

// starter asks from what RVO sees whether the company is a starter, in turn.
func (q *asker) starter() {
	s, from, to := q.company.Starter, 0, 0
	if from, to = q.app.starterYears(); from == 0 {
		return
	}
	ask := func(need, text, hint, input string) {
		q.ask(ofCompany, Question{Part: CompanyPart, Need: need, Text: text, Hint: hint, Input: input})
	}
	switch {
	case s.WithholdingAgent5Years == nil:
		ask(startersNeed, fmt.Sprintf("Had je bedrijf in elk van de jaren %d tot en met %d personeel waarvoor het loonheffing inhield?", from, to), "", YesNoInput)
		return
	case *s.WithholdingAgent5Years:
		return
	}
	if !s.known(from, to, func(y StarterYear) *bool { return y.Agent }) {
		ask(agentNeed, fmt.Sprintf("In welke van de jaren %d tot en met %d hield je bedrijf loonheffing in?", from, to), fmt.Sprintf("%d, %d of ‘geen’", to-1, to), LineInput)
	}
	if !s.known(from, to, func(y StarterYear) *bool { return y.Statement }) {
		ask(statementNeed, fmt.Sprintf("In welke van de jaren %d tot en met %d kreeg je bedrijf een S&O-verklaring?", from, to), fmt.Sprintf("%d of ‘geen’", to), LineInput)
	}
	if s.Continuation == nil {
		ask("continuation", "Is je bedrijf de voortzetting van een ander bedrijf?", "", YesNoInput)
	}
	if s.Link == nil && s.Continuation != nil && *s.Continuation {
		ask("link", "Is je bedrijf met dat andere bedrijf verbonden?", "", YesNoInput)
	}
	if s.SubstantialInterest == nil {
		ask("substantial_interest", "Heb je een aanmerkelijk belang in een ander bedrijf dat S&O doet of deed?", "", YesNoInput)
	}
}

// starterYears returns the five years before the application, or 0 without a start.
func (a Application) starterYears() (from, to int) {
	start, err := domain.ParseDate(a.Project.Start)
	if err != nil {
		return 0, 0
	}
	return start.Year - startYears, start.Year - 1
}

// known reports whether one of the answers about a year is given for all of them.
func (s Starter) known(from, to int, answer func(StarterYear) *bool) bool {
	n := 0
	for _, y := range s.Years {
		if y.Year >= from && y.Year <= to && answer(y) != nil {
			n++
		}
	}
	return n == to-from+1
}

// full reports whether the address can be written to.
func (a Address) full() bool {
	return a.Street != "" && a.Number != "" && a.Postcode != "" && a.City != ""
}

func (c Company) inUnity() bool { return c.FiscalUnity != nil && *c.FiscalUnity }
