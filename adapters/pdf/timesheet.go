package pdf

import (
	"context"
	"strconv"

	"wbso/domain"
	"wbso/domain/hours"
)

// tardy is what is said of hours that were recorded late.
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
	weekStyle  = style{face: bold, size: 9, lead: 4.8, color: ink}
	rowStyle   = style{face: regular, size: 9, lead: 4.5, color: body}
	tardyStyle = style{face: regular, size: 8, lead: 4, color: rgb{154, 72, 8}} // dark enough to read
)

// The columns of a timesheet.
const (
	dayWide  = 24.0
	hourWide = 12.0 // its numbers end here
	whatFrom = dayWide + hourWide + 5
)

// PrintTimesheet prints what an employee worked in a month, to be signed.
func (r *Renderer) PrintTimesheet(ctx context.Context, t hours.Timesheet) ([]byte, error) {
	e := &t.Employee
	clean(&t.Company, &t.Project, &t.Title, &e.FirstName, &e.LastName, &e.Function)
	t.Entries = append([]hours.TimesheetRow{}, t.Entries...)
	for i := range t.Entries {
		clean(&t.Entries[i].Description)
	}
	p := hourSheet{t}
	about := r.about("Urenstaat "+e.Name()+" "+t.Month.Dutch(), "Project "+t.Project, t.Company, t.MadeOn)
	return r.paper(ctx, about, func(s *sheet) { p.draw(s, r.brand) })
}

// hourSheet is a timesheet on paper.
type hourSheet struct{ hours.Timesheet }

func (h hourSheet) draw(s *sheet, brand string) {
	s.fill(0, 0, pageWide, 3, ink)
	s.logo(left, 14.9, brand, ink, white)
	s.right(left+wide, 13.5, titleStyle, "Urenstaat")
	s.y = 30
	h.facts(s)
	h.days(s)
	h.total(s)
	h.signatures(s)
	title := s.headline("Urenstaat "+h.Employee.Name()+", "+h.Month.Dutch(), wide-50)
	foot := s.headline(h.Company+" · gemaakt op "+h.MadeOn.Dutch(), wide-30)
	for n := 1; n <= s.pdf.PageCount(); n++ {
		s.back(n)
		if n > 1 {
			s.pageHead(title, h.Project)
		}
		s.pageFoot(foot, n, s.pdf.PageCount())
	}
}

// facts says whose hours these are.
func (h hourSheet) facts(s *sheet) {
	project := h.Project
	if h.Title != "" {
		project += " – " + h.Title
	}
	for _, fact := range [][2]string{
		{"Medewerker", h.Employee.Name()}, {"Functie", h.Employee.Function}, {"Bedrijf", h.Company}, {"Project", project}, {"Maand", h.Month.Dutch()},
	} {
		if fact[1] == "" {
			continue
		}
		s.text(left, s.y, labelStyle, fact[0])
		for _, line := range s.wrap(oneLine(fact[1]), partyStyle, wide-30) {
			s.text(left+30, s.y, partyStyle, line)
			s.y += partyStyle.lead
		}
	}
	s.y += 4
}

// days prints a row per entry, and the total of each week.
func (h hourSheet) days(s *sheet) {
	if len(h.Entries) == 0 {
		s.prose("Geen uren geregistreerd in deze maand.", bodyStyle)
		s.y += 4
		return
	}
	s.hourHead()
	var week domain.Hours
	for i, e := range h.Entries {
		s.hourRow(e, i == 0 || h.Entries[i-1].Date != e.Date)
		week += e.Hours
		if i == len(h.Entries)-1 || h.Entries[i+1].Date.Week() != e.Date.Week() {
			s.weekRow(e.Date.Week(), week)
			week = 0
		}
	}
}

func (s *sheet) hourHead() {
	s.text(left, s.y, headStyle, "Datum")
	s.right(left+dayWide+hourWide, s.y, headStyle, "Uren")
	s.text(left+whatFrom, s.y, headStyle, "Omschrijving")
	s.y += headStyle.lead + 0.6
	s.rule(left, s.y, wide, ink)
}

// hourRow prints an entry, with its date when it is the first of a day or page. It is never
// split over two pages: the longest description takes less than one.
func (s *sheet) hourRow(e hours.TimesheetRow, dated bool) {
	lines := s.wrap(oneLine(e.Description), rowStyle, wide-whatFrom)
	high := float64(len(lines))*rowStyle.lead + 1
	var recorded []string
	if text := recordings(e); text != "" {
		recorded = s.wrap(text, tardyStyle, wide-whatFrom)
	}
	high += float64(len(recorded)) * tardyStyle.lead
	if s.y+high+weekStyle.lead > bottom { // with room for the total of its week
		s.page()
		s.hourHead()
		dated = true
	}
	y := s.y + 0.5
	if dated {
		s.rule(left, s.y, wide, hairline)
		s.text(left, y, rowStyle, domain.DutchWeekday(e.Date.Weekday())[:2]+" "+e.Date.Dutch())
	} else {
		s.rule(left+dayWide, s.y, wide-dayWide, hairline)
	}
	s.right(left+dayWide+hourWide, y, rowStyle, e.Hours.Dutch())
	for _, line := range lines {
		s.text(left+whatFrom, y, rowStyle, line)
		y += rowStyle.lead
	}
	for _, line := range recorded {
		s.text(left+whatFrom, y, tardyStyle, line)
		y += tardyStyle.lead
	}
	s.y += high
}

func (s *sheet) weekRow(w domain.Week, sum domain.Hours) {
	s.fill(left, s.y, wide, weekStyle.lead, tint)
	s.text(left, s.y, weekStyle, "Week "+strconv.Itoa(w.Number))
	s.right(left+dayWide+hourWide, s.y, weekStyle, sum.Dutch())
	s.y += weekStyle.lead
}

// signHigh is how high the room for signatures is, with the line below it.
const signHigh = 36.0

// total prints the S&O hours of the month, on the page of the signatures.
func (h hourSheet) total(s *sheet) {
	all, counted, late := h.Totals()
	var notes []string
	if counted != all {
		notes = append(notes, "Geregistreerd: "+all.Dutch()+" uur, waarvan "+(all-counted).Dutch()+" uur buiten de periode van de aanvraag ("+
			h.Period.From.Dutch()+" t/m "+h.Period.To.Dutch()+").")
	}
	if late > 0 {
		notes = append(notes, "Later dan 10 werkdagen geregistreerd: "+late.Dutch()+" uur.")
	}
	s.y += 2
	s.need(10 + float64(len(notes))*smallStyle.lead + signHigh)
	s.rule(left, s.y, wide, ink)
	s.y += 1
	s.text(left, s.y, subStyle, "Totaal S&O-uren "+h.Month.Dutch()+": "+counted.Dutch()+" uur")
	s.y += subStyle.lead
	for _, note := range notes {
		s.text(left, s.y, smallStyle, note)
		s.y += smallStyle.lead
	}
	s.y += 3
}

// signatures leaves room for the two who sign.
func (h hourSheet) signatures(s *sheet) {
	s.y += 2
	for i, who := range []string{"Medewerker", "Leidinggevende"} {
		x := left + float64(i)*(half+3)
		s.text(x, s.y, subStyle, who)
		name := ""
		if i == 0 {
			name = s.headline(h.Employee.Name(), half-24)
		}
		for n, label := range []string{"Naam", "Datum", "Handtekening"} {
			y := s.y + 6.5 + float64(n)*8
			s.text(x, y, labelStyle, label)
			s.rule(x+24, y+5.4, half-27, muted)
			if n == 0 {
				s.text(x+24, y, cellStyle, name)
			}
		}
	}
	s.y += 31
	s.text(left, s.y, smallStyle, hours.KeepHours)
	s.y += smallStyle.lead
}
