package bootstrap_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app"
	"wbso/app/accounts"
	"wbso/app/applications"
	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain/application"
)

// Version 7 is the last one whose limits were counted in each process.
func TestUpgrade_a_database_of_version_7(t *testing.T) {
	want := map[string]int{
		"users": 2, "companies": 3, "requests": 5, "payments": 5, "payment_events": 5, "jobs": 20, "documents": 11, "document_contents": 11,
		"invoices": 2, "checkout_codes": 1, "verdicts": 6, "idempotent_calls": 10, "mails": 13, "contact_messages": 2, "interests": 2,
		"employees": 2, "assignments": 2, "hours": 6, "withdrawn_hours": 2, "bsn_reveals": 1, "data_keys": 1,
		"applications": 3, "application_versions": 18, "company_details": 1,
	}
	for name, open := range old("version7") {
		t.Run(name, func(t *testing.T) {
			setting, raw := open(t)
			server := built(t, setting, "fixture-secret-of-version-5-00000000001")
			require.NoError(t, server.Ready(t.Context()))
			assert.Equal(t, want, counts(t, raw, want))
			workGoesOn(t, server.App)
		})
	}
}

// workGoesOn reads what the version before has written, and adds to it.
func workGoesOn(t *testing.T, a *app.App) {
	zoe, err := a.Accounts.FindUserByLogin(t.Context(), "zoe")
	require.NoError(t, err)
	who := usecase.Actor{UserID: zoe.ID, Username: zoe.Username}
	filed, err := a.Applications.FindApplication(t.Context(), who, "WBSO-2026-00001")
	require.NoError(t, err)
	assert.Equal(t, "SO27000123", filed.Filed.Reference)
	assert.Equal(t, "Graag bellen na 10 uur; groet, Zoë 🔧", filed.Application.Remarks.Text)
	versions, err := a.Applications.ListVersions(t.Context(), who, "WBSO-2026-00001")
	require.NoError(t, err)
	assert.Len(t, versions, 13)

	open, err := a.Applications.FindApplication(t.Context(), who, "WBSO-2026-00004")
	require.NoError(t, err)
	_, err = a.Applications.ReplacePart(t.Context(), who, "WBSO-2026-00004", applications.PartEdit{
		Part: application.RemarksPart, Rev: open.Application.Revs[application.RemarksPart],
		Fill: func(to any) { to.(*application.Answer).Text = "Van de nieuwe versie" },
	})
	require.NoError(t, err)

	number, err := a.Employees.RevealBSN(t.Context(), confirmed(t, a, "zoe"), 2, uncounted)
	require.NoError(t, err)
	assert.Equal(t, "123456782", number)
	entry, err := a.Hours.LogHours(t.Context(), who, timesheets.LogHours{Employee: 2, ProjectNumber: "WBSO-2026-00001", Date: a.Site.Today(), Hours: 1, Description: "Proef", Key: "nieuw"})
	require.NoError(t, err)
	assert.EqualValues(t, 9, entry.ID, "ids of withdrawn hours are not given again")
}

// confirmed is a user who signed in and typed the password once more.
func confirmed(t *testing.T, a *app.App, name string) usecase.Actor {
	t.Helper()
	const password = "een-nieuw-wachtwoord-9"
	require.NoError(t, a.Accounts.SetPassword(t.Context(), name, password))
	pair, err := a.Accounts.Login(t.Context(), accounts.SignIn{Login: name, Password: password}, func(string, bool) (func(), error) { return uncounted() })
	require.NoError(t, err)
	who, err := a.Accounts.Authenticate(t.Context(), pair.Access)
	require.NoError(t, err)
	require.NoError(t, a.Accounts.Confirm(t.Context(), who, accounts.Confirmation{Password: password}, uncounted))
	return who
}

func uncounted() (undo func(), err error) { return func() {}, nil }
