package applications_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app/applications"
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

// bundled files requests together, the first one with the others.
func (h *testServer) bundled(who usecase.Actor, all ...request.Request) applications.View {
	h.T.Helper()
	d, err := h.together(who, all...)
	require.NoError(h.T, err)
	return d
}

func (h *testServer) together(who usecase.Actor, all ...request.Request) (applications.View, error) {
	var with []string
	for _, r := range all[1:] {
		with = append(with, strconv.FormatInt(r.ID, 10))
	}
	return h.Applications.FileTogether(h.Ctx(), who, all[0].Number, with)
}

func projectsOf(d applications.View) (numbers []string) {
	for _, p := range d.Together.Projects {
		numbers = append(numbers, p.Number)
	}
	return numbers
}

// start gives a request another start.
func (h *testServer) starts(who usecase.Actor, req request.Request, start string) {
	h.T.Helper()
	d := h.Application(who, req)
	project := d.Application.Project
	project.Start = start
	_, err := h.Replace(who, req, application.ProjectPart, d.Application.Revs[application.ProjectPart], project)
	require.NoError(h.T, err)
}

func TestFileTogether_isOneApplication(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		one, two, alone := h.Paid(who), h.Paid(who), h.Paid(who)
		h.staffed(who, one, 1500, scheme.FlatRate)
		h.staffed(who, two, 900, scheme.FlatRate)
		h.staffed(who, alone, 100, scheme.FlatRate)
		h.starts(who, one, "2028-06-01")
		h.starts(who, two, "2028-04-01")
		h.starts(who, alone, "2028-09-01")
		d := h.bundled(who, two, one)
		assert.Equal(t, d, h.bundled(who, two, one), "the same call changes nothing")
		assert.Equal(t, []string{one.Number, two.Number}, projectsOf(d))
		assert.Equal(t, 2400, d.Together.Hours())
		want, err := scheme.Benefit(scheme.BenefitInput{Hours: 2400, Year: 2028, Applicant: scheme.CompanyApplicant, Starter: d.Sums.Benefit.FirstRate > 36})
		require.NoError(t, err)
		assert.Equal(t, want.Benefit, d.Sums.Benefit.Benefit)
		other := h.Application(who, one)
		assert.Equal(t, d.Together.Hours(), other.Together.Hours())
		assert.Equal(t, d.Sums.Benefit, other.Sums.Benefit)
		assert.Equal(t, "2028-04-01", other.Period.From.String(), "of the earliest start")
		assert.Equal(t, "2028-06-01", other.FilingOfProject().From.String(), "the later project keeps its own")
		assert.Equal(t, 2400, h.Application(who, alone).Benefit.Earlier.Hours)
		assert.False(t, h.Application(who, alone).Together.HasProjects())

		filed, err := h.Files(who, one)
		require.NoError(t, err)
		assert.Equal(t, []string{one.Number, two.Number}, projectsOf(filed))
		for _, r := range []request.Request{one, two} {
			d := h.Application(who, r)
			assert.Equal(t, [2]any{apptest.Today, "RVO-1"}, [2]any{d.Filed.Date, d.Filed.Reference}, r.Number)
			assert.Equal(t, projectsOf(filed), projectsOf(d))
			assert.Equal(t, 1, countCause(h.causes(r), claim.CauseFiled))
			assert.Equal(t, apptest.Today, h.Request(r.ID).Filed)
		}
		assert.False(t, h.Application(who, alone).Filed.IsFiled())
		assert.Equal(t, h.Printed(who, one).Content, h.Printed(who, two).Content, "one PDF")
		assert.Equal(t, 1, h.Renderer.Count(), "printed once")
		_, err = h.Files(who, two)
		require.NoError(t, err, "the same call for the other project")
		_, err = h.Applications.FileAlone(h.Ctx(), who, two.Number)
		apptest.Refused(t, domain.Conflict, domain.CodeFiled, err)
		_, err = h.together(who, one, alone)
		apptest.Refused(t, domain.Conflict, domain.CodeFiled, err)
		_, err = h.together(who, alone, one)
		apptest.Refused(t, domain.Conflict, domain.CodeBundleFiled, err)

		open, err := h.Applications.UnfileApplication(h.Ctx(), who, two.Number)
		require.NoError(t, err)
		assert.Equal(t, []string{one.Number, two.Number}, projectsOf(open))
		assert.False(t, h.Application(who, one).Filed.IsFiled(), "undoing it undoes all")
		apart, err := h.Applications.FileAlone(h.Ctx(), who, one.Number)
		require.NoError(t, err)
		assert.False(t, apart.Together.HasProjects())
		assert.False(t, h.Application(who, two).Together.HasProjects())
	})
}

func TestFileTogether_refuses(t *testing.T) {
	h := newTestServer(t)
	who, neighbour := h.User("jansen"), h.User("buurman")
	one, two, unpaid, foreign := h.Paid(who), h.Paid(who), h.Processed(who), h.Paid(neighbour)
	d := func(_ applications.View, err error) error { return err }
	apptest.Refused(t, domain.Conflict, domain.CodeBundleUnpaid, d(h.together(who, one, unpaid)))
	apptest.Refused(t, domain.Forbidden, domain.CodeNotPaid, d(h.together(who, unpaid, one)))
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, d(h.together(neighbour, one, foreign)))
	apptest.Refused(t, domain.Invalid, domain.CodeClientUnknown, d(h.together(who, one, foreign)))
	apptest.Refused(t, domain.Invalid, domain.CodeBundleAlone, d(h.together(who, one, one)))
	apptest.Refused(t, domain.Invalid, domain.CodeBundleAlone, d(h.together(who, one)))
	many := []string{two.Number}
	for n := range claim.BundleMax {
		many = append(many, strconv.Itoa(4711+n))
	}
	_, err := h.Applications.FileTogether(h.Ctx(), who, one.Number, many)
	apptest.Refused(t, domain.Invalid, domain.CodeBundleMany, err)
	h.starts(who, two, "2029-04-01")
	apptest.Refused(t, domain.Conflict, domain.CodeBundleYear, d(h.together(who, one, two)))
	assert.False(t, h.Application(who, one).Together.HasProjects())

	third, fourth := h.Paid(who), h.Paid(who)
	h.bundled(who, third, fourth)
	apptest.Refused(t, domain.Conflict, domain.CodeBundleTaken, d(h.together(who, one, fourth)))
	of, all, err := h.Applications.ListCompanions(h.Ctx(), who, third.Number)
	require.NoError(t, err)
	assert.True(t, of.Together.HasProjects())
	barred := map[string]domain.Code{}
	for _, c := range all {
		barred[c.Number] = domain.CodeOf(c.Barred)
	}
	assert.Equal(t, map[string]domain.Code{one.Number: "", two.Number: domain.CodeBundleYear, unpaid.Number: domain.CodeBundleUnpaid, fourth.Number: ""}, barred)
	_, _, err = h.Applications.ListCompanions(h.Ctx(), who, unpaid.Number)
	apptest.Refused(t, domain.Forbidden, domain.CodeNotPaid, err)
}

// Calling it with others replaces the choice.
func TestFileTogether_withOthers(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	one, two, three := h.Paid(who), h.Paid(who), h.Paid(who)
	h.bundled(who, one, two, three)
	h.bundled(who, two, three)
	assert.False(t, h.Application(who, one).Together.HasProjects())
	assert.Equal(t, []string{two.Number, three.Number}, projectsOf(h.bundled(who, three, two)))
	assert.Len(t, projectsOf(h.bundled(who, one, h.Paid(who))), 2, "the number of a bundle is not used twice")
	assert.Equal(t, []string{two.Number, three.Number}, projectsOf(h.Application(who, two)))
}

// What was given another year since stays out, and keeps those that stay out with it.
func TestFile_leavesOutWhatDoesNotFitAnyMore(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	one, two, three, four := h.Paid(who), h.Paid(who), h.Paid(who), h.Paid(who)
	h.bundled(who, one, two, three, four)
	h.starts(who, one, "2029-04-01")
	h.starts(who, three, "2029-05-01")
	assert.Equal(t, []string{two.Number, four.Number}, projectsOf(h.Application(who, four)))
	filed, err := h.Files(who, four)
	require.NoError(t, err)
	assert.Equal(t, []string{two.Number, four.Number}, projectsOf(filed))
	assert.False(t, h.Application(who, one).Filed.IsFiled())
	assert.Equal(t, []string{one.Number, three.Number}, projectsOf(h.Application(who, one)))
	_, err = h.Applications.UnfileApplication(h.Ctx(), who, two.Number)
	require.NoError(t, err)
	assert.Equal(t, []string{two.Number, four.Number}, projectsOf(h.Application(who, four)))
}

// The cost method of one project is that of all, also when a later one chose it.
func TestFileTogether_oneCostMethod(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	one, two := h.Paid(who), h.Paid(who)
	h.staffed(who, one, 100, "")
	h.staffed(who, two, 100, "")
	h.bundled(who, one, two)
	h.staffed(who, two, 100, scheme.ActualCosts)
	assert.Equal(t, scheme.ActualCosts, h.Application(who, one).Application.Costs.Method)
	h.staffed(who, one, 100, scheme.FlatRate)
	assert.Equal(t, scheme.FlatRate, h.Application(who, two).Application.Costs.Method)
	require.NotNil(t, h.Application(who, two).Regime)
}

func TestFileTogether_racesFiling(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		one, two, three := h.Paid(who), h.Paid(who), h.Paid(who)
		h.bundled(who, one, two)
		errs := apptest.Racing(4, func(i int) (err error) {
			switch i {
			case 0:
				_, err = h.Files(who, one)
			case 1:
				_, err = h.Files(who, two)
			case 2:
				_, err = h.together(who, two, three)
			default:
				_, err = h.Applications.FileAlone(h.Ctx(), who, one.Number)
			}
			return err
		})
		require.NoError(t, errs[0])
		require.NoError(t, errs[1])
		for _, err := range errs[2:] {
			if err != nil {
				assert.Contains(t, []domain.Code{domain.CodeFiled, domain.CodeBundleFiled}, domain.CodeOf(err), "%v", err)
			}
		}
		for _, r := range []request.Request{one, two} {
			d := h.Application(who, r)
			assert.True(t, d.Filed.IsFiled())
			for _, p := range d.Together.Projects {
				assert.Equal(t, d.Filed.Date, p.Filed, "nothing of what is filed together is open")
			}
		}
	})
}

// RVO has one application, whatever became of the payment of one of its projects.
func TestFileTogether_aFiledProjectIsPaidBack(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	one, two := h.Paid(who), h.Paid(who)
	h.bundled(who, one, two)
	_, err := h.Files(who, one)
	require.NoError(t, err)
	require.NoError(t, h.Report(h.PaymentsOf(two)[0], fakepay.Refunded, ""))
	assert.NotEmpty(t, h.Printed(who, one).Content)
	_, err = h.Applications.ApplicationText(h.Ctx(), who, one.Number)
	require.NoError(t, err)
	_, err = h.Files(who, one)
	require.NoError(t, err, "the same call")
	_, err = h.Applications.ApplicationText(h.Ctx(), who, two.Number)
	apptest.Refused(t, domain.Forbidden, domain.CodeNotPaid, err)
	_, err = h.Applications.UnfileApplication(h.Ctx(), who, one.Number)
	require.NoError(t, err)
	assert.False(t, h.Application(who, two).Filed.IsFiled())
	again, err := h.Files(who, one)
	require.NoError(t, err)
	assert.False(t, again.Together.HasProjects(), "what is not paid stays out")
	assert.False(t, h.Application(who, two).Filed.IsFiled())
}

// A choice of which one no longer fits does not keep the other, nor those that it leaves.
func TestFileTogether_takesWhatWasLeftAlone(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	one, two, three, four := h.Paid(who), h.Paid(who), h.Paid(who), h.Paid(who)
	h.bundled(who, one, two, three)
	_, err := h.together(who, four, one)
	apptest.Refused(t, domain.Conflict, domain.CodeBundleTaken, err)
	h.starts(who, one, "2029-04-01")
	h.starts(who, four, "2029-05-01")
	assert.Equal(t, []string{one.Number, four.Number}, projectsOf(h.bundled(who, four, one)))
	assert.Equal(t, []string{two.Number, three.Number}, projectsOf(h.Application(who, two)), "they stay together")
	h.starts(who, one, apptest.Submission().StartOfProject.String())
	assert.Len(t, projectsOf(h.Application(who, two)), 2, "it does not come back by itself")
	assert.False(t, h.Application(who, one).Together.HasProjects())
}

func TestFileTogether_takesWhatIsNotPaidBack(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	one, two, three := h.Paid(who), h.Paid(who), h.Paid(who)
	h.bundled(who, one, two)
	require.NoError(t, h.Report(h.PaymentsOf(one)[0], fakepay.Refunded, ""))
	assert.Equal(t, []string{two.Number, three.Number}, projectsOf(h.bundled(who, three, two)))
}
