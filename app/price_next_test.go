package app_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app/applications"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

// sellsNextFor sets the price of a next request.
func (h *testServer) sellsNextFor(price domain.Cents) {
	h.priceNext = &price
	h.App = h.process()
}

func (h *testServer) quoted(who usecase.Actor, req request.Request, code string) payment.Quote {
	h.t.Helper()
	q, err := h.Payments.Quote(h.ctx(), who, req.Number, code)
	require.NoError(h.t, err)
	return q
}

// starting is a processed request whose application starts on a day.
func (h *testServer) starting(who usecase.Actor, start domain.Date) request.Request {
	h.t.Helper()
	in := submission()
	in.StartOfProject = start
	req := h.submit(who, in)
	h.runDue(1)
	return h.request(req.ID)
}

func lower(price domain.Cents, why payment.PriceReason) payment.Quote {
	q := payment.QuoteFor(price, "")
	q.Less = why
	return q
}

func TestPayments_theNextRequestOfAPeriodCostsLess(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.sellsNextFor(495_00)
		who := h.user("jansen")
		first, second := h.starting(who, domain.NewDate(2027, 1, 1)), h.starting(who, domain.NewDate(2027, 5, 1))
		later, theirs := h.starting(who, domain.NewDate(2028, 5, 1)), h.processed(h.user("pieters"))
		assert.Equal(t, payment.StandardQuote(), h.quoted(who, second, ""), "none is paid")
		paid := h.pays(who, first)
		assert.Equal(t, payment.FixedPrice, paid.Price)
		assert.Equal(t, lower(495_00, payment.SecondPrice), h.quoted(who, second, ""))
		assert.Equal(t, payment.StandardQuote(), h.quoted(who, later, ""), "another period")
		assert.Equal(t, payment.StandardQuote(), h.quoted(usecase.Administrator(), theirs, ""), "another company")
		next := h.pays(who, second)
		assert.Equal(t, []domain.Cents{495_00, payment.QuoteFor(495_00, "").Total}, []domain.Cents{next.Price, next.Amount})
	})
}

// The price is that of the moment at which the checkout is begun.
func TestPayments_theNextRequestInTwoTabs(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.sellsNextFor(495_00)
		who := h.user("jansen")
		first, second := h.processed(who), h.processed(who)
		h.checkout(who, first, "")
		early := h.checkout(who, second, "")
		require.NoError(t, h.report(h.payments(first)[0], fakepay.Completed, "paid"))
		assert.Equal(t, payment.FixedPrice, h.payments(second)[0].Price, "the open checkout stays as it is")
		again := h.checkout(who, second, "")
		assert.NotEqual(t, early.Checkout, again.Checkout, "until somebody presses again")
		assert.Equal(t, domain.Cents(495_00), h.payments(second)[0].Price)
		assert.Equal(t, again, h.checkout(who, second, ""))
	})
}

func TestPayments_theNextRequestWithACode(t *testing.T) {
	h := newTestServer(t)
	h.sellsNextFor(495_00)
	who := h.user("jansen")
	first, second := h.processed(who), h.processed(who)
	h.pays(who, first)
	h.code(payment.DiscountCode{Code: "MINDER", Price: 400_00})
	h.code(payment.DiscountCode{Code: "MEER", Price: 600_00})
	assert.Equal(t, payment.QuoteFor(400_00, "MINDER"), h.quoted(who, second, "minder"))
	assert.Equal(t, lower(495_00, payment.SecondPrice), h.quoted(who, second, "meer"))
	h.checkout(who, second, "meer")
	assert.Zero(t, h.uses("MEER"), "a code that makes nothing cheaper is not used")
}

func TestPayments_aFollowUpCostsLess(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.paid(who)
	_, err := h.files(who, req)
	require.NoError(t, err)
	next, err := h.Applications.AddFollowUp(h.ctx(), who, req.Number, applications.FollowUp{Start: domain.NewDate(2028, 1, 1), Hours: 900}, uncounted)
	require.NoError(t, err)
	assert.Equal(t, payment.StandardQuote(), h.quoted(who, next, ""), "without a setting")
	h.sellsNextFor(0)
	assert.Equal(t, lower(0, payment.FollowUpPrice), h.quoted(who, next, ""))
	h.checkout(who, next, "")
	assert.Equal(t, request.Paid, h.request(next.ID).PaymentStatus, "nothing to pay")
}

// The lower price belongs to the number for which was paid, not to the row that had it.
func TestPayments_theNextPriceStaysWithTheKvKNumber(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.sellsNextFor(495_00)
		who := h.user("jansen")
		first := h.processed(who)
		paid := h.pays(who, first)
		assert.Equal(t, first.Company.KvK, paid.KvK)
		own := h.processed(who)
		require.Equal(t, first.Company.ID, own.Company.ID)
		renamed := h.request(first.ID).Company
		renamed.Name, renamed.KvK = "Een ander B.V.", "87654321"
		_, err := h.Companies.ReplaceCompany(h.ctx(), who, renamed.ID, renamed)
		require.NoError(t, err)
		assert.Equal(t, payment.StandardQuote(), h.quoted(who, own, ""), "the row is another company now")
		again := h.processed(who) // founds the company of the first number anew
		require.NotEqual(t, first.Company.ID, again.Company.ID)
		assert.Equal(t, lower(495_00, payment.SecondPrice), h.quoted(who, again, ""))
	})
}
