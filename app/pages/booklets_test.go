package pages_test

import (
	"context"
	"errors"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Nobody makes the server print by asking often: the example is printed once a day.
func TestBooklets_theExampleIsPrintedOnce(t *testing.T) {
	h := newTestServer(t)
	ask := func() string {
		file, err := h.App.Booklets.FinishedApplication(t.Context())
		require.NoError(t, err)
		return string(file.Content)
	}
	release := make(chan struct{})
	h.Renderer.Does(func(context.Context, int) error { <-release; return nil })
	var group sync.WaitGroup
	for range 8 {
		group.Go(func() { assert.Equal(t, "example WBSO-2026-00042", ask()) })
	}
	time.Sleep(20 * time.Millisecond) // until they wait for each other
	close(release)
	group.Wait()
	assert.Equal(t, 1, h.Renderer.Count())

	h.Clock.SetToday("2026-11-29")
	ask()
	assert.Equal(t, 2, h.Renderer.Count(), "it names the days until which one can file")
}

func TestBooklets_anExampleThatFailsIsPrintedAgain(t *testing.T) {
	h := newTestServer(t)
	h.Renderer.Fails(errors.New("no font"))
	_, err := h.App.Booklets.FinishedApplication(t.Context())
	require.ErrorContains(t, err, "no font")
	h.Renderer.Does(nil)
	file, err := h.App.Booklets.FinishedApplication(t.Context())
	require.NoError(t, err)
	assert.NotEmpty(t, file.Content)
}
