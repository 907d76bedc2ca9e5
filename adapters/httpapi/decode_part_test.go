package httpapi

import (
	"encoding/json"
	"net/http/httptest"
	"reflect"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/scheme"
)

// decodePart reads the content of a part over what it is now.
func decodePart(t *testing.T, now any, body string) (content any, codes map[string]domain.Code) {
	errs, err := decode([]byte(body), now, true)
	require.NoError(t, err)
	codes = map[string]domain.Code{}
	for _, e := range errs {
		codes[e.Field] = e.Code
	}
	return reflect.ValueOf(now).Elem().Interface(), codes
}

func TestContent_I02_everyPartIsReadBackAsItWasWritten(t *testing.T) {
	three, yes := 3, true
	full := application.Application{
		Project: application.Project{Title: "T", Focus: application.FocusProduct, AlsoDevelopCode: true, Technology: 4, Applicant: "W", Employees: &three,
			Continuation: &yes, Start: "2027-01-01", Hours: 7, SelfEmployed: []application.SelfEmployedPerson{{ID: "z1", Name: "Anna", Hours: &three}}},
		Phases:      application.Phases{Rows: []application.Phase{{ID: "f1", Activity: "A", Done: "03-2027"}}},
		Partners:    application.Partners{Collaborative: true, Rows: []application.Partner{{ID: "p1", Name: "N", Location: "L", Contribution: "C"}}},
		Bottlenecks: application.Bottlenecks{Blocks: []application.Bottleneck{{ID: "k1", Side: application.FocusSoftware, Problem: "P", Solution: "S"}}},
		Costs:       application.Costs{Method: scheme.ActualCosts, Items: []application.CostItem{{ID: "c1", Post: "P", Cents: 1 << 40, Times: 2, VAT: "incl", Share: &three, Kind: "kosten", Relation: "R", Calculation: "B"}}},
		LeftOut:     application.LeftOut{Items: []application.LeftOutItem{{ID: "w1", Text: "T", WantedSection: application.NoveltyPart}}},
		Remarks:     application.Answer{Text: "é\n漢"},
	}
	for _, part := range application.PartKeys() {
		want := full.PartContent(part)
		if part == application.CompanyPart {
			want = application.CompanyDetails{Name: "N", Correspondence: application.Correspondence{Same: true, Address: application.Address{City: "Delft"}},
				FiscalUnity: &yes, Starter: application.Starter{Years: []application.StarterYear{{Year: 2025, Agent: &yes}}}}
		}
		body, err := json.Marshal(want)
		require.NoError(t, err)
		got, errs := decodePart(t, part.NewContent(), string(body))
		assert.Empty(t, errs, part)
		assert.Equal(t, want, got, part)
	}
}

func TestContent_I02_whatIsMissingKeepsItsValueAndTheRestIsReplacedWhole(t *testing.T) {
	yes := true
	was := application.CompanyDetails{Name: "N", FiscalUnity: &yes, Contact: application.Contact{Name: "Zoë", Phone: "0612345678"},
		Starter: application.Starter{Link: &yes, Years: []application.StarterYear{{Year: 2025, Agent: &yes}, {Year: 2024}}}}
	got, errs := decodePart(t, &was, `{"contact": {"initials": "Z", "name": "", "email": "", "phone": ""}, "fiscal_unity": null,
		"starter": {"withholding_agent_5_years": null, "years": [{"year": 2023, "agent": null, "statement": null}], "continuation": null, "link": null,
			"substantial_interest": null, "entrepreneur_5_years": null}}`)
	assert.Empty(t, errs)
	assert.Equal(t, application.CompanyDetails{Name: "N", Contact: application.Contact{Initials: "Z"},
		Starter: application.Starter{Years: []application.StarterYear{{Year: 2023}}}}, got)
}

func TestContent_I02_errorsNameThePathOfTheValue(t *testing.T) {
	const row = `{"activity": "A", "done": ""`
	for name, c := range map[string]struct {
		part application.PartKey
		body string
		want map[string]domain.Code
	}{
		"a new row has no id":         {application.PhasesPart, `{"rows": [` + row + `}]}`, map[string]domain.Code{}},
		"a member is missing":         {application.PhasesPart, `{"rows": [{"activity": "A"}]}`, map[string]domain.Code{"rows.0.done": domain.CodeRequired}},
		"the list is missing":         {application.PhasesPart, `{}`, map[string]domain.Code{}},
		"a member is unknown":         {application.PhasesPart, `{"rows": [` + row + `}, ` + row + `, "bsn": "1"}], "x": 1}`, map[string]domain.Code{}},
		"a text is null":              {application.RemarksPart, `{"text": null}`, map[string]domain.Code{"text": domain.CodeNull}},
		"a text is a number":          {application.RemarksPart, `{"text": 5}`, map[string]domain.Code{"text": domain.CodeString}},
		"a text with a zero":          {application.RemarksPart, `{"text": "a\u0000"}`, map[string]domain.Code{"text": domain.CodeNullChars}},
		"a row is a text":             {application.PhasesPart, `{"rows": ["A"]}`, map[string]domain.Code{"rows.0": domain.CodeObject}},
		"the rows are an object":      {application.PhasesPart, `{"rows": {}}`, map[string]domain.Code{"rows": domain.CodeList}},
		"a boolean is a text":         {application.PartnersPart, `{"collaborative": "ja", "rows": []}`, map[string]domain.Code{"collaborative": domain.CodeBoolean}},
		"an amount with a decimal":    {application.CostsPart, cost(`"cents": 1.5`), map[string]domain.Code{"items.0.cents": domain.CodeInteger}},
		"an amount past all bounds":   {application.CostsPart, cost(`"cents": 99999999999999999999`), map[string]domain.Code{"items.0.cents": domain.CodeInteger}},
		"a row is null":               {application.PhasesPart, `{"rows": [null]}`, map[string]domain.Code{"rows.0": domain.CodeNull}},
		"a text that was joined":      {application.BottlenecksPart, `{"blocks": [{"side": "", "problem": "P", "cause": "C", "solution": "S"}]}`, map[string]domain.Code{"blocks.0.cause": domain.CodeMemberGone}},
		"one that was empty":          {application.BottlenecksPart, `{"blocks": [{"side": "", "problem": "P", "cause": "", "unknown" : "", "solution": "S"}]}`, map[string]domain.Code{}},
		"an address within a company": {application.CompanyPart, `{"address": 1}`, map[string]domain.Code{"address": domain.CodeObject}},
		"half of a contact":           {application.CompanyPart, `{"contact": {"name": "N", "email": "", "phone": ""}}`, map[string]domain.Code{"contact.initials": domain.CodeRequired}},
	} {
		t.Run(name, func(t *testing.T) {
			_, got := decodePart(t, c.part.NewContent(), c.body)
			assert.Equal(t, c.want, got)
		})
	}
}

// cost is a part with one row, but for its amount.
func cost(amount string) string {
	return `{"method": "werkelijke", "has_employees": true, "items": [{"post": "P", ` + amount + `, "times": 1, "vat": "", "share": null, "kind": "", "kind_by": "", "reason": "", "from": ""}]}`
}

func TestRevision(t *testing.T) {
	for header, want := range map[string]int{`"3"`: 3, `W/"12"`: 12, ` "3" `: 3} {
		r := httptest.NewRequest("PUT", "/", nil)
		r.Header.Set("If-Match", header)
		got, err := revision(r)
		require.NoError(t, err, header)
		assert.Equal(t, want, got, header)
	}
	for _, header := range []string{"", "*", "3", `"x"`, `""`, `"3", "4"`, `"03"`, `"3`, `W/3`, `"99999999999999999999"`} {
		r := httptest.NewRequest("PUT", "/", nil)
		r.Header.Set("If-Match", header)
		_, err := revision(r)
		assert.Equal(t, domain.CodeNoRevision, domain.CodeOf(err), header)
	}
}
