package applications_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/applications"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

// staffed sets hours and cost method of an application of an employer.
func (h *testServer) staffed(who usecase.Actor, req request.Request, hours int, method scheme.CostMethod) applications.View {
	h.T.Helper()
	d := h.Application(who, req)
	project := d.Application.Project
	project.Applicant, project.Hours = application.Employees, hours
	_, err := h.Replace(who, req, application.ProjectPart, d.Application.Revs[application.ProjectPart], project)
	require.NoError(h.T, err)
	costs := d.Application.Costs
	costs.Method = method
	d, err = h.Replace(who, req, application.CostsPart, d.Application.Revs[application.CostsPart], costs)
	require.NoError(h.T, err)
	return d
}

// The applications of a company and year share their brackets, in the order in which they were
// paid, and then in that of filing; together they are worth what one with all hours is.
func TestBenefit_ofTheApplicationsOfAYear(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		first, second := h.Paid(who), h.Paid(who)
		h.staffed(who, first, 1500, scheme.FlatRate)
		h.staffed(who, second, 1500, scheme.FlatRate)
		one, two := h.Application(who, first).Benefit, h.Application(who, second).Benefit
		all, err := scheme.Benefit(scheme.BenefitInput{Hours: 3000, Year: one.HoursYear})
		require.NoError(t, err)
		assert.Equal(t, all.Benefit, one.Benefit+two.Benefit)
		assert.Equal(t, []int{0, 1500}, []int{one.Earlier.Hours, two.Earlier.Hours})

		filed, err := h.Files(who, second)
		require.NoError(t, err)
		assert.Zero(t, filed.Benefit.Earlier.Hours, "the one that is filed goes first")
		assert.Equal(t, 1500, h.Application(who, first).Benefit.Earlier.Hours)
		unfiled, err := h.Applications.UnfileApplication(h.Ctx(), who, second.Number)
		require.NoError(t, err)
		assert.Equal(t, 1500, unfiled.Benefit.Earlier.Hours)

		assert.Equal(t, 3000, h.Application(who, h.Processed(who)).Benefit.Earlier.Hours, "what is not paid uses nothing and sees all")
	})
}

// The first application of a year decides on the cost method of the later ones.
func TestRegime_bindsLaterApplicationsOfTheYear(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	first := h.Paid(who)
	h.staffed(who, first, 100, scheme.ActualCosts)
	assert.Nil(t, h.Application(who, first).Regime)
	second := h.Processed(who)
	d := h.Application(who, second)
	require.NotNil(t, d.Regime)
	assert.Equal(t, []any{first.Number, scheme.ActualCosts}, []any{d.Regime.Number, d.Application.Costs.Method})
	assert.NotContains(t, openIDs(d), "costs.method")

	costs := d.Application.Costs
	costs.Method = scheme.FlatRate
	_, err := h.Replace(who, second, application.CostsPart, d.Application.Revs[application.CostsPart], costs)
	var bad *domain.Error
	require.True(t, errors.As(err, &bad))
	assert.Equal(t, []any{domain.CodeRegime, "method", first.Number}, []any{bad.Code, bad.Field, bad.Args["number"]})

	project := d.Application.Project
	project.Start = "2028-03-01"
	d, err = h.Replace(who, second, application.ProjectPart, d.Application.Revs[application.ProjectPart], project)
	require.NoError(t, err)
	assert.Nil(t, d.Regime, "of another year")
	project.Start, project.Applicant = h.Application(who, first).Application.Project.Start, application.SelfEmployed
	d, err = h.Replace(who, second, application.ProjectPart, d.Application.Revs[application.ProjectPart], project)
	require.NoError(t, err)
	assert.Nil(t, d.Regime, "who has no employees claims no costs")
}

func openIDs(d applications.View) (ids []string) {
	for _, q := range d.Open {
		ids = append(ids, q.ID)
	}
	return ids
}
