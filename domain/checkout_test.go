package domain_test

import (
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
)

// With more than enough of them open, several have to make room first.
func TestMayOpenCheckout_waitsUntilThereIsRoom(t *testing.T) {
	var payments []domain.Payment
	for i := range domain.CheckoutsPerDay + 2 {
		payments = append(payments, domain.Payment{Checkout: "cs", CreatedAt: now.Add(time.Duration(i-30) * time.Minute)})
	}
	for range 2 {
		err := domain.MayOpenCheckout(payments, now)
		var e *domain.Error
		require.True(t, errors.As(err, &e))
		wait, err := time.ParseDuration(e.Args["seconds"] + "s")
		require.NoError(t, err)
		assert.Equal(t, 24*time.Hour-28*time.Minute, wait, "the third of them")
		assert.Error(t, domain.MayOpenCheckout(payments, now.Add(wait-time.Second)))
		assert.NoError(t, domain.MayOpenCheckout(payments, now.Add(wait)))
		slices.Reverse(payments)
	}
}
