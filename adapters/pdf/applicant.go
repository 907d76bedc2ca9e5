package pdf

import (
	"fmt"

	"wbso/domain"
)

const applicantKey = "aanvrager"

// field is one thing RVO asks of the applicant. The question is asked when the
// value is empty.
type field struct{ label, value, question string }

// applicantFields are the applicant data of RVO's form. The user fills in what
// the product does not know.
func (doc document) applicantFields() []field {
	c := doc.Request.Company
	return []field{
		{"Bedrijfsnaam", oneLine(c.Name), "Hoe heet je bedrijf volgens het Handelsregister?"},
		{"KvK-nummer", c.KvK, "Wat is je KvK-nummer (8 cijfers)?"},
		{"Rechtsvorm", "", "Wat is de rechtsvorm van je bedrijf (bv, nv, vof, eenmanszaak, stichting …)?"},
		{"Fiscaal nummer (RSIN)", "", "Wat is je fiscaal nummer (RSIN)? RVO vraagt het als je werknemers in de aanvraag staan."},
		{"Vestigingsadres", oneLine(c.Address), "Wat zijn straat en huisnummer van je vestiging?"},
		{"Postcode en plaats", oneLine(c.PostalCode + " " + c.City), "Wat zijn postcode en plaats van je vestiging?"},
		{"Contactpersoon", oneLine(c.ContactPerson), "Wie is de contactpersoon (voorletters en naam)?"},
		{"E-mail", oneLine(c.Email), "Op welk e-mailadres kan RVO je bereiken?"},
		{"Telefoon", oneLine(c.Phone), "Op welk telefoonnummer kan RVO je bereiken?"},
		{"Werknemers", "", "Hoeveel werknemers heeft je bedrijf, en hoeveel van hen doen S&O?"},
		{"Technologiegebied", "", "Onder welk van de achttien technologiegebieden van RVO valt je project?"},
	}
}

// applicant prints the data on the company and on the project.
func (doc document) applicant(s *sheet, number string) {
	s.heading(number, "Aanvrager en project", 40)
	s.sub("Aanvrager", tableMin+2)
	var rows [][]string
	for _, f := range doc.applicantFields() {
		rows = append(rows, []string{f.label, or(f.value, "—")})
	}
	s.facts(rows)
	s.sub("Project", tableMin+2)
	s.facts(doc.projectRows())
}

func (doc document) projectRows() [][]string {
	sub := doc.Request.Submission
	rows := [][]string{
		{"Projectnummer", doc.Request.Number},
		{"Projecttitel", oneLine(doc.title())},
		{"Type project", "Ontwikkelingsproject"},
	}
	if sub.ProjectType == domain.Software {
		rows = append(rows, []string{"Zwaartepunt", "Programmatuur"})
	} else {
		rows = append(rows,
			[]string{"Zwaartepunt", "Product (is het een productieproces, kies dan dat)"},
			[]string{"Mede programmatuur ontwikkeld", yesNo(sub.AlsoDevelopCode)})
	}
	return append(rows,
		[]string{"Start project", or(sub.StartOfProject.Dutch(), "—")},
		[]string{"Aanvraagperiode", doc.period()},
		[]string{"S&O-uren in deze periode", hours(sub.EstimatedHours)})
}

// period is the application period, which always ends on 31 December.
func (doc document) period() string {
	m := doc.Filing.StartMonth
	if m.Year == 0 {
		return "—"
	}
	return fmt.Sprintf("1 %s tot en met 31 december %d (%d maanden)", domain.DutchMonth(m.Month), m.Year, doc.Filing.Months)
}

func hours(n int) string {
	if n <= 0 {
		return "—"
	}
	return thousands(n)
}

func yesNo(b bool) string {
	if b {
		return "Ja"
	}
	return "Nee"
}
