package app_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/applications"
	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/retention"
	"wbso/domain/site"
	"wbso/ports"
)

// oneWins asserts that all but one were past a bound.
func oneWins(t *testing.T, errs []error) {
	t.Helper()
	assert.Equal(t, 1, won(errs), "%v", errs)
	for _, err := range errs {
		if err != nil {
			refused(t, domain.Conflict, domain.CodeBoundReached, err)
		}
	}
}

// The last place is given once, however many ask for it.
func TestBounds_hold(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		h.write(func(r ports.Repos) error {
			for n := range retention.CompanyBound.Most - 1 {
				_, err := r.Companies.AddCompany(h.ctx(), company.Company{Owner: who.UserID, Name: "x", KvK: fmt.Sprintf("%08d", 20000000+n), CreatedAt: h.clock.Now()})
				if err != nil {
					return err
				}
			}
			return nil
		})
		oneWins(t, racing(3, func(i int) error {
			_, err := h.Companies.CreateCompany(h.ctx(), who, company.Company{Name: "Laatste", KvK: fmt.Sprintf("3000000%d", i)})
			return err
		}))
		in := submission()
		_, err := h.Requests.Submit(h.ctx(), who, in, uncounted)
		refused(t, domain.Conflict, domain.CodeBoundReached, err)
	})
}

// Entering hours and taking them back keeps history, which is bound too.
func TestBounds_withdrawnHours(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.project("jansen")
		entry := h.enter(p, p.entry(today, 1))
		for n := range retention.WithdrawnBound.Most {
			in := p.entry(today, 1)
			in.Replaces, in.Description = entry.ID, fmt.Sprint(n)
			entry = h.enter(p, in)
		}
		in := p.entry(today, 2)
		in.Replaces = entry.ID
		_, err := h.Hours.LogHours(h.ctx(), p.who, in)
		refused(t, domain.Conflict, domain.CodeBoundReached, err)
		refused(t, domain.Conflict, domain.CodeBoundReached, h.Hours.WithdrawHours(h.ctx(), p.who, entry.ID))
	})
}

// The last place of a request is given once too.
func TestBounds_requests(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		first := h.submit(who, submission())
		h.write(func(r ports.Repos) error {
			for n := range retention.RequestBound.Most - 2 {
				more := first
				more.Number = fmt.Sprintf("WBSO-2025-%05d", n)
				if _, err := r.Requests.AddRequest(h.ctx(), more); err != nil {
					return err
				}
			}
			return nil
		})
		oneWins(t, racing(3, func(int) error {
			_, err := h.Requests.Submit(h.ctx(), who, submission(), uncounted)
			return err
		}))
	})
}

// Filing and undoing it repeats up to its bound, on one PDF as long as nothing changed.
func TestBounds_filings(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		request := h.paid(who)
		for range retention.FilingBound.Most - 1 {
			_, err := h.files(who, request)
			require.NoError(t, err)
			_, err = h.Applications.UnfileApplication(h.ctx(), who, request.Number)
			require.NoError(t, err)
		}
		errs := racing(3, func(i int) error {
			_, err := h.Applications.FileApplication(h.ctx(), who, request.Number, applications.FileApplication{Date: today, Reference: fmt.Sprint(i)})
			return err
		})
		assert.Equal(t, 1, won(errs), "%v", errs)
		last := h.application(who, request)
		again, err := h.Applications.FileApplication(h.ctx(), who, request.Number, applications.FileApplication{Date: today, Reference: last.Filed.Reference})
		require.NoError(t, err, "the same call again is no filing more")
		assert.Equal(t, last.Filed, again.Filed)
		_, err = h.Applications.UnfileApplication(h.ctx(), who, request.Number)
		require.NoError(t, err, "what was filed last can be undone")
		oneWins(t, append(racing(2, func(int) error { _, err := h.files(who, request); return err }), nil))
		assert.Len(t, h.documents(request.ID), retention.FilingBound.Most)
	})
}

// What ages goes in batches; what somebody still needs stays.
func TestCleaning(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		h.processed(who)
		h.mail()
		h.write(func(r ports.Repos) error {
			for n := range 700 {
				m := site.ContactMessage{Name: "x", Email: fmt.Sprintf("%d@example.nl", n), CreatedAt: h.clock.Now()}
				if _, err := r.Contact.AddContactMessage(h.ctx(), m); err != nil {
					return err
				}
			}
			return nil
		})
		left := func() (messages, jobs int) {
			list, err := h.Contact.ListContactMessages(h.ctx(), wholeList)
			require.NoError(t, err)
			return len(list.Items), len(h.jobs())
		}
		h.clock.pass(29 * 24 * time.Hour)
		require.NoError(t, h.Cleaning.Clean(h.ctx()))
		messages, jobs := left()
		assert.Equal(t, [2]int{700, 1}, [2]int{messages, jobs})
		h.clock.pass(2 * 24 * time.Hour)
		require.NoError(t, h.Cleaning.Clean(h.ctx()))
		messages, jobs = left()
		assert.Equal(t, [2]int{700, 0}, [2]int{messages, jobs})
		h.clock.pass(370 * 24 * time.Hour)
		require.NoError(t, h.Cleaning.Clean(h.ctx()))
		messages, _ = left()
		assert.Zero(t, messages, "400 days, as the settings say")
	})
}
