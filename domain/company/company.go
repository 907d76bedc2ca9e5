// Package company contains the company profile that a user applies for.
package company

import (
	"cmp"
	"strings"
	"time"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/member"
)

// Company is a company profile. Owner is the account that owns it: of several owners the one who has been it
// longest. KvK is 8 digits; BTW and PostalCode
// are empty or in the canonical form that ParseBTW and ParsePostcode return.
type Company struct {
	ID            int64
	Owner         int64
	Name          string
	KvK           string
	BTW           string
	Address       string
	PostalCode    string
	City          string
	ContactPerson string
	Email         string
	Phone         string
	CreatedAt     time.Time
	Caller        member.Membership // of who asked for it
}

// Maximum lengths of the texts of a profile, in characters.
const (
	CompanyNameMax   = 200
	AddressMax       = 200
	CityMax          = 100
	ContactPersonMax = 150
	PhoneMax         = 30
)

// ParseCompany checks what a user typed and returns it in canonical form. Name
// and KvK number are required; VAT number, postcode and e-mail address are
// checked when given. It returns all errors at once, under their API names.
func ParseCompany(c Company) (Company, error) {
	var errs domain.Fields
	ParseCompanyCore(&c.Name, &c.KvK, &errs)
	c.BTW = optional(&errs, "btw_number", c.BTW, domain.ParseBTW)
	c.PostalCode = optional(&errs, "postal_code", c.PostalCode, domain.ParsePostcode)
	c.Email = optional(&errs, "email", c.Email, account.ParseEmail)
	for _, l := range c.lines() {
		*l.text = domain.Trim(*l.text)
		errs.Check(l.name, domain.CheckName(*l.text, l.max))
	}
	return c, errs.Err()
}

// companyLine is a free text of a profile.
type companyLine struct {
	name string
	text *string
	max  int
}

func (c *Company) lines() []companyLine {
	return []companyLine{{name: "address", text: &c.Address, max: AddressMax}, {name: "city", text: &c.City, max: CityMax},
		{name: "contact_person", text: &c.ContactPerson, max: ContactPersonMax}, {name: "phone", text: &c.Phone, max: PhoneMax}}
}

// FilledFrom returns the company with its empty fields taken from given. An incomplete address is
// completed only from an address that does not contradict it.
func (c Company) FilledFrom(given Company) Company {
	if !c.mayLieAt(given) {
		given.Address, given.PostalCode, given.City = "", "", ""
	}
	from := given.lines()
	for i, l := range c.lines() {
		if *l.text == "" && domain.CheckName(*from[i].text, l.max) == nil {
			*l.text = *from[i].text
		}
	}
	c.PostalCode, c.Email = cmp.Or(c.PostalCode, given.PostalCode), cmp.Or(c.Email, given.Email)
	return c
}

// mayLieAt reports whether the known parts of the address do not contradict the address of given.
func (c Company) mayLieAt(given Company) bool {
	bare := strings.NewReplacer(" ", "", "-", "", "/", "", ",", "").Replace
	for _, line := range [][2]string{{c.Address, given.Address}, {c.PostalCode, given.PostalCode}, {c.City, given.City}} {
		if line[0] != "" && !strings.EqualFold(bare(line[0]), bare(line[1])) {
			return false
		}
	}
	return true
}

// ParseCompanyCore checks the two required fields, the only ones that the wizard
// asks for a new company.
func ParseCompanyCore(name, kvk *string, errs *domain.Fields) {
	*name = domain.Trim(*name)
	if *name == "" {
		errs.Add("company_name", domain.CodeBlank)
	}
	errs.Check("company_name", domain.CheckName(*name, CompanyNameMax))
	if domain.Trim(*kvk) == "" {
		errs.Add("kvk_number", domain.CodeBlank)
		return
	}
	number, err := domain.ParseKvK(*kvk)
	errs.Check("kvk_number", err)
	if err == nil {
		*kvk = number
	}
}

// optional parses a field that may be empty. On an error it returns the text as
// typed.
func optional(errs *domain.Fields, field, s string, parse func(string) (string, error)) string {
	s = domain.Trim(s)
	if s == "" {
		return ""
	}
	canonical, err := parse(s)
	errs.Check(field, err)
	if err != nil {
		return s
	}
	return canonical
}

// Key implements Identified.
func (c Company) Key() int64 { return c.ID }

// CheckUnused returns Conflict company_in_use for a company with requests, and company_invoiced for
// one that has only payments of others in its name: it cannot be deleted.
func CheckUnused(requests, payments int) error {
	if requests > 0 {
		return domain.Fail(domain.Conflict, domain.CodeCompanyInUse)
	}
	if payments > 0 {
		return domain.Fail(domain.Conflict, domain.CodeCompanyInvoiced)
	}
	return nil
}

// SameIdentity reports whether two profiles have the same name, KvK and VAT number, which are an owner's.
func (c Company) SameIdentity(other Company) bool {
	return c.Name == other.Name && c.KvK == other.KvK && c.BTW == other.BTW
}
