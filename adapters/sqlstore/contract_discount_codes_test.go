package sqlstore_test

import (
	"math"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/ports"
)

func codes() []promise {
	return []promise{
		testAddByCodeAndLockKeepEveryField,
		testACodeIsTakenOnce,
		testByCodeLockAndDisableAnswerNotFound,
		testDisableDisablesAlsoTwice,
		testUsesCountsWhatWasPaidAndWhatIsReserved,
		testListGivesTheOldestFirst,
	}
}

func testAddByCodeAndLockKeepEveryField(k kit) {
	for _, want := range []payment.DiscountCode{fullCode(), {Code: odd, CreatedAt: noon}} {
		added, err := k.addCode(want)
		require.NoError(k, err)
		want.ID = added.ID
		assert.Equal(k, want, added)
		for _, look := range []func(string) (payment.DiscountCode, error){k.byCode, k.lockCode, k.byCode} {
			got, err := look(want.Code)
			require.NoError(k, err)
			assert.Equal(k, want, got)
		}
	}
}

func testACodeIsTakenOnce(k kit) {
	_, err := k.addCode(fullCode())
	require.NoError(k, err)
	_, err = k.addCode(fullCode())
	refused(k, domain.Invalid, domain.CodeCodeTaken, "code", err)
}

func testByCodeLockAndDisableAnswerNotFound(k kit) {
	_, err := k.byCode("X")
	absent(k, err)
	_, err = k.lockCode("X")
	absent(k, err)
	absent(k, k.run(func(r ports.Repos) error { return r.DiscountCodes.DisableDiscountCode(k.Context(), "X") }))
}

func testDisableDisablesAlsoTwice(k kit) {
	c, err := k.addCode(payment.DiscountCode{Code: "A", CreatedAt: noon})
	require.NoError(k, err)
	for range 2 {
		require.NoError(k, k.run(func(r ports.Repos) error { return r.DiscountCodes.DisableDiscountCode(k.Context(), "A") }))
	}
	got, err := k.byCode("A")
	require.NoError(k, err)
	c.Disabled = true
	assert.Equal(k, c, got)
}

// Uses counts what was paid and what is reserved, and nothing surplus.
func testUsesCountsWhatWasPaidAndWhatIsReserved(k kit) {
	q := k.request(1)
	later, sooner := noon.Add(time.Microsecond), noon.Add(-time.Microsecond)
	for _, p := range []payment.Payment{
		{Status: request.Paid, ExpiresAt: sooner, Code: "A"},
		{Status: request.Paid, ExpiresAt: later, Code: "A", Surplus: true},
		{Status: request.PaymentRefunded, ExpiresAt: sooner, Code: "A"},
		{Status: request.PaymentRefunded, ExpiresAt: later, Code: "A", Surplus: true},
		{Status: request.PaymentPending, ExpiresAt: later, Code: "A"},
		{Status: request.PaymentPending, ExpiresAt: noon, Code: "A"},
		{Status: request.PaymentPending, ExpiresAt: sooner, Code: "A"},
		{Status: request.PaymentPending, Code: "A"},
		{Status: request.PaymentExpired, ExpiresAt: later, Code: "A"},
		{Status: request.PaymentFailed, ExpiresAt: later, Code: "A"},
		{Status: request.Paid, Code: "B"},
		{Status: request.Paid},
	} {
		p.Request = q.ID
		k.payment(p)
	}
	uses := func(code string, at time.Time) int {
		return must(k, func(r ports.Repos) (int, error) { return r.DiscountCodes.CountDiscountUses(k.Context(), code, at) })
	}
	assert.Equal(k, 3, uses("A", noon))
	assert.Equal(k, 2, uses("A", later))
	assert.Equal(k, 1, uses("B", noon))
	assert.Zero(k, uses("C", noon))
	assert.Zero(k, uses("", noon))
}

func testListGivesTheOldestFirst(k kit) {
	b, err := k.addCode(payment.DiscountCode{Code: "B", CreatedAt: noon})
	require.NoError(k, err)
	a, err := k.addCode(payment.DiscountCode{Code: "A", CreatedAt: noon.Add(-time.Hour)})
	require.NoError(k, err)
	assert.Equal(k, []payment.DiscountCode{a, b},
		must(k, func(r ports.Repos) ([]payment.DiscountCode, error) {
			return r.DiscountCodes.ListDiscountCodes(k.Context())
		}))
}

func (k kit) addCode(c payment.DiscountCode) (payment.DiscountCode, error) {
	return try(k, func(r ports.Repos) (payment.DiscountCode, error) {
		return r.DiscountCodes.AddDiscountCode(k.Context(), c)
	})
}

func (k kit) byCode(code string) (payment.DiscountCode, error) {
	return get(k, func(r ports.Repos) (payment.DiscountCode, error) {
		return r.DiscountCodes.FindDiscountCode(k.Context(), code)
	})
}

func (k kit) lockCode(code string) (payment.DiscountCode, error) {
	return try(k, func(r ports.Repos) (payment.DiscountCode, error) {
		return r.DiscountCodes.LockDiscountCode(k.Context(), code)
	})
}

func fullCode() payment.DiscountCode {
	return payment.DiscountCode{Code: "WELKOM", Price: 49500, ExpiresOn: domain.NewDate(2028, time.February, 29), MaxUses: math.MaxInt32,
		Disabled: true, CreatedAt: noon}
}
