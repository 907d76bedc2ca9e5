package httpapi_test

import (
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/domain/application"
	"wbso/domain/application/draft"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/ports"
)

// lockRow says what a call about an application answers in which state. A body is made of
// the application that the caller sees, with the revision for If-Match.
type lockRow struct {
	call                                    string // method and path below the application
	body                                    func(applicationBody) partCall
	other, unprocessed, unpaid, paid, filed int
}

// content replaces a part by what it is, or by something when that is locked.
func content(key string, instead object) func(applicationBody) partCall {
	return func(a applicationBody) partCall {
		p := a.part(key)
		if p.Content == nil {
			return partCall{p.Rev, instead}
		}
		return partCall{p.Rev, p.Content}
	}
}

func always(rev int, body object) func(applicationBody) partCall {
	return func(applicationBody) partCall { return partCall{rev, body} }
}

func locks() []lockRow {
	text := object{"text": "Een tekst."}
	row := func(call string, body func(applicationBody) partCall, unpaid, paid, filed int) lockRow {
		return lockRow{call: call, body: body, other: 404, unprocessed: 409, unpaid: unpaid, paid: paid, filed: filed}
	}
	open := func(key string) lockRow {
		return row("PUT "+key+"/", content(key, nil), 200, 200, 409)
	}
	locked := func(key string, instead object) lockRow {
		return row("PUT "+key+"/", content(key, instead), 403, 200, 409)
	}
	return []lockRow{
		row("GET ", nil, 200, 200, 200),
		open("company"), open("project"), open("omschrijving"), open("partners"), open("bottlenecks"), open("costs"),
		locked("update", text), locked("phases", object{"rows": []object{}}), locked("tools", text), locked("novelty", text),
		locked("software.novelty", text), locked("remarks", text), locked("left_out", object{"items": []object{}}),
		row("GET layout/", nil, 200, 200, 200),
		row("PUT layout/", func(a applicationBody) partCall {
			return partCall{layoutRev(a), object{"place": []object{{"clause": "s1", "box": "description"}}}}
		}, 200, 200, 409),
		row("POST answers/", firstQuestion(object{"dismiss": true}), 200, 200, 409),
		row("POST left_out/w99/include/", always(0, object{"section": "remarks", "rev": 1}), 403, 404, 409),
		row("GET versions/", nil, 403, 200, 200),
		row("GET versions/1/", nil, 403, 200, 200),
		row("GET versions/99/", nil, 403, 404, 404),
		row("POST versions/1/restore/", always(1, object{"part": "novelty"}), 403, 200, 409),
		row("GET drafts/", nil, 200, 200, 200),
		row("GET drafts/orders/", nil, 200, 200, 200),
		row("POST drafts/novelty/order/", nil, 404, 404, 409), // there is no model
		row("POST drafts/novelty/accept/", func(a applicationBody) partCall {
			return partCall{0, object{"rev": a.part("novelty").Rev}}
		}, 403, 200, 409),
		row("POST drafts/remarks/accept/", always(0, object{"rev": 1}), 404, 404, 409),
		row("POST drafts/omschrijving/refuse/", nil, 204, 204, 409),
		row("POST drafts/tools/refuse/", nil, 403, 204, 409),
		row("POST follow_up/", always(0, object{"start_of_project": "2028-01-01", "estimated_hours": 500}), 403, 409, 201),
		row("PUT filed/", always(0, object{"date": "2026-11-19", "reference": "SO1"}), 403, 200, 200),
		row("GET text/", nil, 403, 200, 200),
		row("GET calendar/", nil, 200, 200, 200),
		row("DELETE filed/", nil, 403, 200, 200),
	}
}

// layoutRev is the revision of a layout: that of all parts that have boxes.
func layoutRev(a applicationBody) (rev int) {
	for _, key := range []string{"project", "omschrijving", "phases", "bottlenecks", "tools", "novelty", "software.novelty", "left_out"} {
		rev += a.part(key).Rev
	}
	return rev
}

// firstQuestion is a call about the first question that is open.
func firstQuestion(body object) func(applicationBody) partCall {
	return func(a applicationBody) partCall {
		if len(a.Questions) == 0 {
			return partCall{0, body.but("question", "remarks.x", "rev", 1)}
		}
		q := a.Questions[0]
		return partCall{0, body.but("question", q.ID, "rev", a.part(q.Part).Rev)}
	}
}

func TestApplication_Z01_locks(t *testing.T) { onBoth(t, locksHold) }

func locksHold(t *testing.T, h *testServer) {
	other, waiting, debtor, payer, filer := h.user("buurman"), h.user("wachter"), h.user("schuldenaar"), h.user("betaler"), h.user("indiener")
	unpaid, paid, filed := debtor.processed(), payer.paid(), filer.paid()
	filer.call("PUT", applicationPath(filed)+"filed/", object{"date": "2026-11-19", "reference": "SO1"}).is(200)
	unprocessed := waiting.submitted()
	for _, r := range []apitypes.Request{unpaid, paid, filed} {
		for _, part := range []application.PartKey{application.NoveltyPart, application.SummaryPart, application.ToolsPart} {
			h.draft(r, draft.Draft{Part: part, Texts: []draft.Text{{Field: "text", Text: "Een voorstel."}}})
		}
	}
	for _, row := range locks() {
		t.Run(row.call, func(t *testing.T) {
			for _, column := range []struct {
				name string
				who  *person
				of   apitypes.Request
				seen applicationBody
				want int
			}{
				{"anonymous", h.visitor(), paid, payer.application(paid), 401},
				{"other tenant", other, paid, payer.application(paid), row.other},
				{"not processed", waiting, unprocessed, debtor.application(unpaid), row.unprocessed},
				{"owner, unpaid", debtor, unpaid, debtor.application(unpaid), row.unpaid},
				{"owner, paid", payer, paid, payer.application(paid), row.paid},
				{"owner, filed", filer, filed, filer.application(filed), row.filed},
			} {
				a := column.who.lockCall(row, column.of, column.seen)
				assert.Equal(t, column.want, a.status, "%s: %.300s", column.name, a.body)
			}
		})
	}
	for _, route := range h.routes() {
		if strings.Contains(route, "/application/") {
			assert.True(t, covered(h, route), "%s has no row", route)
		}
	}
}

// covered reports whether a row of the table is about a route.
func covered(h *testServer, route string) bool {
	return slices.ContainsFunc(locks(), func(row lockRow) bool {
		method, path, _ := strings.Cut(row.call, " ")
		pattern, _ := patternOf(h, httptest.NewRequest(method, "/api/requests/1/application/"+path, nil))
		return method+" "+pattern == route
	})
}

// unpay makes a request one that is not paid.
func (h *testServer) unpay(r apitypes.Request) {
	h.t.Helper()
	require.NoError(h.t, h.store.Write(h.t.Context(), func(repos ports.Repos) error {
		req, err := repos.Requests.FindRequest(h.t.Context(), member.Everything(), r.ProjectNumber)
		if err != nil {
			return err
		}
		req.PaymentStatus = request.Unpaid
		return repos.Requests.UpdateRequest(h.t.Context(), req)
	}))
}

func (c *person) lockCall(row lockRow, of apitypes.Request, seen applicationBody) answer {
	c.t.Helper()
	method, path, _ := strings.Cut(row.call, " ")
	if row.body == nil {
		return c.call(method, applicationPath(of)+path, nil)
	}
	body := row.body(seen)
	return c.call(method, applicationPath(of)+path, body, headersOf(body)...)
}

// What an unpaid owner is shown has nothing of what is locked, wherever one looks.
func TestApplication_Z06_lockedTextsAreNowhere(t *testing.T) {
	h := newTestServer(t)
	owner := h.user("eigenaar")
	r := owner.paid()
	whole := owner.application(r)
	const secret, work = "Geheime zin zonder weerga.", "Wij ontwikkelen een spuitkop die de laag gelijkmatig verdeelt."
	for _, key := range []string{"update", "tools", "novelty", "software.novelty", "remarks"} {
		owner.put(r, key, whole.part(key).Rev, object{"text": secret}).is(200)
	}
	block := object{"side": "programmatuur", "problem": "Eerste knelpunt.", "solution": "Eerste oplossing."}
	owner.put(r, "bottlenecks", whole.part("bottlenecks").Rev, object{"blocks": []object{block, block.but("problem", secret), block.but("solution", secret)}}).is(200)
	owner.put(r, "phases", whole.part("phases").Rev, object{"rows": []object{{"activity": secret, "done": "03-2027"}}}).is(200)

	owner.put(r, "novelty", owner.application(r).part("novelty").Rev, object{"text": work}).is(200)
	open := owner.application(r)
	at := slices.IndexFunc(open.Questions, func(q apitypes.Question) bool { return q.Suggestion == work })
	require.GreaterOrEqual(t, at, 0, "it is offered as a solution")
	owner.call("POST", applicationPath(r)+"answers/", object{"question": open.Questions[at].ID, "rev": open.part("bottlenecks").Rev, "dismiss": true}).is(200)

	h.unpay(r)
	a := owner.get(applicationPath(r)).is(200)
	assert.NotContains(t, string(a.body), secret)
	assert.NotContains(t, string(a.body), work, "also not beside a question that was set aside")
	seen := decode[applicationBody](a)
	assert.Equal(t, 2, seen.part("bottlenecks").HiddenBlocks)
	shown := seen.part("bottlenecks").Content["blocks"].([]any)
	require.Len(t, shown, 1)
	for _, p := range seen.Parts {
		if p.Content == nil {
			assert.Equal(t, "locked", p.State, p.Key)
			assert.True(t, p.Locked, p.Key)
			assert.Empty(t, p.Printed, p.Key)
		}
	}
	assert.Equal(t, len([]rune(work)), seen.part("novelty").Length, "how long it is may be known")

	// What an unpaid owner saves of the first block leaves the others as they are.
	first := block.but("id", shown[0].(map[string]any)["id"], "problem", "Ander knelpunt.")
	rest := owner.put(r, "bottlenecks", seen.part("bottlenecks").Rev, object{"blocks": []object{first}}).is(200)
	assert.NotContains(t, string(rest.body), secret)
	late := object{"blocks": []object{first.but("problem", "Te laat.")}}
	stale := owner.put(r, "bottlenecks", seen.part("bottlenecks").Rev, late).is(412)
	assert.NotContains(t, string(stale.body), secret)
	assert.Equal(t, 2, decode[applicationBody](rest).part("bottlenecks").HiddenBlocks)
}

// An answer for a locked part is shown back, and the rest of the part stays hidden.
func TestApplication_Z06_anAnswerToALockedPart(t *testing.T) {
	h := newTestServer(t)
	owner := h.user("eigenaar")
	r := owner.processed()
	a := owner.application(r)
	for _, q := range a.Questions {
		p := a.part(q.Part)
		if p.Content != nil || q.Input != "text" {
			continue
		}
		const text = "Wij programmeren in Go met de eigen bibliotheek voor meetreeksen."
		done := decode[struct {
			Application applicationBody
			Part        string
			Added       *apitypes.Added
		}](owner.post(applicationPath(r)+"answers/", object{"question": q.ID, "text": text, "rev": p.Rev}).is(200))
		require.NotNil(t, done.Added)
		assert.Contains(t, done.Added.Text, text)
		assert.Equal(t, q.Part, done.Part)
		assert.Nil(t, done.Application.part(done.Part).Content)
		assert.Equal(t, p.Rev+1, done.Application.part(done.Part).Rev)
		return
	}
	t.Fatal("no question is about a locked part")
}
