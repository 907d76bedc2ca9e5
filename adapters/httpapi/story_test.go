package httpapi_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/adapters/httpapi"
	"wbso/domain"
)

// pages are the texts of a PDF's pages, read by poppler.
func pages(t *testing.T, content []byte) []string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "a.pdf")
	require.NoError(t, os.WriteFile(file, content, 0o600))
	text, err := exec.Command("pdftotext", "-enc", "UTF-8", file, "-").Output()
	require.NoError(t, err, "poppler-utils is needed")
	return strings.Split(strings.TrimSuffix(string(text), "\f"), "\f")
}

const marked = "VOORBEELD – niet indienen"

// The product's main job from end to end, as contract.md tells it.
func TestStory(t *testing.T) { onBoth(t, story) }

func story(t *testing.T, h *testServer) {
	h.proper = true
	h.code("WELKOM", 495_00)

	// A visitor has three texts evaluated and asks for advice on costs.
	visitor := h.visitor()
	for path, body := range map[string]object{
		"elevator-pitch":       {"text": goodPitch},
		"innovation":           {"text": goodInnovation, "project_description": goodPitch},
		"technical-challenges": {"text": goodChallenges},
	} {
		got := decode[apitypes.Evaluation](visitor.post("/api/"+path+"-evaluation/evaluate/", body).is(200))
		assert.True(t, got.IsGoodEnough, path)
		assert.True(t, got.IsWBSOEligible, path)
	}
	unclear := decode[apitypes.Evaluation](visitor.post("/api/elevator-pitch-evaluation/evaluate/", object{"text": "Een nieuwe app."}).is(200))
	assert.NotEmpty(t, unclear.Criteria[1].Question, "what is missing comes in parts")
	asked := h.analyzer.asked
	advice := object{"elevator_pitch": goodPitch, "estimated_hours": 1000, "has_extra_costs": "nee", "cost_description": httpapi.NoDescription}
	assert.Equal(t, "forfetair", decode[apitypes.CostEvaluation](visitor.post("/api/cost-calculation-evaluation/evaluate/", advice).is(200)).Recommendation)
	advice["has_extra_costs"], advice["cost_description"] = "ja", "testmateriaal 400 euro excl. btw, sensoren 500 euro, laptops 900 euro"
	compared := decode[apitypes.CostEvaluation](visitor.post("/api/cost-calculation-evaluation/evaluate/", advice).is(200))
	require.Len(t, compared.Items, 3)
	assert.EqualValues(t, 400_00, *compared.Counted)
	assert.EqualValues(t, -9_600_00, *compared.Difference)
	require.Len(t, compared.Open, 1)
	assert.Equal(t, apitypes.OpenCost{Item: "c2", Needs: []string{"vat", "share"}, Question: compared.Open[0].Question, Most: 500_00, Recommendation: "forfetair"}, compared.Open[0])
	advice["has_employees"] = false
	assert.Contains(t, decode[apitypes.CostEvaluation](visitor.post("/api/cost-calculation-evaluation/evaluate/", advice).is(200)).Reasoning, "Zonder personeel")

	advice["applicant"] = "both"
	assert.NotContains(t, decode[apitypes.CostEvaluation](visitor.post("/api/cost-calculation-evaluation/evaluate/", advice).is(200)).Reasoning, "Zonder personeel", "the applicant wins")
	delete(advice, "has_employees")
	advice["applicant"] = "self_employed"
	alone := decode[apitypes.CostEvaluation](visitor.post("/api/cost-calculation-evaluation/evaluate/", advice).is(200))
	assert.Equal(t, "forfetair", alone.Recommendation, "the call has two answers")
	assert.Contains(t, alone.Reasoning, "Zonder personeel")

	// They register, sign in and submit, with a new company.
	user := h.user("zoe")
	assert.Equal(t, apitypes.User{ID: user.id, Username: "zoe", Email: "zoe@voorbeeld.nl"}, decode[apitypes.User](user.get("/api/users/me/").is(200)))
	request := user.submitted()
	assert.Equal(t, asked, h.analyzer.asked, "the evaluations that the visitor saw count")
	assert.Equal(t, "in_verwerking", request.Status)
	assert.Equal(t, "unpaid", request.PaymentStatus)
	assert.Equal(t, "WBSO-2026-00001", request.ProjectNumber)
	path := "/api/requests/" + request.ProjectNumber + "/"
	user.get(path + "download_document/").is(404)
	assert.Empty(t, decode[[]apitypes.Document](user.get("/api/documents/?request="+request.ProjectNumber).is(200)))

	// The document is made.
	h.work()
	request = user.request(request.ID)
	assert.Equal(t, "document_verwerkt", request.Status)
	assert.Equal(t, apitypes.Filing{From: "2027-01-01", StartMonth: "2027-01", Deadline: apitypes.OrNull("2026-12-20"), Months: 12, Weekend: "zondag", WorkingDays: 20}, request.Filing)

	// Unpaid they see two marked pages.
	preview := user.get(path + "download_document/").is(200)
	assert.Equal(t, "application/pdf", preview.header.Get("Content-Type"))
	seen := pages(t, preview.body)
	require.Len(t, seen, 2)
	for _, page := range seen {
		assert.GreaterOrEqual(t, strings.Count(page, marked), 2, "at top and foot")
	}
	documents := decode[[]apitypes.Document](user.get("/api/documents/?request=" + request.ProjectNumber).is(200))
	require.Len(t, documents, 1)
	assert.Equal(t, "application", documents[0].Kind)
	assert.Positive(t, documents[0].ID)
	assert.Nil(t, documents[0].Size, "made when it is fetched")
	user.get(documents[0].URL).is(403)
	h.user("buurman").get(documents[0].URL).is(404)

	// They ask the price, with and without a code, and go to the provider's page.
	assert.Equal(t, apitypes.Quote{Price: 795_00, VAT: 166_95, Total: 961_95}, decode[apitypes.Quote](user.get(path+"quote/").is(200)))
	code := "WELKOM"
	assert.Equal(t, apitypes.Quote{Price: 495_00, VAT: 103_95, Total: 598_95, CodeApplied: &code}, decode[apitypes.Quote](user.get(path+"quote/?code=%20welkom").is(200)))
	assert.JSONEq(t, `{"valid": true, "custom_checkout_price": 495.00, "reason": null}`, string(user.post("/api/checkout-code/validate/", object{"code": " Welkom "}).is(200).body))
	session := decode[apitypes.CheckoutSession](user.post("/api/stripe/create-session/"+request.ProjectNumber+"/", object{"code": "welkom"}).is(200))
	require.NotNil(t, session.SessionID)
	require.Equal(t, publicURL+"/fake-checkout/"+*session.SessionID, session.URL)
	assert.Equal(t, "pending", user.request(request.ID).PaymentStatus)

	page := visitor.get(strings.TrimPrefix(session.URL, publicURL)).is(200)
	for _, want := range []string{"Betalen", "Mislukt", "Annuleren", "598,95"} {
		assert.Contains(t, string(page.body), want)
	}
	back := user.press(session, "paid")
	assert.Equal(t, publicURL+"/succes/WBSO-2026-00001?payment=success", back.header.Get("Location"))

	// Paid, the whole document is theirs.
	assert.Equal(t, "paid", user.request(request.ID).PaymentStatus)
	full := user.get(path + "download_document/").is(200)
	whole := pages(t, full.body)
	assert.Greater(t, len(whole), 2)
	assert.NotContains(t, strings.Join(whole, ""), marked)
	assert.Contains(t, strings.Join(whole, ""), "Pompwacht B.V.")
	assert.Equal(t, full.body, user.get(documents[0].URL).is(200).body)

	payments := decode[[]apitypes.Payment](user.get(fmt.Sprintf("/api/payments/?request=%d", request.ID)).is(200))
	require.Len(t, payments, 1)
	assert.Equal(t, "paid", payments[0].Status)
	assert.Equal(t, domain.Cents(598_95), payments[0].Amount)
	assert.NotNil(t, payments[0].PaidAt)
	assert.Equal(t, "Deze aanvraag is al betaald.", user.post("/api/stripe/create-session/1/", nil).is(409).detail())

	// They sign out: the refresh token is revoked.
	user.post("/api/token/logout/", object{"refresh": user.refresh}).is(204)
	user.post("/api/token/refresh/", object{"refresh": user.refresh}).is(401)
	visitor.post("/api/token/", credentials("zoe", "verkeerd-wachtwoord")).is(401)

	// The log knows them by their number alone.
	log := strings.ToLower(h.log.text())
	for _, secret := range []string{"zoe", "voorbeeld.nl", password, "verkeerd", user.token, user.refresh, "welkom", "pompwacht", "12345678", "sensordata", "lagerschade"} {
		assert.NotContains(t, log, strings.ToLower(secret))
	}
}
