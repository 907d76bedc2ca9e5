package app_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/app/personaldata"
	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/company"
)

// exported is an export as it is sent, and what it says. Every member of it is known, and
// none is missing.
func (h *testServer) exported(data personaldata.PersonalData, err error) (text string, out apitypes.AccountExport) {
	h.t.Helper()
	require.NoError(h.t, err)
	text, _, err = drain(timesheets.Stream{Chunks: apitypes.AccountExportOf(data, "")})
	require.NoError(h.t, err)
	known := json.NewDecoder(strings.NewReader(text))
	known.DisallowUnknownFields()
	require.NoError(h.t, known.Decode(&out))
	again, err := json.Marshal(out)
	require.NoError(h.t, err)
	assert.JSONEq(h.t, text, string(again))
	return text, out
}

func TestAccount_D19_exportHasEmployeesAndHours(t *testing.T) {
	h := newTestServer(t)
	p := h.project("jansen")
	e := h.hire(p.who, p.Company.ID, "medewerker@example.nl", bsn)
	h.reveal(p.who, e.ID)
	gone := h.enter(p, p.entry(today, 3))
	require.NoError(t, h.Hours.WithdrawHours(h.ctx(), p.who, gone.ID))
	stranger := h.project("pieters")
	h.enter(stranger, stranger.entry(today, 4))
	_, out := h.exported(h.Privacy.ExportData(h.ctx(), p.who))
	require.Len(t, out.Employees, 3)
	shown := out.Employees[2] // by name
	assert.Equal(t, []any{"medewerker@example.nl", "••••••333", []time.Time{h.clock.Now()}}, []any{shown.Email, shown.BSN, shown.BSNReveals})
	require.Len(t, out.Requests, 1)
	assert.Equal(t, []int64{p.people[0].ID, p.people[1].ID}, out.Requests[0].Assigned)
	now, by := h.clock.Now(), "jansen"
	assert.Equal(t, []apitypes.ExportedHours{{ID: gone.ID, Employee: gone.Employee, Date: "2026-11-20", Hours: "1.5", Description: gone.Description,
		RecordedBy: "jansen", RecordedAt: now, FirstRecordedAt: now, LateHours: "0.0", WithdrawnBy: &by, WithdrawnAt: &now}}, out.Requests[0].Hours)
}

func TestAccount_D19_export(t *testing.T) {
	h := newTestServer(t)
	who, request := h.resident("jansen")
	h.pays(who, request)
	h.resident("pieters")
	h.mail()
	h.clock.pass(time.Minute) // after the other session
	h.confirmed(who)
	text, out := h.exported(h.Privacy.ExportData(h.ctx(), who))
	for _, mark := range []string{
		`"jansen"`, "jansen@example.nl", "Voornaam-jansen", "tel-jansen", "Bedrijf-jansen", "Straat-jansen", "Persoon-jansen", "Pitch-jansen", "Partner-jansen",
		"Kosten-jansen", "Schrijver-jansen", "Bericht-jansen", "bedrijf-jansen@elders.example", `"amount":96195`, `"2026-00001"`, "factuur-2026-00001.pdf", `"cause":"composed"`, "Moeder-jansen",
		`"no_cure_no_pay_interest":true`, `"welcome"`, `"payment_received"`, `"isGoodEnough":true`,
	} {
		assert.Contains(t, text, mark)
	}
	for _, secret := range []string{"argon2", "pieters", "sleutel-", "cs_fake", "password", "token"} {
		assert.NotContains(t, text, secret)
	}
	require.Len(t, out.Sessions, 2)
	assert.Nil(t, out.Sessions[0].ConfirmedAt)
	assert.Equal(t, h.clock.Now(), *out.Sessions[1].ConfirmedAt)
	byName, _ := h.exported(h.Privacy.ExportDataOf(h.ctx(), "Jansen@example.nl"))
	assert.Equal(t, text, byName)
	_, err := h.Privacy.ExportDataOf(h.ctx(), "niemand")
	refused(t, domain.NotFound, domain.CodeNotFound, err)
	_, err = h.Privacy.ExportData(h.ctx(), usecase.Actor{})
	refused(t, domain.Unauthenticated, domain.CodeNoToken, err)
}

// Whoever names somebody else's address as a company's, or registers with it, does not
// read what was written from there.
func TestAccount_D19_exportShowsNobodyElsesMessages(t *testing.T) {
	h := newTestServer(t)
	m := contactMessage()
	m.Email = "buurman@example.nl"
	require.NoError(t, h.Contact.SendContactMessage(h.ctx(), m))
	h.clock.pass(time.Minute)
	curious := h.user("jansen")
	_, err := h.Companies.CreateCompany(h.ctx(), curious, company.Company{Name: "Pomp B.V.", KvK: "12345678", Email: m.Email})
	require.NoError(t, err)
	for _, who := range []usecase.Actor{curious, h.user("buurman")} {
		data, err := h.Privacy.ExportData(h.ctx(), who)
		require.NoError(t, err)
		assert.Empty(t, data.Contact)
	}
	require.NoError(t, h.Contact.SendContactMessage(h.ctx(), m))
	data, err := h.Privacy.ExportDataOf(h.ctx(), m.Email)
	require.NoError(t, err)
	assert.Len(t, data.Contact, 1)
}
