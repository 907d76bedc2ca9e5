package app_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app"
	"wbso/domain"
	"wbso/domain/dossier"
)

// staffed sets hours and cost method of an application of an employer.
func (h *house) staffed(who app.Actor, request domain.Request, hours int, method domain.CostMethod) app.Dossier {
	h.t.Helper()
	d := h.dossier(who, request)
	project := d.Document.Project
	project.Applicant, project.Hours = dossier.Employees, hours
	_, err := h.replace(who, request, dossier.ProjectPart, d.Document.Revs[dossier.ProjectPart], project)
	require.NoError(h.t, err)
	costs := d.Document.Costs
	costs.Method = method
	d, err = h.replace(who, request, dossier.CostsPart, d.Document.Revs[dossier.CostsPart], costs)
	require.NoError(h.t, err)
	return d
}

// The applications of a company and year share their brackets, in the order in which they were
// paid, and then in that of filing; together they are worth what one with all hours is.
func TestBenefit_ofTheApplicationsOfAYear(t *testing.T) {
	onBoth(t, func(t *testing.T, h *house) {
		who := h.user("jansen")
		first, second := h.paid(who), h.paid(who)
		h.staffed(who, first, 1500, domain.FlatRate)
		h.staffed(who, second, 1500, domain.FlatRate)
		one, two := h.dossier(who, first).Benefit(), h.dossier(who, second).Benefit()
		all, err := domain.Benefit(domain.BenefitInput{Hours: 3000, Year: one.HoursYear})
		require.NoError(t, err)
		assert.Equal(t, all.Benefit, one.Benefit+two.Benefit)
		assert.Equal(t, []int{0, 1500}, []int{one.Earlier.Hours, two.Earlier.Hours})

		filed, err := h.files(who, second)
		require.NoError(t, err)
		assert.Zero(t, filed.Benefit().Earlier.Hours, "the one that is filed goes first")
		assert.Equal(t, 1500, h.dossier(who, first).Benefit().Earlier.Hours)
		unfiled, err := h.Applications.Unfile(h.ctx(), who, second.Number)
		require.NoError(t, err)
		assert.Equal(t, 1500, unfiled.Benefit().Earlier.Hours)

		assert.Equal(t, 3000, h.dossier(who, h.processed(who)).Benefit().Earlier.Hours, "what is not paid uses nothing and sees all")
	})
}

// The first application of a year decides on the cost method of the later ones.
func TestRegime_bindsLaterApplicationsOfTheYear(t *testing.T) {
	h := newHouse(t)
	who := h.user("jansen")
	first := h.paid(who)
	h.staffed(who, first, 100, domain.ActualCosts)
	assert.Nil(t, h.dossier(who, first).Regime())
	second := h.processed(who)
	d := h.dossier(who, second)
	require.NotNil(t, d.Regime())
	assert.Equal(t, []any{first.Number, domain.ActualCosts}, []any{d.Regime().Number, d.Document.Costs.Method})
	assert.NotContains(t, openIDs(d), "costs.method")

	costs := d.Document.Costs
	costs.Method = domain.FlatRate
	_, err := h.replace(who, second, dossier.CostsPart, d.Document.Revs[dossier.CostsPart], costs)
	var bad *domain.Error
	require.True(t, errors.As(err, &bad))
	assert.Equal(t, []any{domain.CodeRegime, "method", first.Number}, []any{bad.Code, bad.Field, bad.Args["number"]})

	project := d.Document.Project
	project.Start = "2028-03-01"
	d, err = h.replace(who, second, dossier.ProjectPart, d.Document.Revs[dossier.ProjectPart], project)
	require.NoError(t, err)
	assert.Nil(t, d.Regime(), "of another year")
	project.Start, project.Applicant = h.dossier(who, first).Document.Project.Start, dossier.SelfEmployed
	d, err = h.replace(who, second, dossier.ProjectPart, d.Document.Revs[dossier.ProjectPart], project)
	require.NoError(t, err)
	assert.Nil(t, d.Regime(), "who has no employees claims no costs")
}

func openIDs(d app.Dossier) (ids []string) {
	for _, q := range d.Open {
		ids = append(ids, q.ID)
	}
	return ids
}
