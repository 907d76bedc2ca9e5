package portstest

import (
	"math"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/ports"
)

func (k kit) payment(p domain.Payment) domain.Payment {
	k.Helper()
	p.CreatedAt = noon
	return do(k, func(r ports.Repos) (domain.Payment, error) { return r.Payments.Add(k.Context(), p) })
}

func payments() map[string]func(kit) {
	list := func(k kit, request int64) []domain.Payment {
		return must(k, func(r ports.Repos) ([]domain.Payment, error) { return r.Payments.List(k.Context(), request) })
	}
	byCheckout := func(k kit, bill string) (domain.Payment, error) {
		return get(k, func(r ports.Repos) (domain.Payment, error) { return r.Payments.ByCheckout(k.Context(), bill) })
	}
	uses := func(k kit, code string, at time.Time) int {
		return must(k, func(r ports.Repos) (int, error) { return r.Payments.CodeUses(k.Context(), code, at) })
	}
	return map[string]func(kit){
		"Add, ByCheckout and List keep every field": func(k kit) {
			q := k.request(1)
			full := domain.Payment{Request: q.ID, Status: domain.Paid, Price: math.MaxInt64, VAT: math.MinInt64, Amount: 96195, Currency: "eur",
				Code: "WELKOM", Checkout: odd, URL: odd, CreatedAt: noon, ExpiresAt: noon.Add(time.Hour), PaidAt: noon.Add(time.Minute)}
			full.ID = do(k, func(r ports.Repos) (domain.Payment, error) { return r.Payments.Add(k.Context(), full) }).ID
			got, err := byCheckout(k, odd)
			require.NoError(k, err)
			assert.Equal(k, full, got)
			empty := k.payment(domain.Payment{Request: q.ID})
			assert.Equal(k, []domain.Payment{empty, full}, list(k, q.ID), "the newest first")
			assert.Empty(k, list(k, q.ID+1))
		},
		"a bill belongs to one payment, no bill to many": func(k kit) {
			q := k.request(1)
			k.payment(domain.Payment{Request: q.ID, Checkout: "s"})
			_, err := try(k, func(r ports.Repos) (domain.Payment, error) {
				return r.Payments.Add(k.Context(), domain.Payment{Request: q.ID, Checkout: "s", CreatedAt: noon})
			})
			assert.Error(k, err)
			k.payment(domain.Payment{Request: q.ID})
			free := k.payment(domain.Payment{Request: q.ID})
			free.Checkout = "s"
			err = k.run(func(r ports.Repos) error { return r.Payments.Update(k.Context(), free) })
			assert.Error(k, err)
			assert.Equal(k, domain.Internal, domain.KindOf(err), "a defect, not a full database")
			for _, none := range []string{"", "S"} {
				_, err = byCheckout(k, none)
				absent(k, err)
			}
		},
		"Update writes what it names and nothing else": func(k kit) {
			q := k.request(1)
			before := k.payment(domain.Payment{Request: q.ID, Status: domain.PaymentPending, Price: 1, VAT: 2, Amount: 3, Currency: "eur", Code: "C"})
			change := domain.Payment{ID: before.ID, Status: domain.Paid, Price: 9, Currency: "usd", Code: "D", Checkout: "s", URL: "u",
				ExpiresAt: noon.Add(time.Hour), PaidAt: noon}
			require.NoError(k, k.run(func(r ports.Repos) error { return r.Payments.Update(k.Context(), change) }))
			want := before
			want.Status, want.Checkout, want.URL, want.ExpiresAt, want.PaidAt = domain.Paid, "s", "u", change.ExpiresAt, noon
			assert.Equal(k, []domain.Payment{want}, list(k, q.ID))
			change.ID++
			absent(k, k.run(func(r ports.Repos) error { return r.Payments.Update(k.Context(), change) }))
		},
		"CodeUses counts the paid, the refunded and the pending that have not expired": func(k kit) {
			q := k.request(1)
			later, sooner := noon.Add(time.Microsecond), noon.Add(-time.Microsecond)
			for _, p := range []domain.Payment{
				{Status: domain.Paid, ExpiresAt: sooner, Code: "A"},
				{Status: domain.PaymentRefunded, ExpiresAt: sooner, Code: "A"},
				{Status: domain.PaymentPending, ExpiresAt: later, Code: "A"},
				{Status: domain.PaymentPending, ExpiresAt: noon, Code: "A"},
				{Status: domain.PaymentPending, ExpiresAt: sooner, Code: "A"},
				{Status: domain.PaymentExpired, ExpiresAt: later, Code: "A"},
				{Status: domain.PaymentFailed, ExpiresAt: later, Code: "A"},
				{Status: domain.Paid, Code: "B"},
				{Status: domain.Paid},
			} {
				p.Request = q.ID
				k.payment(p)
			}
			assert.Equal(k, 3, uses(k, "A", noon))
			assert.Equal(k, 2, uses(k, "A", later))
			assert.Equal(k, 1, uses(k, "B", noon))
			assert.Zero(k, uses(k, "C", noon))
		},
		"P04 FirstSeen is true once": func(k kit) {
			seen := func(e domain.PaymentEvent) bool {
				return do(k, func(r ports.Repos) (bool, error) { return r.Payments.FirstSeen(k.Context(), e) })
			}
			e := domain.PaymentEvent{ID: "evt_1", Type: odd, Checkout: "s", Status: domain.Paid, Amount: 96195, Currency: "eur", Reference: odd, At: noon}
			assert.True(k, seen(e))
			assert.False(k, seen(e))
			e.Type = "other"
			assert.False(k, seen(e), "the id alone counts")
			assert.True(k, seen(domain.PaymentEvent{ID: "evt_2"}))
		},
		"an event of a transaction that rolls back is new the next time": func(k kit) {
			_ = k.run(func(r ports.Repos) error {
				first, err := r.Payments.FirstSeen(k.Context(), domain.PaymentEvent{ID: "evt_1", At: noon})
				require.NoError(k, err)
				require.True(k, first)
				return errRefused
			})
			assert.True(k, do(k, func(r ports.Repos) (bool, error) {
				return r.Payments.FirstSeen(k.Context(), domain.PaymentEvent{ID: "evt_1", At: noon})
			}))
		},
	}
}

func codes() map[string]func(kit) {
	add := func(k kit, c domain.CheckoutCode) (domain.CheckoutCode, error) {
		return try(k, func(r ports.Repos) (domain.CheckoutCode, error) { return r.Codes.Add(k.Context(), c) })
	}
	byCode := func(k kit, code string) (domain.CheckoutCode, error) {
		return get(k, func(r ports.Repos) (domain.CheckoutCode, error) { return r.Codes.ByCode(k.Context(), code) })
	}
	hold := func(k kit, code string) (domain.CheckoutCode, error) {
		return try(k, func(r ports.Repos) (domain.CheckoutCode, error) { return r.Codes.Lock(k.Context(), code) })
	}
	full := domain.CheckoutCode{Code: "WELKOM", Price: 49500, ExpiresOn: domain.NewDate(2028, time.February, 29), MaxUses: math.MaxInt32,
		Disabled: true, CreatedAt: noon}
	return map[string]func(kit){
		"Add, ByCode and Hold keep every field": func(k kit) {
			for _, want := range []domain.CheckoutCode{full, {Code: odd, CreatedAt: noon}} {
				added, err := add(k, want)
				require.NoError(k, err)
				want.ID = added.ID
				assert.Equal(k, want, added)
				for _, look := range []func(kit, string) (domain.CheckoutCode, error){byCode, hold, byCode} {
					got, err := look(k, want.Code)
					require.NoError(k, err)
					assert.Equal(k, want, got)
				}
			}
		},
		"a code is taken once": func(k kit) {
			_, err := add(k, full)
			require.NoError(k, err)
			_, err = add(k, full)
			refused(k, domain.Invalid, domain.CodeCodeTaken, "code", err)
		},
		"ByCode, Hold and Disable answer not_found": func(k kit) {
			_, err := byCode(k, "X")
			absent(k, err)
			_, err = hold(k, "X")
			absent(k, err)
			absent(k, k.run(func(r ports.Repos) error { return r.Codes.Disable(k.Context(), "X") }))
		},
		"Disable disables, also twice": func(k kit) {
			c, err := add(k, domain.CheckoutCode{Code: "A", CreatedAt: noon})
			require.NoError(k, err)
			for range 2 {
				require.NoError(k, k.run(func(r ports.Repos) error { return r.Codes.Disable(k.Context(), "A") }))
			}
			got, err := byCode(k, "A")
			require.NoError(k, err)
			c.Disabled = true
			assert.Equal(k, c, got)
		},
		"List gives the oldest first": func(k kit) {
			b, err := add(k, domain.CheckoutCode{Code: "B", CreatedAt: noon})
			require.NoError(k, err)
			a, err := add(k, domain.CheckoutCode{Code: "A", CreatedAt: noon.Add(-time.Hour)})
			require.NoError(k, err)
			assert.Equal(k, []domain.CheckoutCode{a, b},
				must(k, func(r ports.Repos) ([]domain.CheckoutCode, error) { return r.Codes.List(k.Context()) }))
		},
	}
}
