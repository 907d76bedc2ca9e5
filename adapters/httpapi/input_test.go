package httpapi_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/adapters/httpapi"
	"wbso/domain"
)

// bodied are all calls with a JSON body, with one that is good (or nearly).
type bodyCall struct {
	method, path string
	body         object
}

func bodies(r apitypes.Request) []bodyCall {
	request, company := fmt.Sprint(r.ID), fmt.Sprint(r.ClientCompany.ID)
	text := object{"text": "Een tekst.", "project_description": "x"}
	return []bodyCall{
		{method: "POST", path: "/auth/register/", body: registration("nieuw", "nieuw@voorbeeld.nl", "kort")},
		// not the password: random calls send bodies to other paths, and would close the account
		{method: "POST", path: "/api/token/", body: credentials("niemand", "x")},
		{method: "POST", path: "/api/token/refresh/", body: object{"refresh": "x"}},
		{method: "POST", path: "/api/token/logout/", body: object{"refresh": "x"}},
		{method: "PATCH", path: "/api/user-profile/", body: object{"first_name": "Zoë", "last_name": "J", "phone": "1"}},
		{method: "POST", path: "/api/elevator-pitch-evaluation/evaluate/", body: text},
		{method: "POST", path: "/api/innovation-evaluation/evaluate/", body: text},
		{method: "POST", path: "/api/technical-challenges-evaluation/evaluate/", body: text},
		{method: "POST", path: "/api/cost-calculation-evaluation/evaluate/",
			body: object{"elevator_pitch": "x", "innovation_description": "x", "technical_challenges": "x",
				"estimated_hours": 1, "project_type": "programmatuur", "has_extra_costs": "nee", "has_employees": true, "cost_description": "x"}},
		{method: "POST", path: "/api/profiles/",
			body: object{"company_name": "x", "kvk_number": "1", "btw_number": "x", "address": "x", "postal_code": "x",
				"city": "x", "contact_person": "x", "email": "x", "phone": "x"}},
		{method: "PUT", path: "/api/profiles/" + company + "/",
			body: object{"company_name": "x", "kvk_number": "1", "btw_number": "x", "address": "x", "postal_code": "x",
				"city": "x", "contact_person": "x", "email": "x", "phone": "x"}},
		{method: "POST", path: "/api/requests/", body: submission().but("client", 1)},
		{method: "POST", path: "/api/employees/",
			body: newEmployee(0).but("company_profile", 0, "bsn", "x", "is_approved", true)},
		{method: "PUT", path: "/api/employees/1/",
			body: newEmployee(0).but("company_profile", 0, "bsn", "x", "is_approved", true, "archived", false)},
		{method: "POST", path: "/api/project-assignments/bulk_assign/",
			body: object{"project_number": request, "employee_ids": []int64{0}}},
		{method: "POST", path: "/api/project-assignments/bulk_unassign/",
			body: object{"project_number": request, "employee_ids": []int64{0}}},
		{method: "POST", path: "/api/auth/change-password/", body: object{"old_password": "x", "new_password": "x"}},
		{method: "POST", path: "/api/auth/forgot-password/", body: object{"email": "x"}},
		{method: "POST", path: "/api/auth/forgot-password/confirm/",
			body: object{"temp_code": "x", "password": "x", "confirm_password": "x"}},
		{method: "POST", path: "/api/account/verify/", body: object{"code": "x"}},
		{method: "POST", path: "/api/account/confirm/", body: object{"password": "x"}},
		{method: "POST", path: "/api/account/close/", body: object{"password": "x"}},
		{method: "POST", path: "/api/contact/", body: object{"name": "x", "email": "x", "phone": "x", "message": "x"}},
		{method: "POST", path: "/api/checkout-code/validate/", body: object{"code": "x"}},
		{method: "POST", path: "/api/stripe/create-session/" + request + "/", body: object{"code": "x"}},
		{method: "POST", path: "/api/requests/" + request + "/application/answers/",
			body: object{"question": "remarks.empty", "text": "x", "rev": 1}},
		{method: "POST", path: "/api/requests/" + request + "/application/answers/",
			body: object{"question": "remarks.empty", "dismiss": true, "rev": 1}},
		{method: "PUT", path: "/api/requests/" + request + "/application/layout/",
			body: object{"place": []object{{"clause": "s1", "box": "none"}}}},
		{method: "POST", path: "/api/requests/" + request + "/application/left_out/w1/include/",
			body: object{"section": "remarks", "rev": 1}},
		{method: "PUT", path: "/api/requests/" + request + "/application/filed/",
			body: object{"date": "2026-11-20", "reference": "x"}},
		{method: "POST", path: "/api/requests/" + request + "/bundle/", body: object{"with": []int64{0}}},
		{method: "POST", path: "/api/requests/" + request + "/application/follow_up/",
			body: object{"start_of_project": "2028-01-01", "estimated_hours": 1}},
	}
}

func TestInput_I01_body_size(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	r := user.submitted()
	big := `{"text":"` + strings.Repeat("a", httpapi.MaxBody) + `"}`
	most := func(path string) int {
		switch {
		case path == "/api/stripe/webhook/":
			return 256 << 10
		case strings.HasPrefix(path, "/auth/"), strings.HasPrefix(path, "/api/auth/"), strings.HasPrefix(path, "/api/token/"), path == "/api/user-profile/", path == "/api/account/close/", path == "/api/account/confirm/", path == "/api/account/verify/",
			path == "/api/checkout-code/validate/", strings.HasPrefix(path, "/api/stripe/"):
			return 16 << 10
		}
		return 1 << 20
	}
	for _, c := range append(bodies(r), bodyCall{method: "POST", path: "/api/stripe/webhook/"}) {
		want := fmt.Sprintf("Request body too large: at most %d bytes.", most(c.path))
		signed := []string{"Stripe-Signature", fmt.Sprintf("t=%d,v1=%064d", h.clock.Now().Unix(), 0)} // or the webhook reads no body
		assert.Equal(t, want, user.call(c.method, c.path, big, signed...).is(413).detail(), c.path)
		space := strings.Repeat(" ", most(c.path)-2)
		assert.NotEqual(t, 413, user.call(c.method, c.path, "{"+space+"}", signed...).status, c.path)
		user.call(c.method, c.path, "{"+space+" }", signed...).is(413)
	}
	fits := `{"text":"` + strings.Repeat("a", httpapi.MaxBody-len(`{"text":""}`)) + `"}`
	user.post("/api/elevator-pitch-evaluation/evaluate/", fits).is(400) // read, and too long a text
}

// The texts beside the one that is evaluated are bounded as that one is.
func TestInput_L08_other_texts_are_bounded(t *testing.T) {
	h := newTestServer(t)
	ask := func(others map[string]string) answer {
		return h.visitor().post("/api/elevator-pitch-evaluation/evaluate/", map[string]any{"text": goodPitch, "other_texts": others})
	}
	long := strings.Repeat("ë", 20_001)
	assert.Equal(t, map[string][]string{"other_texts.innovation_description": {"Deze tekst is te lang: hij mag hooguit 20.000 tekens hebben."}},
		ask(map[string]string{"innovation_description": long}).is(400).fields())
	assert.Contains(t, ask(map[string]string{"technical_challenges": long}).is(400).fields(), "other_texts.technical_challenges")
	assert.Zero(t, h.analyzer.asked)
	ask(map[string]string{"a": long, "b": "2", "c": "3", "d": "4"}).is(200) // nothing reads these
	ask(map[string]string{"innovation_description": long[:40_000], "elevator_pitch": long, "technical_challenges": "x"}).is(200)
}

func TestInput_L08_long_texts_never_reach_the_analyzer(t *testing.T) {
	h := newTestServer(t)
	for name, c := range map[string]struct {
		text   string
		status int
	}{
		"20,000 letters":           {strings.Repeat("ë", 20_000), 200},
		"one more":                 {strings.Repeat("ë", 20_001), 400},
		"blank":                    {" \n\t\u00a0", 400},
		"20,000 of the widest":     {strings.Repeat("𠜎", 20_000), 200},
		"20,001 of the narrowest":  {strings.Repeat("a", 20_001), 400},
		"nothing":                  {"", 400},
		"a text that asks no more": {goodPitch, 200},
	} {
		t.Run(name, func(t *testing.T) {
			before := h.analyzer.asked
			h.visitor().post("/api/elevator-pitch-evaluation/evaluate/", object{"text": c.text}).is(c.status)
			assert.Equal(t, c.status == 200, h.analyzer.asked > before)
		})
	}
	fields := h.visitor().post("/api/elevator-pitch-evaluation/evaluate/", object{"text": strings.Repeat("a", 20_001)}).fields()
	assert.Equal(t, []string{"Deze tekst is te lang: hij mag hooguit 20.000 tekens hebben."}, fields["text"])
}

func TestInput_L12_cache(t *testing.T) {
	h := newTestServer(t)
	first := h.visitor().post("/api/elevator-pitch-evaluation/evaluate/", object{"text": goodPitch}).is(200)
	again := h.user("zoe").post("/api/elevator-pitch-evaluation/evaluate/", object{"text": goodPitch + "\r\n"}).is(200)
	assert.Equal(t, string(first.body), string(again.body))
	assert.Equal(t, 1, h.analyzer.asked)
}

func TestInput_I02_malformed_JSON(t *testing.T) {
	h := newTestServer(t)
	v := h.visitor()
	for name, c := range map[string]struct{ body, detail string }{
		"nothing":             {"", "JSON parse error - "},
		"cut off":             {"{", "JSON parse error - "},
		"cut off later":       {`{"text": "a`, "JSON parse error - "},
		"two values":          {`{"text":"a"}{"text":"b"}`, "JSON parse error - extra data"},
		"a comma too many":    {`{"text":"a",}`, "JSON parse error - "},
		"byte order mark":     {"\ufeff" + `{"text":"a"}`, "JSON parse error - unexpected byte order mark"},
		"a name twice":        {`{"text":"a","text":"b"}`, "JSON parse error - a name is given twice"},
		"a name twice inside": {`{"text":"a","x":[{"y":1,"y":2}]}`, "JSON parse error - a name is given twice"},
		"the same by escape":  {`{"text":"a","\u0074ext":"b"}`, "JSON parse error - a name is given twice"},
		"33 deep":             {`{"text":"a","x":` + strings.Repeat("[", 32) + strings.Repeat("]", 32) + "}", "JSON parse error - nested deeper than 32"},
		"objects, 33 deep":    {`{"text":"a","x":` + strings.Repeat(`{"y":`, 32) + "1" + strings.Repeat("}", 33), "JSON parse error - nested deeper than 32"},
		"201 members":         {`{"text":"a"` + numbered(200, `,"m%d":1`) + "}", "JSON parse error - more than 200 members"},
		"201 members inside":  {`{"text":"a","x":[{"m":1` + numbered(200, `,"m%d":1`) + "}]}", "JSON parse error - more than 200 members"},
		"501 items":           {`{"text":"a","x":[{}` + numbered(500, ",{}") + "]}", "JSON parse error - more than 500 items"},
		"5,001 values":        {`{"text":"a","v":1,"w":1,"x":1,"y":1,"z":1` + numbered(11, `,"m%d":[0`+numbered(452, ",0")+"]") + "}", "JSON parse error - more than 5000 values"},
		"349,000 objects":     {`{"x":[{}` + strings.Repeat(",{}", 349_000) + "]}", "JSON parse error - more than 500 items"},
		"10,000 deep":         {strings.Repeat("[", 10_000) + strings.Repeat("]", 10_000), "JSON parse error - nested deeper"},
		"objects, deep":       {strings.Repeat(`{"a":`, 5_000) + "1" + strings.Repeat("}", 5_000), "JSON parse error - nested deeper"},
		"not UTF-8":           {"{\"text\":\"\xff\xfe\"}", "JSON parse error - the body is not UTF-8"},
		"Latin-1":             {"{\"text\":\"Zo\xeb\"}", "JSON parse error - the body is not UTF-8"},
		"UTF-16":              {"\xff\xfe{\x00}\x00", "JSON parse error - "},
		"NaN":                 {`{"text":NaN}`, "JSON parse error - "},
		"single quotes":       {`{'text':'a'}`, "JSON parse error - "},
		"a comment":           {`{"text":"a"} // x`, "JSON parse error - "},
		"a raw line end":      {"{\"text\":\"a\nb\"}", "JSON parse error - "},
		"a form":              {"text=a", "JSON parse error - "},
	} {
		t.Run(name, func(t *testing.T) {
			a := v.post("/api/elevator-pitch-evaluation/evaluate/", c.body).is(400)
			assert.True(t, strings.HasPrefix(a.detail(), c.detail), a.detail())
		})
	}
	for name, body := range map[string]string{
		"32 deep":      `{"text":"a","x":` + strings.Repeat("[", 31) + strings.Repeat("]", 31) + "}",
		"200 members":  `{"text":"a"` + numbered(199, `,"m%d":1`) + "}",
		"500 items":    `{"text":"a","x":[{}` + numbered(499, ",{}") + "]}",
		"5,000 values": `{"text":"a","w":1,"x":1,"y":1,"z":1` + numbered(11, `,"m%d":[0`+numbered(452, ",0")+"]") + "}",
	} {
		t.Run(name, func(t *testing.T) { v.post("/api/elevator-pitch-evaluation/evaluate/", body).is(200) })
	}
	for body, kind := range map[string]string{"null": "NoneType", "[]": "list", `"x"`: "str", "1": "int", "1.5": "float", "true": "bool"} {
		fields := v.post("/api/elevator-pitch-evaluation/evaluate/", body).fields()
		assert.Equal(t, map[string][]string{httpapi.NonField: {"Invalid data. Expected a dictionary, but got " + kind + "."}}, fields)
	}
	charset := v.post("/api/elevator-pitch-evaluation/evaluate/", `{"text":"a"}`, "Content-Type", "application/json; charset=iso-8859-1").is(400)
	assert.Equal(t, "JSON parse error - the character set must be UTF-8", charset.detail())
	v.post("/api/elevator-pitch-evaluation/evaluate/", `{"text":"a"}`, "Content-Type", "application/json; charset=UTF-8").is(200)
	assert.Zero(t, strings.Count(h.log.text(), "level=ERROR"))
}

func TestInput_I04_refused_characters(t *testing.T) { onBoth(t, refusesCharacters) }

func refusesCharacters(t *testing.T, h *testServer) {
	user := h.user("zoe")
	for name, value := range map[string]string{
		"NUL": `"a\u0000b"`, "lone high": `"\ud83d"`, "lone low": `"\ude00"`, "high before text": `"\ud83dabc"`, "two high": `"\ud83d\ud83d\ude00"`, "swapped": `"\ude00\ud83d"`,
	} {
		t.Run(name, func(t *testing.T) {
			want := map[string][]string{"text": {"Null characters are not allowed."}}
			assert.Equal(t, want, user.post("/api/elevator-pitch-evaluation/evaluate/", object{"text": raw(value)}).fields())
			assert.Contains(t, user.post("/auth/register/", object{"username": raw(value), "email": "a@b.nl", "password": password}).fields(), "username")
			assert.Contains(t, user.post("/api/requests/", submission().but("company_name", raw(value))).fields(), "company_name")
			assert.Contains(t, user.post("/api/employees/", newEmployee(0).but("last_name", raw(value), "function_title", raw(value))).fields(), "last_name")
			partner := []object{{"company_name": raw(value)}}
			assert.Contains(t, user.post("/api/requests/", submission().but("collaborative_effort", true, "collaboration_partners", partner)).fields(), "collaboration_partners")
		})
	}
	for _, path := range []string{"/api/requests/a%00b/", "/api/requests/%ff/", "/api/requests/%ff/quote/", "/api/profiles/%00/"} {
		user.get(path).is(404)
	}
	for _, path := range []string{"/api/documents/?request=%00", "/api/payments/?request=%ff", "/api/requests/1/quote/?code=%00", "/api/employees/by_project/?project_number=%ff", "/api/benefit/?hours=%ff"} {
		user.get(path).is(400)
	}
}

func TestInput_I04_all_of_Unicode_survives(t *testing.T) { onBoth(t, unicodeSurvives) }

func unicodeSurvives(t *testing.T, h *testServer) {
	user := h.user("zoe")
	const odd = "Zoë 🚀 👩‍🔬 שלום 𠜎 ﬁ \u202b\u200d"
	name := "Zoë 𠜎 B.V."
	text := goodPitch + " " + odd
	body := submission().but("elevator_pitch", text, "company_name", name, "collaborative_effort", true,
		"collaboration_partners", []object{{"company_name": "Ζωή", "location": "København 🇩🇰", "contribution": "测试"}})
	escaped, err := json.Marshal(body)
	require.NoError(t, err)
	created := decode[apitypes.Request](user.post("/api/requests/", strings.ReplaceAll(string(escaped), "🚀", `\ud83d\ude80`)).is(201))
	h.work()
	got := user.request(created.ID)
	assert.Equal(t, text, got.ElevatorPitch)
	assert.Equal(t, name, got.CompanyProfile.CompanyName)
	assert.Equal(t, []apitypes.Partner{{CompanyName: "Ζωή", Location: "København 🇩🇰", Contribution: "测试"}}, got.CollaborationPartners)
	assert.Equal(t, "document_verwerkt", got.Status)
	printed := strings.Join(pages(t, user.get("/api/requests/"+got.ProjectNumber+"/download_document/").is(200).body), "")
	assert.Contains(t, printed, "Zoë")
}

func TestInput_I06_partners(t *testing.T) {
	user := newTestServer(t).user("zoe")
	for n, want := range map[int]string{0: "Voeg minimaal één partner toe", 5: "", 6: "Voeg hooguit 5 partners toe.", 500: "Voeg hooguit 5 partners toe."} {
		partners := make([]object, n)
		for i := range partners {
			partners[i] = object{"company_name": fmt.Sprintf("Partner %d", i), "location": "Delft", "contribution": "Meet"}
		}
		a := user.post("/api/requests/", submission().but("collaborative_effort", true, "collaboration_partners", partners))
		if want == "" {
			a.is(201)
			continue
		}
		assert.Equal(t, map[string][]string{"collaboration_partners": {want}}, a.fields(), "%d partners", n)
	}
	long := []object{{"company_name": strings.Repeat("a", 61), "location": strings.Repeat("b", 61), "contribution": strings.Repeat("c", 81)}, {"location": "x"}}
	fields := user.post("/api/requests/", submission().but("collaborative_effort", true, "collaboration_partners", long)).fields()
	assert.Equal(t, []string{
		"Partner 1: bedrijfsnaam mag hooguit 60 tekens hebben.", "Partner 1: locatie mag hooguit 60 tekens hebben.",
		"Partner 1: bijdrage mag hooguit 80 tekens hebben.", "Vul de bedrijfsnaam van partner 2 in.",
	}, fields["collaboration_partners"])
}

func TestInput_I07_query(t *testing.T) {
	user := newTestServer(t).user("zoe")
	r := user.processed()
	const once = "Ensure this field has no more than 1 elements."
	for path, want := range map[string]map[string][]string{
		"/api/documents/":                                          {"request": {"This field is required."}},
		"/api/payments/?request=":                                  {"request": {"This field is required."}},
		"/api/documents/?request=1&request=":                       {"request": {once}},
		"/api/payments/?request=1&request=2":                       {"request": {once}},
		fmt.Sprintf("/api/requests/%d/quote/?code=a&code=b", r.ID): {"code": {once}},
		"/api/payments/?page=0":                                    {"request": {"This field is required."}, "page": {`"0" is not a valid choice.`}},
		"/api/benefit/?hours=x&wage=-1&year=1999&costs=1e9&starter=ja": {"hours": {"A valid integer is required."}, "wage": {"Enter a valid number."},
			"year": {`"1999" is not a valid choice.`}, "costs": {"Enter a valid number."}, "starter": {"Must be a valid boolean."}},
		"/api/employees/by_company/?company_id=1&company_id=2&archived=true&archived=true": {"company_id": {once}, "archived": {once}},
		"/api/company-dashboard/stats/?company_id=1&company_id=1":                          {"company_id": {once}},
		"/api/benefit/?hours=-1&wage=x&costs=100000001": {"hours": {"Ensure this value is greater than or equal to 0."}, "wage": {"Enter a valid number."},
			"costs": {"Ensure this value is less than or equal to 100000000.00."}},
		"/api/benefit/":                                         {"hours": {"This field is required."}},
		"/api/benefit/?hours=1&hours=2":                         {"hours": {once}},
		"/api/benefit/?hours=-1":                                {"hours": {"Ensure this value is greater than or equal to 0."}},
		"/api/benefit/?hours=10&applicant=zzp":                  {"applicant": {`"zzp" is not a valid choice.`}},
		"/api/benefit/?hours=10&own_hours=11&applicant=both":    {"own_hours": {"Ensure this value is less than or equal to 10."}},
		"/api/benefit/?hours=10&year=2101":                      {"year": {`"2101" is not a valid choice.`}},
		"/api/benefit/?hours=10&year=1999":                      {"year": {`"1999" is not a valid choice.`}},
		"/api/benefit/?hours=1e400":                             {"hours": {"A valid integer is required."}},
		"/api/benefit/?hours=9223372036854775808":               {"hours": {"A valid integer is required."}},
		"/api/benefit/?hours=10&costs=-5":                       {"costs": {"Enter a valid number."}},
		"/api/benefit/?hours=9007199254740993&wage=99999999,99": {"hours": {"Ensure this value is less than or equal to 1000000."}, "wage": {"Ensure this value is less than or equal to 1000.00."}},
	} {
		assert.Equal(t, want, user.get(path).fields(), path)
	}
	got := decode[apitypes.Benefit](user.get("/api/benefit/?hours=1000&wage=29,00&year=2026&unknown=1").is(200))
	assert.Equal(t, []any{domain.Cents(2_900_000), domain.Cents(1_404_000)}, []any{got.Wages, got.Benefit})
}

func TestInput_media_types(t *testing.T) {
	user := newTestServer(t).user("zoe")
	r := user.submitted()
	for _, c := range bodies(r) {
		for _, media := range []string{"text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "application/json-patch+json", ";;"} {
			a := user.call(c.method, c.path, c.body, "Content-Type", media).is(http.StatusUnsupportedMediaType)
			assert.Equal(t, fmt.Sprintf(`Unsupported media type "%s" in request.`, media), a.detail())
		}
	}
}
