package personaldata_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/app/apptest"
	"wbso/app/personaldata"
	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/company"
)

// exported is an export as it is sent, and what it says. Every member of it is known, and
// none is missing.
func (h *testServer) exported(data personaldata.PersonalData, err error) (text string, out apitypes.AccountExport) {
	h.T.Helper()
	require.NoError(h.T, err)
	text, _, err = apptest.Drain(timesheets.Stream{Chunks: apitypes.AccountExportOf(data, "")})
	require.NoError(h.T, err)
	known := json.NewDecoder(strings.NewReader(text))
	known.DisallowUnknownFields()
	require.NoError(h.T, known.Decode(&out))
	again, err := json.Marshal(out)
	require.NoError(h.T, err)
	assert.JSONEq(h.T, text, string(again))
	return text, out
}

func TestAccount_D19_exportHasEmployeesAndHours(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	e := h.Hire(p.Who, p.Company.ID, "medewerker@example.nl", apptest.BSN)
	h.Reveal(p.Who, e.ID)
	gone := h.Enter(p, p.Entry(apptest.Today, 3))
	require.NoError(t, h.Hours.WithdrawHours(h.Ctx(), p.Who, gone.ID))
	stranger := h.Project("pieters")
	h.Enter(stranger, stranger.Entry(apptest.Today, 4))
	_, out := h.exported(h.Privacy.ExportData(h.Ctx(), p.Who))
	require.Len(t, out.Employees, 3)
	shown := out.Employees[slices.IndexFunc(out.Employees, func(one apitypes.ExportedEmployee) bool { return one.ID == e.ID })]
	assert.Equal(t, []any{"medewerker@example.nl", "••••••333", []time.Time{h.Clock.Now()}}, []any{shown.Email, shown.BSN, shown.BSNReveals})
	require.Len(t, out.Requests, 1)
	assert.Equal(t, []int64{p.People[0].ID, p.People[1].ID}, out.Requests[0].AssignedEmployees)
	now, by := h.Clock.Now(), "jansen"
	assert.Equal(t, []apitypes.ExportedHours{{ID: gone.ID, Employee: gone.Employee, Date: "2026-11-20", Hours: "1.5", Description: gone.Description,
		RecordedBy: "jansen", RecordedAt: now, FirstRecordedAt: now, LateHours: "0.0", WithdrawnBy: &by, WithdrawnAt: &now}}, out.Requests[0].Hours)
}

func TestAccount_D19_export(t *testing.T) {
	h := newTestServer(t)
	who, request := h.resident("jansen")
	h.Pays(who, request)
	h.resident("pieters")
	h.Mail()
	h.Clock.Pass(time.Minute) // after the other session
	h.Confirmed(who)
	_, _, err := h.Accounts.CreateTokenFor(h.Ctx(), "jansen", account.PersonalToken{Name: "Laptop-jansen", Scope: account.ReadScope})
	require.NoError(t, err)
	text, out := h.exported(h.Privacy.ExportData(h.Ctx(), who))
	for _, mark := range []string{
		`"jansen"`, "jansen@example.nl", "Voornaam-jansen", "tel-jansen", "Bedrijf-jansen", "Straat-jansen", "Persoon-jansen", "Pitch-jansen", "Partner-jansen",
		"Kosten-jansen", "Schrijver-jansen", "Bericht-jansen", "bedrijf-jansen@elders.example", `"amount":96195`, `"2026-00001"`, "factuur-2026-00001.pdf", `"cause":"composed"`, "Moeder-jansen",
		`"no_cure_no_pay_interest":true`, `"welcome"`, `"payment_received"`, `"isGoodEnough":true`,
	} {
		assert.Contains(t, text, mark)
	}
	for _, secret := range []string{"argon2", "pieters", "sleutel-", "cs_fake", "password", "token_version", "wbso_pat_"} {
		assert.NotContains(t, text, secret)
	}
	require.Len(t, out.PersonalTokens, 1)
	assert.Equal(t, "Laptop-jansen", out.PersonalTokens[0].Name)
	require.Len(t, out.Sessions, 2)
	assert.Nil(t, out.Sessions[0].ConfirmedAt)
	assert.Equal(t, h.Clock.Now(), *out.Sessions[1].ConfirmedAt)
	byName, _ := h.exported(h.Privacy.ExportDataOf(h.Ctx(), "Jansen@example.nl"))
	assert.Equal(t, text, byName)
	_, err = h.Privacy.ExportDataOf(h.Ctx(), "niemand")
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
	_, err = h.Privacy.ExportData(h.Ctx(), usecase.Actor{})
	apptest.Refused(t, domain.Unauthenticated, domain.CodeNoToken, err)
}

// Whoever names somebody else's address as a company's, or registers with it, does not
// read what was written from there.
func TestAccount_D19_exportShowsNobodyElsesMessages(t *testing.T) {
	h := newTestServer(t)
	m := apptest.ContactMessage()
	m.Email = "buurman@example.nl"
	require.NoError(t, h.Contact.SendContactMessage(h.Ctx(), m))
	h.Clock.Pass(time.Minute)
	curious := h.User("jansen")
	_, err := h.Companies.CreateCompany(h.Ctx(), curious, company.Company{Name: "Pomp B.V.", KvK: "12345678", Email: m.Email})
	require.NoError(t, err)
	for _, who := range []usecase.Actor{curious, h.User("buurman")} {
		data, err := h.Privacy.ExportData(h.Ctx(), who)
		require.NoError(t, err)
		assert.Empty(t, data.Contact)
	}
	require.NoError(t, h.Contact.SendContactMessage(h.Ctx(), m))
	data, err := h.Privacy.ExportDataOf(h.Ctx(), m.Email)
	require.NoError(t, err)
	assert.Len(t, data.Contact, 1)
}
