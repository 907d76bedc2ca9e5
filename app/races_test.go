package app_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/payment"
	"wbso/domain/request"
)

func TestRequests_F07_racingSubmissionsShareTheNewCompany(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		errs := racing(8, func(int) error {
			_, err := h.Requests.Submit(h.ctx(), who, submission(), uncounted)
			return err
		})
		require.Equal(t, 8, won(errs), "%v", errs)
		assert.Len(t, h.companies(who), 1)
		assert.Len(t, h.jobs(), 8)
		assert.Equal(t, "WBSO-2026-00009", h.submit(who, submission()).Number)
	})
}

func TestCompanies_F07_racingReplacements(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		var ids []int64
		for _, kvk := range []string{"11111111", "22222222", "33333333", "44444444"} {
			ids = append(ids, h.company(who, "Bedrijf "+kvk, kvk).ID)
		}
		errs := racing(len(ids), func(i int) error {
			_, err := h.Companies.ReplaceCompany(h.ctx(), who, ids[i], company.Company{Name: "Zelfde", KvK: "99999999"})
			return err
		})
		assert.Equal(t, 1, won(errs))
		for _, err := range errs {
			if err != nil {
				refused(t, domain.Invalid, domain.CodeKvKTaken, err)
			}
		}
	})
}

func TestCodes_F07_racingCreations(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		errs := racing(8, func(int) error {
			_, err := h.DiscountCodes.CreateDiscountCode(h.ctx(), payment.DiscountCode{Code: "welkom", Price: 49500})
			return err
		})
		assert.Equal(t, 1, won(errs))
		for _, err := range errs {
			if err != nil {
				refused(t, domain.Invalid, domain.CodeCodeTaken, err)
			}
		}
	})
}

func TestPayments_P11_racingZeroPrice(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		req := h.processed(who)
		h.code(payment.DiscountCode{Code: "GRATIS", Price: 0})
		errs := racing(8, func(int) error {
			_, err := h.Payments.StartCheckout(h.ctx(), who, req.Number, "GRATIS")
			return err
		})
		assert.Equal(t, 1, won(errs))
		for _, err := range errs {
			if err != nil {
				refused(t, domain.Conflict, domain.CodeAlreadyPaid, err)
			}
		}
		assert.Len(t, h.payments(req), 1)
		assert.Equal(t, 1, h.uses("GRATIS"))
	})
}

// All the provider's events about one session at once.
func TestPayments_P05_racingEvents(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		_, req, pay := h.opened("jansen")
		events := [][2]string{{fakepay.Completed, "unpaid"}, {fakepay.AsyncFailed, "unpaid"}, {fakepay.Expired, "unpaid"}, {fakepay.AsyncSucceeded, "paid"}}
		errs := racing(3*len(events), func(i int) error {
			e := events[i%len(events)]
			return h.report(pay, e[0], e[1])
		})
		require.Equal(t, 3*len(events), won(errs), "%v", errs)
		assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
		assert.Equal(t, request.Paid, h.payments(req)[0].Status)
	})
}

// The payer pays in one tab while another asks for a lower price.
func TestPayments_P08_paidWhileAnotherTabStarts(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who, req, pay := h.opened("jansen")
		h.code(payment.DiscountCode{Code: "WELKOM", Price: 49500})
		errs := racing(2, func(i int) error {
			if i == 0 {
				return h.report(pay, fakepay.Completed, "paid")
			}
			_, err := h.Payments.StartCheckout(h.ctx(), who, req.Number, "WELKOM")
			return err
		})
		require.NoError(t, errs[0])
		if errs[1] != nil {
			refused(t, domain.Conflict, domain.CodeAlreadyPaid, errs[1])
		}
		assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus, "paid never goes back")
		_, err := h.Payments.StartCheckout(h.ctx(), who, req.Number, "")
		refused(t, domain.Conflict, domain.CodeAlreadyPaid, err)
	})
}

// Owner and administrator run a failed request again at once.
func TestRequests_F07_racingRetries(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		owner, req := h.failed()
		job := h.jobs()[0]
		racing(2, func(i int) (err error) {
			if i == 0 {
				_, err = h.Requests.RetryRequest(h.ctx(), actor(owner), req.Number)
			} else {
				_, err = h.Jobs.RetryJob(h.ctx(), job.ID)
			}
			return err
		})
		_, err := h.Worker.RunDue(h.ctx())
		require.NoError(t, err)
		h.oneApplication(req.ID)
	})
}
