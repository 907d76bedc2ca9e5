package httpapi_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/domain"
)

// Card, figures of the company and figures of the project say the same of an application, which is what
// the application says.
func TestProjects_figures_are_those_of_the_application(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.proper = true
		owner, neighbour := h.user("eigenaar"), h.user("buurman")
		neighbour.paidFor(submission().but("estimated_hours_input", 9000)) // of a company with the same KvK number
		now := owner.paidFor(submission().but("start_of_project", "2026-10-01", "estimated_hours_input", 1700))
		later := owner.paidFor(submission().but("start_of_project", "2026-10-15", "estimated_hours_input", 600))
		unpaid := owner.processed()
		e := owner.employs(now.ClientCompany.ID).ID
		for _, r := range []apitypes.Request{now, later} {
			owner.assign("assign", r.ProjectNumber, []int64{e}).is(200)
		}
		for _, day := range []string{"2026-09-30", "2026-10-01", "2026-10-31", "2026-11-02"} {
			owner.logs(now, e, day)
		}
		cards := map[string]apitypes.RequestCard{}
		for _, card := range owner.cards() {
			cards[card.ProjectNumber] = card
		}
		benefits := map[string]domain.Cents{}
		for _, r := range []apitypes.Request{now, later, unpaid} {
			its := owner.application(r).Benefit
			require.NotNil(t, its, r.ProjectNumber)
			assert.Equal(t, its.Benefit, *cards[r.ProjectNumber].Benefit, r.ProjectNumber)
			benefits[r.ProjectNumber] = its.Benefit
		}
		assert.Less(t, benefits[later.ProjectNumber]*1700, benefits[now.ProjectNumber]*600, "the later one of the year has less of the first bracket")

		projects := owner.stats(now.ClientCompany.ID).Projects
		require.Len(t, projects, 2)
		for i, want := range []struct {
			request apitypes.Request
			counted string
			months  []apitypes.MonthHours
		}{
			{later, "0.0", []apitypes.MonthHours{{Month: "2026-10", Hours: "0.0", CountedHours: "0.0"}, {Month: "2026-11", Hours: "0.0", CountedHours: "0.0"}, {Month: "2026-12", Hours: "0.0", CountedHours: "0.0"}}},
			{now, "22.5", []apitypes.MonthHours{{Month: "2026-10", Hours: "15.0", CountedHours: "15.0"}, {Month: "2026-11", Hours: "7.5", CountedHours: "7.5"}, {Month: "2026-12", Hours: "0.0", CountedHours: "0.0"}}},
		} {
			number := want.request.ProjectNumber
			card, its := cards[number], projects[i]
			assert.Equal(t, []any{card.ID, card.Filing, card.QuestionCount, card.Benefit, want.request.EstimatedHoursInput, want.counted, want.months},
				[]any{its.ID, its.Filing, its.QuestionCount, its.Benefit, its.EstimatedHours, its.CountedHours, its.Months}, number)
			project := decode[apitypes.ProjectStats](owner.get("/api/project-dashboard/stats/?project_number=" + number).is(200))
			assert.Equal(t, []any{card.Filing, card.Benefit, want.request.EstimatedHoursInput, want.counted, want.months},
				[]any{project.Filing, project.Benefit, project.EstimatedHours, project.CountedHours, project.Months}, number)
		}
	})
}

// The period of the self-employed begins on the day of filing: of that month only the hours from then
// on count.
func TestProjects_F09_a_period_that_begins_within_a_month(t *testing.T) {
	h := newTestServer(t)
	h.proper = true
	owner := h.user("eigenaar")
	r := owner.paidFor(submission().but("applicant", "self_employed", "start_of_project", "2026-08-17"))
	owner.call("PUT", applicationPath(r)+"filed/", object{"date": "2026-08-20"}).is(200)
	e := owner.employs(r.ClientCompany.ID).ID
	owner.assign("assign", r.ProjectNumber, []int64{e}).is(200)
	for _, day := range []string{"2026-08-18", "2026-08-20", "2026-08-31", "2026-09-01"} {
		owner.logs(r, e, day)
	}
	project := decode[apitypes.ProjectStats](owner.get("/api/project-dashboard/stats/?project_number=" + r.ProjectNumber).is(200))
	require.Len(t, project.Months, 5)
	assert.Equal(t, []apitypes.MonthHours{{Month: "2026-08", Hours: "22.5", CountedHours: "15.0"}, {Month: "2026-09", Hours: "7.5", CountedHours: "7.5"}}, project.Months[:2])
	assert.Equal(t, "22.5", owner.stats(r.ClientCompany.ID).Projects[0].CountedHours)
	assert.Equal(t, []string{"2026-08-20", "22.5"}, []string{project.Filing.From, project.CountedHours})
}
