package applications_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app/apptest"
	"wbso/domain/company"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/domain/request"
)

// Every change that the polled list shows raises its version, so that an ETag
// never hides one.
func TestRequests_listVersionRises(t *testing.T) {
	h := newTestServer(t)
	who, other := h.User("jansen"), h.User("pieters")
	quiet := h.ListVersion(other)
	last := h.ListVersion(who)
	rises := func(what string, change func() error) {
		t.Helper()
		require.NoError(t, change(), what)
		now := h.ListVersion(who)
		assert.Greater(t, now, last, what)
		last = now
	}
	runs := func() error { _, err := h.Worker.RunDue(h.Ctx()); return err }
	var req request.Request
	submits := func() (err error) {
		req, err = h.Requests.Submit(h.Ctx(), who, apptest.Submission(), apptest.Uncounted)
		return err
	}
	starts := func(code string) func() error {
		return func() error { _, err := h.Payments.StartCheckout(h.Ctx(), who, req.Number, code, 0); return err }
	}
	reports := func(kind, pay string) func() error {
		return func() error { return h.Report(h.PaymentsOf(req)[0], kind, pay) }
	}

	rises("submitted", submits)
	h.Composer.Fails(errors.New("connection refused"))
	for range queue.MaxAttempts - 1 {
		require.NoError(t, runs())
		h.Clock.Pass(12 * time.Minute)
	}
	rises("failed", runs)
	h.Composer.Does(nil)
	rises("run again by the owner", func() error { _, err := h.Requests.RetryRequest(h.Ctx(), who, req.Number); return err })
	rises("cancelled by an administrator", func() error { _, err := h.Jobs.Cancel(h.Ctx(), h.AllJobs()[0].ID); return err })
	rises("run again by an administrator", func() error { _, err := h.Jobs.RetryJob(h.Ctx(), h.AllJobs()[0].ID); return err })
	rises("processed", runs)
	rises("checkout begun", starts(""))
	rises("payment failed", reports(fakepay.AsyncFailed, "unpaid"))
	rises("checkout begun again", starts(""))
	rises("paid", reports(fakepay.Completed, "paid"))
	rises("refunded", reports(fakepay.Refunded, ""))
	h.Code(payment.DiscountCode{Code: "GRATIS", Price: 0})
	rises("paid for nothing", starts("gratis"))
	rises("company renamed", func() error {
		_, err := h.Companies.ReplaceCompany(h.Ctx(), who, req.Company.ID, company.Company{Name: "Nieuwe naam", KvK: "12345678"})
		return err
	})
	assert.Equal(t, quiet, h.ListVersion(other), "another's list has not changed")
}
