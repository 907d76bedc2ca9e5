package httpapi_test

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/domain/queue"
)

func TestRequests_come_back_as_they_were_submitted(t *testing.T) {
	user := newTestServer(t).user("zoe")
	body := submission().but("project_type", "fysiek_product", "also_develop_code", true, "collaborative_effort", true,
		"collaboration_partners", []object{{"company_name": " Waterlab ", "location": "Delft"}}, "cost_calculation_method", "werkelijke",
		"extra_costs_description", " Een meetopstelling. ", "estimated_hours_input", "1200")
	r := decode[apitypes.Request](user.post("/api/requests/", body).is(201))
	assert.Equal(t, user.request(r.ID), r)
	assert.Equal(t, []apitypes.RequestSummary{{
		Role: "owner", ID: r.ID, ProjectNumber: r.ProjectNumber, Status: r.Status, PaymentStatus: r.PaymentStatus, ProjectTitle: r.ProjectTitle,
		CompanyProfile: apitypes.NamedCompany{ID: r.ClientCompany.ID, CompanyName: "Pompwacht B.V."}, ProjectInformation: r.ProjectInformation,
		ElevatorPitch: r.ElevatorPitch, HoursThisMonth: "0.0", CreatedAt: r.CreatedAt,
	}}, decode[[]apitypes.RequestSummary](user.get("/api/requests/").is(200)))
	assert.Equal(t, []apitypes.RequestCard{{
		Role: "owner", ID: r.ID, ProjectNumber: r.ProjectNumber, Status: r.Status, PaymentStatus: r.PaymentStatus, ProjectTitle: r.ProjectTitle,
		CompanyProfile: apitypes.NamedCompany{ID: r.ClientCompany.ID, CompanyName: "Pompwacht B.V."}, ProjectInformation: r.ProjectInformation,
		ElevatorPitch: r.ElevatorPitch, HoursThisMonth: "0.0", CreatedAt: r.CreatedAt, Filing: r.Filing, Next: r.Next,
	}}, user.cards())
	assert.Equal(t, goodPitch, r.ElevatorPitch)
	assert.Equal(t, []any{"fysiek_product", true, 1200, "hours"}, []any{r.ProjectType, r.AlsoDevelopCode, r.EstimatedHoursInput, r.CostMethod})
	assert.Equal(t, []apitypes.Partner{{CompanyName: "Waterlab", Location: "Delft"}}, r.CollaborationPartners)
	assert.Equal(t, []string{"werkelijke", "Een meetopstelling."}, []string{*r.CostCalculationMethod, *r.ExtraCostsDescription})
	assert.Equal(t, apitypes.Party{ID: r.CompanyProfile.ID, Name: "Pompwacht B.V."}, r.ClientCompany)
	assert.Equal(t, apitypes.TitledProject{ID: r.ID, ProjectTitle: r.ProjectTitle}, r.ProjectInformation)
	assert.True(t, strings.HasPrefix(r.ProjectTitle, "Programmatuur die "), r.ProjectTitle)
}

// cards are the requests with everything that a card shows.
func (c *person) cards() []apitypes.RequestCard {
	c.t.Helper()
	return decode[[]apitypes.RequestCard](c.get("/api/requests/?view=cards").is(200))
}

// I-03: what the first clients of this list know stays in it, and what came later does not come unasked.
func TestRequests_the_view_decides_what_the_list_shows(t *testing.T) {
	user := newTestServer(t).user("zoe")
	user.processed()
	plain := []string{"company_profile", "created_at", "elevator_pitch", "employee_count", "hours_this_month", "id", "payment_status", "project_information", "project_number", "project_title", "role", "status"}
	card := append([]string{"benefit", "filed", "filing", "next", "question_count"}, plain...)
	for query, want := range map[string][]string{"": plain, "?view=": plain, "?view=cards": card} {
		row := decode[[]object](user.get("/api/requests/" + query).is(200))[0]
		assert.ElementsMatch(t, want, slices.Collect(maps.Keys(row)), query)
		assert.ElementsMatch(t, []string{"id", "company_name"}, slices.Collect(maps.Keys(row["company_profile"].(map[string]any))))
	}
	for _, query := range []string{"?view=Cards", "?view=tabel", "?view=cards&view=cards"} {
		assert.Contains(t, user.get("/api/requests/"+query).is(400).fields(), "view")
	}
}

func TestRequests_say_who_applies(t *testing.T) {
	user := newTestServer(t).user("zoe")
	company := decode[apitypes.Request](user.post("/api/requests/", submission().but("cost_calculation_method", nil)).is(201))
	assert.Equal(t, "company", *company.Applicant, "which is the default")
	assert.Nil(t, company.CostCalculationMethod, "as it was sent")
	alone := decode[apitypes.Request](user.post("/api/requests/", submission().but("applicant", "self_employed", "cost_calculation_method", "werkelijke")).is(201))
	assert.Equal(t, "self_employed", *alone.Applicant)
	assert.Nil(t, alone.Filing.Deadline, "the period begins on the day of filing")
	assert.Nil(t, user.cards()[0].Filing.Deadline)
	assert.Equal(t, apitypes.Filing{From: alone.Filing.From, StartMonth: alone.Filing.StartMonth, Months: alone.Filing.Months}, alone.Filing)
	assert.NotNil(t, company.Filing.Deadline)
	assert.Nil(t, alone.CostCalculationMethod, "who has no employees has none")
	assert.Equal(t, "both", *decode[apitypes.Request](user.post("/api/requests/", submission().but("applicant", "both")).is(201)).Applicant)
}

// The start of the application stays; when the project began is told beside it, and keeps its
// deadline out of the past.
func TestRequests_of_a_project_that_goes_on(t *testing.T) {
	user := newTestServer(t).user("zoe")
	late := submission().but("start_of_project", "2026-03-01")
	assert.True(t, decode[apitypes.Request](user.post("/api/requests/", late).is(201)).Filing.Past)
	r := decode[apitypes.Request](user.post("/api/requests/", late.but("project_started_on", "2024-05-01", "applicant", "both", "own_hours", 400)).is(201))
	assert.Equal(t, []any{"2026-03-01", "2024-05-01", 400}, []any{r.StartOfProject, *r.ProjectStartedOn, *r.OwnHours})
	assert.Equal(t, []any{"2027-01-01", "2026-12-20", false, true}, []any{r.Filing.From, *r.Filing.Deadline, r.Filing.Past, r.Filing.Uncounted})
	assert.Equal(t, r.Filing, user.cards()[0].Filing, "lists agree")
	assert.Nil(t, decode[apitypes.Request](user.post("/api/requests/", submission().but("own_hours", 5)).is(201)).OwnHours, "of a company")
}

func TestRequests_newest_first(t *testing.T) {
	user := newTestServer(t).user("zoe")
	for range 3 {
		user.submitted()
		user.clock.pass(time.Second)
	}
	var numbers []string
	for _, r := range decode[[]apitypes.RequestSummary](user.get("/api/requests/").is(200)) {
		numbers = append(numbers, r.ProjectNumber)
	}
	assert.Equal(t, []string{"WBSO-2026-00003", "WBSO-2026-00002", "WBSO-2026-00001"}, numbers)
}

// Whatever is wrong comes back at once: shapes, rules, the company and evaluations.
func TestRequests_all_errors_in_one_answer(t *testing.T) {
	user := newTestServer(t).user("zoe")
	fields := user.post("/api/requests/", object{
		"elevator_pitch": "Een webshop met een mooi dashboard.", "innovation_description": 5, "technical_challenges_input": " ",
		"estimated_hours_input": -1, "start_of_project": "straks", "collaborative_effort": true, "client": 4711,
	}).fields()
	for field, want := range map[string]string{
		"elevator_pitch":             "Deze tekst is nog niet goed genoeg. Vul hem aan en laat hem opnieuw beoordelen.",
		"innovation_description":     "Not a valid string.",
		"technical_challenges_input": "This field may not be blank.",
		"estimated_hours_input":      "Ensure this value is greater than or equal to 0.",
		"start_of_project":           dateSentence,
		"collaboration_partners":     "Voeg minimaal één partner toe",
		"client":                     `Invalid pk "4711" - object does not exist.`,
	} {
		require.Len(t, fields[field], 1, field)
		assert.Contains(t, fields[field][0], want)
	}
	assert.Len(t, fields, 7)
	none := user.post("/api/requests/", submission().but("company_name", nil, "kvk_number", nil)).fields()
	assert.Equal(t, map[string][]string{"client": {"Kies een bedrijf of vul een nieuw bedrijf in."}}, none)
	company := user.post("/api/requests/", submission().but("company_name", "", "kvk_number", "123")).fields()
	assert.Equal(t, map[string][]string{"company_name": {"This field may not be blank."}, "kvk_number": {"Vul een KvK-nummer van 8 cijfers in."}}, company)
	assert.Empty(t, decode[[]apitypes.RequestSummary](user.get("/api/requests/").is(200)))
	assert.Empty(t, decode[[]apitypes.Company](user.get("/api/profiles/").is(200)), "no company of a request that was refused")
}

func TestRequests_an_analyzer_that_fails(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	h.analyzer.err = errors.New("dial tcp 10.0.0.1: api key sk-123")
	want := "De beoordeling is niet gelukt. Probeer het zo opnieuw."
	waiting := "De beoordeling lukt nu niet, en daar wacht nog op: de elevator pitch, de innovatiebeschrijving, de technische knelpunten."
	assert.Equal(t, waiting, user.post("/api/requests/", submission()).is(502).detail())
	assert.Equal(t, want, user.post("/api/elevator-pitch-evaluation/evaluate/", object{"text": "x"}).is(502).detail())
	user.post("/api/cost-calculation-evaluation/evaluate/", object{}).is(200)
	assert.Empty(t, decode[[]apitypes.RequestSummary](user.get("/api/requests/").is(200)))
	h.analyzer.err = nil
	user.submitted()
}

// The proofs of evaluations come in a header, are no part of the content, and count while the model is away.
func TestRequests_proofs_of_evaluations(t *testing.T) {
	h := newTestServer(t)
	visitor, user := h.visitor(), h.user("zoe")
	in := submission()
	pitch := visitor.post("/api/elevator-pitch-evaluation/evaluate/", object{"text": in["elevator_pitch"]}).is(200).member("proof")
	innovation := visitor.post("/api/innovation-evaluation/evaluate/", object{"text": in["innovation_description"], "project_description": in["elevator_pitch"]}).is(200).member("proof")
	h.clock.pass(25 * time.Hour) // the cache has forgotten them
	user.login()
	challenges := visitor.post("/api/technical-challenges-evaluation/evaluate/", object{"text": in["technical_challenges_input"]}).is(200).member("proof")
	h.analyzer.err = errors.New("away")
	post := func(proofs ...string) answer {
		return user.post("/api/requests/", in, "Idempotency-Key", "sleutel", "Evaluation-Proof", strings.Join(proofs, ","))
	}
	assert.Equal(t, "De beoordeling lukt nu niet, en daar wacht nog op: de innovatiebeschrijving.", post(pitch, challenges).is(502).detail())
	first := post(challenges, " "+pitch, innovation).is(201)
	assert.Equal(t, string(first.body), string(post().is(201).body), "the same content")
}

func TestRequests_idempotency_key(t *testing.T) { onBoth(t, idempotency) }

func idempotency(t *testing.T, h *testServer) {
	user, other := h.user("zoe"), h.user("ander")
	first := user.post("/api/requests/", submission(), "Idempotency-Key", "sleutel-1").is(201)
	h.work()
	again := user.post("/api/requests/", submission(), "Idempotency-Key", "sleutel-1").is(201)
	assert.Equal(t, string(first.body), string(again.body), "the first answer, whatever has happened since")
	changed := user.post("/api/requests/", submission().but("estimated_hours_input", 7), "Idempotency-Key", "sleutel-1").is(409)
	assert.Equal(t, "Deze Idempotency-Key is al gebruikt voor een ander verzoek.", changed.detail())
	assert.Equal(t, "WBSO-2026-00002", decode[apitypes.Request](other.post("/api/requests/", submission(), "Idempotency-Key", "sleutel-1").is(201)).ProjectNumber)
	user.post("/api/requests/", submission(), "Idempotency-Key", "sleutel-2").is(201)
	user.post("/api/requests/", submission()).is(201) // without a key two equal calls are two
	user.post("/api/requests/", submission()).is(201)
	assert.Len(t, decode[[]apitypes.RequestSummary](user.get("/api/requests/").is(200)), 4)

	for key, want := range map[string]string{strings.Repeat("k", 256): "Ensure this field has no more than 255 characters.", "caf\xe9": "Not a valid string.", "é": "Not a valid string."} {
		fields := user.post("/api/requests/", submission(), "Idempotency-Key", key).fields()
		assert.Equal(t, map[string][]string{"Idempotency-Key": {want}}, fields)
	}
}

func TestRequests_idempotency_key_side_by_side(t *testing.T) { onBoth(t, idempotencySideBySide) }

func idempotencySideBySide(t *testing.T, h *testServer) {
	user := h.user("zoe")
	var group sync.WaitGroup
	for range 10 {
		group.Go(func() {
			assert.Equal(t, 201, user.post("/api/requests/", submission(), "Idempotency-Key", "sleutel").status)
		})
	}
	group.Wait()
	assert.Len(t, decode[[]apitypes.RequestSummary](user.get("/api/requests/").is(200)), 1)
}

func TestRequests_retry(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	r := user.submitted()
	path := "/api/requests/" + r.ProjectNumber + "/retry/"
	assert.Equal(t, "Alleen een mislukte aanvraag kan opnieuw worden verwerkt.", user.post(path, nil).is(409).detail())
	h.analyzer.err = errors.New("away")
	for range queue.MaxAttempts {
		h.work()
		h.clock.pass(time.Hour)
	}
	user.login()
	failed := user.request(r.ID)
	assert.Equal(t, "failed", failed.Status)
	user.get(fmt.Sprintf("/api/requests/%d/download_document/", r.ID)).is(404)
	user.post(fmt.Sprintf("/api/stripe/create-session/%d/", r.ID), nil).is(409)
	h.analyzer.err = nil
	assert.Equal(t, "in_verwerking", decode[apitypes.Request](user.post(path, nil).is(202)).Status)
	h.work()
	assert.Equal(t, "document_verwerkt", user.request(r.ID).Status)
}
