package app_test

import (
	"context"
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/applications"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/request"
)

func (h *testServer) files(who usecase.Actor, req request.Request) (applications.View, error) {
	return h.Applications.FileApplication(h.ctx(), who, req.Number, applications.FileApplication{Date: today, Reference: "RVO-1"})
}

func TestFile_keepsWhatWasFiled(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.paid(who)
	for field, in := range map[string]applications.FileApplication{"date": {Date: today.AddDays(1)}, "reference": {Date: today, Reference: "SO\u200b27"}} {
		_, err := h.Applications.FileApplication(h.ctx(), who, req.Number, in)
		assert.Contains(t, codes(t, err), field)
	}
	before := h.listVersion(who)
	d, err := h.files(who, req)
	require.NoError(t, err)
	assert.Equal(t, application.FilingRecord{Date: today, Reference: "RVO-1", Version: 3, Company: d.Company, At: h.clock.Now()}, d.Filed)
	assert.Greater(t, h.listVersion(who), before)
	assert.Equal(t, today, h.listed(who)[0].Filed)
	again, err := h.files(who, req)
	require.NoError(t, err)
	assert.Equal(t, d, again)
	_, err = h.Applications.FileApplication(h.ctx(), who, req.Number, applications.FileApplication{Date: today, Reference: "RVO-2"})
	refused(t, domain.Conflict, domain.CodeFiled, err)

	list, err := h.Documents.ListDocuments(h.ctx(), who, req.Number)
	require.NoError(t, err)
	require.Len(t, list, 1)
	assert.Equal(t, [2]int{3, 1}, [2]int{list[0].Version, h.renderer.count()})
	file, err := h.Documents.DownloadDocument(h.ctx(), who, list[0].ID)
	require.NoError(t, err)
	assert.Equal(t, file, h.printed(who, req), "as it was filed, printed once")
	assert.Equal(t, []application.Cause{application.CauseComposed, application.CausePayment, application.CauseFiled}, h.causes(req))
}

func TestFile_nothingChangesAfterwards(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.paid(who)
	filed, err := h.files(who, req)
	require.NoError(t, err)
	a, ref := h.Applications, req.Number
	for name, err := range map[string]error{
		"edit":    second(h.replace(who, req, application.SummaryPart, 1, application.Answer{Text: "x"})),
		"company": second(h.replace(who, req, application.CompanyPart, 1, filed.Company)),
		"answer":  second(h.answer(who, req, applications.Reply{Question: technology, Text: "11", Rev: 1})),
		"aside":   second(h.answer(who, req, applications.Reply{Question: technology, Dismiss: ptr(true), Rev: 1})),
		"restore": second(a.RestoreVersion(h.ctx(), who, ref, applications.Back{Version: 1, Part: application.SummaryPart, Rev: 1})),
		"include": second(a.IncludeSentence(h.ctx(), who, ref, applications.Inclusion{Item: "w1", Section: application.SummaryPart, Rev: 1})),
	} {
		refused(t, domain.Conflict, domain.CodeFiled, err)
		assert.Error(t, err, name)
	}
	assert.Equal(t, filed, h.application(who, req))
	_, err = a.ApplicationText(h.ctx(), who, ref)
	require.NoError(t, err)
	assert.Len(t, h.versions(req.ID), 3, "printing leaves no mark on it")

	h.later()
	d, err := a.UnfileApplication(h.ctx(), who, ref)
	require.NoError(t, err)
	assert.False(t, d.Filed.IsFiled())
	again, err := a.UnfileApplication(h.ctx(), who, ref)
	require.NoError(t, err)
	assert.Equal(t, d, again)
	h.writes(who, req, application.SummaryPart, "Toch anders.")
	refiled, err := h.files(who, req)
	require.NoError(t, err)
	assert.Equal(t, 6, refiled.Filed.Version)
	list, err := h.Documents.ListDocuments(h.ctx(), who, req.Number)
	require.NoError(t, err)
	require.Len(t, list, 2)
	assert.Equal(t, [2]int{3, 6}, [2]int{list[0].Version, list[1].Version}, "what was filed first is kept")
}

// The details of a company that changed meanwhile are those of the application again once
// filing it is undone.
func TestUnfile_hasTheDetailsOfToday(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req, second := h.paid(who), h.processed(who)
	filed, err := h.files(who, req)
	require.NoError(t, err)
	company := filed.Company
	company.Website = "https://www.nieuw.example"
	_, err = h.replace(who, second, application.CompanyPart, 1, company)
	require.NoError(t, err)
	assert.Len(t, h.request(req.ID).Open, len(filed.Open), "what was filed leaves open what it left open")
	d, err := h.Applications.UnfileApplication(h.ctx(), who, req.Number)
	require.NoError(t, err)
	assert.Equal(t, company, d.Company)
	assert.Equal(t, 2, d.CompanyRev)
	assert.Equal(t, len(filed.Open)-1, h.request(req.ID).Questions)
	assert.Len(t, h.request(req.ID).Open, len(filed.Open)-1)
	assert.Equal(t, d, h.application(who, req))
}

func TestFile_racesAnEdit(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		req := h.paid(who)
		errs := racing(3, func(i int) (err error) {
			if i < 2 {
				_, err = h.files(who, req)
			} else {
				_, err = h.replace(who, req, application.SummaryPart, 1, application.Answer{Text: "Op het laatst."})
			}
			return err
		})
		require.NoError(t, errs[0])
		require.NoError(t, errs[1])
		if errs[2] != nil {
			refused(t, domain.Conflict, domain.CodeFiled, errs[2])
		}
		d := h.application(who, req)
		assert.Equal(t, errs[2] == nil, d.Application.Summary.Text == "Op het laatst.")
		version, err := h.Applications.FindVersion(h.ctx(), who, req.Number, d.Filed.Version)
		require.NoError(t, err)
		assert.Equal(t, d.Application, version.Application)
		assert.Equal(t, 1, countCause(h.causes(req), application.CauseFiled))
		assert.Len(t, h.documents(req.ID), 1)
	})
}

// Filing is noted even when the PDF cannot be made at once; the same call makes it.
func TestFile_theRendererFails(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.paid(who)
	h.renderer.fails(errors.New("no font"))
	_, err := h.files(who, req)
	require.Error(t, err)
	assert.True(t, h.application(who, req).Filed.IsFiled())
	h.renderer.does(nil)
	_, err = h.files(who, req)
	require.NoError(t, err)
	assert.Len(t, h.documents(req.ID), 1)
}

func TestDocuments_printedTwoAtATime(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.paid(who)
	began, release := make(chan struct{}, 9), make(chan struct{})
	h.renderer.does(func(context.Context, int) error { began <- struct{}{}; <-release; return nil })
	done := make(chan error)
	for range 5 {
		go func() { _, err := h.Documents.PrintApplication(h.ctx(), who, req.Number); done <- err }()
	}
	<-began
	<-began
	waiting, cancel := context.WithCancel(h.ctx())
	cancel()
	_, err := h.Documents.PrintApplication(waiting, who, req.Number)
	require.Error(t, err, "who gives up while waiting gets none")
	assert.Equal(t, 2, h.renderer.count())
	close(release)
	for range 5 {
		require.NoError(t, <-done)
	}
	assert.Equal(t, 5, h.renderer.count())
}

func TestFollowUp(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		req := h.paid(who)
		in := applications.FollowUp{Start: must(domain.ParseDate("2028-01-01")), Hours: 800, Key: "vervolg", Digest: "d"}
		_, err := h.Applications.AddFollowUp(h.ctx(), who, req.Number, in, uncounted)
		refused(t, domain.Conflict, domain.CodeNotFiled, err)
		filed, err := h.files(who, req)
		require.NoError(t, err)
		bad := in
		bad.Start, bad.Hours, bad.Key = domain.Date{}, -1, ""
		_, err = h.Applications.AddFollowUp(h.ctx(), who, req.Number, bad, uncounted)
		assert.Len(t, codes(t, err), 2)

		made := make([]request.Request, 4)
		errs := racing(len(made), func(i int) (err error) {
			made[i], err = h.Applications.AddFollowUp(h.ctx(), who, req.Number, in, uncounted)
			return err
		})
		require.Equal(t, len(made), won(errs), "%v", errs)
		assert.Len(t, h.requests(), 2)
		next := h.request(made[0].ID)
		assert.Equal(t, made[0].ID, made[3].ID)
		assert.Equal(t, [3]any{request.Processed, request.Unpaid, "WBSO-2026-00002"}, [3]any{next.Status, next.PaymentStatus, next.Number})
		assert.Equal(t, [2]any{in.Start, 800}, [2]any{next.Submission.StartOfProject, next.Submission.EstimatedHours})
		d := h.application(usecase.Administrator(), next)
		assert.Equal(t, filed.Application.Novelty, d.Application.Novelty)
		assert.True(t, asked(d, "update.empty"))
		assert.Equal(t, len(d.Open), next.Questions)
		assert.Equal(t, []application.Cause{application.CauseFollowUp}, h.causes(next))
		in.Digest = "another body"
		_, err = h.Applications.AddFollowUp(h.ctx(), who, req.Number, in, uncounted)
		refused(t, domain.Conflict, domain.CodeIdempotencyReuse, err)
	})
}
