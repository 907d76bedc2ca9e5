package payments_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app/apptest"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

func TestCodes_F07_racingCreations(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		errs := apptest.Racing(8, func(int) error {
			_, err := h.DiscountCodes.CreateDiscountCode(h.Ctx(), payment.DiscountCode{Code: "welkom", Price: 49500})
			return err
		})
		assert.Equal(t, 1, apptest.Won(errs))
		for _, err := range errs {
			if err != nil {
				apptest.Refused(t, domain.Invalid, domain.CodeCodeTaken, err)
			}
		}
	})
}

func TestPayments_P11_racingZeroPrice(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		req := h.Processed(who)
		h.Code(payment.DiscountCode{Code: "GRATIS", Price: 0})
		errs := apptest.Racing(8, func(int) error {
			_, err := h.Payments.StartCheckout(h.Ctx(), who, req.Number, "GRATIS", 0)
			return err
		})
		assert.Equal(t, 1, apptest.Won(errs))
		for _, err := range errs {
			if err != nil {
				apptest.Refused(t, domain.Conflict, domain.CodeAlreadyPaid, err)
			}
		}
		assert.Len(t, h.PaymentsOf(req), 1)
		assert.Equal(t, 1, h.Uses("GRATIS"))
	})
}

// All the provider's events about one session at once.
func TestPayments_P05_racingEvents(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		_, req, pay := h.opened("jansen")
		events := [][2]string{{fakepay.Completed, "unpaid"}, {fakepay.AsyncFailed, "unpaid"}, {fakepay.Expired, "unpaid"}, {fakepay.AsyncSucceeded, "paid"}}
		errs := apptest.Racing(3*len(events), func(i int) error {
			e := events[i%len(events)]
			return h.Report(pay, e[0], e[1])
		})
		require.Equal(t, 3*len(events), apptest.Won(errs), "%v", errs)
		assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
		assert.Equal(t, request.Paid, h.PaymentsOf(req)[0].Status)
	})
}

// The payer pays in one tab while another asks for a lower price.
func TestPayments_P08_paidWhileAnotherTabStarts(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who, req, pay := h.opened("jansen")
		h.Code(payment.DiscountCode{Code: "WELKOM", Price: 49500})
		errs := apptest.Racing(2, func(i int) error {
			if i == 0 {
				return h.Report(pay, fakepay.Completed, "paid")
			}
			_, err := h.Payments.StartCheckout(h.Ctx(), who, req.Number, "WELKOM", 0)
			return err
		})
		require.NoError(t, errs[0])
		if errs[1] != nil {
			apptest.Refused(t, domain.Conflict, domain.CodeAlreadyPaid, errs[1])
		}
		assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus, "paid never goes back")
		_, err := h.Payments.StartCheckout(h.Ctx(), who, req.Number, "", 0)
		apptest.Refused(t, domain.Conflict, domain.CodeAlreadyPaid, err)
	})
}
