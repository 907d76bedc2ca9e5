package app_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/wire"
	"wbso/app"
	"wbso/domain"
)

func TestAccount_D19_exportHasEmployeesAndHours(t *testing.T) {
	h := newHouse(t)
	p := h.project("jansen")
	e := h.hire(p.who, p.Company.ID, "medewerker@example.nl", bsn)
	h.reveal(p.who, e.ID)
	gone := h.enter(p, p.entry(today, 3))
	require.NoError(t, h.Hours.Withdraw(h.ctx(), p.who, gone.ID))
	stranger := h.project("pieters")
	h.enter(stranger, stranger.entry(today, 4))
	data, err := h.Accounts.Export(h.ctx(), p.who)
	require.NoError(t, err)
	out := wire.AccountExportOf(data)
	require.Len(t, out.Employees, 3)
	shown := out.Employees[0]
	assert.Equal(t, []any{"medewerker@example.nl", "••••••333", []time.Time{h.clock.Now()}}, []any{shown.Email, shown.BSN, shown.Reveals})
	require.Len(t, out.Requests, 1)
	assert.Equal(t, []int64{p.people[0].ID, p.people[1].ID}, out.Requests[0].Assigned)
	now, by := h.clock.Now(), "jansen"
	assert.Equal(t, []wire.ExportedHours{{ID: gone.ID, Employee: gone.Employee, Date: "2026-11-20", Hours: "1.5", Description: gone.Description,
		RecordedBy: "jansen", RecordedAt: now, WithdrawnBy: &by, WithdrawnAt: &now}}, out.Requests[0].Hours)
}

func TestAccount_D19_export(t *testing.T) {
	h := newHouse(t)
	who, request := h.resident("jansen")
	h.pays(who, request)
	h.resident("pieters")
	h.mail()
	data, err := h.Accounts.Export(h.ctx(), who)
	require.NoError(t, err)
	raw, err := json.Marshal(wire.AccountExportOf(data))
	require.NoError(t, err)
	text := string(raw)
	for _, mark := range []string{
		`"jansen"`, "jansen@example.nl", "Voornaam-jansen", "tel-jansen", "Bedrijf-jansen", "Straat-jansen", "Persoon-jansen", "Pitch-jansen", "Partner-jansen",
		"Kosten-jansen", "Schrijver-jansen", "Bericht-jansen", "bedrijf-jansen@example.nl", `"amount":96195`, `"2026-00001"`, "factuur-2026-00001.pdf", `"cause":"composed"`, "Moeder-jansen",
		`"no_cure_no_pay_interest":true`, `"welcome"`, `"payment_received"`, `"isGoodEnough":true`,
	} {
		assert.Contains(t, text, mark)
	}
	for _, secret := range []string{"argon2", "pieters", "sleutel-", "cs_fake", "password", "token"} {
		assert.NotContains(t, text, secret)
	}
	assert.Len(t, data.Traces.Sessions, 1)
	byName, err := h.Accounts.ExportOf(h.ctx(), "Jansen@example.nl")
	require.NoError(t, err)
	assert.Equal(t, data, byName)
	_, err = h.Accounts.ExportOf(h.ctx(), "niemand")
	refused(t, domain.NotFound, domain.CodeNotFound, err)
	_, err = h.Accounts.Export(h.ctx(), app.Actor{})
	refused(t, domain.Unauthenticated, domain.CodeNoToken, err)
}

// Whoever names somebody else's address as a company's, or registers with it, does not
// read what was written from there.
func TestAccount_D19_exportShowsNobodyElsesMessages(t *testing.T) {
	h := newHouse(t)
	m := contactMessage()
	m.Email = "buurman@example.nl"
	require.NoError(t, h.Contact.Send(h.ctx(), m))
	h.clock.pass(time.Minute)
	curious := h.user("jansen")
	_, err := h.Companies.Create(h.ctx(), curious, domain.Company{Name: "Pomp B.V.", KvK: "12345678", Email: m.Email})
	require.NoError(t, err)
	for _, who := range []app.Actor{curious, h.user("buurman")} {
		data, err := h.Accounts.Export(h.ctx(), who)
		require.NoError(t, err)
		assert.Empty(t, data.Contact)
	}
	require.NoError(t, h.Contact.Send(h.ctx(), m))
	data, err := h.Accounts.ExportOf(h.ctx(), m.Email)
	require.NoError(t, err)
	assert.Len(t, data.Contact, 1)
}
