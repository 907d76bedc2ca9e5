package dossier

import (
	"fmt"
	"slices"

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

// details asks what RVO wants to know of the applicant.
func (q *asker) details() { q.facts(ofCompany, CompanyPart, q.app.companyFacts(q.company)) }

// starterFacts are those from which RVO sees whether the company is a starter. What follows
// from an answer is asked after it, and nothing of an applicant without employees.
func (a Application) starterFacts(s Starter) []fact {
	from, to := a.starterYears()
	asked := from > 0 && a.Project.staffed()
	facts := []fact{{key: "starter.agent", heading: "In alle vijf vorige jaren inhoudingsplichtig", text: yesNo(s.WithholdingAgent5Years),
		need: startersNeed, missing: asked && s.WithholdingAgent5Years == nil, input: YesNoInput,
		question: fmt.Sprintf("Had je bedrijf in elk van de jaren %d tot en met %d personeel waarvoor het loonheffing inhield?", from, to)}}
	if s.WithholdingAgent5Years == nil || *s.WithholdingAgent5Years {
		return facts
	}
	return append(append(facts, starterYearFacts(s, from, to, asked)...),
		fact{key: "starter.continuation", heading: "Voortzetting van een ander bedrijf", text: yesNo(s.Continuation),
			need: "continuation", missing: asked && s.Continuation == nil, input: YesNoInput,
			question: "Is je bedrijf de voortzetting van een ander bedrijf?"},
		fact{key: "starter.link", heading: "Verbonden met dat bedrijf", text: yesNo(s.Link),
			need: "link", missing: asked && s.Link == nil && s.Continuation != nil && *s.Continuation, input: YesNoInput,
			question: "Is je bedrijf met dat andere bedrijf verbonden?"},
		fact{key: "starter.substantial_interest", heading: "Aanmerkelijk belang", text: yesNo(s.SubstantialInterest),
			need: "substantial_interest", missing: asked && s.SubstantialInterest == nil, input: YesNoInput,
			question: "Heb je een aanmerkelijk belang in een ander bedrijf dat S&O doet of deed?"})
}

// starterYearFacts are two boxes for each of the years, and one question for each of both.
func starterYearFacts(s Starter, from, to int, asked bool) []fact {
	facts := []fact{
		{need: agentNeed, missing: asked && !s.known(from, to, agentOf), hint: fmt.Sprintf("%d, %d of ‘geen’", to-1, to), input: LineInput,
			question: fmt.Sprintf("In welke van de jaren %d tot en met %d hield je bedrijf loonheffing in?", from, to)},
		{need: statementNeed, missing: asked && !s.known(from, to, statementOf), hint: fmt.Sprintf("%d of ‘geen’", to), input: LineInput,
			question: fmt.Sprintf("In welke van de jaren %d tot en met %d kreeg je bedrijf een S&O-verklaring?", from, to)},
	}
	for year := from; from > 0 && year <= to; year++ {
		var y StarterYear
		if at := slices.IndexFunc(s.Years, func(y StarterYear) bool { return y.Year == year }); at >= 0 {
			y = s.Years[at]
		}
		facts = append(facts,
			fact{key: fmt.Sprintf("starter.%d.agent", year), heading: fmt.Sprintf("%d: inhoudingsplichtig", year), text: yesNo(y.Agent),
				need: agentNeed, missing: asked && y.Agent == nil},
			fact{key: fmt.Sprintf("starter.%d.statement", year), heading: fmt.Sprintf("%d: S&O-verklaring", year), text: yesNo(y.Statement),
				need: statementNeed, missing: asked && y.Statement == nil})
	}
	return facts
}

func agentOf(y StarterYear) *bool     { return y.Agent }
func statementOf(y StarterYear) *bool { return y.Statement }

// statementsMax is how many of the five years before had an S&O statement at most of a
// company that is still a starter: RVO lets it be one for three years.
const statementsMax = 2

// Starter reports whether the answers show that the company is a starter: in one of the
// five years before it had no employees, it had few S&O statements, and no other company
// counts for it. While an answer is missing it is not known to be one.
func (a Application) Starter(c Company) bool {
	s := c.Starter
	from, to := a.starterYears()
	no := func(answer *bool) bool { return answer != nil && !*answer }
	statements := 0
	for _, y := range s.Years {
		if y.Year >= from && y.Year <= to && y.Statement != nil && *y.Statement {
			statements++
		}
	}
	return from > 0 && no(s.WithholdingAgent5Years) && no(s.Continuation) && no(s.SubstantialInterest) &&
		s.known(from, to, statementOf) && statements <= statementsMax
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
