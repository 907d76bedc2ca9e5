package httpapi_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
)

// opened is what a test reads of an application.
type applicationBody struct {
	apitypes.Application
	Parts []part `json:"parts"`
}

// part has its content as any JSON.
type part struct {
	apitypes.Part
	Content object `json:"content"`
}

func (a applicationBody) part(key string) part {
	for _, p := range a.Parts {
		if p.Key == key {
			return p
		}
	}
	return part{}
}

func applicationPath(r apitypes.Request) string {
	return fmt.Sprintf("/api/requests/%d/application/", r.ID)
}

func (c *person) application(r apitypes.Request) applicationBody {
	c.t.Helper()
	return decode[applicationBody](c.get(applicationPath(r)).is(200))
}

// revised is the body of a call that names a revision with If-Match.
type partCall struct {
	rev  int
	body any
}

func match(rev int) []string { return []string{"If-Match", fmt.Sprintf("%q", fmt.Sprint(rev))} }

// put replaces a part by a content, as somebody who saw a revision.
func (c *person) put(r apitypes.Request, key string, rev int, content any) answer {
	c.t.Helper()
	return c.call("PUT", applicationPath(r)+key+"/", content, match(rev)...)
}

func TestApplication_everyPartIsShownAndReplaced(t *testing.T) { onBoth(t, everyPartIsShown) }

func everyPartIsShown(t *testing.T, h *testServer) {
	h.proper = true
	owner := h.user("eigenaar")
	r := owner.paidFor(submission().but("project_type", "fysiek_product", "also_develop_code", true, "cost_calculation_method", "werkelijke",
		"extra_costs_description", "Huur van een meetkar 900 euro per maand. Staal 4.000 euro incl. btw. Een laptop van 1.200 euro.",
		"collaborative_effort", true, "collaboration_partners", []object{{"company_name": "TNO", "location": "Delft", "contribution": "meet"}}))
	before := owner.application(r)
	var keys []string
	for _, p := range before.Parts {
		keys = append(keys, p.Key)
		assert.NotEmpty(t, p.Label, p.Key)
		require.NotNil(t, p.Content, p.Key)
		same := decode[applicationBody](owner.put(r, p.Key, p.Rev, p.Content).is(200))
		assert.Equal(t, p.Rev, same.part(p.Key).Rev, "%s: the same content changes nothing", p.Key)
	}
	assert.Equal(t, strings.Fields("company project omschrijving update phases partners bottlenecks tools novelty software.novelty remarks costs left_out"), keys)

	after := decode[applicationBody](owner.put(r, "remarks", before.part("remarks").Rev, object{"text": "Wij bellen graag."}).is(200))
	assert.Equal(t, before.part("remarks").Rev+1, after.part("remarks").Rev)
	assert.Equal(t, object{"text": "Wij bellen graag."}, after.part("remarks").Content)
	assert.True(t, after.part("remarks").Touched)
	assert.Equal(t, before.part("omschrijving"), after.part("omschrijving"), "other parts stay as they are")
}

func TestApplication_staleAndMissingRevisions(t *testing.T) {
	h := newTestServer(t)
	owner := h.user("eigenaar")
	r := owner.paid()
	rev := owner.application(r).part("remarks").Rev
	owner.put(r, "remarks", rev, object{"text": "Eerst."}).is(200)

	stale := decode[struct {
		Detail string
		Part   part
	}](owner.put(r, "remarks", rev, object{"text": "Daarna."}).is(412))
	assert.Equal(t, "Dit onderdeel is intussen gewijzigd. Vergelijk beide versies en kies wat blijft.", stale.Detail)
	assert.Equal(t, object{"text": "Eerst."}, stale.Part.Content)
	assert.Equal(t, rev+1, stale.Part.Rev)
	assert.Equal(t, "Eerst.", owner.application(r).part("remarks").Content["text"], "nothing was written")

	missing := owner.call("PUT", applicationPath(r)+"remarks/", object{"text": "x"}).is(428)
	assert.Equal(t, "Zeg met If-Match welke versie van dit onderdeel je vervangt.", missing.detail())
	owner.call("PUT", applicationPath(r)+"remarks/", object{"text": "x"}, "If-Match", "*").is(428)
	owner.put(r, "remarks", rev, object{"text": "Eerst."}).is(200) // once more, because the answer was lost

	company := owner.application(r).part("company")
	owner.put(r, "company", company.Rev, company.Content.but("website", "pompwacht.nl")).is(200)
	owner.put(r, "company", company.Rev, company.Content.but("website", "anders.nl")).is(412)
}

// A member that a call lacks keeps its value, and one that is not known is ignored, in every part.
func TestApplication_membersThatAreMissingOrUnknown(t *testing.T) {
	h := newTestServer(t)
	h.proper = true
	owner := h.user("eigenaar")
	r := owner.paid()
	for _, p := range owner.application(r).Parts {
		for name := range p.Content {
			same := decode[applicationBody](owner.put(r, p.Key, p.Rev, p.Content.but(name, nil, "bsn", "123456782")).is(200))
			assert.Equal(t, p, same.part(p.Key), "%s without %s", p.Key, name)
		}
	}
	debtor := h.user("schuldenaar")
	unpaid := debtor.processed()
	p := debtor.application(unpaid).part("bottlenecks")
	assert.Equal(t, p, decode[applicationBody](debtor.put(unpaid, p.Key, p.Rev, object{}).is(200)).part(p.Key))
	project := owner.application(r).part("project")
	renamed := decode[applicationBody](owner.put(r, "project", project.Rev, object{"title": "Anders"}).is(200)).part("project")
	assert.Equal(t, project.Content.but("title", "Anders"), renamed.Content)
}

func TestApplication_I_badInput(t *testing.T) {
	h := newTestServer(t)
	owner := h.user("eigenaar")
	r := owner.paid()
	a := owner.application(r)
	put := func(key string, content any) map[string][]string {
		return owner.put(r, key, a.part(key).Rev, content).fields()
	}
	long := strings.Repeat("é", 20_001)
	assert.Contains(t, put("omschrijving", object{"text": long}), "text")
	assert.Contains(t, put("phases", object{"rows": []object{{"activity": "A", "done": "13-2027"}}}), "rows.0.done")
	assert.Contains(t, put("phases", object{"rows": []object{{"id": "f99", "activity": "A", "done": ""}}}), "rows.0.id")
	company := a.part("company").Content
	assert.Contains(t, put("company", company.but("rsin", "123456789")), "rsin")
	owner.put(r, "nergens", 1, object{"text": "x"}).is(404)
	owner.put(r, "remarks", 1, strings.Repeat(" ", 1<<20)+"{}").is(413)
	owner.call("PUT", applicationPath(r)+"remarks/", `{"text":"x"}`, "If-Match", `"1"`, "Content-Type", "text/plain").is(415)

	kept := decode[applicationBody](owner.put(r, "omschrijving", a.part("omschrijving").Rev, object{"text": strings.Repeat("é", 20_000)}).is(200))
	assert.Equal(t, "too_long", kept.part("omschrijving").State)
	assert.Equal(t, 20_000, kept.part("omschrijving").Length)
}
