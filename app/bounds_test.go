package app_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/retention"
	"wbso/domain/site"
	"wbso/ports"
)

// The last place is given once, however many ask for it.
func TestBounds_hold(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		h.Write(func(r ports.Repos) error {
			for n := range retention.CompanyBound.Most - 1 {
				_, err := r.Companies.AddCompany(h.Ctx(), company.Company{Owner: who.UserID, Name: "x", KvK: fmt.Sprintf("%08d", 20000000+n), CreatedAt: h.Clock.Now()})
				if err != nil {
					return err
				}
			}
			return nil
		})
		apptest.OneWins(t, apptest.Racing(3, func(i int) error {
			_, err := h.Companies.CreateCompany(h.Ctx(), who, company.Company{Name: "Laatste", KvK: fmt.Sprintf("3000000%d", i)})
			return err
		}))
		in := apptest.Submission()
		_, err := h.Requests.Submit(h.Ctx(), who, in, apptest.Uncounted)
		apptest.Refused(t, domain.Conflict, domain.CodeBoundReached, err)
	})
}

// Entering hours and taking them back keeps history, which is bound too.
func TestBounds_withdrawnHours(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		entry := h.Enter(p, p.Entry(apptest.Today, 1))
		for n := range retention.WithdrawnBound.Most {
			in := p.Entry(apptest.Today, 1)
			in.Replaces, in.Description = entry.ID, fmt.Sprint(n)
			entry = h.Enter(p, in)
		}
		in := p.Entry(apptest.Today, 2)
		in.Replaces = entry.ID
		_, err := h.Hours.LogHours(h.Ctx(), p.Who, in)
		apptest.Refused(t, domain.Conflict, domain.CodeBoundReached, err)
		apptest.Refused(t, domain.Conflict, domain.CodeBoundReached, h.Hours.WithdrawHours(h.Ctx(), p.Who, entry.ID))
	})
}

// The last place of a request is given once too.
func TestBounds_requests(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		first := h.Submit(who, apptest.Submission())
		h.Write(func(r ports.Repos) error {
			for n := range retention.RequestBound.Most - 2 {
				more := first
				more.Number = fmt.Sprintf("WBSO-2025-%05d", n)
				if _, err := r.Requests.AddRequest(h.Ctx(), more); err != nil {
					return err
				}
			}
			return nil
		})
		apptest.OneWins(t, apptest.Racing(3, func(int) error {
			_, err := h.Requests.Submit(h.Ctx(), who, apptest.Submission(), apptest.Uncounted)
			return err
		}))
	})
}

// What ages goes in batches; what somebody still needs stays.
func TestCleaning(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		h.Processed(who)
		h.Mail()
		h.Write(func(r ports.Repos) error {
			for n := range 700 {
				m := site.ContactMessage{Name: "x", Email: fmt.Sprintf("%d@example.nl", n), CreatedAt: h.Clock.Now()}
				if _, err := r.Contact.AddContactMessage(h.Ctx(), m); err != nil {
					return err
				}
			}
			return nil
		})
		left := func() (messages, jobs int) {
			list, err := h.Contact.ListContactMessages(h.Ctx(), apptest.WholeList)
			require.NoError(t, err)
			return len(list.Items), len(h.AllJobs())
		}
		h.Clock.Pass(29 * 24 * time.Hour)
		require.NoError(t, h.Cleaning.Clean(h.Ctx()))
		messages, jobs := left()
		assert.Equal(t, [2]int{700, 1}, [2]int{messages, jobs})
		h.Clock.Pass(2 * 24 * time.Hour)
		require.NoError(t, h.Cleaning.Clean(h.Ctx()))
		messages, jobs = left()
		assert.Equal(t, [2]int{700, 0}, [2]int{messages, jobs})
		h.Clock.Pass(370 * 24 * time.Hour)
		require.NoError(t, h.Cleaning.Clean(h.Ctx()))
		messages, _ = left()
		assert.Zero(t, messages, "400 days, as the settings say")
	})
}
