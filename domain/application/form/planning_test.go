package form_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/form"
)

var again = true

// planned is an application with steps that are ready in these months.
func planned(start string, months ...string) application.Application {
	a := applicationtest.Coating()
	a.Project.Start, a.Phases.Rows = start, nil
	for i, m := range months {
		a.Phases.Rows = append(a.Phases.Rows, application.Phase{ID: fmt.Sprint("f", i+1), Activity: "Stap", Done: m})
	}
	return a.Complete()
}

// phaseNeeds returns what is asked about the steps as a whole.
func phaseNeeds(a application.Application) (needs []string) {
	for _, q := range form.OpenQuestions(a, applicationtest.Kleppen()) {
		if q.Part == application.PhasesPart && q.Block == "" {
			needs = append(needs, q.Need)
		}
	}
	return needs
}

// At most one question is about the months of the steps together.
func TestPlanning_asksOneThing(t *testing.T) {
	for _, c := range []struct {
		start  string
		months []string
		want   []string
	}{
		{"2027-01-01", nil, []string{"empty"}},
		{"2027-01-01", []string{"03-2027", "12-2027"}, nil},
		{"2027-01-01", []string{"03-2027", "06-2028"}, nil},
		{"2027-01-01", []string{"03-2027", "11-2027"}, []string{"ready"}},
		{"2027-01-01", []string{"11-2027", "03-2027"}, []string{"last"}},
		{"2027-01-01", []string{"06-2028"}, []string{"period"}},
		{"2027-01-01", []string{"03-2027", ""}, nil}, // its month is asked
		{"2026-11-24", []string{"03-2027"}, []string{"ready"}},
		{"2026-11-24", []string{"12-2027"}, nil}, // its period may be either year
		{"", []string{"06-2026"}, nil},
	} {
		assert.Equal(t, c.want, phaseNeeds(planned(c.start, c.months...)), "%s %v", c.start, c.months)
	}
}

func TestPlanning_theProjectIsReadyBeforeItsPeriodEnds(t *testing.T) {
	a, c := planned("2027-01-01", "03-2027", "09-2027"), applicationtest.Kleppen()
	ready := func(text string) (application.Application, error) {
		got, err := form.Answer(a, c, "phases.ready", text)
		return got.Application, err
	}
	done, err := ready("Ja.")
	require.NoError(t, err)
	assert.Empty(t, phaseNeeds(done))
	assert.Equal(t, a.Phases, done.Phases)
	assert.Equal(t, []string{"ready"}, phaseNeeds(a), "the application itself is as it was")
	rows := append([]application.Phase{}, done.Phases.Rows...)
	rows[1].Done = "10-2027"
	assert.Equal(t, []string{"ready"}, phaseNeeds(applicationtest.Replaced(t, done, application.PhasesPart, application.Phases{Rows: rows})), "another month asks again")

	more, err := ready("Nee, daarna nog een proef bij klanten, gereed december 2027")
	require.NoError(t, err)
	assert.Empty(t, phaseNeeds(more))
	assert.Equal(t, application.Phase{ID: "f3", Activity: "Nee, daarna nog een proef bij klanten", Done: "12-2027"}, more.Phases.Rows[2])
	for _, bad := range []string{"Nee.", "Nog een proef", "Nog een proef, gereed 09-2027"} {
		_, err := ready(bad)
		assert.Equal(t, domain.CodeStepLater, domain.CodeOf(err), bad)
	}
	byHand := applicationtest.Replaced(t, a, application.PhasesPart, application.Phases{Rows: append(a.Phases.Rows, application.Phase{Activity: "Proef", Done: "12-2027"})})
	assert.Empty(t, phaseNeeds(byHand))
	aside, err := form.Dismiss(a, c, "phases.ready", true)
	require.NoError(t, err)
	assert.Empty(t, phaseNeeds(aside))
}

func TestPlanning_aStepInThePeriod(t *testing.T) {
	a, c := planned("2027-01-01", "03-2026", "06-2028"), applicationtest.Kleppen()
	a.Project.Continuation = &again
	got, err := form.Answer(a, c, "phases.period", "Prototype, gereed 05-2027\nDuurproef (11-2027)")
	require.NoError(t, err)
	var months []string
	for _, r := range got.Application.Phases.Rows {
		months = append(months, r.Done)
	}
	assert.Equal(t, "03-2026 05-2027 11-2027 06-2028", strings.Join(months, " "))
	assert.Empty(t, phaseNeeds(got.Application))
	for _, bad := range []string{"Prototype", "Prototype, gereed 05-2029"} {
		_, err := form.Answer(a, c, "phases.period", bad)
		assert.Equal(t, domain.CodeStepMonth, domain.CodeOf(err), bad)
	}
}

// Only a project that goes on has steps from before it began.
func TestPlanning_earlierStepsOnlyOfAContinuation(t *testing.T) {
	a, c := planned("2027-02-15", "01-2027", "12-2027"), applicationtest.Kleppen()
	const id = "phases.f1.early"
	assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(a, c)), id)
	a.Project.Continuation = &again
	assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(a, c)), id)
	a.Project.Continuation = nil
	assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(a, c)), id, "that is asked first")
	a = planned("2027-02-15", "02-2027", "12-2027")
	assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(a, c)), id, "the month in which it begins")

	a = planned("2027-02-15", "01-2027", "12-2027")
	got, err := form.Answer(a, c, id, "maart 2027")
	require.NoError(t, err)
	assert.Equal(t, "03-2027", got.Application.Phases.Rows[0].Done)
	assert.Equal(t, form.Destination{Part: application.PhasesPart, Block: "f1", Field: "done", Text: "03-2027"}, got.Destination)
	assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(got.Application, c)), id)
}

// A row with a month alone says nothing of the step.
func TestPlanning_aMonthWithoutAStep(t *testing.T) {
	a := planned("2027-01-01", "12-2027")
	a.Phases.Rows[0].Activity = " "
	assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen())), "phases.f1.activity")
	got, err := form.Answer(a, applicationtest.Kleppen(), "phases.f1.activity", "Proef\nbij klanten")
	require.NoError(t, err)
	assert.Equal(t, "Proef bij klanten", got.Application.Phases.Rows[0].Activity)
	assert.Equal(t, []any{application.PhasesPart, "f1", "activity"}, []any{got.Part, got.Block, got.Field})
}
