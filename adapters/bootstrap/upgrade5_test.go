package bootstrap_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app"
	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain/hours"
	"wbso/domain/request"
)

// Version 5 is the last one without employees and hours.
func TestUpgrade_a_database_of_version_5(t *testing.T) {
	want := map[string]int{
		"users": 2, "companies": 3, "requests": 3, "payments": 4, "jobs": 14, "sessions": 2, "payment_events": 4, "documents": 7,
		"document_contents": 7, "idempotent_calls": 2, "verdicts": 3, "checkout_codes": 1, "invoices": 1, "mails": 9,
		"contact_messages": 1, "interests": 1, "password_codes": 1, "known_addresses": 2,
		"employees": 0, "assignments": 0, "hours": 0, "withdrawn_hours": 0, "bsn_reveals": 0, "data_keys": 1,
	}
	for name, open := range old("version5") {
		t.Run(name, func(t *testing.T) {
			setting, raw := open(t)
			server := built(t, setting, "fixture-secret-of-version-5-00000000001")
			require.NoError(t, server.Ready(t.Context()))
			assert.Equal(t, want, counts(t, raw, want))
			var calls int
			require.NoError(t, raw.QueryRowContext(t.Context(), `SELECT count(*) FROM idempotent_calls c JOIN requests r ON r.id = c.subject
				WHERE c.kind = 'request' AND r.owner_id = c.user_id AND c.call_key LIKE 'sleutel-van-%'`).Scan(&calls))
			assert.Equal(t, 2, calls, "a key still answers with its request")
			peopleStartToWork(t, server.App)
		})
	}
}

// peopleStartToWork does what the version before could not.
func peopleStartToWork(t *testing.T, a *app.App) {
	zoe, err := a.Accounts.FindUserByLogin(t.Context(), "zoe")
	require.NoError(t, err)
	who := usecase.Actor{UserID: zoe.ID, Username: zoe.Username}
	req, err := a.Requests.FindRequest(t.Context(), who, "1")
	require.NoError(t, err)
	require.Equal(t, request.Paid, req.PaymentStatus)
	assert.Equal(t, "Pompwacht B.V.", req.Company.Name)
	file, err := a.Documents.PrintApplication(t.Context(), who, req.Number)
	require.NoError(t, err)
	assert.Equal(t, "%PDF-", string(file.Content[:5]))
	bo, err := a.Employees.CreateEmployee(t.Context(), who, timesheets.SaveEmployee{BSN: "111222333", Employee: hours.Employee{
		Company: req.Company.ID, FirstName: "Bo", LastName: "Bos", Email: "bo@example.nl"}})
	require.NoError(t, err)
	_, err = a.Employees.AssignEmployees(t.Context(), who, timesheets.Team{Project: req.Number, Employees: []int64{bo.ID}})
	require.NoError(t, err)
	entry, err := a.Hours.LogHours(t.Context(), who, timesheets.LogHours{Employee: bo.ID, ProjectNumber: req.Number, Date: a.Site.Today(), Hours: 15, Description: "Proef", Key: "nieuw"})
	require.NoError(t, err)
	require.NoError(t, a.Hours.WithdrawHours(t.Context(), who, entry.ID))
	number, err := a.Employees.RevealBSN(t.Context(), confirmed(t, a, zoe.Username), bo.ID, uncounted)
	require.NoError(t, err)
	assert.Equal(t, "111222333", number)
}
