package pdf

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/application/costs"
	"wbso/domain/application/example"
	"wbso/domain/application/form"
	"wbso/domain/application/writer"
	"wbso/domain/company"
	"wbso/domain/evaluation/find"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

// samples are the applications that the tests print and read.
func samples() map[string]claim.Print {
	return map[string]claim.Print{"short": short(), "typical": typical(), "long": long(), "odd": odd(), "filed": filed(), "together": together()}
}

func printOf(d application.Application, c application.CompanyDetails) claim.Print {
	written := domain.NewDate(2026, time.November, 20)
	p := claim.Print{Number: "WBSO-2026-00042", Document: d, Company: c, Written: written}
	if t := d.Project.TimingOfProject(domain.Date{}); !t.Start.IsZero() {
		p.Filing = t.Filing(written)
	}
	p.Open = form.OpenQuestions(d, c)
	if steps, known := claim.BenefitOfHours(d, c, nil, p.Filing.From.Year); known {
		p.Benefit = &steps
	}
	return p
}

func pompwijs() application.CompanyDetails { return typical().Company }

// short says next to nothing, and its deadline is over.
func short() claim.Print {
	d := application.New()
	d.Project = application.Project{Focus: application.FocusProduct, Start: "2026-03-01"}
	d.Summary.Text = "Wij ontwikkelen een stille ventilator."
	return printOf(d, application.CompanyOf(company.Company{Name: "Stil", KvK: "00000001"}))
}

// typical answers nearly everything.
func typical() claim.Print {
	p := example.Finished(domain.NewDate(2026, time.November, 20))
	p.Company.Website = ""
	p.Document.Phases.Rows[2].Done = "11-2027"
	for i := range p.Document.Bottlenecks.Blocks[1:] {
		b := &p.Document.Bottlenecks.Blocks[i+1]
		said := strings.SplitAfter(b.Problem, ". ") // but for its cause and what was ruled out, which are asked
		b.Problem = strings.TrimSpace(said[0] + said[2])
	}
	return printOf(p.Document, p.Company)
}

// long has a part of every kind, and texts over their limits.
func long() claim.Print {
	fill := func(head, one string, size int) string {
		for n := 1; len(head)+len(one) < size; n++ {
			head += strings.Replace(one, ".", " (meetreeks "+domain.DutchInt(n)+").", 1)
		}
		return strings.TrimSpace(head)
	}
	d := typical().Document
	d.Project.Title, d.Project.Focus, d.Project.AlsoDevelopCode = "Zelfdichtende afsluiter voor waterstofleidingen tot 700 bar", application.FocusProduct, true
	d.Project.Hours, d.Project.Start, d.Project.Applicant = 4800, "2027-03-15", application.Both
	yes, own := true, 600
	d.Project.Continuation, d.Project.OwnHours = &yes, &own
	d.Update.Text = "De testopstelling voor 100 bar is gebouwd. De duurproef begon later, omdat de eerste mengsels verkleefden."
	d.Summary.Text = fill("Wij ontwikkelen een recyclebare afsluiter met een regelaar die slijtage meet. ", "De afsluiter moet tienduizend wisselingen tussen -40 °C en 85 °C doorstaan zonder lekkage. ", 1480)
	d.Phases.Rows = append(d.Phases.Rows, application.Phase{ID: "f4", Activity: fill("Duurproef met vijf prototypes bij 700 bar. ", "Elke proef duurt drie weken. ", 160), Done: "12-2027"})
	blocks := []application.Bottleneck{}
	for i, side := range []application.Focus{application.FocusProduct, application.FocusProduct, application.FocusProduct, application.FocusSoftware} {
		blocks = append(blocks, application.Bottleneck{ID: "k" + domain.DutchInt(i+1), Side: side,
			Problem:  fill("De polymeer verliest boven 80 °C zijn veerkracht, waardoor de afdichting lekt. ", "Bij snelle drukwisselingen treedt een trilling op. ", 420),
			Solution: fill("Een geheugenmetaal spant de afdichting bij. ", "De regelkring rekent met een model van de slijtage. ", 380)})
	}
	d.Bottlenecks.Blocks = blocks
	d.Novelty.Text = fill("Een afdichting die zichzelf bijspant is voor ons nieuw. ", "Standaard afdichtingen scheuren na tweeduizend wisselingen. ", 1900)
	d.CodeNovelty.Text = "De regelkring op basis van een model van de slijtage is voor ons nieuw."
	d.Remarks.Text = "De duurproef loopt door in 2028."
	d.Partners.Rows = append(d.Partners.Rows, application.Partner{ID: "p2", Name: "Regeltechniek Van Dijk", Location: "Enschede"}, application.Partner{ID: "p3"})
	d.Costs = application.Costs{Method: scheme.ActualCosts, HasEmployees: true, Items: costs.Items("Proefstukken van gevulde polymeer € 18.500 excl. btw. " +
		"Metingen in een laboratorium EUR 900 per maand, 12 maanden, excl. btw, uitsluitend voor dit project. Testbank voor 700 bar € 64.000 excl. btw, waarvan 60% voor dit project. Laptops € 4.000. Sensoren € 2.500.")}
	for i := range d.Costs.Items {
		d.Costs.Items[i].Relation = "Meet de lekkage bij 700 bar"
	}
	return printOf(d, pompwijs())
}

// odd has characters that are hard to print.
func odd() claim.Print {
	d := application.New()
	d.Project = application.Project{Focus: application.FocusSoftware, Start: "2026-10-01", Hours: 300}
	d.Summary.Text = "Wij bouwen een µ-regelaar voor Ω < 5 °C ≤ 10 µm, " + strings.Repeat("onafbreekbaarlangwoord", 12) + " met <img onerror=x> en [link](http://x)."
	c := pompwijs()
	c.Name = "Zoe\u0308 \"De (Groene) \\ Pomp\" \U0001F680\u200D\U0001F9D1 & Zn. — 株式会社 שלום עולם \u202eevil\x00\x07 \U00020BB7野家"
	c.Address.City = "’s-Gravenhage\r\nX-Header: 1"
	return printOf(d, c)
}

// filed was filed with RVO.
func filed() claim.Print {
	p := typical()
	p.Filed = claim.FilingRecord{Date: domain.NewDate(2026, time.December, 3), Reference: "SO27012345", Version: 4}
	p.Open = nil
	return p
}

// together has three projects: one that is complete, one with texts that are too long, and one
// that says next to nothing.
func together() claim.Print {
	first, second, third := typical(), long(), short()
	for _, p := range []*claim.Print{&second, &third} {
		p.Document.Project.Applicant, p.Document.Project.OwnHours = application.Employees, nil
	}
	first.Document.Costs = application.Costs{Method: scheme.ActualCosts, HasEmployees: true, Items: costs.Items("Sensoren € 9.000 excl. btw, uitsluitend voor dit project.")}
	third.Document.Project.Start, third.Document.Project.Hours, third.Document.Costs.Method = "2027-02-01", 300, scheme.ActualCosts
	var claims []claim.Claim
	for i, p := range []claim.Print{first, second, third} {
		claims = append(claims, claim.Claim{Request: int64(i + 1), Number: fmt.Sprintf("WBSO-2026-0004%d", i+2), Document: p.Document, Paid: true, Bundle: 1})
	}
	p := first
	p.Together = claim.BundleOf(claims[0], claims, claims, p.Written)
	p.Open = form.OpenQuestions(p.Document, p.Company)
	for _, c := range p.Together.Projects[1:] {
		p.Further = append(p.Further, claim.PrintedProject{Number: c.Number, Document: c.Document, Open: form.OpenQuestions(c.Document, p.Company)})
	}
	p.Filing = p.Together.FilingOfBundle(p.Written)
	if steps, known := p.Together.BenefitOfBundle(p.Company, p.Filing.From.Year); known {
		p.Benefit = &steps
	}
	return p
}

// requests are the twelve requests of testdata/application, composed.
func requests(t testing.TB) map[string]claim.Print {
	files, err := filepath.Glob("../../testdata/application/*.json")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	all := map[string]claim.Print{}
	for _, file := range files {
		raw, err := os.ReadFile(file)
		require.NoError(t, err)
		var r struct {
			ProjectType     scheme.ProjectType `json:"project_type"`
			AlsoDevelopCode bool               `json:"also_develop_code"`
			Start           string             `json:"start_of_project"`
			Hours           int                `json:"estimated_hours"`
			CostMethod      scheme.CostMethod  `json:"cost_calculation_method"`
			ExtraCosts      string             `json:"extra_costs_description"`
			Partners        []struct{ Name, Location, Contribution string }
			Pitch           string `json:"elevator_pitch"`
			Challenges      string `json:"technical_challenges_input"`
			Innovation      string `json:"innovation_description"`
		}
		require.NoError(t, json.Unmarshal(raw, &r))
		start, err := domain.ParseDate(r.Start)
		require.NoError(t, err)
		s := request.Submission{ElevatorPitch: r.Pitch, TechnicalChallenges: r.Challenges, InnovationDescription: r.Innovation, EstimatedHours: r.Hours,
			StartOfProject: start, ProjectType: r.ProjectType, AlsoDevelopCode: r.AlsoDevelopCode, Collaborative: len(r.Partners) > 0, CostMethod: r.CostMethod, ExtraCosts: r.ExtraCosts}
		for _, p := range r.Partners {
			s.Partners = append(s.Partners, request.Partner{CompanyName: p.Name, Location: p.Location, Contribution: p.Contribution})
		}
		all[strings.TrimSuffix(filepath.Base(file), ".json")] = printOf(composed(s), pompwijs())
	}
	return all
}

func composed(s request.Submission) application.Application {
	analyses := map[find.TextField]find.Analysis{}
	for _, f := range find.TextFields() {
		analyses[f] = find.Analyse(find.Text{Field: f, Text: s.TextOf(f), Pitch: s.ElevatorPitch})
	}
	return writer.Compose(s, analyses, costs.Items(s.ExtraCosts))
}
