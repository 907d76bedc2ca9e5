package jobs_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/fairqueue"
)

// A job waits for a model under its owner's name.
func TestWorker_jobsWaitUnderTheirOwner(t *testing.T) {
	h := newTestServer(t)
	first, second := h.User("jansen"), h.User("pieters")
	var keys []string
	h.Composer.Does(func(ctx context.Context, _ int) error { keys = append(keys, fairqueue.KeyOf(ctx)); return nil })
	h.Submit(first, apptest.Submission())
	h.Submit(second, apptest.Submission())
	h.RunDue(2)
	require.Len(t, keys, 2)
	assert.NotEqual(t, keys[0], keys[1])
}
