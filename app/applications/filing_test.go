package applications_test

import (
	"context"
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/applications"
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/request"
)

func TestFile_keepsWhatWasFiled(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Paid(who)
	for field, in := range map[string]applications.FileApplication{"date": {Date: apptest.Today.AddDays(1)}, "reference": {Date: apptest.Today, Reference: "SO\u200b27"}} {
		_, err := h.Applications.FileApplication(h.Ctx(), who, req.Number, in)
		assert.Contains(t, apptest.Codes(t, err), field)
	}
	before := h.ListVersion(who)
	d, err := h.Files(who, req)
	require.NoError(t, err)
	assert.Equal(t, claim.FilingRecord{Date: apptest.Today, Reference: "RVO-1", Version: 3, Company: d.Company, At: h.Clock.Now()}, d.Filed)
	assert.Greater(t, h.ListVersion(who), before)
	assert.Equal(t, apptest.Today, h.Listed(who)[0].Filed)
	again, err := h.Files(who, req)
	require.NoError(t, err)
	assert.Equal(t, d, again)
	_, err = h.Applications.FileApplication(h.Ctx(), who, req.Number, applications.FileApplication{Date: apptest.Today, Reference: "RVO-2"})
	apptest.Refused(t, domain.Conflict, domain.CodeFiled, err)

	list, err := h.Documents.ListDocuments(h.Ctx(), who, req.Number)
	require.NoError(t, err)
	require.Len(t, list, 1)
	assert.Equal(t, [2]int{3, 1}, [2]int{list[0].Version, h.Renderer.Count()})
	file, err := h.Documents.DownloadDocument(h.Ctx(), who, list[0].ID)
	require.NoError(t, err)
	assert.Equal(t, file, h.Printed(who, req), "as it was filed, printed once")
	assert.Equal(t, []claim.Cause{claim.CauseComposed, claim.CausePayment, claim.CauseFiled}, h.causes(req))
}

func TestFile_nothingChangesAfterwards(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Paid(who)
	filed, err := h.Files(who, req)
	require.NoError(t, err)
	a, ref := h.Applications, req.Number
	for name, err := range map[string]error{
		"edit":    second(h.Replace(who, req, application.SummaryPart, 1, application.Answer{Text: "x"})),
		"company": second(h.Replace(who, req, application.CompanyPart, 1, filed.Company)),
		"answer":  second(h.answer(who, req, applications.Reply{Question: technology, Text: "11", Rev: 1})),
		"aside":   second(h.answer(who, req, applications.Reply{Question: technology, Dismiss: apptest.Ptr(true), Rev: 1})),
		"restore": second(a.RestoreVersion(h.Ctx(), who, ref, applications.Back{Version: 1, Part: application.SummaryPart, Rev: 1})),
		"include": second(a.IncludeSentence(h.Ctx(), who, ref, applications.Inclusion{Item: "w1", Section: application.SummaryPart, Rev: 1})),
	} {
		apptest.Refused(t, domain.Conflict, domain.CodeFiled, err)
		assert.Error(t, err, name)
	}
	assert.Equal(t, filed, h.Application(who, req))
	_, err = a.ApplicationText(h.Ctx(), who, ref)
	require.NoError(t, err)
	assert.Len(t, h.Versions(req.ID), 3, "printing leaves no mark on it")

	h.later()
	d, err := a.UnfileApplication(h.Ctx(), who, ref)
	require.NoError(t, err)
	assert.False(t, d.Filed.IsFiled())
	again, err := a.UnfileApplication(h.Ctx(), who, ref)
	require.NoError(t, err)
	assert.Equal(t, d, again)
	h.writes(who, req, application.SummaryPart, "Toch anders.")
	refiled, err := h.Files(who, req)
	require.NoError(t, err)
	assert.Equal(t, 6, refiled.Filed.Version)
	list, err := h.Documents.ListDocuments(h.Ctx(), who, req.Number)
	require.NoError(t, err)
	require.Len(t, list, 2)
	assert.Equal(t, [2]int{3, 6}, [2]int{list[0].Version, list[1].Version}, "what was filed first is kept")
}

// The details of a company that changed meanwhile are those of the application again once
// filing it is undone.
func TestUnfile_hasTheDetailsOfToday(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req, second := h.Paid(who), h.Processed(who)
	filed, err := h.Files(who, req)
	require.NoError(t, err)
	company := filed.Company
	company.Website = "https://www.nieuw.example"
	_, err = h.Replace(who, second, application.CompanyPart, 1, company)
	require.NoError(t, err)
	assert.Len(t, h.Request(req.ID).Open, len(filed.Open), "what was filed leaves open what it left open")
	d, err := h.Applications.UnfileApplication(h.Ctx(), who, req.Number)
	require.NoError(t, err)
	assert.Equal(t, company, d.Company)
	assert.Equal(t, 2, d.CompanyRev)
	assert.Equal(t, len(filed.Open)-1, h.Request(req.ID).Questions)
	assert.Len(t, h.Request(req.ID).Open, len(filed.Open)-1)
	assert.Equal(t, d, h.Application(who, req))
}

func TestFile_racesAnEdit(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		req := h.Paid(who)
		errs := apptest.Racing(3, func(i int) (err error) {
			if i < 2 {
				_, err = h.Files(who, req)
			} else {
				_, err = h.Replace(who, req, application.SummaryPart, 1, application.Answer{Text: "Op het laatst."})
			}
			return err
		})
		require.NoError(t, errs[0])
		require.NoError(t, errs[1])
		if errs[2] != nil {
			apptest.Refused(t, domain.Conflict, domain.CodeFiled, errs[2])
		}
		d := h.Application(who, req)
		assert.Equal(t, errs[2] == nil, d.Application.Summary.Text == "Op het laatst.")
		version, err := h.Applications.FindVersion(h.Ctx(), who, req.Number, d.Filed.Version)
		require.NoError(t, err)
		assert.Equal(t, d.Application, version.Application)
		assert.Equal(t, 1, countCause(h.causes(req), claim.CauseFiled))
		assert.Len(t, h.DocumentsOf(req.ID), 1)
	})
}

// Filing is noted even when the PDF cannot be made at once; the same call makes it.
func TestFile_theRendererFails(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Paid(who)
	h.Renderer.Fails(errors.New("no font"))
	_, err := h.Files(who, req)
	require.Error(t, err)
	assert.True(t, h.Application(who, req).Filed.IsFiled())
	h.Renderer.Does(nil)
	_, err = h.Files(who, req)
	require.NoError(t, err)
	assert.Len(t, h.DocumentsOf(req.ID), 1)
}

func TestDocuments_printedTwoAtATime(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Paid(who)
	began, release := make(chan struct{}, 9), make(chan struct{})
	h.Renderer.Does(func(context.Context, int) error { began <- struct{}{}; <-release; return nil })
	done := make(chan error)
	for range 5 {
		go func() { _, err := h.Documents.PrintApplication(h.Ctx(), who, req.Number); done <- err }()
	}
	<-began
	<-began
	waiting, cancel := context.WithCancel(h.Ctx())
	cancel()
	_, err := h.Documents.PrintApplication(waiting, who, req.Number)
	require.Error(t, err, "who gives up while waiting gets none")
	assert.Equal(t, 2, h.Renderer.Count())
	close(release)
	for range 5 {
		require.NoError(t, <-done)
	}
	assert.Equal(t, 5, h.Renderer.Count())
}

func TestFollowUp(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		req := h.Paid(who)
		in := applications.FollowUp{Start: apptest.Must(domain.ParseDate("2028-01-01")), Hours: 800, Key: "vervolg", Digest: "d"}
		_, err := h.Applications.AddFollowUp(h.Ctx(), who, req.Number, in, apptest.Uncounted)
		apptest.Refused(t, domain.Conflict, domain.CodeNotFiled, err)
		filed, err := h.Files(who, req)
		require.NoError(t, err)
		bad := in
		bad.Start, bad.Hours, bad.Key = domain.Date{}, -1, ""
		_, err = h.Applications.AddFollowUp(h.Ctx(), who, req.Number, bad, apptest.Uncounted)
		assert.Len(t, apptest.Codes(t, err), 2)

		made := make([]request.Request, 4)
		errs := apptest.Racing(len(made), func(i int) (err error) {
			made[i], err = h.Applications.AddFollowUp(h.Ctx(), who, req.Number, in, apptest.Uncounted)
			return err
		})
		require.Equal(t, len(made), apptest.Won(errs), "%v", errs)
		assert.Len(t, h.AllRequests(), 2)
		next := h.Request(made[0].ID)
		assert.Equal(t, made[0].ID, made[3].ID)
		assert.Equal(t, [3]any{request.Processed, request.Unpaid, "WBSO-2026-00002"}, [3]any{next.Status, next.PaymentStatus, next.Number})
		assert.Equal(t, [2]any{in.Start, 800}, [2]any{next.Submission.StartOfProject, next.Submission.EstimatedHours})
		d := h.Application(usecase.Administrator(), next)
		assert.Equal(t, filed.Application.Novelty, d.Application.Novelty)
		assert.True(t, asked(d, "update.empty"))
		assert.Equal(t, len(d.Open), next.Questions)
		assert.Equal(t, []claim.Cause{claim.CauseFollowUp}, h.causes(next))
		in.Digest = "another body"
		_, err = h.Applications.AddFollowUp(h.Ctx(), who, req.Number, in, apptest.Uncounted)
		apptest.Refused(t, domain.Conflict, domain.CodeIdempotencyReuse, err)
	})
}
