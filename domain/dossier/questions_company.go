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

	entrepreneurNeed = "entrepreneur"
)

// details asks what RVO wants to know of the applicant.
func (q *asker) details() { q.facts(ofCompany, CompanyPart, q.app.companyFacts(q.company)) }

// starterFacts are those from which RVO sees whether the company is a starter. What follows
// from an answer is asked after it. Of an applicant without employees that is only what adds
// to the deduction.
func (a Application) starterFacts(s Starter) []fact {
	from, to := a.starterYears()
	own := a.ownStarterFacts(s)
	if !a.Project.staffed() {
		return own
	}
	asked := from > 0
	facts := append(own, fact{key: "starter.agent", heading: "In alle vijf vorige jaren inhoudingsplichtig", text: yesNo(s.WithholdingAgent5Years),
		need: startersNeed, missing: asked && s.WithholdingAgent5Years == nil, input: YesNoInput,
		question: fmt.Sprintf("Had je bedrijf in elk van de jaren %d tot en met %d personeel waarvoor het loonheffing inhield?", from, to)})
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

// ownStarterFacts are those from which follows whether a self-employed person is a starter.
func (a Application) ownStarterFacts(s Starter) []fact {
	from, to := a.starterYears()
	if a.Project.Applicant != SelfEmployed && a.Project.Applicant != Both {
		return nil
	}
	facts := []fact{{key: "starter.entrepreneur", heading: "In alle vijf vorige jaren ondernemer", text: yesNo(s.Entrepreneur5Years),
		need: entrepreneurNeed, missing: from > 0 && s.Entrepreneur5Years == nil, input: YesNoInput,
		question: fmt.Sprintf("Was je in elk van de jaren %d tot en met %d zelf ondernemer? Zo niet, dan kan een starter meer van de winst aftrekken.", from, to)}}
	if a.Project.staffed() && (s.WithholdingAgent5Years == nil || !*s.WithholdingAgent5Years) {
		return facts // the years with a statement are asked with those of the company
	}
	if s.Entrepreneur5Years == nil || *s.Entrepreneur5Years {
		return facts
	}
	return append(facts, statementFacts(s, from, to, from > 0)...)
}

// starterYearFacts are two boxes for each of the years, and one question for each of both.
func starterYearFacts(s Starter, from, to int, asked bool) []fact {
	facts := []fact{
		{need: agentNeed, missing: asked && !s.known(from, to, agentOf), hint: fmt.Sprintf("%d, %d of ‘geen’", to-1, to), input: LineInput,
			question: fmt.Sprintf("In welke van de jaren %d tot en met %d hield je bedrijf loonheffing in?", from, to)},
		statementFact(s, from, to, asked),
	}
	for year := from; from > 0 && year <= to; year++ {
		y := s.of(year)
		facts = append(facts,
			fact{key: fmt.Sprintf("starter.%d.agent", year), heading: fmt.Sprintf("%d: inhoudingsplichtig", year), text: yesNo(y.Agent),
				need: agentNeed, missing: asked && y.Agent == nil},
			y.statement(asked))
	}
	return facts
}

// statementFacts are a box for each of the years, and one question for all of them.
func statementFacts(s Starter, from, to int, asked bool) []fact {
	facts := []fact{statementFact(s, from, to, asked)}
	for year := from; from > 0 && year <= to; year++ {
		facts = append(facts, s.of(year).statement(asked))
	}
	return facts
}

func statementFact(s Starter, from, to int, asked bool) fact {
	return fact{need: statementNeed, missing: asked && !s.known(from, to, statementOf), hint: fmt.Sprintf("%d of ‘geen’", to), input: LineInput,
		question: fmt.Sprintf("In welke van de jaren %d tot en met %d kreeg je bedrijf een S&O-verklaring?", from, to)}
}

func (y StarterYear) statement(asked bool) fact {
	return fact{key: fmt.Sprintf("starter.%d.statement", y.Year), heading: fmt.Sprintf("%d: S&O-verklaring", y.Year), text: yesNo(y.Statement),
		need: statementNeed, missing: asked && y.Statement == nil}
}

// of returns what is known of a year.
func (s Starter) of(year int) StarterYear {
	if at := slices.IndexFunc(s.Years, func(y StarterYear) bool { return y.Year == year }); at >= 0 {
		return s.Years[at]
	}
	return StarterYear{Year: year}
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
	return no(s.WithholdingAgent5Years) && no(s.Continuation) && no(s.SubstantialInterest) && a.fewStatements(s)
}

// OwnStarter reports whether the answers show that the self-employed person is a starter: in
// one of the five years before no entrepreneur, and with few S&O statements.
func (a Application) OwnStarter(c Company) bool {
	return no(c.Starter.Entrepreneur5Years) && a.fewStatements(c.Starter)
}

func no(answer *bool) bool { return answer != nil && !*answer }

// fewStatements reports whether all five years are known and few of them had a statement.
func (a Application) fewStatements(s Starter) bool {
	from, to := a.starterYears()
	statements := 0
	for _, y := range s.Years {
		if y.Year >= from && y.Year <= to && y.Statement != nil && *y.Statement {
			statements++
		}
	}
	return from > 0 && s.known(from, to, statementOf) && statements <= statementsMax
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
