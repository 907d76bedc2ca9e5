// Package applicationtest makes applications for tests: random ones in any state, and the
// answers of somebody who knows the project.
package applicationtest

import (
	"fmt"
	"strings"

	"wbso/domain/application"
	"wbso/domain/application/place"
	"wbso/domain/company"
	"wbso/domain/evaluation/find"
	"wbso/domain/scheme"
)

// Random returns an application and the details of its company in which any answer may be
// missing. The same seed gives the same one.
func Random(seed uint64) (application.Application, application.CompanyDetails) {
	m := &maker{seed}
	a := application.New()
	a.Project = m.project()
	a.Phases.Rows = m.phases()
	a.Partners = m.partners()
	for i := range m.IntN(4) {
		a.Bottlenecks.Blocks = append(a.Bottlenecks.Blocks, application.Bottleneck{ID: fmt.Sprint("k", i+1), Side: one(m, application.FocusProduct, application.FocusProcess, application.FocusSoftware, ""),
			Problem: m.text("problem") + " " + m.text("cause") + " " + m.text("unknown") + " " + m.text("ruled_out"), Solution: m.text("solution")})
	}
	a.Summary.Text, a.Novelty.Text, a.CodeNovelty.Text = m.text("develops"), m.text("edge"), m.text("risk")
	a.Tools.Text, a.Update.Text, a.Remarks.Text = m.text("empty"), m.text("empty"), m.text("goal")
	a.Costs = m.costs()
	for i := range m.IntN(3) {
		a.LeftOut.Items = append(a.LeftOut.Items, application.LeftOutItem{ID: fmt.Sprint("w", i+1), Text: m.text("solution"), Reason: place.ReasonChosen, WantedSection: one(m, "", application.BottlenecksPart, application.ToolsPart)})
	}
	for i := range m.IntN(4) {
		a.Layout.Clauses = append(a.Layout.Clauses, application.Clause{ID: fmt.Sprint("s", i+1), Text: fmt.Sprintf("Zin %d hangt nog.", i+1), From: find.TechnicalChallenges,
			Box: one(m, application.Unplaced, application.Unplaced, application.NoveltyBox)})
	}
	return a.Complete(), m.company()
}

// maker draws one thing after another from a seed.
type maker struct{ state uint64 }

// IntN returns a number from 0 to n, n not included (splitmix64).
func (m *maker) IntN(n int) int {
	m.state += 0x9e3779b97f4a7c15
	z := m.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return int((z ^ z>>31) % uint64(n))
}

func one[T any](m *maker, all ...T) T { return all[m.IntN(len(all))] }

func (m *maker) maybe() *bool { return one(m, nil, new(bool), yes()) }

func yes() *bool { b := true; return &b }

func (m *maker) count() *int {
	n := m.IntN(20)
	return one(m, nil, &n)
}

// text returns nothing, something of which nothing can be seen, an example with open slots, too
// much, or an answer to a need.
func (m *maker) text(need string) string {
	answer := Good()[need]
	return one(m, "", "", " \n", "\u200b", "Wij bouwen een … die … kan.", strings.Repeat(answer+" ", 20), answer, answer, answer, answer, answer, answer+" [vul in: hoe warm]")
}

func (m *maker) line(texts ...string) string { return one(m, append(texts, "", "  ", texts[0])...) }

func (m *maker) project() application.Project {
	return application.Project{
		Title: m.line("Hittebestendige coating", strings.Repeat("Coating ", 40)), Focus: one(m, application.FocusProduct, application.FocusProcess, application.FocusSoftware),
		AlsoDevelopCode: m.IntN(2) == 0, Technology: m.IntN(3), Applicant: one(m, "", application.Employees, application.SelfEmployed, application.Both),
		Employees: m.count(), RDEmployees: m.count(), Continuation: m.maybe(), Start: one(m, "", "2027-01-01", "2027-03-15", "2026-11-24"), Hours: m.IntN(3) * 600,
		Began: one(m, "", "2025-03-01"), SelfEmployed: m.people(),
	}
}

func (m *maker) people() (all []application.SelfEmployedPerson) {
	for i := range m.IntN(8) / 5 * m.IntN(4) {
		all = append(all, application.SelfEmployedPerson{ID: fmt.Sprint("z", i+1), Name: m.line("Anna de Vries"), Hours: one(m, nil, m.count(), new(400), new(700))})
	}
	return all
}

func (m *maker) phases() (rows []application.Phase) {
	for i := range m.IntN(5) {
		rows = append(rows, application.Phase{ID: fmt.Sprint("f", i+1), Activity: m.line("Proefserie op kleppen", strings.Repeat("Proef ", 30)),
			Done: one(m, "", "03-2026", "03-2027", "11-2027", "12-2027", "06-2028")})
	}
	return rows
}

func (m *maker) partners() application.Partners {
	p := application.Partners{Collaborative: m.IntN(2) == 0}
	for i := range m.IntN(3) {
		p.Rows = append(p.Rows, application.Partner{ID: fmt.Sprint("p", i+1), Name: m.line("TU Delft"), Location: m.line("Delft"), Contribution: m.line("Meet de hechting")})
	}
	return p
}

func (m *maker) costs() application.Costs {
	c := application.Costs{Method: one(m, "", scheme.FlatRate, scheme.ActualCosts, scheme.ActualCosts), HasEmployees: m.IntN(3) > 0}
	for i := range m.IntN(3) {
		share := m.IntN(2) * 60
		c.Items = append(c.Items, application.CostItem{ID: fmt.Sprint("c", i+1), Post: "Epoxyhars", Cents: int64(m.IntN(2)) * 125_000, Times: 1, VAT: one(m, "", application.WithoutVAT, application.WithVAT),
			Share: one(m, nil, &share), Kind: one(m, "", application.CostKind, application.ExpenditureKind, application.NotCountedKind), Relation: m.line("Voor de proeflagen"), Calculation: m.line("60% van € 1.250")})
	}
	return c
}

func (m *maker) company() application.CompanyDetails {
	c := application.CompanyOf(company.Company{Name: "Kleppen BV", KvK: "01234567", Address: m.line("Dorpsstraat 12"), PostalCode: m.line("1234 AB"), City: m.line("Utrecht"),
		ContactPerson: m.line("J. de Vries"), Email: m.line("info@kleppen.nl"), Phone: m.line("0612345678")})
	c.LegalForm, c.RSIN, c.IncomeTax, c.Website = one(m, "", "BV", application.SoleTrader), one(m, "", "123456782"), one(m, "", "VPB"), one(m, "", "www.kleppen.nl")
	if c.LegalForm == application.SoleTrader {
		c.RSIN = ""
	}
	c.FiscalUnity, c.ParentName, c.ParentNumber = m.maybe(), m.line("Holding BV"), m.line("123456782")
	c.Correspondence.Same = m.IntN(2) == 0
	c.Starter = application.Starter{WithholdingAgent5Years: m.maybe(), Continuation: m.maybe(), Link: m.maybe(), SubstantialInterest: m.maybe(), Entrepreneur5Years: m.maybe()}
	for year := 2020; year < 2028; year++ {
		c.Starter.Years = append(c.Starter.Years, application.StarterYear{Year: year, Agent: m.maybe(), Statement: m.maybe()})
	}
	return c
}
