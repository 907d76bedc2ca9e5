package app_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

// However often the database is away while a job runs or is recorded, the job
// waits for it.
func TestAttempt_F02_troubleOfTheDatabaseBurnsNothing(t *testing.T) {
	for name, act := range map[string]func(context.Context, int) error{
		"the result":  nil,
		"the failure": func(context.Context, int) error { return errors.New("connection refused") },
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestServer(t)
			req := h.submit(h.user("jansen"), submission())
			h.composer.does(act)
			h.store.with(func(r ports.Repos) ports.Repos {
				r.Jobs = brokenSettle{r.Jobs}
				return r
			})
			for range 3 * queue.MaxAttempts {
				h.runDue(1)
				job := h.jobs()[0]
				require.Equal(t, queue.JobQueued, job.Status)
				require.Zero(t, job.Attempts)
				h.runDue(0)
				h.clock.pass(12 * time.Second)
			}
			h.store.with(nil)
			h.composer.does(nil)
			h.runDue(1)
			h.oneApplication(req.ID)
			assert.Equal(t, 1, h.jobs()[0].Attempts)
		})
	}
}

type brokenSettle struct{ ports.Jobs }

func (brokenSettle) SettleJob(context.Context, queue.Job, time.Duration) error { return errCut }

// The database stays away for longer than the lease, and another worker is the
// first to find it back: the attempt is given back all the same.
func TestAttempt_F02_givesBackAfterTheLease(t *testing.T) {
	h := newTestServer(t)
	req := h.submit(h.user("jansen"), submission())
	h.composer.does(func(context.Context, int) error {
		h.leases.away.Store(true)
		return errCut
	})
	ran := make(chan error, 1)
	go func() {
		_, err := h.Worker.RunDue(h.ctx())
		ran <- err
	}()
	soon(t, "it tries to give the job back", func() bool { return h.leases.releases.Load() > 0 })
	h.clock.pass(31 * time.Second)
	require.Equal(t, 1, h.claimed("another").Lost)
	h.leases.away.Store(false)
	require.NoError(t, <-ran)
	job := h.jobs()[0]
	assert.Equal(t, "another", job.Worker)
	assert.Equal(t, 1, job.Attempts)
	assert.Zero(t, job.Lost)
	assert.Equal(t, request.Processing, h.request(req.ID).Status)
}

// The database was away when the lease was to be extended, and comes back after
// another worker has the job.
func TestAttempt_F02_aLeaseLostToTroubleBurnsNothing(t *testing.T) {
	h := newTestServer(t)
	h.lease = 30 * time.Millisecond
	h.App = h.process()
	h.submit(h.user("jansen"), submission())
	h.composer.does(func(ctx context.Context, _ int) error {
		h.leases.away.Store(true)
		soon(t, "the lease is not extended", func() bool { return h.leases.extends.Load() > 0 })
		h.clock.pass(time.Second)
		h.claimed("another")
		h.leases.away.Store(false)
		<-ctx.Done() // the heart finds the lease lost
		return ctx.Err()
	})
	h.runDue(1)
	job := h.jobs()[0]
	assert.Equal(t, "another", job.Worker)
	assert.Equal(t, 1, job.Attempts)
}

// An earlier worker comes back from trouble while the last one runs that may be lost: it is
// not the last any more.
func TestAttempt_F02_countsWhatIsCountedNow(t *testing.T) {
	h := newTestServer(t)
	h.submit(h.user("jansen"), submission())
	silent := h.claimed("silent")
	h.clock.pass(31 * time.Second)
	for range queue.MaxLost - 1 {
		h.lose()
	}
	require.NoError(t, h.sql.ReleaseJob(h.ctx(), silent, 0))
	h.runDue(1)
	assert.Equal(t, queue.JobDone, h.jobs()[0].Status)
}

// A lease that another worker took while this one hung counts as a lost worker: nobody
// can tell whose fault that was. It costs no attempt.
func TestAttempt_J05_aLeaseLostOtherwiseCounts(t *testing.T) {
	h := newTestServer(t)
	h.submit(h.user("jansen"), submission())
	h.composer.does(func(context.Context, int) error {
		h.clock.pass(31 * time.Second)
		h.claimed("another")
		return errors.New("too late")
	})
	h.runDue(1)
	job := h.jobs()[0]
	assert.Equal(t, "another", job.Worker)
	assert.Equal(t, 1, job.Attempts)
	assert.Equal(t, 1, job.Lost)
}

// While its worker lives, a job that takes long stays its own.
func TestAttempt_J02_theHeartBeatsWithinTheLease(t *testing.T) {
	t.Parallel()
	h := newTestServer(t)
	begun := time.Now() // the clock of the queue runs faster, as a delay of the heartbeat would have it
	h.lease, h.sql = 1500*time.Millisecond, h.sql.WithClock(func() time.Time { return begun.Add(time.Since(begun) * 6 / 5) })
	h.store.UnitOfWork = h.sql
	h.App = h.process()
	req, second := h.submit(h.user("jansen"), submission()), h.process()
	h.composer.does(func(_ context.Context, call int) error {
		for end := time.Now().Add(2 * h.lease); call == 1 && time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
			n, err := second.Worker.RunDue(h.ctx())
			assert.NoError(t, err)
			assert.Zero(t, n)
		}
		return nil
	})
	h.runDue(1)
	h.oneApplication(req.ID)
	assert.Equal(t, 1, h.jobs()[0].Attempts)
}
