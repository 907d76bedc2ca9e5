package pdf

import (
	"fmt"
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/scheme"
)

const panelHigh = 108.0 // the ink panel of the cover

// cover prints the panel with the title, and the facts that readers look for first.
func (doc document) cover(s *sheet) {
	s.panel(doc.brand, "WBSO-aanvraag · "+doc.kind())
	y := 56.0
	st, lines := s.coverTitle(doc.title())
	for _, line := range lines {
		s.text(left, y, st, line)
		y += st.lead
	}
	company := clip(s.wrap(or(oneLine(doc.Company.Name), doc.brand), style{face: bold, size: 10.5, lead: 5, color: body},
		75), 2)
	s.coverFact(left, 114, "Aanvrager", company)
	label := "Projectnummer"
	if doc.bundled() {
		label = "Projectnummers"
	}
	s.coverFact(left+82, 114, label,
		clip(s.wrap(doc.numbers(), style{face: bold, size: 10.5, lead: 5, color: body}, wide-82), 2))
	s.y = 131
	for _, f := range doc.coverFacts() {
		s.coverLine(f)
	}
	s.contentsAt = s.y + 4
}

// coverRow is a fact of the cover with a remark on it.
type coverRow struct{ label, value, remark string }

// coverFacts are the deadline, the benefit and the check of the hours, as far as they are
// known.
func (doc document) coverFacts() (rows []coverRow) {
	f := doc.Filing
	if f.From.Year > 0 && !f.Past {
		rows = append(rows, doc.yearAndMonth())
	}
	switch {
	case doc.Filed.IsFiled():
		rows = append(rows, coverRow{label: "Ingediend op", value: doc.Filed.Date.DutchLong(),
			remark: reference(doc.Filed.Reference)})
	case doc.alone(): // the period begins with the filing
	case f.Past:
		rows = append(rows, coverRow{label: "Uiterste dag (voorbij)", value: f.Deadline.DutchLong(), remark: doc.nextPeriod()})
	case !f.Deadline.IsZero():
		rows = append(rows, coverRow{label: "Indienen uiterlijk op", value: f.Deadline.DutchLong(),
			remark: doc.aboutDeadline()})
	}
	rows = append(rows, doc.worth()...)
	about, known := doc.aboutHours(f, doc.Document)
	switch {
	case doc.bundled():
		rows = append(rows, doc.together()...)
	case known:
		rows = append(rows, coverRow{label: "Controle van de uren",
			value: domain.DutchInt(doc.Document.Project.Hours) + " S&O-uren", remark: about})
	}
	if !doc.Written.IsZero() {
		rows = append(rows, coverRow{label: "Bijgewerkt op", value: doc.Written.DutchLong()})
	}
	return rows
}

// yearAndMonth are what RVO's form asks first: the year and the month in which the period starts.
// Those of a self-employed person follow from the day of filing.
func (doc document) yearAndMonth() coverRow {
	from := doc.Filing.From
	row := coverRow{label: "Jaar en startmaand", value: fmt.Sprintf("%d, %s", from.Year, domain.DutchMonth(from.Month))}
	if doc.alone() && !doc.Filed.IsFiled() {
		row = coverRow{label: "Jaar", value: strconv.Itoa(from.Year), remark: scheme.AlonePeriod(from.Year)}
	}
	return row
}

// aboutHours says whether the people can make the hours; once it is filed only that they can.
func (doc document) aboutHours(f scheme.Filing, of application.Application) (string, bool) {
	check, known := of.CheckHours(f)
	if !check.OK {
		check.Text = doc.said(check.Text, "")
	}
	return check.Text, known
}

func reference(r string) string {
	if r == "" {
		return ""
	}
	return "Kenmerk " + r
}

// whole is an amount in whole euros.
func whole(c domain.Cents) string { return ((c + 50) / 100 * 100).Plain() }

// worth are the rows of the benefit: less wage tax for the hours of employees, and a deduction
// from the profit for those of a self-employed person.
func (doc document) worth() (rows []coverRow) {
	b := doc.Benefit
	if b == nil {
		return nil
	}
	if !doc.alone() {
		rows = append(rows, coverRow{label: "Verwacht voordeel", value: "ongeveer " + whole(b.Benefit),
			remark: benefitFormula(*b)})
	}
	if b.Applicant == scheme.CompanyApplicant {
		return rows
	}
	row := coverRow{label: "Verwachte aftrek van je winst", value: whole(b.Deduction + b.StarterExtra),
		remark: fmt.Sprintf(
			"De S&O-aftrek van %d verlaagt de winst waarover je belasting betaalt, niet de belasting met hetzelfde bedrag. Je moet ook aan het urencriterium van %s uur voldoen.",
			b.Year, domain.DutchInt(scheme.YearHours))}
	if b.StarterExtra > 0 {
		row.remark = fmt.Sprintf("Waarvan %s als starter. ", whole(b.StarterExtra)) + row.remark
	}
	switch {
	case !b.EnoughOwnHours():
		row.value, row.remark = "geen", fmt.Sprintf("Met minder dan %d eigen S&O-uren in een kalenderjaar krijg je geen S&O-aftrek. In %d zijn het er %d.",
			scheme.DeductionHours, b.HoursYear, b.Earlier.OwnHours+b.OwnHours)
	case b.Deduction == 0:
		row.value, row.remark = "telt al mee", fmt.Sprintf("De S&O-aftrek van %d telt al mee bij een eerdere aanvraag.", b.HoursYear)
	}
	return append(rows, row)
}

// benefitFormula writes out how the benefit is reckoned.
func benefitFormula(b scheme.BenefitSteps) string {
	allowance := "kosten en uitgaven"
	if b.FlatRate {
		allowance = "forfait"
	}
	yield := fmt.Sprintf("%d%% van %s", b.FirstRate, whole(b.FirstPart))
	if b.SecondPart > 0 {
		yield += fmt.Sprintf(" + %d%% van %s", b.SecondRate, whole(b.SecondPart))
	}
	earlier := ""
	if b.Earlier.Base > 0 {
		earlier = fmt.Sprintf(" Eerdere aanvragen van %d gingen voor, met %s.", b.HoursYear, whole(b.Earlier.Base))
	}
	return fmt.Sprintf("%s uur × %s + %s %s = %s; daarvan %s.%s Een indicatie met de cijfers van %d.",
		domain.DutchInt(b.Hours), b.Wage.Plain(), whole(b.Allowance), allowance, whole(b.Base), yield, earlier, b.Year)
}

// aboutDeadline warns of a deadline in a weekend and of hours that do not count.
func (doc document) aboutDeadline() string {
	var remarks []string
	if day := doc.Filing.Weekend(); day != "" {
		remarks = append(remarks, "Dat is een "+day+": RVO schuift de datum niet op, dus dien liever eerder in.")
	}
	if doc.Filing.Uncounted {
		remarks = append(remarks, "De uren die je vóór 1 "+doc.Filing.StartMonth().Dutch()+" maakt, tellen niet mee.")
	}
	return strings.Join(remarks, " ")
}

// coverLine prints a fact under its label, with a remark at its right.
func (s *sheet) coverLine(f coverRow) {
	remark := strings.ReplaceAll(f.remark, "€ ", "€\u00A0") // an amount is not torn apart
	lines := clip(s.wrap(remark, smallStyle, wide-56), 4)
	s.text(left, s.y, smallStyle, f.label)
	s.text(left, s.y+4.2, style{face: bold, size: 10.5, lead: 5, color: body}, f.value)
	for i, line := range lines {
		s.text(left+56, s.y+float64(i)*smallStyle.lead, smallStyle, line)
	}
	s.y += max(11.5, float64(len(lines))*smallStyle.lead+2)
}

// panel is the upper part of a cover, with room for the title.
func (s *sheet) panel(brand, kind string) {
	s.fill(0, 0, pageWide, panelHigh, ink)
	s.logo(left, 24.9, brand, white, ink)
	s.text(left, 47, style{face: regular, size: 11, lead: 6, color: rgb{190, 206, 228}}, kind)
}

// coverTitle returns the lines of the title in the largest size that fits the panel.
func (s *sheet) coverTitle(title string) (style, []string) {
	for size := 26.0; ; size -= 2 {
		st := style{face: bold, size: size, lead: size * 0.44, color: white}
		lines := s.wrap(oneLine(title), st, wide)
		if float64(len(lines))*st.lead <= panelHigh-56-8 {
			return st, lines
		}
		if size <= 12 {
			return st, clip(lines, 8)
		}
	}
}

func (s *sheet) coverFact(x, y float64, label string, lines []string) {
	s.text(x, y, smallStyle, label)
	for i, line := range lines {
		s.text(x, y+4.6+float64(i)*5, style{face: bold, size: 10.5, lead: 5, color: body}, line)
	}
}

// finish writes what depends on the whole document: the table of contents, and the head
// and foot of every page.
func (doc document) finish(s *sheet, plan contents) {
	if s.done {
		return
	}
	title, company := s.headline(doc.title(), wide-40), s.headline(doc.Company.Name, wide-45)
	for n := 1; n <= s.pdf.PageCount(); n++ {
		s.back(n)
		if n == 1 {
			s.tableOfContents(plan.entries, s.contentsAt)
		} else {
			s.pageHead(title, doc.Number)
		}
		s.pageFoot(company, n, plan.pages)
	}
}

// tableOfContents prints the chapters on the lower part of the cover.
func (s *sheet) tableOfContents(entries []entry, y float64) {
	entries = mainOf(entries)
	s.text(left, y, subStyle, "Inhoud")
	y += 8
	line := style{face: regular, size: 10, lead: min(6.4, (bottom-y+8)/float64(max(1, len(entries)))), color: body}
	for _, e := range entries {
		page := fmt.Sprint(e.page)
		e.title = clip(s.wrap(e.title, line, wide-24), 1)[0]
		s.text(left, y, line.in(accent), e.number)
		s.text(left+9, y, line, e.title)
		s.right(left+wide, y, line, page)
		from, to := left+9+s.width(line, e.title)+3, left+wide-s.width(line, page)-3
		if dots := int((to - from) / s.width(line, " .")); dots > 0 {
			s.right(to, y, line.in(hairline), strings.Repeat(" .", dots))
		}
		s.jump(left, y, wide, line.lead, e)
		y += line.lead
	}
}
