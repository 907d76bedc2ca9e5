package pdf

import (
	"context"
	"strconv"

	"wbso/domain"
	"wbso/domain/hours"
)

// tardy is the remark on hours that were recorded late.
const tardy = "later dan 10 werkdagen geregistreerd"

// recordings says when an entry was recorded, if that is worth a line: its hours were
// corrected or late.
func recordings(e hours.TimesheetRow) string {
	switch {
	case e.Corrected() && e.LateHours > 0:
		return "geregistreerd op " + e.First.Dutch() + ", gewijzigd op " + e.Recorded.Dutch() + "; " + e.LateHours.Dutch() + " uur later dan 10 werkdagen"
	case e.Corrected():
		return "geregistreerd op " + e.First.Dutch() + ", gewijzigd op " + e.Recorded.Dutch()
	case e.LateHours > 0:
		return "op " + e.Recorded.Dutch() + ", " + tardy
	}
	return ""
}

var (
	weekStyle  = style{face: bold, size: 9, lead: 3.8, color: ink}
	rowStyle   = style{face: regular, size: 9, lead: 4.5, color: body}
	tardyStyle = style{face: regular, size: 8, lead: 4, color: rgb{154, 72, 8}} // dark enough to read
)

// PrintTimesheet prints what an employee worked in a month, to be signed.
func (r *Renderer) PrintTimesheet(ctx context.Context, t hours.Timesheet) ([]byte, error) {
	t, _ = cleaned(t)
	title := "Urenstaat " + t.Employee.Name()
	return r.print(ctx, paper{
		meta:  about(r.brand, title+" "+t.Month.Dutch(), "Project "+t.Project, t.Company, t.MadeOn),
		front: func(s *sheet) { s.letterhead(r.brand, "Urenstaat", 14.9, top) },
		head:  title + ", " + t.Month.Dutch(), number: t.Project,
		foot: t.Company + " · gemaakt op " + t.MadeOn.Dutch(),
		blocks: blocks{
			whose(t), days(t.Entries), total(t),
			rows{columns: []column{{wide: half + 3}, {wide: half - 3}}, rows: []row{{cells: []cell{
				signature("Medewerker", t.Employee.Name()), signature("Leidinggevende", "")}}}, after: 0.5, keep: true},
			paragraph{style: smallStyle, text: hours.KeepHours, keep: true},
		},
	}, printed)
}

// whose says whose hours these are.
func whose(t hours.Timesheet) block {
	known := rows{columns: []column{{wide: 30, style: labelStyle}, {wide: wide - 30 + gutter, style: partyStyle}}, after: 4}
	for _, fact := range [][]string{
		{"Medewerker", t.Employee.Name()}, {"Functie", t.Employee.Function}, {"Bedrijf", t.Company}, {"Project", projectOf(t)}, {"Maand", t.Month.Dutch()},
	} {
		if fact[1] = oneLine(fact[1]); fact[1] != "" {
			known.rows = append(known.rows, plain(fact)...)
		}
	}
	return known
}

// projectOf returns the number and the title of a project.
func projectOf(t hours.Timesheet) string {
	if t.Title == "" {
		return t.Project
	}
	return t.Project + " – " + t.Title
}

// days returns a row per entry, with its date at the first of a day, and the total of each week.
func days(entries []hours.TimesheetRow) block {
	if len(entries) == 0 {
		return rows{columns: []column{{wide: wide, style: bodyStyle}}, rows: plain([]string{"Geen uren geregistreerd in deze maand."}), after: 4}
	}
	all := rows{columns: []column{{title: "Datum", wide: 24 + gutter, style: rowStyle}, {title: "Uren", wide: 12 - gutter, right: true, style: rowStyle}, {wide: 5},
		{title: "Omschrijving", wide: wide - 41 + gutter, style: rowStyle}},
		above: 0.5, below: 0.5, over: ink, under: hairline, joined: true}
	var week domain.Hours
	for i, e := range entries {
		var date, recorded cell
		if i == 0 || entries[i-1].Date != e.Date {
			date = rowStyle.of(domain.DutchWeekday(e.Date.Weekday())[:2] + " " + e.Date.Dutch())
		}
		if text := recordings(e); text != "" {
			recorded = tardyStyle.of(text)
		}
		all.rows = append(all.rows, row{cells: []cell{date, rowStyle.of(e.Hours.Dutch()), nil, append(rowStyle.of(oneLine(e.Description)), recorded...)}, spare: 1 + weekStyle.lead})
		if week += e.Hours; i == len(entries)-1 || entries[i+1].Date.Week() != e.Date.Week() {
			all.rows = append(all.rows, row{cells: []cell{weekStyle.of("Week " + strconv.Itoa(e.Date.Week().Number)), weekStyle.of(week.Dutch())}, tint: tint})
			week = 0
		}
	}
	return all
}

// total returns the S&O hours of the month, on the page of the signatures.
func total(t hours.Timesheet) block {
	all, counted, late := t.Totals()
	said := subStyle.of("Totaal S&O-uren " + t.Month.Dutch() + ": " + counted.Dutch() + " uur")
	if counted != all {
		said = append(said, smallStyle.of("Geregistreerd: "+all.Dutch()+" uur, waarvan "+(all-counted).Dutch()+" uur buiten de periode van de aanvraag ("+
			t.Period.From.Dutch()+" t/m "+t.Period.To.Dutch()+").")...)
	}
	if late > 0 {
		said = append(said, smallStyle.of("Later dan 10 werkdagen geregistreerd: "+late.Dutch()+" uur.")...)
	}
	return rows{columns: []column{{wide: wide + gutter}}, rows: []row{{cells: []cell{said}}}, over: ink, above: 1, before: 2, after: 5, keep: true}
}

// signature leaves room for somebody to sign.
func signature(who, name string) cell {
	all := append(subStyle.of(who), gap(0.9)...)
	for _, line := range [][2]string{{"Naam", name}, {"Datum", ""}, {"Handtekening", ""}} {
		all = append(all, styled{style: style{size: 1, lead: 8}, shape: func(s *sheet, x, y float64, _ string) {
			s.text(x, y, labelStyle, line[0])
			s.text(x+24, y, cellStyle, s.headline(line[1], half-24))
			s.rule(x+24, y+5.4, half-27, muted)
		}})
	}
	return all
}
