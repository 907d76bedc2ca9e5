package dossier

import "strings"

// Printed returns the answers to what RVO asks about the applicant, as far as they are
// known. There is no citizen service number among them; RVO asks that itself.
func (c Company) Printed() []Section {
	fact := func(key, heading, text string) Section {
		return Section{Part: CompanyPart, Key: "company." + key, Heading: heading, Text: strings.TrimSpace(text)}
	}
	mail := c.Correspondence.Address
	if c.Correspondence.Same {
		mail = c.Address
	}
	all := []Section{
		fact("name", "Bedrijfsnaam", c.Name),
		fact("kvk", "KvK-nummer", c.KvK),
		fact("legal_form", "Rechtsvorm", labelOf(LegalForms(), c.LegalForm)),
		fact("rsin", "Fiscaal nummer (RSIN)", c.RSIN),
		fact("address", "Vestigingsadres", c.Address.Line()),
		fact("correspondence", "Correspondentieadres", mail.Line()),
		fact("contact_name", "Contactpersoon", c.Contact.Initials+" "+c.Contact.Name),
		fact("contact_email", "E-mail", c.Contact.Email),
		fact("contact_phone", "Telefoon", c.Contact.Phone),
		fact("website", "Website", c.Website),
		fact("income_tax", "Ondernemer voor", labelOf(IncomeTaxes(), c.IncomeTax)),
		fact("fiscal_unity", "Deel van een fiscale eenheid", yesNo(c.FiscalUnity)),
	}
	if c.FiscalUnity != nil && *c.FiscalUnity {
		all = append(all, fact("parent", "Moeder van de fiscale eenheid", c.ParentName+" "+c.ParentNumber))
	}
	return filled(append(all, c.Starter.printed()...))
}

// printed returns the answers from which RVO sees whether the company is a starter.
func (s Starter) printed() []Section {
	fact := func(key, heading string, yes *bool) Section {
		return Section{Part: CompanyPart, Key: "company.starter." + key, Heading: heading, Text: yesNo(yes)}
	}
	all := []Section{fact("agent", "In alle vijf vorige jaren inhoudingsplichtig", s.WithholdingAgent5Years)}
	if s.WithholdingAgent5Years == nil || *s.WithholdingAgent5Years {
		return all
	}
	for _, y := range s.Years {
		year := number(&y.Year)
		all = append(all, fact(year+".agent", year+": inhoudingsplichtig", y.Agent), fact(year+".statement", year+": S&O-verklaring", y.Statement))
	}
	return append(all, fact("continuation", "Voortzetting van een ander bedrijf", s.Continuation),
		fact("link", "Verbonden met dat bedrijf", s.Link), fact("substantial_interest", "Aanmerkelijk belang", s.SubstantialInterest))
}

// Line returns the address on one line.
func (a Address) Line() string {
	street := strings.TrimSpace(a.Street + " " + a.Number + a.gap() + a.Addition)
	city := strings.TrimSpace(a.Postcode + " " + a.City)
	if street == "" || city == "" {
		return street + city
	}
	return street + ", " + city
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
