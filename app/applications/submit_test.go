package applications_test

import (
	"context"
	"errors"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/applications"
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/evaluation/find"
	"wbso/domain/request"
)

// nothingStored asserts that a refused submission left no trace.
func (h *testServer) nothingStored(who usecase.Actor, companies int) {
	h.T.Helper()
	assert.Empty(h.T, h.AllRequests())
	assert.Empty(h.T, h.AllJobs())
	assert.Len(h.T, h.CompaniesOf(who), companies)
}

func TestRequests_Submit(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Submit(who, apptest.Submission())
	assert.Equal(t, "WBSO-2026-00001", req.Number)
	assert.Equal(t, request.Processing, req.Status)
	assert.Equal(t, request.Unpaid, req.PaymentStatus)
	assert.Equal(t, "Laklicht B.V.", req.Company.Name)
	assert.NotEmpty(t, req.Title)
	require.Len(t, h.AllJobs(), 1)
	assert.Equal(t, req.ID, h.AllJobs()[0].Subject)
	assert.Equal(t, req, h.Request(req.ID), "the answer is what was stored")
	byNumber, err := h.Requests.FindRequest(h.Ctx(), who, req.Number)
	require.NoError(t, err)
	assert.Equal(t, req, byNumber)
}

func TestRequests_Z_otherTenant(t *testing.T) {
	h := newTestServer(t)
	who, other := h.User("jansen"), h.User("pieters")
	req := h.Submit(who, apptest.Submission())
	for _, ref := range []string{req.Number, strconv.FormatInt(req.ID, 10), "999", "WBSO-2026-09999", "", "-1", "nee"} {
		_, err := h.Requests.FindRequest(h.Ctx(), other, ref)
		apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
		_, err = h.Requests.RetryRequest(h.Ctx(), other, ref)
		apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
	}
	assert.Empty(t, h.Listed(other))
	_, err := h.Requests.Submit(h.Ctx(), usecase.Actor{}, apptest.Submission(), apptest.Uncounted)
	apptest.Refused(t, domain.Unauthenticated, domain.CodeNoToken, err)
}

// Everything that is wrong comes back at once: what reading the call found, the
// rules, the company's owner and the evaluations.
func TestRequests_Submit_allErrorsAtOnce(t *testing.T) {
	h := newTestServer(t)
	who, other := h.User("jansen"), h.User("pieters")
	theirs := h.Company(other, "Van een ander", "87654321")
	in := apptest.Submission()
	in.ElevatorPitch = apptest.Vague
	in.InnovationDescription = " "
	in.TechnicalChallenges = strings.Repeat("x", domain.TextMax+1)
	in.EstimatedHours = 0
	in.Shape.Add("estimated_hours_input", domain.CodeInteger)
	in.StartOfProject = domain.Date{}
	in.ProjectType = "iets"
	in.CostMethod = "raden"
	in.Collaborative = true
	in.NewCompany, in.Client = nil, theirs.ID
	_, err := h.Requests.Submit(h.Ctx(), who, in, apptest.Uncounted)
	assert.Equal(t, domain.Invalid, domain.KindOf(err))
	assert.Equal(t, map[string][]domain.Code{
		"elevator_pitch":             {domain.CodeVerdictNotGood},
		"innovation_description":     {domain.CodeBlank},
		"technical_challenges_input": {domain.CodeTextTooLong},
		"estimated_hours_input":      {domain.CodeInteger},
		"start_of_project":           {domain.CodeRequired},
		"project_type":               {domain.CodeChoice},
		"cost_calculation_method":    {domain.CodeChoice},
		"collaboration_partners":     {domain.CodePartnerMissing},
		"client":                     {domain.CodeClientUnknown},
	}, apptest.Codes(t, err))
	assert.Equal(t, 1, h.Analyzer.Count(), "only a text that may be evaluated is evaluated")
	h.nothingStored(who, 0)
}

func TestRequests_Submit_companyRules(t *testing.T) {
	h := newTestServer(t)
	who, other := h.User("jansen"), h.User("pieters")
	theirs := h.Company(other, "Van een ander", "87654321")
	for name, c := range map[string]struct {
		client int64
		fresh  *request.NewCompany
		want   map[string][]domain.Code
	}{
		"none":           {0, nil, map[string][]domain.Code{"client": {domain.CodeCompanyMissing}}},
		"another's":      {theirs.ID, nil, map[string][]domain.Code{"client": {domain.CodeClientUnknown}}},
		"missing":        {9999, nil, map[string][]domain.Code{"client": {domain.CodeClientUnknown}}},
		"negative":       {-1, nil, map[string][]domain.Code{"client": {domain.CodeClientUnknown}}},
		"blank new one":  {0, &request.NewCompany{}, map[string][]domain.Code{"company_name": {domain.CodeBlank}, "kvk_number": {domain.CodeBlank}}},
		"bad kvk number": {0, &request.NewCompany{Name: "Laklicht", KvK: "123"}, map[string][]domain.Code{"kvk_number": {domain.CodeKvK}}},
	} {
		t.Run(name, func(t *testing.T) {
			in := apptest.Submission()
			in.Client, in.NewCompany = c.client, c.fresh
			_, err := h.Requests.Submit(h.Ctx(), who, in, apptest.Uncounted)
			assert.Equal(t, c.want, apptest.Codes(t, err))
			h.nothingStored(who, 0)
		})
	}
}

func TestRequests_Submit_kvkIsReused(t *testing.T) {
	h := newTestServer(t)
	who, other := h.User("jansen"), h.User("pieters")
	first := h.Submit(who, apptest.Submission())
	in := apptest.Submission()
	in.NewCompany = &request.NewCompany{Name: "Laklicht, anders geschreven", KvK: "12 34 56 78"}
	second := h.Submit(who, in)
	assert.Equal(t, first.Company, second.Company)
	assert.Len(t, h.CompaniesOf(who), 1)
	theirs := h.Submit(other, apptest.Submission())
	assert.NotEqual(t, first.Company.ID, theirs.Company.ID, "another owner has a company of their own")

	in.Client, in.NewCompany = first.Company.ID, &request.NewCompany{Name: "Telt niet mee", KvK: "99999999"}
	assert.Equal(t, first.Company, h.Submit(who, in).Company)
	assert.Len(t, h.CompaniesOf(who), 1)
}

func TestRequests_L12_evaluationOfTheWizardCounts(t *testing.T) {
	h := newTestServer(t)
	who, in := h.User("jansen"), apptest.Submission()
	for _, q := range []find.Text{
		{Field: find.ElevatorPitch, Text: in.ElevatorPitch},
		{Field: find.Innovation, Text: in.InnovationDescription, Pitch: in.ElevatorPitch},
		{Field: find.TechnicalChallenges, Text: in.TechnicalChallenges},
	} {
		_, err := h.Ask(q)
		require.NoError(t, err)
	}
	require.Equal(t, 3, h.Analyzer.Count())
	h.Analyzer.Fails(errors.New("must not be asked again"))
	h.Submit(who, in)
	assert.Zero(t, h.Analyzer.Count())
}

func TestRequests_Submit_analyzerFails(t *testing.T) {
	for name, act := range map[string]func(context.Context, int) error{
		"every call": func(context.Context, int) error { return errors.New("connection refused") },
		"one of three": func(_ context.Context, call int) error {
			if call == 2 {
				return errors.New("connection refused")
			}
			return nil
		},
		"a panic": func(_ context.Context, call int) error {
			if call == 1 {
				panic("a defect in the analyzer")
			}
			return nil
		},
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestServer(t)
			who := h.User("jansen")
			h.Analyzer.Does(act)
			in := apptest.Submission()
			in.Key, in.Digest = "sleutel", "lijf"
			_, err := h.Requests.Submit(h.Ctx(), who, in, apptest.Uncounted)
			apptest.Refused(t, domain.Unavailable, domain.CodeTextsUnjudged, err)
			h.nothingStored(who, 0)
			h.Analyzer.Does(nil)
			h.Submit(who, in) // the draft can be sent again with the same key
			assert.Len(t, h.AllRequests(), 1)
		})
	}
}

// A user who leaves while the texts are evaluated has sent nothing, and may send again.
func TestRequests_F05_callerLeaves(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	began := make(chan struct{}, 3)
	h.Analyzer.Does(apptest.Hang(began))
	ctx, leave := context.WithCancel(h.Ctx())
	go func() { <-began; leave() }()
	_, err := h.Requests.Submit(ctx, who, apptest.Keyed("sleutel", "lijf"), apptest.Uncounted)
	require.Error(t, err)
	h.nothingStored(who, 0)
	h.Analyzer.Does(nil)
	h.Submit(who, apptest.Keyed("sleutel", "lijf"))
}

func TestRequests_Submit_redTextBeatsFailingAnalyzer(t *testing.T) {
	h := newTestServer(t)
	who, in := h.User("jansen"), apptest.Submission()
	in.ElevatorPitch = apptest.Vague
	_, err := h.Ask(apptest.Pitch(apptest.Vague))
	require.NoError(t, err)
	h.Analyzer.Fails(errors.New("connection refused"))
	_, err = h.Requests.Submit(h.Ctx(), who, in, apptest.Uncounted)
	assert.Equal(t, map[string][]domain.Code{"elevator_pitch": {domain.CodeVerdictNotGood}}, apptest.Codes(t, err))
}

// What is evaluated and stored is the text without the white space around it, of
// whatever kind.
func TestRequests_Submit_trims(t *testing.T) {
	h := newTestServer(t)
	who, in := h.User("jansen"), apptest.Submission()
	space := strings.Repeat("\u3000", 20_000)
	in.ElevatorPitch = space + in.ElevatorPitch + "\u00a0\n"
	in.InnovationDescription += " \u2029"
	in.ExtraCosts = space
	in.Collaborative = true
	in.Partners = []request.Partner{{CompanyName: "\u3000Lab\u3000", Location: space, Contribution: "\u2003Meet "}}
	in.NewCompany.Name = "\u3000Laklicht B.V.\u3000"
	stored := h.Request(h.Submit(who, in).ID)
	want := apptest.Submission()
	assert.Equal(t, want.ElevatorPitch, stored.Submission.ElevatorPitch)
	assert.Equal(t, want.InnovationDescription, stored.Submission.InnovationDescription)
	assert.Empty(t, stored.Submission.ExtraCosts)
	assert.Equal(t, []request.Partner{{CompanyName: "Lab", Contribution: "Meet"}}, stored.Submission.Partners)
	assert.Equal(t, "Laklicht B.V.", stored.Company.Name)
	_, err := h.Remembered(apptest.Pitch(want.ElevatorPitch))
	assert.NoError(t, err, "evaluated as it is stored")

	in.TechnicalChallenges = space
	_, err = h.Requests.Submit(h.Ctx(), who, in, apptest.Uncounted)
	assert.Equal(t, map[string][]domain.Code{"technical_challenges_input": {domain.CodeBlank}}, apptest.Codes(t, err))
	_, err = h.Ask(apptest.Pitch(strings.Repeat("x", domain.TextMax) + space))
	assert.NoError(t, err, "the length is that of the text")
}

// What stores a request counts, and what the analyzer has to look at; what the limit
// refuses reaches no analyzer.
func TestRequests_Submit_counts(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		var mu sync.Mutex
		counted := 0
		add := func(n int) { mu.Lock(); defer mu.Unlock(); counted += n }
		submit := func(in applications.Submit) error {
			_, err := h.Requests.Submit(h.Ctx(), who, in, func() (func(), error) {
				add(1)
				return func() { add(-1) }, nil
			})
			return err
		}
		require.NoError(t, submit(apptest.Submission()))
		assert.Equal(t, 1, counted)

		bad := apptest.Submission()
		bad.EstimatedHours = -1
		require.Error(t, submit(bad))
		bad = apptest.Submission()
		h.Analyzer.Fails(errors.New("connection refused"))
		bad.ElevatorPitch = "Nog niet beoordeeld."
		apptest.Refused(t, domain.Unavailable, domain.CodeTextsUnjudged, submit(bad))
		h.Analyzer.Does(nil)
		h.Store.CutOff(1, apptest.Before)
		require.Error(t, submit(apptest.Submission()))
		assert.Equal(t, 1, counted, "nothing was stored")

		bad.ElevatorPitch = apptest.Vague
		for range 2 {
			require.Error(t, submit(bad))
			assert.Equal(t, 2, counted, "evaluated once")
		}

		errs := apptest.Racing(10, func(int) error { return submit(apptest.Keyed("sleutel", "lijf")) })
		require.Equal(t, 10, apptest.Won(errs), "%v", errs)
		require.NoError(t, submit(apptest.Keyed("sleutel", "lijf")))
		assert.Equal(t, 3, counted, "one call, however often it was sent")

		h.Analyzer.Does(nil)
		in := apptest.Submission()
		in.ElevatorPitch = "Ook niet beoordeeld."
		_, err := h.Requests.Submit(h.Ctx(), who, in, func() (func(), error) { return nil, apptest.ErrAsked })
		require.ErrorIs(t, err, apptest.ErrAsked)
		assert.Zero(t, h.Analyzer.Count())
	})
}

func TestRequests_Submit_numbersHaveNoGaps(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		h.Submit(who, apptest.Submission())
		h.Store.CutOff(1, apptest.Undone) // a submission whose commit fails gives its number back
		_, err := h.Requests.Submit(h.Ctx(), who, apptest.Submission(), apptest.Uncounted)
		require.Error(t, err)
		errs := apptest.Racing(10, func(int) error {
			_, err := h.Requests.Submit(h.Ctx(), who, apptest.Submission(), apptest.Uncounted)
			return err
		})
		require.Equal(t, 10, apptest.Won(errs), "%v", errs)
		assert.Equal(t, "WBSO-2026-00012", h.Submit(who, apptest.Submission()).Number)
		h.Clock.SetToday("2027-01-01") // the year is that of the business day, not of Now
		assert.Equal(t, "WBSO-2027-00001", h.Submit(who, apptest.Submission()).Number)
		h.Clock.SetToday("2026-12-31")
		assert.Equal(t, "WBSO-2026-00013", h.Submit(who, apptest.Submission()).Number)
		assert.Len(t, h.CompaniesOf(who), 1)
	})
}
