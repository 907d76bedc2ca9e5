package applications_test

import (
	"errors"
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
	"wbso/domain/member"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/domain/scheme"
	"wbso/ports"
)

// writes replaces the text of a part, whatever it is now.
func (h *testServer) writes(who usecase.Actor, req request.Request, part application.PartKey, text string) applications.View {
	h.T.Helper()
	d, err := h.Replace(who, req, part, h.Application(who, req).Application.Revs[part], application.Answer{Text: text})
	require.NoError(h.T, err)
	return d
}

// earlier is a request that an earlier program processed: it has no application.
func (h *testServer) earlier(who usecase.Actor) request.Request {
	h.T.Helper()
	req := h.Submit(who, apptest.Submission())
	h.Write(func(r ports.Repos) error {
		if err := req.Move(request.Processed, h.Clock.Now()); err != nil {
			return err
		}
		return r.Requests.UpdateRequest(h.Ctx(), req)
	})
	return h.Request(req.ID)
}

// causes are those of the history, oldest first.
func (h *testServer) causes(req request.Request) (all []claim.Cause) {
	for _, v := range h.Versions(req.ID) {
		all = append([]claim.Cause{v.Cause}, all...)
	}
	return all
}

func TestApplications_composedWhenFirstOpened(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		h.Composer.Fails(errors.New("the model is away"))
		req := h.earlier(who)
		h.NoApplication(req.ID)
		seen := make([]applications.View, 8)
		errs := apptest.Racing(len(seen), func(i int) (err error) {
			seen[i], err = h.Applications.FindApplication(h.Ctx(), who, req.Number)
			return err
		})
		require.Equal(t, len(seen), apptest.Won(errs), "%v", errs)
		for _, d := range seen {
			assert.Equal(t, seen[0].Application, d.Application)
			assert.Equal(t, 1, d.Version)
		}
		assert.Equal(t, []claim.Cause{claim.CauseComposed}, h.causes(req))
		assert.Equal(t, len(seen[0].Open), h.Request(req.ID).Questions)
		assert.Len(t, h.Request(req.ID).Open, len(seen[0].Open))
	})
}

func TestApplications_notBeforeItIsProcessed(t *testing.T) {
	h := newTestServer(t)
	owner, failed := h.Failed()
	who := apptest.Actor(owner)
	_, err := h.Applications.FindApplication(h.Ctx(), who, failed.Number)
	apptest.Refused(t, domain.Conflict, domain.CodeNotProcessed, err)
	_, err = h.Replace(who, failed, application.SummaryPart, 1, application.Answer{Text: "x"})
	apptest.Refused(t, domain.Conflict, domain.CodeNotProcessed, err)
	h.NoApplication(failed.ID)

	_, err = h.Requests.RetryRequest(h.Ctx(), who, failed.Number)
	require.NoError(t, err)
	_, err = h.Applications.FindApplication(h.Ctx(), who, failed.Number)
	apptest.Refused(t, domain.Conflict, domain.CodeNotProcessed, err)
	h.RunDue(1)
	assert.Equal(t, 1, h.Application(who, failed).Version)
}

// Composing never overwrites what is there, also when a request fails and runs again.
func TestApplications_composedOnce(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Processed(who)
	h.writes(who, req, application.SummaryPart, "Mijn tekst.")
	h.Write(func(r ports.Repos) error {
		req, err := r.Requests.FindRequest(h.Ctx(), member.Access{User: who.UserID, Want: member.RunCompany}, req.Number)
		if err != nil {
			return err
		}
		req.Status = request.Processing
		return r.Requests.UpdateRequest(h.Ctx(), req)
	})
	h.Enqueue(queue.ProcessRequest, req)
	h.RunDue(1)
	assert.Equal(t, "Mijn tekst.", h.Application(who, req).Application.Summary.Text)
	h.OneApplication(req.ID)
}

func TestApplications_whoMaySee(t *testing.T) {
	h := newTestServer(t)
	who, other := h.User("jansen"), h.User("pieters")
	req := h.Processed(who)
	for name, c := range map[string]struct {
		who  usecase.Actor
		kind domain.Kind
		code domain.Code
	}{
		"a visitor":     {usecase.Actor{}, domain.Unauthenticated, domain.CodeNoToken},
		"another owner": {other, domain.NotFound, domain.CodeNotFound},
	} {
		for call, do := range h.applicationCalls(req) {
			t.Run(name+" "+call, func(t *testing.T) { apptest.Refused(t, c.kind, c.code, do(c.who)) })
		}
	}
	assert.False(t, h.Application(who, req).Whole)
	assert.True(t, h.Application(usecase.Administrator(), req).Whole)
}

// applicationCalls are all calls about an application, each with what would be right.
func (h *testServer) applicationCalls(req request.Request) map[string]func(usecase.Actor) error {
	ref, a := req.Number, h.Applications
	return map[string]func(usecase.Actor) error{
		"Get": func(who usecase.Actor) error { _, err := a.FindApplication(h.Ctx(), who, ref); return err },
		"Replace": func(who usecase.Actor) error {
			_, err := h.Replace(who, req, application.SummaryPart, 1, application.Answer{})
			return err
		},
		"Answer": func(who usecase.Actor) error {
			_, err := a.AnswerQuestion(h.Ctx(), who, ref, applications.Reply{Question: "x"})
			return err
		},
		"Include": func(who usecase.Actor) error {
			_, err := a.IncludeSentence(h.Ctx(), who, ref, applications.Inclusion{Item: "w1"})
			return err
		},
		"Versions": func(who usecase.Actor) error { _, err := a.ListVersions(h.Ctx(), who, ref); return err },
		"Version":  func(who usecase.Actor) error { _, err := a.FindVersion(h.Ctx(), who, ref, 1); return err },
		"Restore": func(who usecase.Actor) error {
			_, err := a.RestoreVersion(h.Ctx(), who, ref, applications.Back{Version: 1})
			return err
		},
		"File": func(who usecase.Actor) error {
			_, err := a.FileApplication(h.Ctx(), who, ref, applications.FileApplication{})
			return err
		},
		"Unfile":   func(who usecase.Actor) error { _, err := a.UnfileApplication(h.Ctx(), who, ref); return err },
		"Text":     func(who usecase.Actor) error { _, err := a.ApplicationText(h.Ctx(), who, ref); return err },
		"Calendar": func(who usecase.Actor) error { _, err := a.ApplicationCalendar(h.Ctx(), who, ref); return err },
		"FollowUp": func(who usecase.Actor) error {
			_, err := a.AddFollowUp(h.Ctx(), who, ref, applications.FollowUp{}, apptest.Uncounted)
			return err
		},
	}
}

func TestApplications_closedAccount(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req, earlier := h.Processed(who), h.earlier(who)
	require.NoError(t, h.Closes(who))
	for _, ref := range []string{req.Number, earlier.Number} {
		_, err := h.Applications.FindApplication(h.Ctx(), usecase.Administrator(), ref)
		apptest.Refused(t, domain.Conflict, domain.CodeAccountClosed, err)
		_, err = h.Applications.AddFollowUp(h.Ctx(), usecase.Administrator(), ref, applications.FollowUp{}, apptest.Uncounted)
		apptest.Refused(t, domain.Conflict, domain.CodeAccountClosed, err)
	}
	h.NoApplication(req.ID)
}

// The request says what its application says, and lists hear of it.
func TestApplications_theRequestFollows(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Processed(who)
	d := h.Application(who, req)
	raised := func(change func(*application.Project)) bool {
		before := h.ListVersion(who)
		project := d.Application.Project
		change(&project)
		var err error
		d, err = h.Replace(who, req, application.ProjectPart, d.Application.Revs[application.ProjectPart], project)
		require.NoError(t, err)
		return h.ListVersion(who) > before
	}
	assert.True(t, raised(func(p *application.Project) { p.Title = "Lakdikte meten met licht" }))
	assert.True(t, raised(func(p *application.Project) { p.Hours = 720 }))
	assert.True(t, raised(func(p *application.Project) { p.Start = "2027-04-01" }))
	assert.True(t, raised(func(p *application.Project) { p.Applicant = application.Both }))
	assert.True(t, raised(func(p *application.Project) { p.Technology = 11 }), "a question less")
	assert.False(t, raised(func(p *application.Project) { p.Technology = 12 }))
	assert.False(t, raised(func(*application.Project) {}))

	after := h.Request(req.ID)
	assert.Equal(t, "Lakdikte meten met licht", after.Title)
	assert.Equal(t, 720, after.Submission.EstimatedHours)
	assert.Equal(t, apptest.Must(domain.ParseDate("2027-04-01")), after.Submission.StartOfProject)
	assert.Equal(t, scheme.BothApplicant, after.Submission.Applicant)
	assert.Equal(t, len(d.Open), after.Questions)
	assert.Equal(t, len(d.Open), h.Listed(who)[0].Questions)
	assert.Equal(t, req.Submission.ElevatorPitch, after.Submission.ElevatorPitch, "what was evaluated stays")

	assert.True(t, raised(func(p *application.Project) { p.Title = "" }), "which is asked")
	assert.Equal(t, "Lakdikte meten met licht", h.Request(req.ID).Title, "a request is never without a title")
}

// staleOf asserts that a change came too late, and returns the newest.
func staleOf(t *testing.T, err error) applications.StalePart {
	t.Helper()
	apptest.Refused(t, domain.Conflict, domain.CodeStalePart, err)
	var stale applications.StalePart
	require.True(t, errors.As(err, &stale))
	return stale
}

// later moves the clock past the time in which a save renews a version.
func (h *testServer) later() { h.Clock.Pass(11 * time.Minute) }

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
	d := claim.Situation{Of: request.Request{Submission: request.Submission{StartOfProject: domain.NewDate(2027, time.April, 1)}}, Today: apptest.Today}
	for applicant, want := range map[string]bool{"": true, application.Employees: true, application.Both: true, application.SelfEmployed: false} {
		d.Application.Project.Applicant = applicant
		assert.Equal(t, want, d.FilingOfProject().HasDeadline(), applicant)
		assert.Equal(t, "2027-04", d.FilingOfProject().StartMonth().String())
	}
}

func TestSituation_benefit(t *testing.T) {
	d := claim.Situation{Of: request.Request{Submission: request.Submission{StartOfProject: domain.NewDate(2099, time.January, 1)}}, Today: apptest.Today}
	assert.Nil(t, d.Overview().Benefit, "without hours")
	d.Application.Project.Hours = 100
	require.NotNil(t, d.Overview().Benefit, "with the newest figures, when those of its year are not known")
	d.Application.Project.Start = "2099-01-01"
	usual := d.Overview().Benefit.Benefit
	d.Company = starter(2094, 2098)
	assert.Greater(t, d.Overview().Benefit.Benefit, usual, "its starter answers count")
}
