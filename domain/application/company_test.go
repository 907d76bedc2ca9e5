package application_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/form"
	"wbso/domain/company"
)

// How the profit is taxed is asked of those whose legal form leaves it open.
func TestCompany_profitTax(t *testing.T) {
	const id = "company.income_tax"
	boxOf := func(c application.CompanyDetails) form.Section {
		a := applicationtest.Coating()
		for _, box := range form.PrintedCompany(a, c) {
			if box.Key == id {
				return box
			}
		}
		return form.Section{}
	}
	for legal, want := range map[string]string{
		"BV": "Vennootschapsbelasting", "NV": "Vennootschapsbelasting", "COOP": "Vennootschapsbelasting", "VER": "Vennootschapsbelasting",
		"STICH": "Vennootschapsbelasting", "1MANS": "Inkomstenbelasting", "VOF": "", "MTS": "", "CV": "", "ANDERS": "", "": "",
	} {
		c := applicationtest.Kleppen()
		c.LegalForm, c.IncomeTax = legal, ""
		a := applicationtest.Coating()
		box := boxOf(c)
		assert.Equal(t, want, box.Text, legal)
		asked := slices.Contains(applicationtest.IdsOf(form.OpenQuestions(a, c)), id)
		assert.Equal(t, want == "" && legal != "", asked, legal)
		if legal == "" {
			assert.Equal(t, []string{"company.legal_form"}, box.Asks)
		}
		c.IncomeTax = "IB"
		assert.Equal(t, "Inkomstenbelasting", boxOf(c).Text, "%s: what was answered stays", legal)
	}
}

func TestCompanyOf_takesWhatTheProfileKnows(t *testing.T) {
	c := application.CompanyOf(company.Company{Name: "Kleppen BV", KvK: "01234567", Address: "2e Industrieweg 12a", PostalCode: "1234 AB", City: "Utrecht",
		ContactPerson: "J.P. de Vries", Email: "info@kleppen.nl", Phone: "+31 (0)6 1234 5678"})
	assert.Equal(t, application.Address{Street: "2e Industrieweg", Number: "12", Addition: "a", Postcode: "1234 AB", City: "Utrecht"}, c.Address)
	assert.Equal(t, application.Contact{Initials: "J.P.", Name: "de Vries", Email: "info@kleppen.nl", Phone: "0612345678"}, c.Contact)
	assert.True(t, c.Correspondence.Same)
	assert.Equal(t, "2e Industrieweg 12a, 1234 AB Utrecht", c.Address.Line())
	same, err := application.ParseCompanyDetails(c)
	require.NoError(t, err)
	assert.Equal(t, c, same)
	long := company.Company{Address: "Dorpsstraat 12 gebouw De Hoek, derde verdieping", ContactPerson: strings.Repeat("a", 150), Phone: "bel maar"}
	_, err = application.ParseCompanyDetails(application.CompanyOf(long))
	require.NoError(t, err, "whatever the profile has can be saved")
	assert.Equal(t, long.Address, application.CompanyOf(long).Address.Street)
	assert.Equal(t, "Postbus", application.CompanyOf(company.Company{Address: "Postbus"}).Address.Street)
}

func TestParseCompany_canonicalForms(t *testing.T) {
	c, err := application.ParseCompanyDetails(application.CompanyDetails{LegalForm: "BV", RSIN: "1234.56.782", Contact: application.Contact{Phone: "06-12345678 "}, Address: application.Address{Postcode: "1234ab", City: " Utrecht "}})
	require.NoError(t, err)
	assert.Equal(t, "123456782", c.RSIN)
	assert.Equal(t, "0612345678", c.Contact.Phone)
	assert.Equal(t, "1234 AB", c.Address.Postcode)
	assert.Equal(t, "Utrecht", c.Address.City)
	for phone, ok := range map[string]bool{"0612345678": true, "0032 2 555 12 12": true, "123456789012345": true, "1234567890123456": false, "061234567a": false} {
		_, err := application.ParseCompanyDetails(application.CompanyDetails{Contact: application.Contact{Phone: phone}})
		assert.Equal(t, ok, err == nil, phone)
	}
}

func TestParseCompany_badInput(t *testing.T) {
	c := application.CompanyDetails{LegalForm: "LTD", RSIN: "123456789", IncomeTax: "btw", Website: strings.Repeat("w", 201),
		Address: application.Address{Postcode: "0123 AB"}, Correspondence: application.Correspondence{Address: application.Address{Postcode: "1234 SS"}},
		Contact: application.Contact{Email: "geen adres", Phone: "061234567"},
		Starter: application.Starter{Years: []application.StarterYear{{Year: 2025}, {Year: 2025}, {Year: 25}}}}
	_, err := application.ParseCompanyDetails(c)
	assert.Equal(t, map[string]domain.Code{
		"legal_form": domain.CodeChoice, "rsin": domain.CodeRSIN, "income_tax": domain.CodeChoice, "website": domain.CodeTooLong,
		"address.postcode": domain.CodePostcode, "correspondence.postcode": domain.CodePostcode, "contact.email": domain.CodeEmail, "contact.phone": domain.CodePhone,
		"starter.years.1.year": domain.CodeItemUnknown, "starter.years.2.year": domain.CodeStartRange,
	}, applicationtest.FieldsOf(t, err))
}

// The fiscal number of a sole trader is a citizen service number, which is never kept here.
func TestParseCompany_noCitizenServiceNumber(t *testing.T) {
	_, err := application.ParseCompanyDetails(application.CompanyDetails{LegalForm: application.SoleTrader, RSIN: "123456782"})
	assert.Equal(t, map[string]domain.Code{"rsin": domain.CodeRSINOfPerson}, applicationtest.FieldsOf(t, err))
}
