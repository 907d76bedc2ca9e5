package applications_test

import (
	"context"
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/domain/application/claim"
	"wbso/domain/request"
	"wbso/ports"
)

// What a request shows as open is kept, and is what its application leaves open, also after
// the profile of the company changed and when another version of the program kept it.
func TestRequests_show_the_questions_of_the_application(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Processed(who)
	same := func() []request.OpenQuestion {
		got, err := h.Requests.FindRequest(h.Ctx(), who, req.Number)
		require.NoError(t, err)
		found, err := h.Applications.FindApplication(h.Ctx(), who, req.Number)
		require.NoError(t, err)
		require.Len(t, got.Open, len(found.Open))
		for i, q := range found.Open {
			assert.Equal(t, request.OpenQuestion{Section: string(q.Part), Question: q.Text}, got.Open[i])
		}
		assert.Equal(t, len(got.Open), got.Questions)
		return got.Open
	}
	before, version := same(), h.ListVersion(who)
	require.NotEmpty(t, before)
	company := req.Company
	company.Address, company.PostalCode, company.City, company.ContactPerson = "Kade 1", "3011 TA", "Rotterdam", "Sanne de Vries"
	company.Phone, company.Email = "010 123 45 67", "info@voorbeeld.nl"
	_, err := h.Companies.ReplaceCompany(h.Ctx(), who, company.ID, company)
	require.NoError(t, err)
	assert.NotEqual(t, before, same())
	assert.Greater(t, h.ListVersion(who), version)

	h.Write(func(r ports.Repos) error {
		record, err := r.Applications.FindApplication(h.Ctx(), req.ID)
		require.NoError(t, err)
		assert.NotEmpty(t, record.Asked.By)
		record.Asked.By, record.Asked.Open, record.Questions = "een andere", nil, 0
		return r.Applications.PutApplication(h.Ctx(), record)
	})
	version = h.ListVersion(who)
	open := same()
	assert.NotEmpty(t, open)
	kept := h.Application(who, req).Record
	assert.Equal(t, open, kept.Asked.Open, "the first reader keeps them")
	assert.NotEqual(t, "een andere", kept.Asked.By)
	assert.Len(t, open, kept.Questions)
	assert.Equal(t, version+1, h.ListVersion(who), "lists show how many there are")
	h.Write(func(r ports.Repos) error {
		kept.Asked.By = "nog een andere"
		return r.Applications.PutApplication(h.Ctx(), kept)
	})
	assert.Equal(t, open, same())
	assert.Equal(t, version+2, h.ListVersion(who), "a poll of the list goes on to the next one")
	assert.NotEqual(t, "nog een andere", h.Application(who, req).Asked.By)
}

// A poll is answered also where nothing can be written, and what changed meanwhile is not
// overwritten with questions of before.
func TestRequests_questions_asked_anew_are_kept_only_as_they_were(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Processed(who)
	outdate := func(title string) {
		h.Write(func(r ports.Repos) error {
			record, err := r.Applications.FindApplication(h.Ctx(), req.ID)
			require.NoError(t, err)
			record.Asked = claim.QuestionList{By: "een andere"}
			record.Application.Project.Title = title
			return r.Applications.PutApplication(h.Ctx(), record)
		})
	}
	outdate("Eerst")
	h.Store.UnitOfWork = &between{UnitOfWork: h.Sql, do: func() error { outdate("Daarna"); return nil }}
	_, err := h.Requests.FindRequest(h.Ctx(), who, req.Number)
	require.NoError(t, err)
	assert.Equal(t, "een andere", h.Application(who, req).Asked.By)

	h.Store.UnitOfWork = &between{UnitOfWork: h.Sql, do: func() error { return errors.New("de schijf is vol") }}
	got, err := h.Requests.FindRequest(h.Ctx(), who, req.Number)
	require.NoError(t, err)
	assert.NotEmpty(t, got.Open)
	assert.Equal(t, "een andere", h.Application(who, req).Asked.By)
}

// between does something before the first transaction that writes.
type between struct {
	ports.UnitOfWork
	do func() error
}

func (b *between) Write(ctx context.Context, fn func(ports.Repos) error) error {
	if err := b.do(); err != nil {
		return err
	}
	return b.UnitOfWork.Write(ctx, fn)
}

// After a release the cards of an account count again, one application a call.
func TestRequests_cardsCountAgain(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	for range 2 {
		h.Processed(who)
	}
	h.Submit(who, apptest.Submission()) // has no application yet
	before := h.Listed(who)
	h.Write(func(r ports.Repos) error {
		for _, q := range before[1:] {
			record, err := r.Applications.FindApplication(h.Ctx(), q.ID)
			require.NoError(t, err)
			record.Asked, record.Questions = claim.QuestionList{By: "een andere"}, 0
			require.NoError(t, r.Applications.PutApplication(h.Ctx(), record))
		}
		return nil
	})
	counts := func() (n []int) {
		for _, q := range h.Listed(who) {
			n = append(n, q.Questions)
		}
		return n
	}
	want := []int{0, before[1].Questions, before[2].Questions}
	version := h.ListVersion(who)
	assert.Equal(t, []int{0, want[1], 0}, counts())
	assert.Equal(t, version+1, h.ListVersion(who), "the next poll of the list goes on")
	assert.Equal(t, want, counts())
	assert.Equal(t, version+2, h.ListVersion(who))
	assert.Equal(t, want, counts())
	assert.Equal(t, version+2, h.ListVersion(who), "all are counted")
}
