package domain_test

import (
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/payment"
)

// With more than enough of them open, several have to make room first.
func TestMayOpenCheckout_waitsUntilThereIsRoom(t *testing.T) {
	var payments []payment.Payment
	for i := range payment.CheckoutsPerDay + 2 {
		payments = append(payments, payment.Payment{Checkout: "cs", CreatedAt: now.Add(time.Duration(i-30) * time.Minute)})
	}
	for range 2 {
		err := payment.MayOpenCheckout(payments, now)
		var e *domain.Error
		require.True(t, errors.As(err, &e))
		wait, err := time.ParseDuration(e.Args["seconds"] + "s")
		require.NoError(t, err)
		assert.Equal(t, 24*time.Hour-28*time.Minute, wait, "the third of them")
		assert.Error(t, payment.MayOpenCheckout(payments, now.Add(wait-time.Second)))
		assert.NoError(t, payment.MayOpenCheckout(payments, now.Add(wait)))
		slices.Reverse(payments)
	}
}
