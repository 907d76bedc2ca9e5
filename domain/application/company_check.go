package application

import (
	"fmt"
	"strings"
	"time"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/scheme"
)

// Lengths of the details of a company that RVO limits, in characters.
const (
	companyTextMax  = 200 // as in the profile
	additionMax     = 12
	phoneDigitsMin  = 10
	phoneDigitsMax  = 15
	StarterYearsAgo = 5 // before the application, of which RVO asks
)

// ParseCompanyDetails checks the details that a user typed and returns them in canonical form.
// Anything may be empty: what RVO needs is asked. It returns all field errors at once, with
// the path of each value.
func ParseCompanyDetails(c CompanyDetails) (CompanyDetails, error) {
	var errs domain.Fields
	choice(&errs, "legal_form", c.LegalForm, append(values(LegalForms()), "")...)
	choice(&errs, "income_tax", c.IncomeTax, "", "VPB", "IB")
	c.RSIN = optional(&errs, "rsin", c.RSIN, domain.ParseRSIN)
	if c.LegalForm == SoleTrader && c.RSIN != "" {
		errs.Add("rsin", domain.CodeRSINOfPerson)
	}
	c.Address = parseAddress(&errs, "address.", c.Address)
	c.Correspondence.Address = parseAddress(&errs, "correspondence.", c.Correspondence.Address)
	c.Contact.Email = optional(&errs, "contact.email", c.Contact.Email, account.ParseEmail)
	c.Contact.Phone = optional(&errs, "contact.phone", c.Contact.Phone, parsePhone)
	for _, f := range []struct {
		name string
		text *string
	}{
		{"website", &c.Website}, {"contact.initials", &c.Contact.Initials}, {"contact.name", &c.Contact.Name},
		{"parent_name", &c.ParentName}, {"parent_number", &c.ParentNumber},
	} {
		*f.text = domain.Trim(*f.text)
		errs.Check(f.name, domain.CheckName(*f.text, companyTextMax))
	}
	checkStarter(&errs, c.Starter)
	return c, errs.Err()
}

func parseAddress(errs *domain.Fields, at string, a Address) Address {
	a.Postcode = optional(errs, at+"postcode", a.Postcode, domain.ParsePostcode)
	for _, f := range []struct {
		name string
		text *string
		max  int
	}{{name: "street", text: &a.Street, max: companyTextMax}, {name: "number", text: &a.Number, max: additionMax},
		{name: "addition", text: &a.Addition, max: additionMax}, {name: "city", text: &a.City, max: companyTextMax}} {
		*f.text = domain.Trim(*f.text)
		errs.Check(at+f.name, domain.CheckName(*f.text, f.max))
	}
	return a
}

func checkStarter(errs *domain.Fields, s Starter) {
	CheckCount(errs, "starter.years", len(s.Years), 2*StarterYearsAgo)
	seen := map[int]bool{}
	for i, y := range s.Years {
		at := fmt.Sprintf("starter.years.%d.year", i)
		errs.Check(at, scheme.CheckStart(domain.NewDate(y.Year, time.January, 1)))
		if seen[y.Year] {
			errs.Add(at, domain.CodeItemUnknown)
		}
		seen[y.Year] = true
	}
}

// optional parses a value that may be empty. On an error it returns the text as typed.
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

// parsePhone returns a telephone number as RVO takes it: only digits, a Dutch one without
// its country code.
func parsePhone(s string) (string, error) {
	s = strings.NewReplacer(" ", "", "-", "", "(0)", "", "(", "", ")", "", ".", "", "\u00a0", "").Replace(s)
	s = strings.Replace(s, "+", "00", 1)
	if rest, dutch := strings.CutPrefix(s, "0031"); dutch {
		s = "0" + rest
	}
	if len(s) < phoneDigitsMin || len(s) > phoneDigitsMax || strings.Trim(s, "0123456789") != "" {
		return "", domain.Fail(domain.Invalid, domain.CodePhone)
	}
	return s, nil
}
