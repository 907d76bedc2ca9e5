package dossier

import "strings"

// PrintedCompany returns the boxes about the applicant. There is no citizen service number
// among them; RVO asks that itself.
func (a Application) PrintedCompany(c Company) []Section {
	return a.settled(factBoxes(CompanyPart, a.companyFacts(c)))
}

// Line returns the address on one line.
func (a Address) Line() string {
	street := a.street()
	city := strings.TrimSpace(a.Postcode + " " + a.City)
	if street == "" || city == "" {
		return street + city
	}
	return street + ", " + city
}

func (a Address) street() string {
	return strings.TrimSpace(a.Street + " " + a.Number + a.gap() + a.Addition)
}

// gap separates an addition that begins with a digit from the number.
func (a Address) gap() string {
	if a.Addition != "" && strings.ContainsRune("0123456789", rune(a.Addition[0])) {
		return "-"
	}
	return ""
}

// IncomeTaxes returns the taxes that a company may be an entrepreneur for.
func IncomeTaxes() []Option {
	return []Option{{"VPB", "Vennootschapsbelasting"}, {"IB", "Inkomstenbelasting"}}
}
