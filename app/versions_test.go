package app_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/domain/company"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/domain/request"
)

// Every change that the polled list shows raises its version, so that an ETag
// never hides one.
func TestRequests_listVersionRises(t *testing.T) {
	h := newTestServer(t)
	who, other := h.user("jansen"), h.user("pieters")
	quiet := h.listVersion(other)
	last := h.listVersion(who)
	rises := func(what string, change func() error) {
		t.Helper()
		require.NoError(t, change(), what)
		now := h.listVersion(who)
		assert.Greater(t, now, last, what)
		last = now
	}
	runs := func() error { _, err := h.Worker.RunDue(h.ctx()); return err }
	var req request.Request
	submits := func() (err error) {
		req, err = h.Requests.Submit(h.ctx(), who, submission(), uncounted)
		return err
	}
	starts := func(code string) func() error {
		return func() error { _, err := h.Payments.StartCheckout(h.ctx(), who, req.Number, code); return err }
	}
	reports := func(kind, pay string) func() error {
		return func() error { return h.report(h.payments(req)[0], kind, pay) }
	}

	rises("submitted", submits)
	h.composer.fails(errors.New("connection refused"))
	for range queue.MaxAttempts - 1 {
		require.NoError(t, runs())
		h.clock.pass(12 * time.Minute)
	}
	rises("failed", runs)
	h.composer.does(nil)
	rises("run again by the owner", func() error { _, err := h.Requests.RetryRequest(h.ctx(), who, req.Number); return err })
	rises("cancelled by an administrator", func() error { _, err := h.Jobs.Cancel(h.ctx(), h.jobs()[0].ID); return err })
	rises("run again by an administrator", func() error { _, err := h.Jobs.RetryJob(h.ctx(), h.jobs()[0].ID); return err })
	rises("processed", runs)
	rises("checkout begun", starts(""))
	rises("payment failed", reports(fakepay.AsyncFailed, "unpaid"))
	rises("checkout begun again", starts(""))
	rises("paid", reports(fakepay.Completed, "paid"))
	rises("refunded", reports(fakepay.Refunded, ""))
	h.code(payment.DiscountCode{Code: "GRATIS", Price: 0})
	rises("paid for nothing", starts("gratis"))
	rises("company renamed", func() error {
		_, err := h.Companies.ReplaceCompany(h.ctx(), who, req.Company.ID, company.Company{Name: "Nieuwe naam", KvK: "12345678"})
		return err
	})
	assert.Equal(t, quiet, h.listVersion(other), "another's list has not changed")
}
