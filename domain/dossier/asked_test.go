package dossier_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
	"wbso/domain/dossier"
)

// What the company's details change is worked out without reading a text.
func TestAsked_WithCompany_is_what_would_be_asked(t *testing.T) {
	lists := func(all []dossier.Question) (open []domain.OpenQuestion) {
		for _, q := range all {
			open = append(open, domain.OpenQuestion{Section: string(q.Part), Question: q.Text})
		}
		return open
	}
	paired := coating()
	paired.LeftOut.Items = append(paired.LeftOut.Items, dossier.Left{ID: "w2", Text: "Wij bouwen een oven, en het bureau maakt de app.", Reason: dossier.ReasonChosen})
	alone := coating()
	alone.Project.Applicant = dossier.SelfEmployed
	little := dossier.CompanyOf(domain.Company{Name: "Kleppen B.V.", KvK: "12345678"})
	more := little
	more.LegalForm, more.Website, more.IncomeTax = "BV", "www.kleppen.example", "VPB"
	for _, a := range []dossier.Application{coating(), paired, alone} {
		for _, before := range []dossier.Company{little, more} {
			for _, after := range []dossier.Company{little, more} {
				now, known := dossier.Asked{Open: lists(a.Open(before)), By: "1"}.WithCompany(lists(a.OpenOfCompany(after)), "1")
				assert.True(t, known)
				assert.Equal(t, lists(a.Open(after)), now.Open)
			}
		}
	}
	_, known := dossier.Asked{By: "1"}.WithCompany(nil, "2")
	assert.False(t, known, "another program asked the others")
}
