package domain_test

import (
	"cmp"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

func paymentVectors() map[string]func(*testing.T, string) {
	type pay struct {
		ID        int64
		Status    request.PaymentStatus
		Surplus   bool
		Refunded  domain.Cents
		Odd       payment.Money
		Code      string
		Checkout  string
		CreatedAt time.Time `json:"created_at"`
		ExpiresAt time.Time `json:"expires_at"`
		PaidAt    time.Time `json:"paid_at"`
	}
	read := func(in []pay) (all []payment.Payment) {
		for _, p := range in {
			all = append(all, payment.Payment{ID: p.ID, Status: p.Status, Surplus: p.Surplus, Amount: 100_00, Odd: p.Odd, Refunded: p.Refunded, Currency: "eur",
				Code: p.Code, Checkout: p.Checkout, CreatedAt: p.CreatedAt, ExpiresAt: p.ExpiresAt, PaidAt: p.PaidAt})
		}
		return all
	}
	type event struct {
		Checkout string
		Status   request.PaymentStatus
		Amount   domain.Cents
		Refunded domain.Cents
		Currency string
	}
	type settling struct {
		Payments []pay
		Event    event
		UsedUp   []string `json:"used_up"`
	}
	type fit struct {
		Status   request.PaymentStatus
		Amount   domain.Cents
		Currency string
	}
	type refund struct{ Amount, Refunded domain.Cents }
	type opening struct {
		Payments []pay
		Times    int // how often the first of the payments is there
		Now      time.Time
	}
	return map[string]func(*testing.T, string){
		"payment_join":    plain(func(p [2]request.PaymentStatus) request.PaymentStatus { return p[0].JoinStatus(p[1]) }),
		"payment_request": plain(func(in []pay) request.PaymentStatus { return payment.RequestPayment(read(in)) }),
		"payment_fits": plain(func(in fit) bool {
			return payment.Payment{Amount: 100_00, Currency: "eur"}.FitsEvent(payment.PaymentEvent{Status: in.Status, Amount: in.Amount, Currency: in.Currency})
		}),
		"payment_sound": plain(func(in refund) bool {
			return payment.PaymentEvent{Status: request.PaymentRefunded, Amount: in.Amount, Refunded: in.Refunded}.Sound()
		}),
		"settle_payments": plain(func(in settling) []string {
			usedUp := map[string]bool{}
			for _, code := range in.UsedUp {
				usedUp[code] = true
			}
			e := payment.PaymentEvent{Checkout: in.Event.Checkout, Status: in.Event.Status, Amount: in.Event.Amount,
				Refunded: in.Event.Refunded, Currency: cmp.Or(in.Event.Currency, "eur")}
			return summaries(settled(read(in.Payments), e, usedUp, now))
		}),
		"checkout_limit": check(func(in opening) error {
			return payment.MayOpenCheckout(slices.Repeat(read(in.Payments[:1]), in.Times), in.Now)
		}),
	}
}

var now = time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

// settled are all payments of a request after an event.
func settled(payments []payment.Payment, e payment.PaymentEvent, usedUp map[string]bool, now time.Time) []payment.Payment {
	after := slices.Clone(payments)
	for _, c := range payment.SettlePayments(payments, e, usedUp, now) {
		i := slices.Index(after, c.Before)
		after[i] = c.After
	}
	return after
}

// summaries say of each payment what an event may change: "2 paid surplus".
func summaries(payments []payment.Payment) (out []string) {
	for _, p := range payments {
		s := fmt.Sprint(p.ID, " ", p.Status)
		if p.Surplus {
			s += " surplus"
		}
		if p.Odd != (payment.Money{}) {
			s += fmt.Sprint(" odd ", p.Odd.Amount.Euros(), " ", p.Odd.Currency)
		}
		if p.Refunded > 0 && p.Status == request.Paid {
			s += fmt.Sprint(", refunded ", p.Refunded.Euros())
		}
		out = append(out, s)
	}
	return out
}

func TestPayment_P05_onlyARefundTakesPaidBack(t *testing.T) {
	for _, e := range []request.PaymentStatus{request.Unpaid, request.PaymentPending, request.PaymentFailed, request.PaymentExpired, request.Paid, ""} {
		assert.Equal(t, request.Paid, request.Paid.JoinStatus(e), string(e))
	}
	assert.Equal(t, request.PaymentRefunded, request.Paid.JoinStatus(request.PaymentRefunded))
}

func TestPayment_Open(t *testing.T) {
	p := payment.Payment{Status: request.PaymentPending, ExpiresAt: now}
	assert.True(t, p.IsOpen(now.Add(-time.Nanosecond)))
	assert.False(t, p.IsOpen(now))
	for _, status := range []request.PaymentStatus{request.PaymentExpired, request.PaymentFailed, request.Paid, request.PaymentRefunded} {
		p.Status = status
		assert.False(t, p.IsOpen(now.Add(-time.Hour)), string(status))
	}
}

// story is a request with some checkouts and what the provider says about them.
type story struct {
	payments []payment.Payment
	events   []payment.PaymentEvent
	usedUp   map[string]bool
}

func drawStory(t *rapid.T) story {
	s := story{usedUp: map[string]bool{"OP": rapid.Bool().Draw(t, "used up")}}
	count := rapid.IntRange(1, 4).Draw(t, "payments")
	for i := range count {
		s.payments = append(s.payments, payment.Payment{
			ID: int64(i + 1), Status: request.PaymentPending, Amount: 100_00, Currency: "eur", Checkout: fmt.Sprint("cs_", i),
			Code: rapid.SampledFrom([]string{"", "OP", "RUIM"}).Draw(t, "code"), CreatedAt: now.Add(time.Duration(i) * time.Minute),
		})
	}
	statuses := []request.PaymentStatus{request.PaymentPending, request.PaymentExpired, request.PaymentFailed, request.Paid, request.PaymentRefunded}
	for range rapid.IntRange(1, 12).Draw(t, "events") {
		e := payment.PaymentEvent{Checkout: fmt.Sprint("cs_", rapid.IntRange(0, count-1).Draw(t, "checkout")),
			Status: rapid.SampledFrom(statuses).Draw(t, "status"), Amount: 100_00, Currency: "eur", Refunded: 100_00}
		if rapid.Bool().Draw(t, "in part") {
			e.Refunded = 40_00
		}
		if rapid.IntRange(0, 3).Draw(t, "dispute") == 0 {
			e.Status, e.Dispute = "", payment.Dispute{
				Status: rapid.SampledFrom([]payment.DisputeStatus{payment.DisputeOpen, payment.DisputeWon, payment.DisputeLost}).Draw(t, "outcome"),
				Amount: domain.Cents(rapid.IntRange(1, 2).Draw(t, "disputed")), Due: now.AddDate(0, 0, rapid.IntRange(0, 2).Draw(t, "due")),
			}
		}
		s.events = append(s.events, e)
	}
	return s
}

// after is what events make of the payments, in the order in which they come.
func (s story) after(events []payment.PaymentEvent) []payment.Payment {
	payments := s.payments
	for i, e := range events {
		payments = settled(payments, e, s.usedUp, now.Add(time.Duration(i)*time.Second))
	}
	return payments
}

// kept are the payments that count for the request.
func kept(payments []payment.Payment) (list []payment.Payment) {
	for _, p := range payments {
		if p.Status == request.Paid && !p.IsRefundDue() {
			list = append(list, p)
		}
	}
	return list
}

// Whatever order a provider's events come in, and however often, each payment ends
// in the same status and the request is paid or not. Only which of several is
// kept follows from the order.
func TestSettle_P05_anyOrderEndsTheSame(t *testing.T) {
	end := func(payments []payment.Payment) (out []string) {
		out = []string{fmt.Sprint(payment.RequestPayment(payments)), fmt.Sprint(len(kept(payments)), " kept")}
		for _, p := range payments {
			out = append(out, fmt.Sprint(p.Status, p.Refunded, p.Dispute))
		}
		return out
	}
	rapid.Check(t, func(t *rapid.T) {
		s := drawStory(t)
		order := rapid.Permutation(s.events).Draw(t, "order")
		want := end(s.after(s.events))
		assert.Equal(t, want, end(s.after(order)))
		assert.Equal(t, want, end(s.after(append(order, s.events...))), "replayed")
	})
}

func TestSettle_P08_aRequestKeepsOnePayment(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawStory(t)
		before := s.payments
		for i, e := range s.events {
			after := settled(before, e, s.usedUp, now.Add(time.Duration(i)*time.Second))
			count := len(kept(after))
			assert.LessOrEqual(t, count, 1)
			assert.Equal(t, count == 1, payment.RequestPayment(after) == request.Paid)
			for j, p := range after {
				assert.False(t, count == 1 && p.Status == request.PaymentPending, "one more can be paid")
				assert.False(t, count == 0 && p.IsRefundDue() && !s.usedUp[p.Code], "refused although nothing else pays")
				assert.False(t, !p.IsRefundDue() && p.Status == request.Paid && s.usedUp[p.Code], "more uses than the code has")
				if was := before[j]; was.Status == request.Paid && !was.IsRefundDue() && p.Status == request.Paid {
					assert.False(t, p.IsRefundDue(), "one that is kept stays so until it is refunded")
				}
			}
			assert.Empty(t, payment.SettlePayments(after, e, s.usedUp, now.Add(time.Hour)), "the same again changes nothing")
			before = after
		}
	})
}

func TestRequestPayment_anyOrderOfPayments(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawStory(t)
		all := s.after(s.events)
		want := payment.RequestPayment(all)
		assert.Equal(t, want, payment.RequestPayment(rapid.Permutation(all).Draw(t, "order")))
		assert.NotEqual(t, request.PaymentExpired, want)
	})
}
