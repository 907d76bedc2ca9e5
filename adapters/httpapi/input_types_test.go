package httpapi_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// numbered is a text n times over, each with its number.
func numbered(n int, text string) string {
	var b strings.Builder
	for i := range n {
		b.WriteString(strings.ReplaceAll(text, "%d", fmt.Sprint(i)))
	}
	return b.String()
}

// wrong are values that hardly any member takes, by the types that take them.
func wrong() map[string][]string {
	return map[string][]string{
		`null`: {"string", "integer", "boolean", "array"}, `true`: {"boolean"}, `[]`: {"array"}, `{}`: nil, `"x"`: {"string"},
		`1e400`: nil, `9007199254740993`: {"integer"}, `-1`: {"integer"}, `1.5`: nil, `"\u0000"`: nil, `[[[]]]`: nil, `"` + strings.Repeat("9", 400) + `"`: {"string"},
	}
}

func TestInput_I03_wrong_types(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	r := user.paid()
	require.EqualValues(t, 1, user.employs(r.ClientCompany.ID).ID)
	for _, c := range bodies(r) {
		for field := range c.body {
			kind := kindOf(c.body[field])
			for value, takenBy := range wrong() {
				a := user.call(c.method, c.path, c.body.but(field, raw(value)))
				require.Less(t, a.status, 500, "%s %s=%s", c.path, field, value)
				if contains(takenBy, kind) {
					continue
				}
				fields := decode[map[string]any](a.is(400))
				assert.Contains(t, fields, field, "%s %s=%s: %s", c.path, field, value, a.body)
			}
		}
	}
	assert.NotContains(t, h.log.text(), "level=ERROR")
}

func kindOf(v any) string {
	switch v.(type) {
	case bool:
		return "boolean"
	case int:
		return "integer"
	case []object, []int64:
		return "array"
	}
	return "string"
}

func contains(list []string, s string) bool {
	return strings.Contains(" "+strings.Join(list, " ")+" ", " "+s+" ")
}

func TestInput_I03_sentences(t *testing.T) {
	user := newTestServer(t).user("zoe")
	long := `"` + strings.Repeat("x", 101) + `"`
	for field, cases := range map[string]map[string]string{
		"elevator_pitch":        {`5`: "Not a valid string.", `[]`: "Not a valid string.", `null`: "This field may not be null."},
		"estimated_hours_input": {`"x"`: "A valid integer is required.", `7.5`: "A valid integer is required.", `-1`: "Ensure this value is greater than or equal to 0.", `9007199254740993`: "Ensure this value is less than or equal to 1000000."},
		"start_of_project": {`5`: dateSentence, `""`: dateSentence, `"2027-1-1"`: dateSentence, `"2027-02-30"`: "Deze datum bestaat niet. Controleer de dag en de maand.",
			`"1993-12-31"`: startSentence, `"2101-01-01"`: startSentence, `"9999-12-31"`: startSentence},
		"also_develop_code":       {`"x"`: "Must be a valid boolean."},
		"project_type":            {`"raket"`: `"raket" is not a valid choice.`},
		"cost_calculation_method": {`"gratis"`: `"gratis" is not a valid choice.`},
		"cost_method":             {`"uren"`: `"uren" is not a valid choice.`, long: "Ensure this field has no more than 100 characters.", `5`: "Not a valid string."},
		"cost_items_input":        {`"100"`: `"100" is not a valid choice.`, long: "Ensure this field has no more than 100 characters.", `[]`: "Not a valid string."},
		"own_hours":               {`"x"`: "A valid integer is required."},
		"project_started_on": {`5`: dateSentence, `"2027-02-30"`: "Deze datum bestaat niet. Controleer de dag en de maand.", `"1993-12-31"`: startSentence,
			`"2030-01-01"`: "Het project kan niet later begonnen zijn dan de start van deze aanvraag."},
		"applicant":              {`"bv"`: `"bv" is not a valid choice.`},
		"collaboration_partners": {`{}`: `Expected a list of items but got type "dict".`, `[1]`: "Invalid data. Expected a dictionary, but got int."},
		"client":                 {`-1`: `Invalid pk "-1" - object does not exist.`, `"x"`: "A valid integer is required."},
	} {
		for value, want := range cases {
			fields := user.post("/api/requests/", submission().but("collaborative_effort", true, field, raw(value))).fields()
			assert.Equal(t, []string{want}, fields[field], "%s=%s", field, value)
		}
	}
}

const startSentence = "Kies een startdatum van 1994 tot en met 2100."

const dateSentence = "Date has wrong format. Use one of these formats instead: YYYY-MM-DD."

// Errors of shape and of rules come in one answer, from every call.
func TestInput_all_errors_in_one_answer(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	const blank, noText = "This field may not be blank.", "Not a valid string."
	long := strings.Repeat("x", 20_001)
	tooLong := "Deze tekst is te lang: hij mag hooguit 20.000 tekens hebben."
	for _, c := range []struct {
		method, path string
		body         object
		headers      []string
		want         map[string][]string
	}{
		{method: "POST", path: "/api/elevator-pitch-evaluation/evaluate/",
			body: object{"text": " ", "project_description": long},
			want: map[string][]string{"text": {blank},
				"project_description": {"Ensure this field has no more than 20000 characters."}}},
		{method: "POST", path: "/api/innovation-evaluation/evaluate/", body: object{"text": long, "project_description": 5},
			want: map[string][]string{"text": {tooLong}, "project_description": {noText}}},
		{method: "POST", path: "/api/cost-calculation-evaluation/evaluate/",
			body: object{"elevator_pitch": 5, "technical_challenges": long, "estimated_hours": -1, "project_type": "raket",
				"has_extra_costs": "misschien", "has_employees": "ja", "applicant": "bv"},
			want: map[string][]string{"elevator_pitch": {noText}, "technical_challenges": {tooLong},
				"estimated_hours": {"Ensure this value is greater than or equal to 0."},
				"project_type":    {`"raket" is not a valid choice.`}, "has_extra_costs": {`"misschien" is not a valid choice.`}, "has_employees": {"Must be a valid boolean."}, "applicant": {`"bv" is not a valid choice.`}}},
		{method: "PATCH", path: "/api/user-profile/",
			body: object{"first_name": raw("null"), "last_name": "Zo\u200bë", "phone": strings.Repeat("1", 31)},
			want: map[string][]string{"first_name": {"This field may not be null."},
				"last_name": {"Hier staan onzichtbare tekens in. Typ de tekst opnieuw."},
				"phone":     {"Ensure this field has no more than 30 characters."}}},
		{method: "POST", path: "/api/profiles/",
			body: object{"company_name": "Bo\u202es", "kvk_number": 1, "phone": strings.Repeat("1", 31)},
			want: map[string][]string{"company_name": {"Hier staan onzichtbare tekens in. Typ de tekst opnieuw."},
				"kvk_number": {noText}, "phone": {"Ensure this field has no more than 30 characters."}}},
		{method: "POST", path: "/api/requests/", body: submission().but("estimated_hours_input", -1),
			headers: []string{"Idempotency-Key", "é"},
			want:    map[string][]string{"estimated_hours_input": {"Ensure this value is greater than or equal to 0."}, "Idempotency-Key": {noText}}},
	} {
		a := user.call(c.method, c.path, c.body, c.headers...)
		assert.Equal(t, c.want, a.fields(), c.path)
	}
	for value, want := range map[string]string{`"ja"`: "", `"nee"`: "", `null`: "", `""`: `"" is not a valid choice.`, `"JA"`: `"JA" is not a valid choice.`, `true`: noText} {
		a := user.post("/api/cost-calculation-evaluation/evaluate/", object{"has_extra_costs": raw(value)})
		if want == "" {
			a.is(200)
			continue
		}
		assert.Equal(t, map[string][]string{"has_extra_costs": {want}}, a.fields())
	}
}
