package jobs_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
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
			req := h.Submit(h.User("jansen"), apptest.Submission())
			h.Composer.Does(act)
			h.Store.With(func(r ports.Repos) ports.Repos {
				r.Jobs = brokenSettle{r.Jobs}
				return r
			})
			for range 3 * queue.MaxAttempts {
				h.RunDue(1)
				job := h.AllJobs()[0]
				require.Equal(t, queue.JobQueued, job.Status)
				require.Zero(t, job.Attempts)
				h.RunDue(0)
				h.Clock.Pass(12 * time.Second)
			}
			h.Store.With(nil)
			h.Composer.Does(nil)
			h.RunDue(1)
			h.OneApplication(req.ID)
			assert.Equal(t, 1, h.AllJobs()[0].Attempts)
		})
	}
}

type brokenSettle struct{ ports.Jobs }

func (brokenSettle) SettleJob(context.Context, queue.Job, time.Duration) error { return apptest.ErrCut }

// The database stays away for longer than the lease, and another worker is the
// first to find it back: the attempt is given back all the same.
func TestAttempt_F02_givesBackAfterTheLease(t *testing.T) {
	h := newTestServer(t)
	req := h.Submit(h.User("jansen"), apptest.Submission())
	h.Composer.Does(func(context.Context, int) error {
		h.Leases.Away.Store(true)
		return apptest.ErrCut
	})
	ran := make(chan error, 1)
	go func() {
		_, err := h.Worker.RunDue(h.Ctx())
		ran <- err
	}()
	apptest.Soon(t, "it tries to give the job back", func() bool { return h.Leases.Releases.Load() > 0 })
	h.Clock.Pass(31 * time.Second)
	require.Equal(t, 1, h.Claimed("another").Lost)
	h.Leases.Away.Store(false)
	require.NoError(t, <-ran)
	job := h.AllJobs()[0]
	assert.Equal(t, "another", job.Worker)
	assert.Equal(t, 1, job.Attempts)
	assert.Zero(t, job.Lost)
	assert.Equal(t, request.Processing, h.Request(req.ID).Status)
}

// The database was away when the lease was to be extended, and comes back after
// another worker has the job.
func TestAttempt_F02_aLeaseLostToTroubleBurnsNothing(t *testing.T) {
	h := newTestServer(t)
	h.Lease = 30 * time.Millisecond
	h.App = h.Process()
	h.Submit(h.User("jansen"), apptest.Submission())
	h.Composer.Does(func(ctx context.Context, _ int) error {
		h.Leases.Away.Store(true)
		apptest.Soon(t, "the lease is not extended", func() bool { return h.Leases.Extends.Load() > 0 })
		h.Clock.Pass(time.Second)
		h.Claimed("another")
		h.Leases.Away.Store(false)
		<-ctx.Done() // the heart finds the lease lost
		return ctx.Err()
	})
	h.RunDue(1)
	job := h.AllJobs()[0]
	assert.Equal(t, "another", job.Worker)
	assert.Equal(t, 1, job.Attempts)
}

// An earlier worker comes back from trouble while the last one runs that may be lost: it is
// not the last any more.
func TestAttempt_F02_countsWhatIsCountedNow(t *testing.T) {
	h := newTestServer(t)
	h.Submit(h.User("jansen"), apptest.Submission())
	silent := h.Claimed("silent")
	h.Clock.Pass(31 * time.Second)
	for range queue.MaxLost - 1 {
		h.Lose()
	}
	require.NoError(t, h.Sql.ReleaseJob(h.Ctx(), silent, 0))
	h.RunDue(1)
	assert.Equal(t, queue.JobDone, h.AllJobs()[0].Status)
}

// A lease that another worker took while this one hung counts as a lost worker: nobody
// can tell whose fault that was. It costs no attempt.
func TestAttempt_J05_aLeaseLostOtherwiseCounts(t *testing.T) {
	h := newTestServer(t)
	h.Submit(h.User("jansen"), apptest.Submission())
	h.Composer.Does(func(context.Context, int) error {
		h.Clock.Pass(31 * time.Second)
		h.Claimed("another")
		return errors.New("too late")
	})
	h.RunDue(1)
	job := h.AllJobs()[0]
	assert.Equal(t, "another", job.Worker)
	assert.Equal(t, 1, job.Attempts)
	assert.Equal(t, 1, job.Lost)
}

// While its worker lives, a job that takes long stays its own.
func TestAttempt_J02_theHeartBeatsWithinTheLease(t *testing.T) {
	t.Parallel()
	h := newTestServer(t)
	begun := time.Now() // the clock of the queue runs faster, as a delay of the heartbeat would have it
	h.Lease, h.Sql = 1500*time.Millisecond, h.Sql.WithClock(func() time.Time { return begun.Add(time.Since(begun) * 6 / 5) })
	h.Store.UnitOfWork = h.Sql
	h.App = h.Process()
	req, second := h.Submit(h.User("jansen"), apptest.Submission()), h.Process()
	h.Composer.Does(func(_ context.Context, call int) error {
		for end := time.Now().Add(2 * h.Lease); call == 1 && time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
			n, err := second.Worker.RunDue(h.Ctx())
			assert.NoError(t, err)
			assert.Zero(t, n)
		}
		return nil
	})
	h.RunDue(1)
	h.OneApplication(req.ID)
	assert.Equal(t, 1, h.AllJobs()[0].Attempts)
}
