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
		h.store.rehearse = true
		who := h.user("jansen")
		first := "Anouk"
		_, err := h.Accounts.UpdateProfile(h.ctx(), who, accounts.Profile{FirstName: &first})
		require.NoError(t, err)
		u := h.account(who)
		assert.Equal(t, "jansen", u.Username)
		assert.Equal(t, "Anouk", u.FirstName)

		firm := h.company(who, "Laklicht B.V.", "12345678")
		firm, err = h.Companies.ReplaceCompany(h.ctx(), who, firm.ID, company.Company{Name: "Laklicht", KvK: "12345678", City: "Delft"})
		require.NoError(t, err)
		assert.Equal(t, []company.Company{firm}, h.companies(who))

		h.composer.fails(errors.New("connection refused"))
		req := h.submit(who, keyed("sleutel", "lijf"))
		assert.Equal(t, req, h.submit(who, keyed("sleutel", "lijf")))
		assert.Equal(t, "WBSO-2026-00001", req.Number)
		for range queue.MaxAttempts {
			h.runDue(1)
			h.clock.pass(12 * time.Minute)
		}
		h.composer.does(nil)
		require.Equal(t, request.Failed, h.request(req.ID).Status)
		_, err = h.Requests.RetryRequest(h.ctx(), who, req.Number)
		require.NoError(t, err)
		_, err = h.Jobs.Cancel(h.ctx(), h.jobs()[0].ID)
		require.NoError(t, err)
		_, err = h.Jobs.RetryJob(h.ctx(), h.jobs()[0].ID)
		require.NoError(t, err)
		h.runDue(1)
		h.oneApplication(req.ID)

		code := h.code(payment.DiscountCode{Code: "welkom", Price: 49500, MaxUses: 1})
		assert.Equal(t, "WELKOM", code.Code)
		h.checkout(who, req, "")
		h.checkout(who, req, "WELKOM")
		assert.Equal(t, 1, h.uses("WELKOM"))
		require.NoError(t, h.report(h.payments(req)[0], fakepay.Completed, "paid"))
		assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
		assert.Len(t, h.payments(req), 2)
		require.NoError(t, h.DiscountCodes.DisableDiscountCode(h.ctx(), "WELKOM"))

		pair := h.login("jansen")
		n, err := h.Accounts.RevokeTokens(h.ctx(), "")
		require.NoError(t, err)
		assert.Equal(t, 1, n)
		assert.Equal(t, 1, h.account(who).TokenVersion)
		_, err = h.Accounts.Refresh(h.ctx(), pair.Refresh)
		refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
		require.NoError(t, h.Accounts.SetPassword(h.ctx(), "jansen", "een-heel-ander-slot-9"))
		assert.Equal(t, 2, h.account(who).TokenVersion)
	})
}

func TestDemo_F07_closuresRunMoreThanOnce(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.store.rehearse = true
		require.NoError(t, h.Demo.Seed(h.ctx()))
		h.wholeDemo()
	})
}

func TestSite_Now(t *testing.T) {
	h := newTestServer(t)
	for today, shown := range map[string]bool{"2025-12-20": true, "2025-12-21": false} {
		h.clock.setToday(today)
		site := app.New(app.Deps{Clock: h.clock, Site: pages.SiteSettings{PromoText: "Actie", PromoUntil: must(domain.ParseDate("2025-12-20"))}}).Site
		assert.Equal(t, shown, site.Now().PromoText != "", today)
		assert.Equal(t, today, site.Today().String())
		assert.NotEmpty(t, site.Now().Years)
	}
}
