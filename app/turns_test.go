package app_test

import (
	"context"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/fairqueue"
)

// Whoever prints again and again keeps somebody else waiting for one turn only.
func TestPrinting_accountsTakeTurns(t *testing.T) {
	h := newTestServer(t)
	crowd, other := h.user("jansen"), h.user("pieters")
	theirs, own := h.paid(crowd), h.paid(other)
	begun, end := make(chan string, 7), make(chan struct{})
	h.renderer.does(func(ctx context.Context, _ int) error { begun <- fairqueue.KeyOf(ctx); <-end; return nil })
	var all sync.WaitGroup
	for n := range 7 {
		who, number := crowd, theirs.Number
		if n == 6 {
			who, number = other, own.Number
		}
		all.Go(func() {
			_, err := h.Documents.PrintApplication(fairqueue.WithKey(h.ctx(), who.Username), who, number)
			assert.NoError(t, err)
		})
		soon(t, "one more waits", func() bool { running, waiting := h.Printing(); return running+waiting == n+1 })
	}
	running, _ := h.Printing()
	for range running {
		assert.Equal(t, "jansen", <-begun)
	}
	end <- struct{}{}
	assert.Equal(t, "pieters", <-begun)
	close(end)
	all.Wait()
}

// A job waits for a model under its owner's name.
func TestWorker_jobsWaitUnderTheirOwner(t *testing.T) {
	h := newTestServer(t)
	first, second := h.user("jansen"), h.user("pieters")
	var keys []string
	h.composer.does(func(ctx context.Context, _ int) error { keys = append(keys, fairqueue.KeyOf(ctx)); return nil })
	h.submit(first, submission())
	h.submit(second, submission())
	h.runDue(2)
	require.Len(t, keys, 2)
	assert.NotEqual(t, keys[0], keys[1])
}
