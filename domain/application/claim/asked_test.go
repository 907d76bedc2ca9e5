package claim_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
	"wbso/domain/application/place"
	"wbso/domain/company"
	"wbso/domain/request"
)

// What the company's details change is worked out without reading a text.
func TestAsked_WithCompany_is_what_would_be_asked(t *testing.T) {
	lists := func(all []form.Question) (open []request.OpenQuestion) {
		for _, q := range all {
			open = append(open, request.OpenQuestion{Section: string(q.Part), Question: q.Text})
		}
		return open
	}
	paired := applicationtest.Coating()
	paired.LeftOut.Items = append(paired.LeftOut.Items, application.LeftOutItem{ID: "w2", Text: "Wij bouwen een oven, en het bureau maakt de app.", Reason: place.ReasonChosen})
	alone := applicationtest.Coating()
	alone.Project.Applicant = application.SelfEmployed
	little := application.CompanyOf(company.Company{Name: "Kleppen B.V.", KvK: "12345678"})
	more := little
	more.LegalForm, more.Website, more.IncomeTax = "BV", "www.kleppen.example", "VPB"
	for _, a := range []application.Application{applicationtest.Coating(), paired, alone} {
		for _, before := range []application.CompanyDetails{little, more} {
			for _, after := range []application.CompanyDetails{little, more} {
				now, known := claim.QuestionList{Open: lists(form.OpenQuestions(a, before)), By: "1"}.WithCompany(lists(form.OpenOfCompany(a, after)), "1")
				assert.True(t, known)
				assert.Equal(t, lists(form.OpenQuestions(a, after)), now.Open)
			}
		}
	}
	_, known := claim.QuestionList{By: "1"}.WithCompany(nil, "2")
	assert.False(t, known, "another program asked the others")
}
