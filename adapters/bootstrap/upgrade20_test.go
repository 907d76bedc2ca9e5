package bootstrap_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
)

// Version 20 is the last one that worked out late hours from the last recording alone, and
// sorted names by their first letter. Its hours were corrected late, moved and deleted.
func TestUpgrade_a_database_of_version_20(t *testing.T) {
	want := map[string]int{
		"users": 2, "companies": 3, "requests": 5, "employees": 8, "assignments": 8, "hours": 11, "withdrawn_hours": 7,
		"payments": 5, "documents": 12, "invoices": 2, "applications": 3, "application_versions": 22,
	}
	for name, open := range old("version20") {
		t.Run(name, func(t *testing.T) {
			setting, raw := open(t)
			server := built(t, setting, "fixture-secret-of-version-5-00000000001")
			require.NoError(t, server.Ready(t.Context()))
			assert.Equal(t, want, counts(t, raw, want))
			hoursKeepTheirFirstRecording(t, server.App)
			namesSortAgain(t, server.App)
			var replaced int
			require.NoError(t, raw.QueryRowContext(t.Context(), `SELECT count(*) FROM withdrawn_hours WHERE replaced`).Scan(&replaced))
			assert.Equal(t, 5, replaced, "of 7, two were deleted")
		})
	}
}

func hoursKeepTheirFirstRecording(t *testing.T, a *app.App) {
	november := domain.Month{Year: 2026, Month: 11}.Period()
	list, err := a.Hours.ListHours(t.Context(), usecase.Administrator(), "WBSO-2026-00001", hours.EntryFilter{Period: november, Log: true}, domain.NumberedPage(1))
	require.NoError(t, err)
	type recording struct {
		late           domain.Hours
		first, current string
	}
	got := map[string]recording{}
	for _, e := range list.Items {
		got[e.Description] = recording{late: e.LateHours, first: e.FirstRecordedAt.Format("2006-01-02"),
			current: e.RecordedAt.Format("2006-01-02")}
	}
	for description, want := range map[string]recording{
		// from 8 to 6 hours, and then to 7.5
		"Op tijd, twee keer gewijzigd":  {late: 3, first: "2026-11-23", current: "2026-12-21"},
		"Te laat, en anders beschreven": {late: 16, first: "2026-11-23", current: "2026-12-21"},
		"Verplaatst":                    {late: 8, first: "2026-12-21", current: "2026-12-21"},
		"Op tijd gebleven":              {late: 0, first: "2026-11-23", current: "2026-11-23"},
		"Verbeterd":                     {late: 0, first: "2026-11-22", current: "2026-11-22"},
	} {
		assert.Equal(t, want, got[description], description)
	}
	sum, err := a.Reports.SummarizeProject(t.Context(), usecase.Administrator(), "WBSO-2026-00001", november, 0, 200)
	require.NoError(t, err)
	assert.Equal(t, domain.Hours(27), sum.Late)
}

func namesSortAgain(t *testing.T, a *app.App) {
	list, err := a.Employees.OfProject(t.Context(), usecase.Administrator(), "WBSO-2026-00001", domain.NumberedPage(1))
	require.NoError(t, err)
	var names []string
	for _, e := range list.Items {
		names = append(names, e.Name())
	}
	assert.Equal(t, []string{"Anna de Vries", "Bo Bos", "Els aan het Rot", "Jan Van den Berg", "Kees 't Hart", "Mesut Özil", "Piet IJsbrand", "Ünal de Boer"}, names)
}
