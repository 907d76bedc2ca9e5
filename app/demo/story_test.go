package demo_test

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestDemo_F07_closuresRunMoreThanOnce(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.Store.Rehearse = true
		require.NoError(t, h.Demo.Seed(h.Ctx()))
		h.wholeDemo()
	})
}
