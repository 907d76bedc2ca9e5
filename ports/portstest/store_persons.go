package portstest

import (
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/ports"
)

func persons() []promise {
	return []promise{
		{"Traces gives times of sessions and sign-ins, and no ids", tracesGivesTimes},
		{"D19 Forget leaves nothing about a user but what invoices rest on", forgetLeavesNothing},
		{"D19 Forget frees the names, and touches nobody else", forgetFreesTheNames},
		{"Forget answers not_found", forgetAnswersNotFound},
	}
}

func (k kit) forget(user int64, emails ...string) error {
	return k.run(func(r ports.Repos) error { return r.Persons.Forget(k.Context(), user, emails, noon) })
}

func tracesGivesTimes(k kit) {
	u := k.user("a")
	require.NoError(k, k.run(func(r ports.Repos) error {
		if err := r.Addresses.Note(k.Context(), u.ID, "192.0.2.1", noon); err != nil {
			return err
		}
		return r.Sessions.Add(k.Context(), domain.Session{ID: "secret", User: u.ID, CreatedAt: noon, ExpiresAt: noon.Add(time.Hour)})
	}))
	traces := func(user int64) domain.Traces {
		return must(k, func(r ports.Repos) (domain.Traces, error) { return r.Persons.Traces(k.Context(), user) })
	}
	assert.Equal(k, []domain.Session{{CreatedAt: noon, ExpiresAt: noon.Add(time.Hour)}}, traces(u.ID).Sessions)
	assert.Equal(k, []domain.Trace{{What: "192.0.2.1", At: noon}}, traces(u.ID).SignIns)
	assert.Empty(k, traces(u.ID+1).Sessions)
}

func forgetLeavesNothing(k kit) {
	q := k.request(1)
	p := k.paymentWith(q, domain.Payment{Status: domain.Paid, Amount: 96195, Checkout: "cs_1", URL: "https://pay.example"})
	invoice, err := k.invoiceOf(p, domain.InvoiceDocument, 0, "2028-00001")
	require.NoError(k, err)
	for _, kind := range []domain.DocumentKind{domain.ApplicationDocument, domain.PreviewDocument, domain.InvoiceDocument, domain.CreditNoteDocument} {
		_, err := k.putDocument(domain.Document{Request: q.ID, Kind: kind, Version: 1, CreatedAt: noon}, []byte("x"))
		require.NoError(k, err)
	}
	k.message("Eigenaar1@example.nl", noon)
	require.NoError(k, k.forget(q.Owner, "eigenaar1@example.nl"))

	u := k.userByID(q.Owner)
	assert.Equal(k, domain.User{ID: q.Owner, Username: u.Username, Email: u.Username, TokenVersion: 1, CreatedAt: noon, ClosedAt: noon}, u)
	after := must(k, func(r ports.Repos) (domain.Request, error) { return r.Requests.Find(k.Context(), q.Owner, q.Number) })
	assert.Equal(k, domain.Company{ID: q.Company.ID, Owner: q.Owner, Name: "Gesloten account", KvK: after.Company.KvK, CreatedAt: noon}, after.Company)
	assert.Equal(k, domain.Submission{}, after.Submission)
	var kinds []domain.DocumentKind
	for _, d := range k.documentsOf(q.ID) {
		kinds = append(kinds, d.Kind)
	}
	assert.Equal(k, []domain.DocumentKind{domain.InvoiceDocument, domain.CreditNoteDocument}, kinds)
	assert.Equal(k, []domain.Invoice{invoice}, k.invoicesOf(p))
	p.URL = ""
	assert.Equal(k, []domain.Payment{p}, k.paymentsOf(q.ID))
	assert.Empty(k, must(k, func(r ports.Repos) ([]domain.ContactMessage, error) {
		return r.Contact.From(k.Context(), "eigenaar1@example.nl")
	}))
}

func forgetFreesTheNames(k kit) {
	gone, other := k.request(1), k.request(2)
	k.message("eigenaar2@example.nl", noon)
	before := k.userByID(other.Owner)
	require.NoError(k, k.forget(gone.Owner, "eigenaar1@example.nl"))
	require.NoError(k, k.forget(gone.Owner), "twice is no error")
	again := k.user("EIGENAAR1")
	assert.NotEqual(k, gone.Owner, again.ID)
	assert.Equal(k, before, k.userByID(other.Owner))
	assert.Equal(k, other, must(k, func(r ports.Repos) (domain.Request, error) {
		return r.Requests.Find(k.Context(), other.Owner, other.Number)
	}))
	assert.Len(k, must(k, func(r ports.Repos) ([]domain.ContactMessage, error) {
		return r.Contact.From(k.Context(), "eigenaar2@example.nl")
	}), 1)
}

func forgetAnswersNotFound(k kit) { absent(k, k.forget(99)) }
