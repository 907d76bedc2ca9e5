package form

import (
	"fmt"
	"slices"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/dutch"
)

// starter returns the requirements from which RVO sees whether the company is a starter. A question
// that depends on an answer comes after it. An applicant without employees is asked only about the
// higher deduction for starters.
func (f *form) starter() []requirement {
	s := &f.company.Starter
	from, to := starterYears(*f.Application)
	all := f.ownStarter()
	if !f.Project.Staffed() {
		return all
	}
	asked := from > 0
	all = append(all, keyed("agent", fact("starter", "In alle vijf vorige jaren inhoudingsplichtig",
		fmt.Sprintf("Had je bedrijf in elk van de jaren %d tot en met %d personeel waarvoor het loonheffing inhield?", from, to)).yesNo(&s.WithholdingAgent5Years)).when(asked))
	if !no(s.WithholdingAgent5Years) {
		return all
	}
	return append(append(all, f.starterYearly()...),
		keyed("continuation", fact("continuation", "Voortzetting van een ander bedrijf", "Is je bedrijf de voortzetting van een ander bedrijf?").yesNo(&s.Continuation)).when(asked),
		keyed("link", fact("link", "Verbonden met dat bedrijf", "Is je bedrijf met dat andere bedrijf verbonden?").yesNo(&s.Link)).
			when(asked && s.Continuation != nil && *s.Continuation),
		keyed("substantial_interest", fact("substantial_interest", "Aanmerkelijk belang", "Heb je een aanmerkelijk belang in een ander bedrijf dat S&O doet of deed?").
			yesNo(&s.SubstantialInterest)).when(asked))
}

func keyed(key string, r requirement) requirement {
	r.key = string(application.CompanyPart) + ".starter." + key
	return r
}

// ownStarter returns the requirements from which RVO sees whether a self-employed person is a
// starter.
func (f *form) ownStarter() []requirement {
	s := &f.company.Starter
	from, to := starterYears(*f.Application)
	if !f.Project.HasSelfEmployed() {
		return nil
	}
	all := []requirement{keyed("entrepreneur", fact("entrepreneur", "In alle vijf vorige jaren ondernemer",
		fmt.Sprintf("Was je in elk van de jaren %d tot en met %d zelf ondernemer? Zo niet, dan kan een starter meer van de winst aftrekken.", from, to)).
		yesNo(&s.Entrepreneur5Years)).when(from > 0)}
	if f.Project.Staffed() && !yes(s.WithholdingAgent5Years) {
		return all // the years with a statement are asked with those of the company
	}
	if !no(s.Entrepreneur5Years) {
		return all
	}
	all = append(all, f.statements())
	for year := from; from > 0 && year <= to; year++ {
		all = append(all, statement(of(*s, year)))
	}
	return all
}

// starterYearly returns two boxes for each of the years, and one question for each of the two over
// all years.
func (f *form) starterYearly() []requirement {
	s := &f.company.Starter
	from, to := starterYears(*f.Application)
	all := []requirement{f.ofYears("starter_agent", fmt.Sprintf("%d, %d of “geen”", to-1, to),
		fmt.Sprintf("In welke van de jaren %d tot en met %d hield je bedrijf loonheffing in?", from, to),
		func(y *application.StarterYear) **bool { return &y.Agent }), f.statements()}
	for year := from; from > 0 && year <= to; year++ {
		y := of(*s, year)
		all = append(all, yearly(requirement{need: "starter_agent", heading: fmt.Sprintf("%d: inhoudingsplichtig", year), text: yesNo(y.Agent), missing: y.Agent == nil}, year, "agent"), statement(y))
	}
	return all
}

func yearly(r requirement, year int, key string) requirement {
	return keyed(fmt.Sprintf("%d.%s", year, key), r)
}

func (f *form) statements() requirement {
	from, to := starterYears(*f.Application)
	return f.ofYears("starter_statement", fmt.Sprintf("%d of “geen”", to),
		fmt.Sprintf("In welke van de jaren %d tot en met %d kreeg je bedrijf een S&O-verklaring?", from, to),
		func(y *application.StarterYear) **bool { return &y.Statement })
}

func statement(y application.StarterYear) requirement {
	return yearly(requirement{need: "starter_statement", heading: fmt.Sprintf("%d: S&O-verklaring", y.Year), text: yesNo(y.Statement), missing: y.Statement == nil}, y.Year, "statement")
}

// ofYears returns one question about each of the five years: the answer names those of which it is
// so.
func (f *form) ofYears(need, example, question string, answer func(*application.StarterYear) **bool) requirement {
	from, to := starterYears(*f.Application)
	s := &f.company.Starter
	r := fact(need, "", question).like(example)
	r.input, r.field = LineInput, "years"
	r.missing = from > 0 && !known(*s, from, to, func(y application.StarterYear) *bool { return *answer(&y) })
	r.place = func(p *placer, field, text string) error {
		named, err := dutch.YearsIn(text, from, to)
		if err != nil {
			return err
		}
		years := application.CopyList(s.Years)
		for year := from; year <= to; year++ {
			at := slices.IndexFunc(years, func(y application.StarterYear) bool { return y.Year == year })
			if at < 0 {
				at = len(years)
				years = append(years, application.StarterYear{Year: year})
			}
			yes := named[year]
			*answer(&years[at]) = &yes
		}
		slices.SortFunc(years, func(x, y application.StarterYear) int { return x.Year - y.Year })
		s.Years = years
		return p.fact(field, text)
	}
	return r
}

// of returns what is known of a year.
func of(s application.Starter, year int) application.StarterYear {
	if at := slices.IndexFunc(s.Years, func(y application.StarterYear) bool { return y.Year == year }); at >= 0 {
		return s.Years[at]
	}
	return application.StarterYear{Year: year}
}

// statementsMax is how many of the five years before had an S&O statement at most of a
// company that is still a starter: RVO lets it be one for three years.
const statementsMax = 2

// Starter reports whether the answers show that the company is a starter: in one of the
// five years before it had no employees, it had few S&O statements, and no other company
// counts for it. While an answer is missing it is not known to be one.
func Starter(a application.Application, c application.CompanyDetails) bool {
	s := c.Starter
	return no(s.WithholdingAgent5Years) && no(s.Continuation) && no(s.SubstantialInterest) && fewStatements(a, s)
}

// OwnStarter reports whether the answers show that the self-employed person is a starter: in
// one of the five years before no entrepreneur, and with few S&O statements.
func OwnStarter(a application.Application, c application.CompanyDetails) bool {
	return no(c.Starter.Entrepreneur5Years) && fewStatements(a, c.Starter)
}

func no(answer *bool) bool { return answer != nil && !*answer }

func yes(answer *bool) bool { return answer != nil && *answer }

// fewStatements reports whether all five years are known and few of them had a statement.
func fewStatements(a application.Application, s application.Starter) bool {
	from, to := starterYears(a)
	statements := 0
	for _, y := range s.Years {
		if y.Year >= from && y.Year <= to && y.Statement != nil && *y.Statement {
			statements++
		}
	}
	return from > 0 && known(s, from, to, func(y application.StarterYear) *bool { return y.Statement }) && statements <= statementsMax
}

// starterYears returns the five years before the application, or 0 without a start.
func starterYears(a application.Application) (from, to int) {
	start, err := domain.ParseDate(a.Project.Start)
	if err != nil {
		return 0, 0
	}
	return start.Year - application.StarterYearsAgo, start.Year - 1
}

// known reports whether one of the answers about a year is given for all of them.
func known(s application.Starter, from, to int, answer func(application.StarterYear) *bool) bool {
	n := 0
	for _, y := range s.Years {
		if y.Year >= from && y.Year <= to && answer(y) != nil {
			n++
		}
	}
	return n == to-from+1
}
