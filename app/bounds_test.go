package app_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/company"
	"wbso/domain/retention"
	"wbso/domain/site"
	"wbso/ports"
)

// The last place is given once, however many ask for it.
func TestBounds_hold(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		h.Limit("jansen", account.Limits{Companies: 3})
		add := func(n int) error {
			_, err := h.Companies.CreateCompany(h.Ctx(), who, company.Company{Name: "Een", KvK: fmt.Sprintf("3000000%d", n)})
			return err
		}
		require.NoError(t, add(0))
		require.NoError(t, add(1))
		apptest.OneWins(t, apptest.Racing(3, func(i int) error { return add(2 + i) }))
		in := apptest.Submission()
		_, err := h.Requests.Submit(h.Ctx(), who, in, apptest.Uncounted)
		apptest.Refused(t, domain.Conflict, domain.CodeBoundReached, err)
		var bound *domain.Error
		require.ErrorAs(t, err, &bound)
		assert.Equal(t, "3", bound.Args["max"])

		assert.Equal(t, 4, h.Limit("jansen", account.Limits{Companies: 4}).Companies)
		h.Submit(who, in)
		apptest.Refused(t, domain.Conflict, domain.CodeBoundReached, add(9))
		assert.Equal(t, account.StandardLimits(), h.Limit("jansen", account.Limits{}), "those of the server again")
		require.NoError(t, add(9))
	})
}

// Who has nine tenths of a limit is told of, whether the limit is its own or the server's.
func TestBounds_tellBeforeTheyAreMet(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who, other := h.User("jansen"), h.User("smit")
		near := func() []account.NearLimit {
			list, err := h.Accounts.ListNearLimits(h.Ctx())
			require.NoError(t, err)
			return list
		}
		h.Submit(who, apptest.Submission())
		h.Submit(who, apptest.Submission())
		h.Submit(other, apptest.Submission())
		assert.Empty(t, near())
		h.Limit("jansen", account.Limits{UnpaidRequests: 3})
		assert.Empty(t, near(), "two of three are less than nine tenths")
		h.Limit("jansen", account.Limits{UnpaidRequests: 2})
		h.Limit("smit", account.Limits{Companies: 1})
		assert.Equal(t, []account.NearLimit{
			{User: who.UserID, Login: "jansen", Rows: account.LimitedRequests, Count: 2, Most: 2},
			{User: other.UserID, Login: "smit", Rows: account.LimitedCompanies, Count: 1, Most: 1},
		}, near())
		require.NoError(t, h.Privacy.CloseAccountOf(h.Ctx(), "jansen", false))
		assert.Len(t, near(), 1, "nobody adds anything to an account that was closed")
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
		h.Limit("jansen", account.Limits{UnpaidRequests: 2})
		h.Submit(who, apptest.Submission())
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
