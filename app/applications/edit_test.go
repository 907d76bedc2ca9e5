package applications_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/applications"
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/ports"
)

func TestReplace_twoWritersOnePart(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		request := h.Processed(who)
		before := h.Application(who, request)
		rev := before.Application.Revs[application.SummaryPart]
		errs := apptest.Racing(4, func(i int) error {
			_, err := h.Replace(who, request, application.SummaryPart, rev, application.Answer{Text: fmt.Sprintf("Tekst %d.", i)})
			return err
		})
		require.Equal(t, 1, apptest.Won(errs), "%v", errs)
		after := h.Application(who, request)
		for i, err := range errs {
			if err == nil {
				assert.Equal(t, fmt.Sprintf("Tekst %d.", i), after.Application.Summary.Text)
				continue
			}
			stale := staleOf(t, err)
			assert.Equal(t, application.SummaryPart, stale.Part)
			assert.Equal(t, after.Application, stale.View.Application, "the newest")
			assert.Len(t, stale.View.Open, len(after.Open))
		}
		assert.Equal(t, rev+1, after.Application.Revs[application.SummaryPart])
	})
}

func TestReplace_twoWritersTwoParts(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		request := h.Paid(who)
		parts := []application.PartKey{application.SummaryPart, application.NoveltyPart, application.ToolsPart, application.RemarksPart}
		errs := apptest.Racing(len(parts), func(i int) error {
			_, err := h.Replace(who, request, parts[i], 1, application.Answer{Text: "Tekst van " + string(parts[i])})
			return err
		})
		require.Equal(t, len(parts), apptest.Won(errs), "%v", errs)
		d := h.Application(who, request)
		for _, part := range parts {
			assert.Equal(t, application.Answer{Text: "Tekst van " + string(part)}, d.Application.PartContent(part))
		}
		assert.Len(t, h.Versions(request.ID), 3, "composed, paid, and one for what one person saved in a minute")
	})
}

// The answer of a save was lost, and the client sends it again.
func TestReplace_repeated(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	request := h.Processed(who)
	h.Store.CutOff(1, apptest.UnheardOf)
	_, err := h.Replace(who, request, application.SummaryPart, 1, application.Answer{Text: "Tekst."})
	apptest.Refused(t, domain.Unavailable, domain.CodeStoreAway, err)
	h.Store.CutOff(0, apptest.Whole)
	d, err := h.Replace(who, request, application.SummaryPart, 1, application.Answer{Text: "Tekst."})
	require.NoError(t, err, "it was saved, so nothing is stale")
	assert.Equal(t, 2, d.Application.Revs[application.SummaryPart])
	assert.Equal(t, []claim.Cause{claim.CauseComposed, claim.CauseEdit}, h.causes(request))
	_, err = h.Replace(who, request, application.SummaryPart, 1, application.Answer{Text: "Anders."})
	staleOf(t, err)
}

// A save that is cut off leaves nothing half, wherever that happens; a closure that runs
// twice saves once.
func TestReplace_cutOff(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		request := h.Processed(who)
		before, history := h.Application(who, request), h.Versions(request.ID)
		project := before.Application.Project
		project.Title = "Een andere titel"
		h.Store.CutOff(1, apptest.Undone)
		_, err := h.Replace(who, request, application.ProjectPart, 1, project)
		apptest.Refused(t, domain.Unavailable, domain.CodeStoreAway, err)
		h.Store.CutOff(0, apptest.Whole)
		assert.Equal(t, before, h.Application(who, request))
		assert.Equal(t, history, h.Versions(request.ID))
		assert.Equal(t, request.Title, h.Request(request.ID).Title)

		h.Store.Rehearse = true
		d, err := h.Replace(who, request, application.ProjectPart, 1, project)
		require.NoError(t, err)
		assert.Equal(t, 2, d.Application.Revs[application.ProjectPart])
		assert.Len(t, h.Versions(request.ID), 2)
		assert.Equal(t, project.Title, h.Request(request.ID).Title)
	})
}

func TestReplace_lockedUntilPaid(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	request := h.Processed(who)
	for _, part := range []application.PartKey{application.NoveltyPart, application.ToolsPart, application.RemarksPart} {
		for _, rev := range []int{1, 9} {
			_, err := h.Replace(who, request, part, rev, application.Answer{Text: "Tekst."})
			apptest.Refused(t, domain.Forbidden, domain.CodeNotPaid, err)
		}
	}
	a, ref := h.Applications, request.Number
	for name, err := range map[string]error{
		"versions": second(a.ListVersions(h.Ctx(), who, ref)), "version": second(a.FindVersion(h.Ctx(), who, ref, 1)),
		"restore": second(a.RestoreVersion(h.Ctx(), who, ref, applications.Back{Version: 1, Part: application.SummaryPart, Rev: 1})),
		"include": second(a.IncludeSentence(h.Ctx(), who, ref, applications.Inclusion{Item: "w1", Section: application.SummaryPart, Rev: 1})),
		"text":    second(a.ApplicationText(h.Ctx(), who, ref)), "follow up": second(a.AddFollowUp(h.Ctx(), who, ref, applications.FollowUp{}, apptest.Uncounted)),
		"file": second(a.FileApplication(h.Ctx(), who, ref, applications.FileApplication{Date: apptest.Today})), "unfile": second(a.UnfileApplication(h.Ctx(), who, ref)),
	} {
		apptest.Refused(t, domain.Forbidden, domain.CodeNotPaid, err)
		assert.Error(t, err, name)
	}
	_, err := a.ApplicationCalendar(h.Ctx(), who, ref)
	require.NoError(t, err)
	h.writes(who, request, application.SummaryPart, "Tekst.")
	_, err = h.Replace(usecase.Administrator(), request, application.NoveltyPart, 1, application.Answer{Text: "Van een beheerder."})
	require.NoError(t, err)
	assert.Zero(t, h.Versions(request.ID)[0].Author)
}

func second[T any](_ T, err error) error { return err }

func TestReplace_unknownPartAndUnknownItem(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	request := h.Paid(who)
	_, err := h.Replace(who, request, "bestaat niet", 1, application.Answer{Text: "x"})
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
	_, err = h.Replace(who, request, application.PhasesPart, 1, application.Phases{Rows: []application.Phase{{ID: "f99", Done: "13-2027"}}})
	assert.Contains(t, apptest.Codes(t, err), "rows.0.id")
	assert.Len(t, h.Versions(request.ID), 2)
}

// Saves of one person renew the newest version for a minute, and those of the same part for ten.
func TestVersions_oneForManySaves(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	request := h.Paid(who)
	began := h.Clock.Now()
	for i := range 3 {
		h.writes(who, request, application.NoveltyPart, fmt.Sprintf("Tekst %d.", i))
		h.Clock.Pass(4 * time.Minute)
	}
	newest := h.Versions(request.ID)[0]
	assert.Equal(t, 3, newest.Number)
	assert.Equal(t, began, newest.CreatedAt)
	assert.Equal(t, began.Add(8*time.Minute), newest.SavedAt)
	h.writes(who, request, application.NoveltyPart, "Na twaalf minuten.")
	h.Clock.Pass(time.Minute)
	h.writes(who, request, application.RemarksPart, "Een ander onderdeel.")
	h.writes(who, request, application.NoveltyPart, "En meteen terug.")
	h.Clock.Pass(time.Minute)
	h.writes(who, request, application.RemarksPart, "Nog eens.")
	h.Printed(who, request)
	h.Printed(who, request)
	h.writes(who, request, application.NoveltyPart, "Na de PDF.")
	assert.Equal(t, []claim.Cause{claim.CauseComposed, claim.CausePayment, claim.CauseEdit, claim.CauseEdit, claim.CauseEdit, claim.CauseEdit,
		claim.CauseDownload, claim.CauseEdit}, h.causes(request))

	rows, err := h.Applications.ListVersions(h.Ctx(), who, request.Number)
	require.NoError(t, err)
	assert.Equal(t, []string{"jansen", "jansen", "jansen"}, []string{rows[0].By, rows[1].By, rows[2].By})
	assert.Empty(t, rows[len(rows)-1].By, "composed by the product")
	old, err := h.Applications.FindVersion(h.Ctx(), who, request.Number, 3)
	require.NoError(t, err)
	assert.Equal(t, "Tekst 2.", old.Application.Novelty.Text)
	assert.Equal(t, 3, old.Version)
	_, err = h.Applications.FindVersion(h.Ctx(), who, request.Number, 99)
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
}

// What a save of a few characters keeps is bounded, however it is repeated.
func TestVersions_savesOfTwoPartsInTurn(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		request := h.Paid(who)
		parts := []application.PartKey{application.NoveltyPart, application.RemarksPart}
		for i := range claim.VersionsKept + 20 {
			h.writes(who, request, parts[i%2], fmt.Sprintf("Tekst %d.", i))
			h.Clock.Pass(30 * time.Second)
			h.writes(who, request, parts[(i+1)%2], fmt.Sprintf("Tekst %d.", i))
			h.Clock.Pass(30 * time.Second)
		}
		kept := h.Versions(request.ID)
		require.Len(t, kept, 2+claim.VersionsKept)
		assert.Equal(t, 2+claim.VersionsKept+20, kept[0].Number)
		assert.Equal(t, claim.CausePayment, kept[claim.VersionsKept].Cause)
	})
}

// An application that is larger than it may be since there is a bound opens, and may only shrink.
func TestReplace_anApplicationThatIsTooLarge(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		request := h.Paid(who)
		var record claim.Record
		h.Read(func(r ports.Repos) (err error) {
			record, err = r.Applications.FindApplication(h.Ctx(), request.ID)
			return err
		})
		for range 10 {
			record.Application.Bottlenecks.Blocks = append(record.Application.Bottlenecks.Blocks, application.Bottleneck{ID: fmt.Sprintf("k%d", 50+len(record.Application.Bottlenecks.Blocks)),
				Side: application.FocusProduct, Problem: strings.Repeat("p", domain.TextMax), Solution: "s"})
		}
		h.Write(func(r ports.Repos) error { return r.Applications.PutApplication(h.Ctx(), record) })
		d := h.Application(who, request)
		save := func(blocks []application.Bottleneck) error {
			_, err := h.Replace(who, request, application.BottlenecksPart, h.Application(who, request).Application.Revs[application.BottlenecksPart], application.Bottlenecks{Blocks: blocks})
			return err
		}
		blocks := slices.Clone(d.Application.Bottlenecks.Blocks)
		blocks[0].Solution += " Meer."
		apptest.Refused(t, domain.Invalid, domain.CodeApplicationSize, save(blocks))
		assert.Equal(t, d.Application, h.Application(who, request).Application)
		blocks[len(blocks)-1].Problem = "Korter."
		require.NoError(t, save(blocks))
	})
}

func TestRestore(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	request := h.Paid(who)
	composed := h.Application(who, request).Application.Novelty
	h.writes(who, request, application.NoveltyPart, "Overgeschreven.")
	h.writes(who, request, application.RemarksPart, "Blijft.")
	back := applications.Back{Version: 1, Part: application.NoveltyPart, Rev: 1}
	_, err := h.Applications.RestoreVersion(h.Ctx(), who, request.Number, back)
	staleOf(t, err)
	back.Rev = 2
	d, err := h.Applications.RestoreVersion(h.Ctx(), who, request.Number, back)
	require.NoError(t, err)
	assert.Equal(t, composed, d.Application.Novelty)
	assert.Equal(t, "Blijft.", d.Application.Remarks.Text)
	assert.Equal(t, 3, d.Application.Revs[application.NoveltyPart])
	assert.Equal(t, claim.CauseRestore, h.Versions(request.ID)[0].Cause)
	again, err := h.Applications.RestoreVersion(h.Ctx(), who, request.Number, back)
	require.NoError(t, err, "a repeated call finds it done")
	assert.Equal(t, d.Version, again.Version)
	h.writes(who, request, application.NoveltyPart, "Verder.")
	assert.Equal(t, d.Version+1, h.Versions(request.ID)[0].Number)
	back.Version = 99
	_, err = h.Applications.RestoreVersion(h.Ctx(), who, request.Number, back)
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
}
