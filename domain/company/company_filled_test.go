package company_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"wbso/domain/company"
)

func TestCompany_FilledFrom(t *testing.T) {
	given := company.Company{Name: "Ander", KvK: "87654321", Address: "Kade 12a", PostalCode: "3011 TA", City: "Rotterdam", ContactPerson: "J. de Vries", Email: "j@kade.example", Phone: "0612345678"}
	for name, c := range map[string]struct{ in, want company.Company }{
		"all that is empty": {company.Company{Name: "Kade", KvK: "12345678"},
			company.Company{Name: "Kade", KvK: "12345678", Address: "Kade 12a", PostalCode: "3011 TA", City: "Rotterdam", ContactPerson: "J. de Vries", Email: "j@kade.example", Phone: "0612345678"}},
		"the rest of the same address": {company.Company{Address: "kade 12 A", ContactPerson: "Anna", Email: "a@kade.example", Phone: "010"},
			company.Company{Address: "kade 12 A", PostalCode: "3011 TA", City: "Rotterdam", ContactPerson: "Anna", Email: "a@kade.example", Phone: "010"}},
		"nothing of another address": {company.Company{City: "Delft"},
			company.Company{City: "Delft", ContactPerson: "J. de Vries", Email: "j@kade.example", Phone: "0612345678"}},
	} {
		assert.Equal(t, c.want, c.in.FilledFrom(given), name)
	}
	assert.Empty(t, company.Company{}.FilledFrom(company.Company{ContactPerson: strings.Repeat("x", 151)}).ContactPerson, "what does not fit")
}

// Nothing that is there changes, and twice is once.
func TestCompany_FilledFromOverwritesNothing(t *testing.T) {
	line := rapid.SampledFrom([]string{"", "a", "b"})
	firm := rapid.Custom(func(t *rapid.T) company.Company {
		draw := func(name string) string { return line.Draw(t, name) }
		return company.Company{Address: draw("address"), PostalCode: draw("postcode"), City: draw("city"), ContactPerson: draw("person"), Email: draw("email"), Phone: draw("phone")}
	})
	rapid.Check(t, func(t *rapid.T) {
		c, given := firm.Draw(t, "company"), firm.Draw(t, "given")
		filled := c.FilledFrom(given)
		for _, pair := range [][2]string{{c.Address, filled.Address}, {c.PostalCode, filled.PostalCode}, {c.City, filled.City},
			{c.ContactPerson, filled.ContactPerson}, {c.Email, filled.Email}, {c.Phone, filled.Phone}} {
			if pair[0] != "" {
				assert.Equal(t, pair[0], pair[1])
			}
		}
		assert.Equal(t, filled, filled.FilledFrom(given))
	})
}
