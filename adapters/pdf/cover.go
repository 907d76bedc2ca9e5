package pdf

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/form"
	"wbso/domain/scheme"
)

const (
	panelHigh = 108.0 // the ink panel of the cover
	titleAt   = 56.0
)

// cover draws the panel with the title, and the facts that readers look for first.
func (doc document) cover(s *sheet) {
	kind, label := "ontwikkelingsproject", "Projectnummer"
	if doc.bundled() {
		kind, label = fmt.Sprintf("%d ontwikkelingsprojecten", len(doc.projects)), "Projectnummers"
	}
	s.panel(doc.brand, "WBSO-aanvraag · "+kind, doc.title())
	s.y = 114
	pair(labelled("Aanvrager", cmp.Or(oneLine(doc.Company.Name), doc.brand), 0.2), labelled(label, doc.numbers(), 0.2)).print(s, nil)
	s.y = 131
	rows{columns: []column{{wide: 56}, {wide: wide - 56 + gutter}}, rows: doc.coverFacts(), below: 2, most: 4}.print(s, nil)
	s.contentsAt = s.y + 4
	s.page()
}

// pair returns two facts side by side on a cover.
func pair(first, second cell) rows {
	return rows{columns: []column{{wide: 75 + gutter}, {wide: 7 - gutter}, {wide: wide - 82 + gutter}}, rows: []row{{cells: []cell{first, nil, second}}}, most: 2}
}

// fact returns a fact of the cover with a remark on it.
func fact(label, value, remark string) row {
	remark = strings.ReplaceAll(remark, "€ ", "€\u00A0") // an amount is not torn apart
	return row{cells: []cell{append(labelled(label, value, -0.2), gap(0.3)...), smallStyle.of(remark)}}
}

// coverFacts returns the deadline, the benefit and the check of the hours, as far as they are
// known.
func (doc document) coverFacts() (all []row) {
	f := doc.Filing
	switch { // RVO's form begins with the year and month; of a self-employed person the day of filing decides
	case f.From.Year == 0 || f.Past:
	case doc.alone() && !doc.Filed.IsFiled():
		all = append(all, fact("Jaar", strconv.Itoa(f.From.Year), scheme.AlonePeriod(f.From.Year)))
	default:
		all = append(all, fact("Jaar en startmaand", fmt.Sprintf("%d, %s", f.From.Year, domain.DutchMonth(f.From.Month)), ""))
	}
	switch {
	case doc.Filed.IsFiled():
		all = append(all, fact("Ingediend op", doc.Filed.Date.DutchLong(), reference(doc.Filed.Reference)))
	case doc.alone(): // the period begins with the filing
	case f.Past:
		all = append(all, fact("Uiterste dag (voorbij)", f.Deadline.DutchLong(), doc.nextPeriod()))
	case !f.Deadline.IsZero():
		all = append(all, fact("Indienen uiterlijk op", f.Deadline.DutchLong(), doc.aboutDeadline()))
	}
	all = append(all, doc.worth()...)
	if about, known := doc.aboutHours(f, doc.Document); doc.bundled() {
		all = append(all, doc.together()...)
	} else if known {
		all = append(all, fact("Controle van de uren", domain.DutchInt(doc.Document.Project.Hours)+" S&O-uren", about))
	}
	if !doc.Written.IsZero() {
		all = append(all, fact("Bijgewerkt op", doc.Written.DutchLong(), ""))
	}
	return all
}

// aboutHours says whether the people can make the hours; once it is filed only that they can.
func (doc document) aboutHours(f scheme.Filing, of application.Application) (string, bool) {
	check, known := form.CheckHours(of, f)
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

// whole returns an amount in whole euros.
func whole(c domain.Cents) string { return ((c + 50) / 100 * 100).Plain() }

// worth returns the rows of the benefit: less wage tax for the hours of employees, and a deduction
// from the profit for those of a self-employed person.
func (doc document) worth() (all []row) {
	b := doc.Benefit
	if b == nil {
		return nil
	}
	if !doc.alone() {
		all = append(all, fact("Verwacht voordeel", "ongeveer "+whole(b.Benefit), benefitFormula(*b)))
	}
	if b.Applicant == scheme.CompanyApplicant {
		return all
	}
	value, remark := whole(b.Deduction+b.StarterExtra), fmt.Sprintf(
		"De S&O-aftrek van %d verlaagt de winst waarover je belasting betaalt, niet de belasting met hetzelfde bedrag. Je moet ook aan het urencriterium van %s uur voldoen.",
		b.Year, domain.DutchInt(scheme.YearHours))
	switch {
	case !b.EnoughOwnHours():
		value, remark = "geen", fmt.Sprintf("Met minder dan %d eigen S&O-uren in een kalenderjaar krijg je geen S&O-aftrek. In %d zijn het er %d.",
			scheme.DeductionHours, b.HoursYear, b.Earlier.OwnHours+b.OwnHours)
	case b.Deduction == 0:
		value, remark = "telt al mee", fmt.Sprintf("De S&O-aftrek van %d telt al mee bij een eerdere aanvraag.", b.HoursYear)
	case b.StarterExtra > 0:
		remark = fmt.Sprintf("Waarvan %s als starter. ", whole(b.StarterExtra)) + remark
	}
	return append(all, fact("Verwachte aftrek van je winst", value, remark))
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

// panel is the upper part of a cover, with the title.
func (s *sheet) panel(brand, kind, title string) {
	s.fill(0, 0, pageWide, panelHigh, ink)
	s.logo(left, 24.9, brand, white, ink)
	s.text(left, 47, style{face: regular, size: 11, lead: 6, color: rgb{190, 206, 228}}, kind)
	st, lines := s.coverTitle(title)
	for i, line := range lines {
		s.text(left, titleAt+float64(i)*st.lead, st, line)
	}
}

// coverTitle returns the lines of the title in the largest size that fits the panel.
func (s *sheet) coverTitle(title string) (style, []string) {
	for size := 26.0; ; size -= 2 {
		st := style{face: bold, size: size, lead: size * 0.44, color: white}
		lines := s.wrap(oneLine(title), st, wide)
		if float64(len(lines))*st.lead <= panelHigh-titleAt-8 {
			return st, lines
		}
		if size <= 12 {
			return st, clip(lines, 8)
		}
	}
}

// tableOfContents prints the chapters on the lower part of the cover.
func (s *sheet) tableOfContents(entries []entry, y float64) {
	if len(entries) > contentsMax { // without the sections, of which there would be too many
		entries = slices.DeleteFunc(entries, func(e entry) bool { return e.section })
	}
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
		if e.page <= s.pdf.PageCount() { // the preview has the chapters of the whole document
			link := s.pdf.AddLink()
			s.pdf.SetLink(link, e.y-4, e.page)
			s.pdf.Link(left, y, wide, line.lead, link)
		}
		y += line.lead
	}
}
