package application

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"wbso/domain/company"
)

// CompanyDetails are the details of a company that RVO asks in every application. They are kept
// with the company and apply to all its requests. A citizen service number is never one
// of them.
type CompanyDetails struct {
	Name           string         `json:"name"` // name and KvK number are those of the profile
	KvK            string         `json:"kvk"`
	LegalForm      string         `json:"legal_form"`
	RSIN           string         `json:"rsin"`
	Address        Address        `json:"address"`
	Correspondence Correspondence `json:"correspondence"`
	Website        string         `json:"website"`
	Contact        Contact        `json:"contact"`
	FiscalUnity    *bool          `json:"fiscal_unity"`
	ParentName     string         `json:"parent_name"`
	ParentNumber   string         `json:"parent_number"`
	IncomeTax      string         `json:"income_tax"` // VPB, IB or empty
	Starter        Starter        `json:"starter"`
}

// Address is a Dutch address.
type Address struct {
	Street   string `json:"street"`
	Number   string `json:"number"`
	Addition string `json:"addition"`
	Postcode string `json:"postcode"`
	City     string `json:"city"`
}

// Correspondence is where RVO writes to.
type Correspondence struct {
	Same bool `json:"same"` // as the address of the company
	Address
}

// Contact is whom RVO calls.
type Contact struct {
	Initials string `json:"initials"`
	Name     string `json:"name"`
	Email    string `json:"email"`
	Phone    string `json:"phone"`
}

// Starter are the answers from which RVO sees whether a company is a starter.
type Starter struct {
	WithholdingAgent5Years *bool         `json:"withholding_agent_5_years"`
	Years                  []StarterYear `json:"years"`
	Continuation           *bool         `json:"continuation"` // of another company
	Link                   *bool         `json:"link"`         // with that company
	SubstantialInterest    *bool         `json:"substantial_interest"`
	Entrepreneur5Years     *bool         `json:"entrepreneur_5_years"` // the self-employed person
}

// StarterYear is one of the five years before the application.
type StarterYear struct {
	Year      int   `json:"year"`
	Agent     *bool `json:"agent"`
	Statement *bool `json:"statement"` // whether it had an S&O statement
}

// SoleTrader is the legal form of a company that has no RSIN: its fiscal number is a
// citizen service number.
const SoleTrader = "1MANS"

// CompanyOf returns the first details of a company, as far as its profile knows them.
func CompanyOf(c company.Company) CompanyDetails {
	initials, name := SplitName(c.ContactPerson)
	out := CompanyDetails{
		Address:        Address{Postcode: c.PostalCode, City: c.City},
		Correspondence: Correspondence{Same: true},
		Contact:        Contact{Initials: initials, Name: name, Email: c.Email},
		Starter:        Starter{Years: []StarterYear{}},
	}
	if phone, err := parsePhone(c.Phone); err == nil {
		out.Contact.Phone = phone
	}
	out.Address.Street, out.Address.Number, out.Address.Addition = SplitStreet(c.Address)
	return out.WithProfile(c)
}

// WithProfile returns the details with the name and KvK number of the profile.
func (c CompanyDetails) WithProfile(profile company.Company) CompanyDetails {
	c.Name, c.KvK = profile.Name, profile.KvK
	if c.Starter.Years == nil {
		c.Starter.Years = []StarterYear{}
	}
	return c
}

// streetForm matches a street with a house number and what follows it.
var streetForm = regexp.MustCompile(`^\s*(.*?\D)\s+(\d{1,5})\s*[-/]?\s*(\S.*?)?\s*$`)

// Profile returns what the details say of what a profile has too. Of an address that is not
// whole that is nothing.
func (c CompanyDetails) Profile() company.Company {
	p := company.Company{ContactPerson: strings.TrimSpace(c.Contact.Initials + " " + c.Contact.Name), Email: c.Contact.Email, Phone: c.Contact.Phone}
	if c.Address.Full() {
		p.Address, p.PostalCode, p.City = c.Address.street(), c.Address.Postcode, c.Address.City
	}
	return p
}

// SplitStreet splits the first line of an address. Without a number that stands by itself
// all is the street.
func SplitStreet(line string) (street, number, addition string) {
	m := streetForm.FindStringSubmatch(line)
	if m == nil || utf8.RuneCountInString(m[3]) > additionMax {
		return strings.TrimSpace(line), "", ""
	}
	return strings.TrimRight(m[1], " ,"), m[2], m[3]
}

// initialsForm matches initials at the start of a name.
var initialsForm = regexp.MustCompile(`^((?:\p{Lu}[a-z]?\.\s?)+)\s*(.+)$`)

// SplitName divides the name of a person into initials, if it begins with them, and the rest.
func SplitName(name string) (initials, rest string) {
	name = strings.TrimSpace(name)
	if m := initialsForm.FindStringSubmatch(name); m != nil {
		return strings.TrimSpace(m[1]), m[2]
	}
	return "", name
}

// LegalForms returns the legal forms by RVO's codes.
func LegalForms() []Option {
	return []Option{
		{"BV", "Besloten vennootschap (bv)"}, {"NV", "Naamloze vennootschap (nv)"}, {"1MANS", "Eenmanszaak"},
		{"VOF", "Vennootschap onder firma (vof)"}, {"MTS", "Maatschap"}, {"CV", "Commanditaire vennootschap (cv)"},
		{"COOP", "Coöperatie"}, {"VER", "Vereniging"}, {"STICH", "Stichting"}, {"ANDERS", "Een andere rechtsvorm"},
	}
}

// IncomeTaxes returns the taxes that a company may be an entrepreneur for.
func IncomeTaxes() []Option {
	return []Option{{"VPB", "Vennootschapsbelasting"}, {"IB", "Inkomstenbelasting"}}
}

// ProfitTax returns the tax on the profit: what was answered, or the only one of the legal form.
func (c CompanyDetails) ProfitTax() string {
	if c.IncomeTax != "" {
		return c.IncomeTax
	}
	switch c.LegalForm {
	case "BV", "NV", "COOP", "VER", "STICH":
		return "VPB"
	case SoleTrader:
		return "IB"
	}
	return ""
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

// Full reports whether the address can be written to.
func (a Address) Full() bool {
	return a.Street != "" && a.Number != "" && a.Postcode != "" && a.City != ""
}

// InUnity reports whether the company is part of a fiscal unity.
func (c CompanyDetails) InUnity() bool { return c.FiscalUnity != nil && *c.FiscalUnity }
