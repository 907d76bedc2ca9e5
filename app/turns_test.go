package app_test

import (
	"context"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/app/apptest"
	"wbso/fairqueue"
)

// Whoever prints again and again keeps somebody else waiting for one turn only.
func TestPrinting_accountsTakeTurns(t *testing.T) {
	h := newTestServer(t)
	crowd, other := h.User("jansen"), h.User("pieters")
	theirs, own := h.Paid(crowd), h.Paid(other)
	begun, end := make(chan string, 7), make(chan struct{})
	h.Renderer.Does(func(ctx context.Context, _ int) error { begun <- fairqueue.KeyOf(ctx); <-end; return nil })
	var all sync.WaitGroup
	for n := range 7 {
		who, number := crowd, theirs.Number
		if n == 6 {
			who, number = other, own.Number
		}
		all.Go(func() {
			_, err := h.Documents.PrintApplication(fairqueue.WithKey(h.Ctx(), who.Username), who, number)
			assert.NoError(t, err)
		})
		apptest.Soon(t, "one more waits", func() bool { running, waiting := h.Printing(); return running+waiting == n+1 })
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
