package pdf

import (
	"context"
	"time"

	"wbso/domain"
	"wbso/domain/hours"
)

// PrintMonthSheet prints what an employee worked in a closed month on all projects of a company, and who confirmed and
// closed it.
func (r *Renderer) PrintMonthSheet(ctx context.Context, m hours.MonthSheet) ([]byte, error) {
	m, _ = cleaned(m)
	title := "Urenstaat " + m.Employee.Name()
	all := blocks{whose(hours.Timesheet{Employee: m.Employee, Company: m.Company, Month: m.Month})}
	if len(m.Projects) == 0 {
		all = append(all, days(nil))
	}
	for _, t := range m.Projects {
		all = append(all, paragraph{style: subStyle, text: projectOf(t), keep: true}, days(t.Entries), total(t))
	}
	all = append(all, closing(m), paragraph{style: smallStyle, text: hours.KeepHours, keep: true})
	return r.print(ctx, paper{
		meta:  about(r.brand, title+" "+m.Month.Dutch(), "Afgesloten maand", m.Company, m.MadeOn),
		front: func(s *sheet) { s.letterhead(r.brand, "Urenstaat", 14.9, top) },
		head:  title, number: m.Month.Dutch(),
		foot:   m.Company + " · gemaakt op " + m.MadeOn.Dutch(),
		blocks: all,
	}, printed)
}

// closing says what all projects come to, and who confirmed and closed the month.
func closing(m hours.MonthSheet) block {
	var counted domain.Hours
	for _, t := range m.Projects {
		_, c, _ := t.Totals()
		counted += c
	}
	said := []string{"Niet door de medewerker bevestigd."}
	if !m.Confirmed.IsZero() {
		said[0] = "Bevestigd door " + m.ConfirmedByName + " op " + moment(m.Confirmed) + "."
		if m.Reason != "" {
			said = append(said, "Toelichting bij de bevestiging: "+oneLine(m.Reason))
		}
	}
	said = append(said, "Afgesloten door "+m.ClosedByOrTool()+" op "+moment(m.Closed)+".")
	lines := subStyle.of("Totaal S&O-uren van de maand: " + counted.Dutch() + " uur")
	for _, line := range said {
		lines = append(lines, smallStyle.of(line)...)
	}
	return rows{columns: []column{{wide: wide + gutter}}, rows: []row{{cells: []cell{lines}}}, over: ink, above: 1, before: 2, after: 5, keep: true}
}

// moment returns a business time as 31-03-2026 om 14:05.
func moment(at time.Time) string { return domain.DateOf(at).Dutch() + at.Format(" om 15:04") }
