package domain_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"wbso/domain"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
	"wbso/domain/request"
	"wbso/domain/scheme"
	"wbso/domain/vectortest"
)

type submitVector struct {
	ElevatorPitch   string `json:"elevator_pitch"`
	Innovation      string `json:"innovation_description"`
	Challenges      string `json:"technical_challenges_input"`
	EstimatedHours  int    `json:"estimated_hours_input"`
	StartOfProject  string `json:"start_of_project"`
	ProjectStarted  string `json:"project_started_on"`
	OwnHours        *int   `json:"own_hours"`
	ProjectType     string `json:"project_type"`
	AlsoDevelopCode bool   `json:"also_develop_code"`
	CostMethod      string `json:"cost_calculation_method"`
	ExtraCosts      string `json:"extra_costs_description"`
	Applicant       string `json:"applicant"`
	Collaborative   bool   `json:"collaborative_effort"`
	Partners        []struct {
		CompanyName  string `json:"company_name"`
		Location     string `json:"location"`
		Contribution string `json:"contribution"`
	} `json:"collaboration_partners"`
	Client     int64 `json:"client"`
	NewCompany *struct {
		Name string `json:"company_name"`
		KvK  string `json:"kvk_number"`
	} `json:"new_company"`
}

func (v submitVector) input() request.SubmitInput {
	in := request.SubmitInput{Client: v.Client, Submission: request.Submission{
		ElevatorPitch: v.ElevatorPitch, InnovationDescription: v.Innovation, TechnicalChallenges: v.Challenges,
		EstimatedHours: v.EstimatedHours, StartOfProject: day(v.StartOfProject), ProjectStartedOn: day(v.ProjectStarted), OwnHours: v.OwnHours,
		ProjectType: scheme.ProjectType(v.ProjectType), AlsoDevelopCode: v.AlsoDevelopCode,
		CostMethod: scheme.CostMethod(v.CostMethod), ExtraCosts: v.ExtraCosts, Applicant: scheme.Applicant(v.Applicant), Collaborative: v.Collaborative,
	}}
	for _, p := range v.Partners {
		in.Partners = append(in.Partners, request.Partner(p))
	}
	if v.NewCompany != nil {
		in.NewCompany = &request.NewCompany{Name: v.NewCompany.Name, KvK: v.NewCompany.KvK}
	}
	return in
}

func submitVectors() map[string]func(*testing.T, string) {
	return map[string]func(*testing.T, string){
		"submit_check": errorsOf(func(v submitVector) domain.Fields {
			return request.CheckSubmit(v.input())
		}),
		"submit_verdicts": errorsOf(func(in map[find.TextField][2]any) domain.Fields {
			results := map[find.TextField]evaluation.Evaluation{}
			for f, v := range in {
				results[f] = evaluation.Evaluation{GoodEnough: v[0].(bool), Suggestions: v[1].(string)}
			}
			return evaluation.CheckEvaluations(results)
		}),
	}
}

// errorsOf is the test of a rule that answers with all its errors.
func errorsOf[I any](apply func(I) domain.Fields) func(*testing.T, string) {
	type many struct {
		Name   string       `json:"name"`
		In     I            `json:"in"`
		Errors []fieldError `json:"errors"`
	}
	return func(t *testing.T, file string) {
		for _, c := range vectortest.Cases[many](t, file) {
			t.Run(c.Name, func(t *testing.T) {
				assert.Equal(t, withArgs(c.Errors), fieldErrors(apply(c.In)))
			})
		}
	}
}

func soundInput() request.SubmitInput {
	return request.SubmitInput{Client: 1, Submission: request.Submission{
		ElevatorPitch: "Pitch", InnovationDescription: "Nieuw", TechnicalChallenges: "Knelpunt",
		StartOfProject: day("2027-01-01"), ProjectType: scheme.Software,
	}}
}

func TestCheckSubmit_L08_lengthOfTextsInCharacters(t *testing.T) {
	in := soundInput()
	in.ElevatorPitch = strings.Repeat("é", domain.TextMax)
	assert.Empty(t, request.CheckSubmit(in))
	in.ElevatorPitch += "é"
	in.ExtraCosts = strings.Repeat("é", domain.TextMax+1)
	assert.Equal(t, []fieldError{
		{Field: "elevator_pitch", Code: domain.CodeTextTooLong, Args: domain.Args{"max": "20.000"}},
		{Field: "extra_costs_description", Code: domain.CodeTextTooLong, Args: domain.Args{"max": "20.000"}},
	}, fieldErrors(request.CheckSubmit(in)))
}

// Every error of a submission belongs to a page of the wizard, so the screen can
// always jump to it. The pages are the client's rule: its vectors name the fields.
func TestCheckSubmit_everyErrorHasAPage(t *testing.T) {
	pages := map[string]int{}
	for _, c := range vectortest.Cases[vector[string, int]](t, "wizard_step") {
		pages[c.In] = c.Want
	}
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.SampledFrom([]string{"", " ", "tekst", strings.Repeat("x", 61)})
		in := request.SubmitInput{Client: rapid.Int64Range(0, 1).Draw(t, "client"), Submission: request.Submission{
			ElevatorPitch:  text.Draw(t, "pitch"),
			EstimatedHours: rapid.IntRange(-2, scheme.HoursMax+2).Draw(t, "hours"),
			ProjectType:    scheme.ProjectType(text.Draw(t, "type")), CostMethod: scheme.CostMethod(text.Draw(t, "method")),
			Collaborative: rapid.Bool().Draw(t, "together"),
		}}
		for range rapid.IntRange(0, 7).Draw(t, "partners") {
			in.Partners = append(in.Partners, request.Partner{CompanyName: text.Draw(t, "name"), Location: text.Draw(t, "place")})
		}
		if rapid.Bool().Draw(t, "new company") {
			in.NewCompany = &request.NewCompany{Name: text.Draw(t, "company"), KvK: text.Draw(t, "kvk")}
		}
		errs := append(request.CheckSubmit(in), evaluation.CheckEvaluations(nil)...)
		for _, e := range errs {
			field, _, _ := strings.Cut(e.Field, ".")
			assert.NotZero(t, pages[field], e.Field)
		}
		assert.Equal(t, in.NormalInput(), in.NormalInput().NormalInput())
		assert.Equal(t, request.CheckSubmit(in), request.CheckSubmit(in.NormalInput()))
	})
}

func TestSubmitInput_Normal(t *testing.T) {
	in := soundInput()
	in.AlsoDevelopCode = true
	in.Partners = []request.Partner{{CompanyName: " Lab "}}
	in.NewCompany = &request.NewCompany{Name: "Over"}
	in.ElevatorPitch, in.InnovationDescription = "  zoals \n\u3000getypt \n", "\u3000Nieuw\u00a0"
	in.TechnicalChallenges, in.ExtraCosts = "\u2003Knelpunt\u2028", "\tProefopstelling\u0085"

	n := in.NormalInput()
	assert.False(t, n.AlsoDevelopCode, "software is code already")
	assert.Equal(t, []request.Partner{{CompanyName: "Lab"}}, n.Partners, "refused, and not lost")
	assert.Nil(t, n.NewCompany)
	assert.Equal(t, []string{"zoals \n\u3000getypt", "Nieuw", "Knelpunt", "Proefopstelling"},
		[]string{n.ElevatorPitch, n.InnovationDescription, n.TechnicalChallenges, n.ExtraCosts})

	in.Collaborative, in.ProjectType, in.Client = true, scheme.PhysicalProduct, 0
	in.NewCompany = &request.NewCompany{Name: " Nieuw ", KvK: "12 34 56 78"}
	n = in.NormalInput()
	assert.True(t, n.AlsoDevelopCode)
	assert.Equal(t, []request.Partner{{CompanyName: "Lab"}}, n.Partners)
	assert.Equal(t, request.NewCompany{Name: "Nieuw", KvK: "12345678"}, *n.NewCompany)
	assert.Equal(t, " Nieuw ", in.NewCompany.Name, "the input itself stays")
}
