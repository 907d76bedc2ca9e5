package app_test

import (
	"errors"
	"reflect"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/applications"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/domain/scheme"
	"wbso/ports"
)

// application is the application of a request as its owner sees it.
func (h *testServer) application(who usecase.Actor, req request.Request) applications.View {
	h.t.Helper()
	d, err := h.Applications.FindApplication(h.ctx(), who, req.Number)
	require.NoError(h.t, err)
	return d
}

// replace replaces a part of which the caller saw a revision.
func (h *testServer) replace(who usecase.Actor, req request.Request, part application.PartKey, rev int, content any) (applications.View, error) {
	return h.Applications.ReplacePart(h.ctx(), who, req.Number, applications.PartEdit{Part: part, Rev: rev, Fill: with(content)})
}

// with fills a part with a whole content.
func with(content any) func(any) {
	return func(to any) { reflect.ValueOf(to).Elem().Set(reflect.ValueOf(content)) }
}

// writes replaces the text of a part, whatever it is now.
func (h *testServer) writes(who usecase.Actor, req request.Request, part application.PartKey, text string) applications.View {
	h.t.Helper()
	d, err := h.replace(who, req, part, h.application(who, req).Application.Revs[part], application.Answer{Text: text})
	require.NoError(h.t, err)
	return d
}

// earlier is a request that an earlier program processed: it has no application.
func (h *testServer) earlier(who usecase.Actor) request.Request {
	h.t.Helper()
	req := h.submit(who, submission())
	h.write(func(r ports.Repos) error {
		if err := req.Move(request.Processed, h.clock.Now()); err != nil {
			return err
		}
		return r.Requests.UpdateRequest(h.ctx(), req)
	})
	return h.request(req.ID)
}

// causes are those of the history, oldest first.
func (h *testServer) causes(req request.Request) (all []application.Cause) {
	for _, v := range h.versions(req.ID) {
		all = append([]application.Cause{v.Cause}, all...)
	}
	return all
}

func TestApplications_composedWhenFirstOpened(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		h.composer.fails(errors.New("the model is away"))
		req := h.earlier(who)
		h.noApplication(req.ID)
		seen := make([]applications.View, 8)
		errs := racing(len(seen), func(i int) (err error) {
			seen[i], err = h.Applications.FindApplication(h.ctx(), who, req.Number)
			return err
		})
		require.Equal(t, len(seen), won(errs), "%v", errs)
		for _, d := range seen {
			assert.Equal(t, seen[0].Application, d.Application)
			assert.Equal(t, 1, d.Version)
		}
		assert.Equal(t, []application.Cause{application.CauseComposed}, h.causes(req))
		assert.Equal(t, len(seen[0].Open), h.request(req.ID).Questions)
		assert.Len(t, h.request(req.ID).Open, len(seen[0].Open))
	})
}

func TestApplications_notBeforeItIsProcessed(t *testing.T) {
	h := newTestServer(t)
	owner, failed := h.failed()
	who := actor(owner)
	_, err := h.Applications.FindApplication(h.ctx(), who, failed.Number)
	refused(t, domain.Conflict, domain.CodeNotProcessed, err)
	_, err = h.replace(who, failed, application.SummaryPart, 1, application.Answer{Text: "x"})
	refused(t, domain.Conflict, domain.CodeNotProcessed, err)
	h.noApplication(failed.ID)

	_, err = h.Requests.RetryRequest(h.ctx(), who, failed.Number)
	require.NoError(t, err)
	_, err = h.Applications.FindApplication(h.ctx(), who, failed.Number)
	refused(t, domain.Conflict, domain.CodeNotProcessed, err)
	h.runDue(1)
	assert.Equal(t, 1, h.application(who, failed).Version)
}

// Composing never overwrites what is there, also when a request fails and runs again.
func TestApplications_composedOnce(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.processed(who)
	h.writes(who, req, application.SummaryPart, "Mijn tekst.")
	h.write(func(r ports.Repos) error {
		req, err := r.Requests.FindRequest(h.ctx(), who.UserID, req.Number)
		if err != nil {
			return err
		}
		req.Status = request.Processing
		return r.Requests.UpdateRequest(h.ctx(), req)
	})
	h.enqueue(queue.ProcessRequest, req)
	h.runDue(1)
	assert.Equal(t, "Mijn tekst.", h.application(who, req).Application.Summary.Text)
	h.oneApplication(req.ID)
}

func TestApplications_whoMaySee(t *testing.T) {
	h := newTestServer(t)
	who, other := h.user("jansen"), h.user("pieters")
	req := h.processed(who)
	for name, c := range map[string]struct {
		who  usecase.Actor
		kind domain.Kind
		code domain.Code
	}{
		"a visitor":     {usecase.Actor{}, domain.Unauthenticated, domain.CodeNoToken},
		"another owner": {other, domain.NotFound, domain.CodeNotFound},
	} {
		for call, do := range h.applicationCalls(req) {
			t.Run(name+" "+call, func(t *testing.T) { refused(t, c.kind, c.code, do(c.who)) })
		}
	}
	assert.False(t, h.application(who, req).Whole)
	assert.True(t, h.application(usecase.Administrator(), req).Whole)
}

// applicationCalls are all calls about an application, each with what would be right.
func (h *testServer) applicationCalls(req request.Request) map[string]func(usecase.Actor) error {
	ref, a := req.Number, h.Applications
	return map[string]func(usecase.Actor) error{
		"Get": func(who usecase.Actor) error { _, err := a.FindApplication(h.ctx(), who, ref); return err },
		"Replace": func(who usecase.Actor) error {
			_, err := h.replace(who, req, application.SummaryPart, 1, application.Answer{})
			return err
		},
		"Answer": func(who usecase.Actor) error {
			_, err := a.AnswerQuestion(h.ctx(), who, ref, applications.Reply{Question: "x"})
			return err
		},
		"Include": func(who usecase.Actor) error {
			_, err := a.IncludeSentence(h.ctx(), who, ref, applications.Inclusion{Item: "w1"})
			return err
		},
		"Versions": func(who usecase.Actor) error { _, err := a.ListVersions(h.ctx(), who, ref); return err },
		"Version":  func(who usecase.Actor) error { _, err := a.FindVersion(h.ctx(), who, ref, 1); return err },
		"Restore": func(who usecase.Actor) error {
			_, err := a.RestoreVersion(h.ctx(), who, ref, applications.Back{Version: 1})
			return err
		},
		"File": func(who usecase.Actor) error {
			_, err := a.FileApplication(h.ctx(), who, ref, applications.FileApplication{})
			return err
		},
		"Unfile":   func(who usecase.Actor) error { _, err := a.UnfileApplication(h.ctx(), who, ref); return err },
		"Text":     func(who usecase.Actor) error { _, err := a.ApplicationText(h.ctx(), who, ref); return err },
		"Calendar": func(who usecase.Actor) error { _, err := a.ApplicationCalendar(h.ctx(), who, ref); return err },
		"FollowUp": func(who usecase.Actor) error {
			_, err := a.AddFollowUp(h.ctx(), who, ref, applications.FollowUp{}, uncounted)
			return err
		},
	}
}

func TestApplications_closedAccount(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req, earlier := h.processed(who), h.earlier(who)
	require.NoError(t, h.closes(who))
	for _, ref := range []string{req.Number, earlier.Number} {
		_, err := h.Applications.FindApplication(h.ctx(), usecase.Administrator(), ref)
		refused(t, domain.Conflict, domain.CodeAccountClosed, err)
		_, err = h.Applications.AddFollowUp(h.ctx(), usecase.Administrator(), ref, applications.FollowUp{}, uncounted)
		refused(t, domain.Conflict, domain.CodeAccountClosed, err)
	}
	h.noApplication(req.ID)
}

// The request says what its application says, and lists hear of it.
func TestApplications_theRequestFollows(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.processed(who)
	d := h.application(who, req)
	raised := func(change func(*application.Project)) bool {
		before := h.listVersion(who)
		project := d.Application.Project
		change(&project)
		var err error
		d, err = h.replace(who, req, application.ProjectPart, d.Application.Revs[application.ProjectPart], project)
		require.NoError(t, err)
		return h.listVersion(who) > before
	}
	assert.True(t, raised(func(p *application.Project) { p.Title = "Lakdikte meten met licht" }))
	assert.True(t, raised(func(p *application.Project) { p.Hours = 720 }))
	assert.True(t, raised(func(p *application.Project) { p.Start = "2027-04-01" }))
	assert.True(t, raised(func(p *application.Project) { p.Applicant = application.Both }))
	assert.True(t, raised(func(p *application.Project) { p.Technology = 11 }), "a question less")
	assert.False(t, raised(func(p *application.Project) { p.Technology = 12 }))
	assert.False(t, raised(func(*application.Project) {}))

	after := h.request(req.ID)
	assert.Equal(t, "Lakdikte meten met licht", after.Title)
	assert.Equal(t, 720, after.Submission.EstimatedHours)
	assert.Equal(t, must(domain.ParseDate("2027-04-01")), after.Submission.StartOfProject)
	assert.Equal(t, scheme.BothApplicant, after.Submission.Applicant)
	assert.Equal(t, len(d.Open), after.Questions)
	assert.Equal(t, len(d.Open), h.listed(who)[0].Questions)
	assert.Equal(t, req.Submission.ElevatorPitch, after.Submission.ElevatorPitch, "what was evaluated stays")

	assert.True(t, raised(func(p *application.Project) { p.Title = "" }), "which is asked")
	assert.Equal(t, "Lakdikte meten met licht", h.request(req.ID).Title, "a request is never without a title")
}

// staleOf asserts that a change came too late, and returns the newest.
func staleOf(t *testing.T, err error) applications.StalePart {
	t.Helper()
	refused(t, domain.Conflict, domain.CodeStalePart, err)
	var stale applications.StalePart
	require.True(t, errors.As(err, &stale))
	return stale
}

// later moves the clock past the time in which a save renews a version.
func (h *testServer) later() { h.clock.pass(11 * time.Minute) }

// starter returns a company without employees or S&O statements in any of these years.
func starter(from, to int) (c application.CompanyDetails) {
	no := false
	c.Starter = application.Starter{WithholdingAgent5Years: &no, Continuation: &no, SubstantialInterest: &no}
	for year := from; year <= to; year++ {
		c.Starter.Years = append(c.Starter.Years, application.StarterYear{Year: year, Agent: &no, Statement: &no})
	}
	return c
}

// The period of the self-employed begins on the day of filing; with employees it is that of an employer.
func TestSituation_filing(t *testing.T) {
	d := application.Situation{Of: request.Request{Submission: request.Submission{StartOfProject: domain.NewDate(2027, time.April, 1)}}, Today: today}
	for applicant, want := range map[string]bool{"": true, application.Employees: true, application.Both: true, application.SelfEmployed: false} {
		d.Application.Project.Applicant = applicant
		assert.Equal(t, want, d.FilingOfProject().HasDeadline(), applicant)
		assert.Equal(t, "2027-04", d.FilingOfProject().StartMonth().String())
	}
}

func TestSituation_benefit(t *testing.T) {
	d := application.Situation{Of: request.Request{Submission: request.Submission{StartOfProject: domain.NewDate(2099, time.January, 1)}}, Today: today}
	assert.Nil(t, d.Overview().Benefit, "without hours")
	d.Application.Project.Hours = 100
	require.NotNil(t, d.Overview().Benefit, "with the newest figures, when those of its year are not known")
	d.Application.Project.Start = "2099-01-01"
	usual := d.Overview().Benefit.Benefit
	d.Company = starter(2094, 2098)
	assert.Greater(t, d.Overview().Benefit.Benefit, usual, "its starter answers count")
}
