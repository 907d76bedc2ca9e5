package form

import (
	"slices"

	"wbso/domain/application"
)

// companyFacts returns what RVO asks about the applicant. A citizen service number is never
// among them; RVO asks that itself.
func (f *form) companyFacts() []requirement {
	c := f.company
	entity := f.Project.Staffed() && c.LegalForm != application.SoleTrader
	all := []requirement{
		{need: "name", heading: "Bedrijfsnaam", text: c.Name},
		{need: "kvk", heading: "KvK-nummer", text: c.KvK},
		fact("legal_form", "Rechtsvorm", "Wat is de rechtsvorm van je bedrijf?").choice(application.LegalForms(), c.LegalForm, func(v string) { c.LegalForm = v }),
		fact("rsin", "Fiscaal nummer (RSIN)", "Wat is je fiscaal nummer (RSIN)? RVO vraagt het als er werknemers in de aanvraag staan.").
			typed(&c.RSIN).like("123456782").when(entity),
		fact("address", "Vestigingsadres", "Wat is het vestigingsadres van je bedrijf?").address(&c.Address).like("Dorpsstraat 12, 1234 AB Utrecht"),
		correspondence(c),
		contactName(&c.Contact),
		fact("contact_email", "E-mail", "Op welk e-mailadres kan RVO je bereiken?").typed(&c.Contact.Email),
		fact("contact_phone", "Telefoon", "Op welk telefoonnummer kan RVO je bereiken?").typed(&c.Contact.Phone).like("0612345678"),
		fact("website", "Website", "Wat is je website? RVO leest die ook.").typed(&c.Website).like("www.bedrijf.nl"),
		profitTax(c),
		fact("fiscal_unity", "Deel van een fiscale eenheid", "Hoort je bedrijf bij een fiscale eenheid?").yesNo(&c.FiscalUnity).when(entity),
	}
	if c.InUnity() {
		all = append(all,
			fact("parent_name", "Moeder van de fiscale eenheid", "Hoe heet de moedermaatschappij van de fiscale eenheid?").typed(&c.ParentName).when(entity),
			fact("parent_number", "Fiscaal nummer van de moeder", "Wat is het fiscaal nummer van de moedermaatschappij?").typed(&c.ParentNumber).like("123456782").when(entity))
	}
	return slices.Concat(all, f.starter())
}

// profitTax returns the question which profit tax the company pays. It is asked when the legal form
// leaves that open.
func profitTax(c *application.CompanyDetails) requirement {
	r := fact("income_tax", "Ondernemer voor", "Hoe wordt de winst belast?").
		choice(application.IncomeTaxes(), c.ProfitTax(), func(v string) { c.IncomeTax = v }).when(c.LegalForm != "")
	if c.LegalForm == "" {
		r.asks = []string{application.QuestionID(application.CompanyPart, "", "legal_form")}
	}
	return r
}

func (r requirement) address(to *application.Address) requirement {
	r.text, r.missing, r.input = to.Line(), !to.Full(), LineInput
	r.place = parsed(addressIn, func(a application.Address) { *to = a }, application.Address.Line)
	return r
}

// correspondence returns the address that RVO writes to.
func correspondence(c *application.CompanyDetails) requirement {
	r := fact("correspondence", "Correspondentieadres", "Op welk adres wil je post van RVO krijgen?").
		address(&c.Correspondence.Address).like("Postbus 12, 1234 AB Utrecht").when(!c.Correspondence.Same)
	if c.Correspondence.Same {
		if r.text = c.Address.Line(); r.text != "" && !c.Address.Full() {
			r.asks = []string{application.QuestionID(application.CompanyPart, "", "address")}
		}
	}
	return r
}

func contactName(c *application.Contact) requirement {
	r := fact("contact_name", "Contactpersoon", "Wie is de contactpersoon voor RVO? Geef voorletters en naam.").typed(&c.Name).like("J. de Vries")
	r.text = c.Initials + " " + c.Name
	r.place = func(p *placer, field, text string) error {
		c.Initials, c.Name = application.SplitName(text)
		return p.fact(field, text)
	}
	return r
}
