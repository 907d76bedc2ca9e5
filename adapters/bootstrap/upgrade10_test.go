package bootstrap_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app"
	"wbso/app/applications"
	"wbso/app/months"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/hours"
	"wbso/domain/payment"
)

// Version 10 is the last one that kept everything for good: its rows are older than any
// bound, and its applications are JSON with HTML escapes.
func TestUpgrade_a_database_of_version_10(t *testing.T) {
	want := map[string]int{
		"users": 2, "companies": 3, "requests": 5, "payments": 5, "payment_events": 5, "documents": 12, "document_contents": 12, "invoices": 2,
		"employees": 2, "assignments": 2, "hours": 7, "withdrawn_hours": 2, "bsn_reveals": 1, "data_keys": 1, "contact_messages": 2,
		"applications": 3, "application_versions": 22, "company_details": 1, "drafts": 1, "idempotent_calls": 11,
	}
	for name, open := range old("version10") {
		t.Run(name, func(t *testing.T) {
			setting, raw := open(t)
			server := built(t, setting, "fixture-secret-of-version-5-00000000001")
			require.NoError(t, server.Ready(t.Context()))
			assert.Equal(t, want, counts(t, raw, want))
			proposalsAndTextsAreRead(t, server.App)
			daysBeginWithTheFirstHours(t, server.App)
		})
	}
}

// daysBeginWithTheFirstHours finds what is known of the days of people who were assigned before that was kept, and that
// no company sends mails about it.
func daysBeginWithTheFirstHours(t *testing.T, a *app.App) {
	admin := usecase.Administrator()
	settings, err := a.Members.FindSettings(t.Context(), admin, 1)
	require.NoError(t, err)
	assert.Zero(t, settings)
	month := domain.Month{Year: 2026, Month: time.November}
	list, err := a.Months.ListOpenDays(t.Context(), admin, 1, month, domain.NumberedPage(1))
	require.NoError(t, err)
	var recorded []int
	for _, p := range list.Items {
		recorded = append(recorded, len(p.Days))
	}
	assert.ElementsMatch(t, []int{1, 6}, recorded, "the project begins next year, so only the days with hours")
	closed, err := a.Months.ActOnMonths(t.Context(), admin, months.Act{Kind: hours.ReopenMonth, Company: 1, Month: month, Employees: []int64{1}, Reason: "x"})
	assert.Equal(t, domain.CodeMonthState, domain.CodeOf(err), closed)
}

// proposalsAndTextsAreRead reads what has a place since version 8, and goes on with it.
func proposalsAndTextsAreRead(t *testing.T, a *app.App) {
	const open, filed = "WBSO-2026-00004", "WBSO-2026-00001"
	zoe, err := a.Accounts.FindUserByLogin(t.Context(), "zoe")
	require.NoError(t, err)
	who := usecase.Actor{UserID: zoe.ID, Username: zoe.Username}
	proposed, err := a.Applications.ListDrafts(t.Context(), who, open)
	require.NoError(t, err)
	require.Len(t, proposed, 1)
	assert.Equal(t, "Beter & nieuw", proposed[0].Texts[0].Text)
	d, err := a.Applications.FindApplication(t.Context(), who, open)
	require.NoError(t, err)
	assert.Equal(t, `Eerst <vet> & "tussen aanhalingen"`, d.Application.Remarks.Text)
	accepted, err := a.Applications.AcceptDraft(t.Context(), who, open, applications.Acceptance{Draft: proposed[0].DraftID(), Rev: d.Application.Revs[application.NoveltyPart]})
	require.NoError(t, err)
	assert.Equal(t, "Beter & nieuw", accepted.Application.Novelty.Text)

	disputed, err := a.Payments.ListPayments(t.Context(), usecase.Administrator(), "1", domain.NumberedPage(1))
	require.NoError(t, err)
	disputes := map[payment.DisputeStatus]int{}
	for _, p := range disputed.Items {
		disputes[p.Dispute.Status]++
	}
	assert.Equal(t, map[payment.DisputeStatus]int{"": 1, payment.DisputeOpen: 1}, disputes)
	again, err := a.Applications.FindApplication(t.Context(), who, filed)
	require.NoError(t, err)
	assert.Equal(t, "SO27000124", again.Filed.Reference)
	file, err := a.Documents.PrintApplication(t.Context(), who, filed)
	require.NoError(t, err)
	assert.Equal(t, "%PDF-", string(file.Content[:5]))
}
