package payments_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app/applications"
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

// sellsNextFor sets the price of a next request.
func (h *testServer) sellsNextFor(price domain.Cents) {
	h.PriceNext = &price
	h.App = h.Process()
}

func (h *testServer) quoted(who usecase.Actor, req request.Request, code string) payment.Quote {
	h.T.Helper()
	q, err := h.Payments.Quote(h.Ctx(), who, req.Number, code)
	require.NoError(h.T, err)
	return q
}

// starting is a processed request whose application starts on a day.
func (h *testServer) starting(who usecase.Actor, start domain.Date) request.Request {
	h.T.Helper()
	in := apptest.Submission()
	in.StartOfProject = start
	req := h.Submit(who, in)
	h.RunDue(1)
	return h.Request(req.ID)
}

func lower(price domain.Cents, why payment.PriceReason) payment.Quote {
	q := payment.QuoteFor(price, "")
	q.Less = why
	return q
}

func TestPayments_theNextRequestOfAPeriodCostsLess(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.sellsNextFor(495_00)
		who := h.User("jansen")
		first, second := h.starting(who, domain.NewDate(2027, 1, 1)), h.starting(who, domain.NewDate(2027, 5, 1))
		later, theirs := h.starting(who, domain.NewDate(2028, 5, 1)), h.Processed(h.User("pieters"))
		assert.Equal(t, payment.StandardQuote(), h.quoted(who, second, ""), "none is paid")
		paid := h.Pays(who, first)
		assert.Equal(t, payment.FixedPrice, paid.Price)
		assert.Equal(t, lower(495_00, payment.SecondPrice), h.quoted(who, second, ""))
		assert.Equal(t, payment.StandardQuote(), h.quoted(who, later, ""), "another period")
		assert.Equal(t, payment.StandardQuote(), h.quoted(usecase.Administrator(), theirs, ""), "another company")
		next := h.Pays(who, second)
		assert.Equal(t, []domain.Cents{495_00, payment.QuoteFor(495_00, "").Total}, []domain.Cents{next.Price, next.Amount})
	})
}

// The price is that of the moment at which the checkout is begun.
func TestPayments_theNextRequestInTwoTabs(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.sellsNextFor(495_00)
		who := h.User("jansen")
		first, second := h.Processed(who), h.Processed(who)
		h.Checkout(who, first, "")
		early := h.Checkout(who, second, "")
		require.NoError(t, h.Report(h.PaymentsOf(first)[0], fakepay.Completed, "paid"))
		assert.Equal(t, payment.FixedPrice, h.PaymentsOf(second)[0].Price, "the open checkout stays as it is")
		again := h.Checkout(who, second, "")
		assert.NotEqual(t, early.Checkout, again.Checkout, "until somebody presses again")
		assert.Equal(t, domain.Cents(495_00), h.PaymentsOf(second)[0].Price)
		assert.Equal(t, again, h.Checkout(who, second, ""))
	})
}

func TestPayments_theNextRequestWithACode(t *testing.T) {
	h := newTestServer(t)
	h.sellsNextFor(495_00)
	who := h.User("jansen")
	first, second := h.Processed(who), h.Processed(who)
	h.Pays(who, first)
	h.Code(payment.DiscountCode{Code: "MINDER", Price: 400_00})
	h.Code(payment.DiscountCode{Code: "MEER", Price: 600_00})
	assert.Equal(t, payment.QuoteFor(400_00, "MINDER"), h.quoted(who, second, "minder"))
	assert.Equal(t, lower(495_00, payment.SecondPrice), h.quoted(who, second, "meer"))
	h.Checkout(who, second, "meer")
	assert.Zero(t, h.Uses("MEER"), "a code that makes nothing cheaper is not used")
}

func TestPayments_aFollowUpCostsLess(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Paid(who)
	_, err := h.Files(who, req)
	require.NoError(t, err)
	next, err := h.Applications.AddFollowUp(h.Ctx(), who, req.Number, applications.FollowUp{Start: domain.NewDate(2028, 1, 1), Hours: 900}, apptest.Uncounted)
	require.NoError(t, err)
	assert.Equal(t, payment.StandardQuote(), h.quoted(who, next, ""), "without a setting")
	h.sellsNextFor(0)
	assert.Equal(t, lower(0, payment.FollowUpPrice), h.quoted(who, next, ""))
	h.Checkout(who, next, "")
	assert.Equal(t, request.Paid, h.Request(next.ID).PaymentStatus, "nothing to pay")
}

// The lower price belongs to the number for which was paid, not to the row that had it.
func TestPayments_theNextPriceStaysWithTheKvKNumber(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.sellsNextFor(495_00)
		who := h.User("jansen")
		first := h.Processed(who)
		paid := h.Pays(who, first)
		assert.Equal(t, first.Company.KvK, paid.KvK)
		own := h.Processed(who)
		require.Equal(t, first.Company.ID, own.Company.ID)
		renamed := h.Request(first.ID).Company
		renamed.Name, renamed.KvK = "Een ander B.V.", "87654321"
		_, err := h.Companies.ReplaceCompany(h.Ctx(), who, renamed.ID, renamed)
		require.NoError(t, err)
		assert.Equal(t, payment.StandardQuote(), h.quoted(who, own, ""), "the row is another company now")
		again := h.Processed(who) // founds the company of the first number anew
		require.NotEqual(t, first.Company.ID, again.Company.ID)
		assert.Equal(t, lower(495_00, payment.SecondPrice), h.quoted(who, again, ""))
	})
}
