package applications_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/applications"
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/company"
	"wbso/domain/request"
)

const technology = "project.technology"

func (h *testServer) answer(who usecase.Actor, req request.Request, in applications.Reply) (applications.Answer, error) {
	return h.Applications.AnswerQuestion(h.Ctx(), who, req.Number, in)
}

func asked(d applications.View, question string) bool {
	for _, q := range d.Open {
		if q.ID == question {
			return true
		}
	}
	return false
}

func TestAnswer_placesAndCloses(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Processed(who)
	before := h.Application(who, req)
	require.True(t, asked(before, technology))
	_, err := h.answer(who, req, applications.Reply{Question: technology, Text: "geen idee", Rev: 1})
	assert.Contains(t, apptest.Codes(t, err), "text")
	assert.Equal(t, before, h.Application(who, req))

	h.Store.Rehearse = true
	out, err := h.answer(who, req, applications.Reply{Question: technology, Text: "11", Rev: 1})
	require.NoError(t, err)
	assert.Equal(t, 11, out.Application.Project.Technology)
	assert.Equal(t, application.ProjectPart, out.Placed.Part)
	assert.False(t, asked(out.View, technology))
	assert.Equal(t, len(before.Open)-1, h.Request(req.ID).Questions)
	assert.Equal(t, claim.CauseAnswer, h.Versions(req.ID)[0].Cause)

	_, err = h.answer(who, req, applications.Reply{Question: technology, Text: "12", Rev: 1})
	apptest.Refused(t, domain.Conflict, domain.CodeQuestionGone, err)
	_, err = h.answer(who, req, applications.Reply{Question: "project.title", Text: "x", Rev: 1})
	apptest.Refused(t, domain.Conflict, domain.CodeQuestionGone, err)
	_, err = h.answer(who, req, applications.Reply{Question: "project.employees", Text: "12", Rev: 1})
	assert.Equal(t, application.ProjectPart, staleOf(t, err).Part)
}

// A locked part takes an answer and stays hidden.
func TestAnswer_openBeforePayment(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Processed(who)
	d := h.Application(who, req)
	for _, q := range d.Open {
		if q.Part != application.NoveltyPart {
			continue
		}
		out, err := h.answer(who, req, applications.Reply{Question: q.ID, Text: "Wij maakten nog nooit een meting met licht in natte lak.", Rev: d.Application.Revs[q.Part]})
		require.NoError(t, err)
		assert.Contains(t, out.Placed.Text, "natte lak")
		for _, v := range out.Parts {
			if v.Key == application.NoveltyPart {
				assert.Nil(t, v.Content)
			}
		}
		return
	}
	t.Fatal("nothing is asked of the novelty")
}

func TestAnswer_racesAnEdit(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		req := h.Processed(who)
		d := h.Application(who, req)
		project := d.Application.Project
		project.Title = "Een andere titel"
		errs := apptest.Racing(2, func(i int) (err error) {
			if i == 0 {
				_, err = h.answer(who, req, applications.Reply{Question: technology, Text: "11", Rev: 1})
			} else {
				_, err = h.Replace(who, req, application.ProjectPart, 1, project)
			}
			return err
		})
		require.Equal(t, 1, apptest.Won(errs), "%v", errs)
		after := h.Application(who, req).Application.Project
		assert.Equal(t, errs[0] == nil, after.Technology == 11)
		assert.Equal(t, errs[1] == nil, after.Title == project.Title)
	})
}

func TestAnswer_setAside(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Processed(who)
	out, err := h.answer(who, req, applications.Reply{Question: technology, Dismiss: apptest.Ptr(true), Rev: 1})
	require.NoError(t, err)
	assert.False(t, asked(out.View, technology))
	assert.Equal(t, []string{technology}, out.Application.Dismissed)
	assert.Equal(t, claim.CauseDismiss, h.Versions(req.ID)[0].Cause)
	again, err := h.answer(who, req, applications.Reply{Question: technology, Dismiss: apptest.Ptr(true), Rev: 1})
	require.NoError(t, err)
	assert.Equal(t, out.Version, again.Version, "twice is once")
	out, err = h.answer(who, req, applications.Reply{Question: technology, Dismiss: apptest.Ptr(false), Rev: 1})
	require.NoError(t, err)
	assert.True(t, asked(out.View, technology))
}

// The details of a company are those of all its requests.
func TestAnswer_aboutTheCompany(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req, second := h.Processed(who), h.Processed(who)
	filed := h.Paid(who)
	_, err := h.Applications.FileApplication(h.Ctx(), who, filed.Number, applications.FileApplication{Date: apptest.Today})
	require.NoError(t, err)
	questions, asFiled := h.Request(second.ID).Questions, h.Application(who, filed)
	before := h.ListVersion(who)
	const website = "company.website"
	out, err := h.answer(who, req, applications.Reply{Question: website, Text: "www.laklicht.example", Rev: 1})
	require.NoError(t, err)
	assert.Equal(t, 2, out.CompanyRev)
	assert.Contains(t, out.Company.Website, "laklicht.example")
	assert.Greater(t, h.ListVersion(who), before)
	assert.Equal(t, questions-1, h.Request(second.ID).Questions)
	assert.Equal(t, out.Company, h.Application(who, second).Company)
	assert.Equal(t, []claim.Cause{claim.CauseComposed}, h.causes(req), "which is no version of the application")
	asFiled.CompanyRev, asFiled.Parts[0].Rev = 2, 2
	assert.Equal(t, asFiled, h.Application(who, filed), "what was filed stays as it was")

	firm := out.Company
	firm.RSIN = "123"
	_, err = h.Replace(who, second, application.CompanyPart, 2, firm)
	assert.Contains(t, apptest.Codes(t, err), "rsin")
	firm.RSIN = "123456782"
	_, err = h.Replace(who, second, application.CompanyPart, 1, firm)
	assert.Equal(t, 2, staleOf(t, err).View.CompanyRev)
	d, err := h.Replace(who, second, application.CompanyPart, 2, firm)
	require.NoError(t, err)
	assert.Equal(t, 3, d.CompanyRev)
	_, err = h.Companies.ReplaceCompany(h.Ctx(), who, req.Company.ID, company.Company{Name: "Nieuwe naam B.V.", KvK: "12345678"})
	require.NoError(t, err)
	assert.Equal(t, "123456782", h.Application(who, req).Company.RSIN, "the profile leaves them alone")
	assert.Equal(t, "Nieuwe naam B.V.", h.Application(who, req).Company.Name)
}

func TestInclude(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	in := apptest.Submission()
	in.TechnicalChallenges += " Het reclamebureau maakt de website en de folder. We hebben te weinig personeel en geen tijd."
	req := h.Submit(who, in)
	h.RunDue(1)
	h.Pays(who, req)
	left := h.Application(who, req).Application.LeftOut.Items
	require.NotEmpty(t, left)
	h.Store.Rehearse = true
	inclusion := applications.Inclusion{Item: left[0].ID, Section: application.RemarksPart, Rev: 1}
	d, err := h.Applications.IncludeSentence(h.Ctx(), who, req.Number, inclusion)
	require.NoError(t, err)
	assert.Contains(t, d.Application.Remarks.Text, left[0].Text)
	assert.Len(t, d.Application.LeftOut.Items, len(left)-1)
	assert.Equal(t, []int{2, 2}, []int{d.Application.Revs[application.LeftOutPart], d.Application.Revs[application.RemarksPart]})
	_, err = h.Applications.IncludeSentence(h.Ctx(), who, req.Number, inclusion)
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
	assert.Equal(t, 1, countCause(h.causes(req), claim.CauseInclude))
}

func countCause(all []claim.Cause, of claim.Cause) (n int) {
	for _, c := range all {
		if c == of {
			n++
		}
	}
	return n
}
