package app_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app"
	"wbso/app/accounts"
	"wbso/app/apptest"
	"wbso/app/pages"
	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/domain/request"
)

// A transaction may run more than once: on PostgreSQL it does whenever two
// meet. The main job ends the same.
func TestApp_F07_closuresRunMoreThanOnce(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.Store.Rehearse = true
		who := h.User("jansen")
		first := "Anouk"
		_, err := h.Accounts.UpdateProfile(h.Ctx(), who, accounts.Profile{FirstName: &first})
		require.NoError(t, err)
		u := h.Account(who)
		assert.Equal(t, "jansen", u.Username)
		assert.Equal(t, "Anouk", u.FirstName)

		firm := h.Company(who, "Laklicht B.V.", "12345678")
		firm, err = h.Companies.ReplaceCompany(h.Ctx(), who, firm.ID, company.Company{Name: "Laklicht", KvK: "12345678", City: "Delft"})
		require.NoError(t, err)
		assert.Equal(t, []company.Company{firm}, h.CompaniesOf(who))

		h.Composer.Fails(errors.New("connection refused"))
		req := h.Submit(who, apptest.Keyed("sleutel", "lijf"))
		assert.Equal(t, req, h.Submit(who, apptest.Keyed("sleutel", "lijf")))
		assert.Equal(t, "WBSO-2026-00001", req.Number)
		for range queue.MaxAttempts {
			h.RunDue(1)
			h.Clock.Pass(12 * time.Minute)
		}
		h.Composer.Does(nil)
		require.Equal(t, request.Failed, h.Request(req.ID).Status)
		_, err = h.Requests.RetryRequest(h.Ctx(), who, req.Number)
		require.NoError(t, err)
		_, err = h.Jobs.Cancel(h.Ctx(), h.AllJobs()[0].ID)
		require.NoError(t, err)
		_, err = h.Jobs.RetryJob(h.Ctx(), h.AllJobs()[0].ID)
		require.NoError(t, err)
		h.RunDue(1)
		h.OneApplication(req.ID)

		code := h.Code(payment.DiscountCode{Code: "welkom", Price: 49500, MaxUses: 1})
		assert.Equal(t, "WELKOM", code.Code)
		h.Checkout(who, req, "")
		h.Checkout(who, req, "WELKOM")
		assert.Equal(t, 1, h.Uses("WELKOM"))
		require.NoError(t, h.Report(h.PaymentsOf(req)[0], fakepay.Completed, "paid"))
		assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
		assert.Len(t, h.PaymentsOf(req), 2)
		require.NoError(t, h.DiscountCodes.DisableDiscountCode(h.Ctx(), "WELKOM"))

		pair := h.Login("jansen")
		n, err := h.Accounts.RevokeTokens(h.Ctx(), "")
		require.NoError(t, err)
		assert.Equal(t, 1, n)
		assert.Equal(t, 1, h.Account(who).TokenVersion)
		_, err = h.Accounts.Refresh(h.Ctx(), pair.Refresh)
		apptest.Refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
		require.NoError(t, h.Accounts.SetPassword(h.Ctx(), "jansen", "een-heel-ander-slot-9"))
		assert.Equal(t, 2, h.Account(who).TokenVersion)
	})
}

func TestSite_Now(t *testing.T) {
	h := newTestServer(t)
	for today, shown := range map[string]bool{"2025-12-20": true, "2025-12-21": false} {
		h.Clock.SetToday(today)
		site := app.New(app.Deps{Clock: h.Clock, Site: pages.SiteSettings{PromoText: "Actie", PromoUntil: apptest.Must(domain.ParseDate("2025-12-20"))}}).Site
		assert.Equal(t, shown, site.Now().PromoText != "", today)
		assert.Equal(t, today, site.Today().String())
		assert.NotEmpty(t, site.Now().Years)
	}
}
