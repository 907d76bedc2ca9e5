package httpapi_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
)

var filing = object{"date": "2026-11-19", "reference": "SO27000123"}

// From a paid application to a filed one and its follow-up.
func TestApplication_filedAndWhatFollows(t *testing.T) {
	h := newTestServer(t)
	h.proper = true
	owner := h.user("eigenaar")
	r := owner.paid()
	path := applicationPath(r)
	assert.Contains(t, owner.call("PUT", path+"filed/", filing.but("date", "2026-11-21")).fields(), "date", "not in the future")

	answer := owner.call("PUT", path+"filed/", filing).is(200)
	filed := decode[applicationBody](answer)
	require.NotNil(t, filed.Filed)
	open := *decode[apitypes.Application](answer).Open
	require.NotEmpty(t, open)
	for i, q := range filed.Questions {
		assert.Equal(t, q.ID, open[i])
	}
	assert.Equal(t, []any{"2026-11-19", "SO27000123", filed.Version}, []any{filed.Filed.Date, filed.Filed.Reference, filed.Filed.Version})
	again := decode[applicationBody](owner.call("PUT", path+"filed/", filing).is(200))
	assert.Equal(t, filed.Version, again.Version, "the same call changes nothing")
	other := owner.call("PUT", path+"filed/", filing.but("reference", "SO27000999")).is(409)
	assert.Equal(t, "filed", decode[map[string]string](other)["code"])

	summary := owner.cards()[0]
	require.NotNil(t, summary.Filed)
	assert.Equal(t, "2026-11-19", *summary.Filed)
	assert.Equal(t, len(filed.Questions), summary.QuestionCount)
	detail := owner.request(r.ID)
	assert.Len(t, detail.OpenQuestions, detail.QuestionCount)

	// What was filed is kept byte for byte, also when the company changes later.
	pdf := owner.get(fmt.Sprintf("/api/requests/%d/download_document/", r.ID)).is(200).body
	profile := object{"company_name": "Heel Andere B.V.", "kvk_number": "12345678"}
	owner.call("PUT", fmt.Sprintf("/api/profiles/%d/", r.ClientCompany.ID), profile).is(200)
	assert.Equal(t, pdf, owner.get(fmt.Sprintf("/api/requests/%d/download_document/", r.ID)).is(200).body)
	assert.Equal(t, "Pompwacht B.V.", owner.application(r).part("company").Content["name"])
	documents := decode[[]apitypes.Document](owner.get(fmt.Sprintf("/api/documents/?request=%d", r.ID)).is(200))
	require.NotEmpty(t, documents)
	require.NotNil(t, documents[0].Version)
	assert.Equal(t, filed.Version, *documents[0].Version)
	assert.Equal(t, pdf, owner.get(documents[0].URL).is(200).body)

	// Its period stays too, when a new project with this start could only have a later one.
	h.clock.pass(70 * 24 * time.Hour)
	owner.login()
	for _, filing := range []apitypes.Filing{owner.application(r).Deadline, owner.request(r.ID).Filing, owner.cards()[0].Filing} {
		assert.Equal(t, []any{"2027-01", false}, []any{filing.StartMonth, filing.Past})
	}

	// A double click makes one follow-up.
	assert.NotNil(t, owner.stats(r.ClientCompany.ID).Projects[0].Filed)
	next := object{"start_of_project": "2028-01-01", "estimated_hours": 640}
	follow := func() apitypes.Request {
		return decode[apitypes.Request](owner.post(path+"follow_up/", next, "Idempotency-Key", "k").is(201))
	}
	second := follow()
	assert.Equal(t, second.ID, follow().ID)
	assert.Equal(t, []any{"document_verwerkt", "unpaid", "2028-01-01", 640}, []any{second.Status, second.PaymentStatus, second.StartOfProject, second.EstimatedHoursInput})
	owner.post(path+"follow_up/", next.but("estimated_hours", 1), "Idempotency-Key", "k").is(409)
	assert.Contains(t, owner.post(path+"follow_up/", next.but("start_of_project", "1900-01-01")).fields(), "start_of_project")
	copied := owner.application(second)
	assert.Equal(t, true, copied.part("project").Content["continuation"])
	assert.False(t, copied.part("update").Hidden)
	assert.Nil(t, copied.Filed)

	undone := decode[applicationBody](owner.call("DELETE", path+"filed/", nil).is(200))
	assert.Nil(t, undone.Filed)
	owner.call("DELETE", path+"filed/", nil).is(200)
	owner.put(r, "remarks", undone.part("remarks").Rev, object{"text": "Weer open."}).is(200)
}

func TestApplication_versionsAndRestore(t *testing.T) {
	h := newTestServer(t)
	h.proper = true
	owner := h.user("eigenaar")
	r := owner.paid()
	path := applicationPath(r)
	first := owner.application(r)
	text := first.part("omschrijving").Content["text"]
	changed := decode[applicationBody](owner.put(r, "omschrijving", first.part("omschrijving").Rev, object{"text": "Heel anders."}).is(200))

	list := decode[[]apitypes.ApplicationVersion](owner.get(path + "versions/").is(200))
	require.NotEmpty(t, list)
	newest, oldest := list[0], list[len(list)-1]
	assert.Equal(t, []any{changed.Version, "edit", "omschrijving", "owner"}, []any{newest.Version, newest.Cause, newest.Part, newest.By})
	assert.Equal(t, []any{1, "composed", "", "system"}, []any{oldest.Version, oldest.Cause, oldest.Part, oldest.By})

	was := decode[applicationBody](owner.get(path + "versions/1/").is(200))
	assert.Equal(t, text, was.part("omschrijving").Content["text"])
	rev := changed.part("omschrijving").Rev
	owner.post(path+"versions/1/restore/", object{"part": "omschrijving"}).is(428)
	owner.post(path+"versions/1/restore/", object{"part": "omschrijving"}, match(rev-1)...).is(412)
	back := decode[applicationBody](owner.post(path+"versions/1/restore/", object{"part": "omschrijving"}, match(rev)...).is(200))
	assert.Equal(t, text, back.part("omschrijving").Content["text"])
	assert.Equal(t, rev+1, back.part("omschrijving").Rev)
	h.proper = false
	for _, part := range []string{"nergens", "company", ""} {
		assert.Contains(t, owner.post(path+"versions/1/restore/", object{"part": part}, match(1)...).fields(), "part")
		assert.Contains(t, owner.post(path+"left_out/w1/include/", object{"section": part, "rev": 1}).fields(), "section")
	}
	for _, n := range []string{"0", "99", "x", "-1", "99999999999999999999"} {
		owner.get(path + "versions/" + n + "/").is(404)
	}
}

func TestApplication_answersAndQuestions(t *testing.T) {
	h := newTestServer(t)
	h.proper = true
	owner := h.user("eigenaar")
	r := owner.paid()
	path := applicationPath(r)
	a := owner.application(r)
	q := questionWith(a, "project.technology")
	rev := a.part("project").Rev
	assert.Contains(t, owner.post(path+"answers/", object{"question": q, "text": "veertig", "rev": rev}).fields(), "text")
	owner.post(path+"answers/", object{"question": q, "text": "4", "rev": rev + 1}).is(412)
	assert.Contains(t, owner.post(path+"answers/", object{"question": q, "rev": rev}).fields(), "text")

	done := decode[struct {
		Application applicationBody
		Part, Field string
	}](owner.post(path+"answers/", object{"question": q, "text": "4", "rev": rev}).is(200))
	assert.Equal(t, []string{"project", "technology"}, []string{done.Part, done.Field})
	assert.Empty(t, questionWith(done.Application, q))
	gone := owner.post(path+"answers/", object{"question": q, "text": "4", "rev": rev + 1}).is(409)
	assert.Equal(t, "question_gone", decode[map[string]string](gone)["code"])

	// Set aside, it is no longer counted, and comes back.
	q = questionWith(done.Application, "phases.")
	phases := done.Application.part("phases").Rev
	aside := decode[struct {
		Application applicationBody
		Part        string
		Added       *apitypes.Added
	}](owner.post(path+"answers/", object{"question": q, "dismiss": true, "rev": phases}).is(200))
	assert.Nil(t, aside.Added)
	assert.Equal(t, "phases", aside.Part)
	assert.Empty(t, questionWith(aside.Application, q))
	require.Len(t, aside.Application.Dismissed, 1)
	assert.Equal(t, q, aside.Application.Dismissed[0].ID)
	assert.Equal(t, len(aside.Application.Questions), owner.request(r.ID).QuestionCount)
	owner.post(path+"answers/", object{"question": q, "dismiss": false, "rev": aside.Application.part("phases").Rev}).is(200)
	assert.NotEmpty(t, questionWith(owner.application(r), q))
}

// questionWith is the first open question whose id begins like this, or "".
func questionWith(a applicationBody, id string) string {
	for _, q := range a.Questions {
		if strings.HasPrefix(q.ID, id) {
			return q.ID
		}
	}
	return ""
}

func TestApplication_W08_files(t *testing.T) {
	h := newTestServer(t)
	owner := h.user("eigenaar")
	r := owner.paid()
	for name, want := range map[string]struct{ file, kind, begins string }{
		"text":     {"aanvraag-WBSO-2026-00001.txt", "text/plain; charset=utf-8", "WBSO-aanvraag WBSO-2026-00001\n"},
		"calendar": {"wbso-WBSO-2026-00001.ics", "text/calendar; charset=utf-8", "BEGIN:VCALENDAR\r\n"},
	} {
		a := owner.get(applicationPath(r) + name + "/").is(200)
		assert.Equal(t, "attachment; filename="+want.file+"; filename*=UTF-8''"+want.file, a.header.Get("Content-Disposition"))
		assert.Equal(t, want.kind, a.header.Get("Content-Type"))
		assert.True(t, strings.HasPrefix(string(a.body), want.begins), "%.100s", a.body)
		assert.Equal(t, "no-store", a.header.Get("Cache-Control"))
	}
}
