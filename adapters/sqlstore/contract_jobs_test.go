package sqlstore_test

import (
	"math"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/queue"
	"wbso/ports"
)

const lease = 30 * time.Second

// kinds are those that the workers of the suite know.
var kinds = []queue.JobKind{queue.ProcessRequest, "another"}

// enqueue adds a job of an owner that is due.
func (k kit) enqueue(owner int64) queue.Job {
	k.Helper()
	return k.enqueueFor(owner, 0)
}

func (k kit) enqueueFor(owner int64, wait time.Duration) queue.Job {
	k.Helper()
	return do(k, func(r ports.Repos) (queue.Job, error) {
		return r.Jobs.EnqueueJob(k.Context(), queue.Job{Kind: queue.ProcessRequest, Owner: owner, CreatedAt: noon}, wait)
	})
}

// claim takes the next job, which must be there.
func (k kit) claim(worker string) queue.Job {
	k.Helper()
	j, found, err := k.ClaimJob(k.Context(), worker, kinds, lease)
	require.NoError(k, err)
	require.True(k, found, "a job is due")
	return j
}

func (k kit) nothingDue(message ...any) {
	k.Helper()
	_, found, err := k.ClaimJob(k.Context(), "idle", kinds, lease)
	require.NoError(k, err)
	assert.False(k, found, message...)
}

func (k kit) job(id int64) queue.Job {
	k.Helper()
	return must(k, func(r ports.Repos) (queue.Job, error) { return r.Jobs.FindJob(k.Context(), id) })
}

func (k kit) settle(j queue.Job, wait time.Duration) error {
	return k.run(func(r ports.Repos) error { return r.Jobs.SettleJob(k.Context(), j, wait) })
}

// done settles a job that is held.
func (k kit) done(j queue.Job) {
	k.Helper()
	j.Status = queue.JobDone
	require.NoError(k, k.settle(j, 0))
}

func lost(k kit, err error) {
	k.Helper()
	refused(k, domain.Conflict, domain.CodeLeaseLost, "", err)
}

func jobs() []promise {
	return []promise{
		testEnqueueAndByIDKeepEveryField,
		testEnsureAddsOneJobOfAKindAtATime,
		testJ01_AJobRollsBackWithItsTransactionAndIsThereOnceAfterACommit,
		testByIDAnswersNotFound,
		testListGivesTheNewestFirstOfOneStatusOrOfAll,
		testTallyCountsWhatWaitsRunsOrFailed,
		testAJobThatIsTriedInVainGrowsLateWhileNothingIsDue,
		testSettleWritesWhatItNamesAndEndsTheLease,
		testASettledJobIsNotHandedOutAgain,
		testSettleAfterLosingTheLeaseIsLeaseLostAndChangesNothing,
		testAnAdministratorSettlesWhatNobodyHoldsAndTakesARunningJobAway,
	}
}

func testEnsureAddsOneJobOfAKindAtATime(k kit) {
	ensure := func() int {
		require.NoError(k, k.run(func(r ports.Repos) error { return r.Jobs.EnsureJob(k.Context(), queue.ProcessRequest, noon) }))
		return len(must(k, func(r ports.Repos) (domain.List[queue.Job], error) {
			return r.Jobs.ListJobs(k.Context(), queue.JobFilter{}, wholeList)
		}).Items)
	}
	assert.Equal(k, 1, ensure())
	assert.Equal(k, 1, ensure(), "one waits")
	job := k.claim("a")
	assert.Equal(k, queue.Job{ID: job.ID, Kind: queue.ProcessRequest, CreatedAt: noon}, queue.Job{ID: job.ID, Kind: job.Kind, Owner: job.Owner, Subject: job.Subject, CreatedAt: job.CreatedAt})
	assert.Equal(k, 1, ensure(), "one runs")
	k.done(job)
	assert.Equal(k, 2, ensure(), "none is left to do")
	k.done(k.claim("b"))
	errs := racing(8, func(int) error {
		return k.run(func(r ports.Repos) error { return r.Jobs.EnsureJob(k.Context(), queue.ProcessRequest, noon) })
	})
	for _, err := range errs {
		assert.NoError(k, err)
	}
	assert.Equal(k, 3, ensure(), "servers that start at once")
}

func testEnqueueAndByIDKeepEveryField(k kit) {
	for _, want := range []queue.Job{
		{Kind: odd, Owner: math.MaxInt64, Subject: math.MaxInt64, CreatedAt: noon.Add(-time.Hour)},
		{Kind: queue.ProcessRequest, CreatedAt: noon},
	} {
		added := do(k, func(r ports.Repos) (queue.Job, error) { return r.Jobs.EnqueueJob(k.Context(), want, time.Minute) })
		want.ID, want.Status, want.RunAt, want.DueAt = added.ID, queue.JobQueued, noon.Add(time.Minute), noon.Add(time.Minute)
		assert.Equal(k, want, added)
		assert.Equal(k, want, k.job(added.ID))
	}
}

func testJ01_AJobRollsBackWithItsTransactionAndIsThereOnceAfterACommit(k kit) {
	_ = k.run(func(r ports.Repos) error {
		_, err := r.Jobs.EnqueueJob(k.Context(), queue.Job{Kind: queue.ProcessRequest, CreatedAt: noon}, 0)
		require.NoError(k, err)
		return errRefused
	})
	assert.Empty(k, k.jobsWith(""))
	k.nothingDue()
	k.enqueue(1)
	k.claim("w")
	k.nothingDue()
}

func testByIDAnswersNotFound(k kit) {
	_, err := get(k, func(r ports.Repos) (queue.Job, error) { return r.Jobs.FindJob(k.Context(), 1) })
	absent(k, err)
}

// List gives the newest first, of a status, a kind or all.
func testListGivesTheNewestFirstOfOneStatusOrOfAll(k kit) {
	a, b := k.enqueue(1), k.enqueueFor(1, time.Minute)
	running := k.claim("w")
	assert.Equal(k, []queue.Job{b, running}, k.jobsWith(""))
	assert.Equal(k, []queue.Job{running}, k.jobsWith(queue.JobRunning))
	assert.Equal(k, a.ID, running.ID)
	assert.Empty(k, k.jobsWith(queue.JobDone))
	assert.Equal(k, domain.List[queue.Job]{Items: []queue.Job{b}, More: true}, k.jobPage("", domain.Page{Size: 1}))
	mail := do(k, func(r ports.Repos) (queue.Job, error) {
		return r.Jobs.EnqueueJob(k.Context(), queue.Job{Kind: queue.SendMail, CreatedAt: noon}, 0)
	})
	assert.Equal(k, []queue.Job{mail}, must(k, func(r ports.Repos) (domain.List[queue.Job], error) {
		return r.Jobs.ListJobs(k.Context(), queue.JobFilter{Status: queue.JobQueued, Kind: queue.SendMail}, wholeList)
	}).Items)
}

func testTallyCountsWhatWaitsRunsOrFailed(k kit) {
	tally := func() []queue.JobTally {
		return must(k, func(r ports.Repos) ([]queue.JobTally, error) { return r.Jobs.TallyJobs(k.Context()) })
	}
	assert.Empty(k, tally())
	k.enqueue(1)
	k.enqueue(2)
	k.enqueue(3)
	k.done(k.claim("w"))
	failed := k.claim("w")
	failed.Status = queue.JobFailed
	require.NoError(k, k.settle(failed, 0))
	k.claim("w")
	do(k, func(r ports.Repos) (queue.Job, error) {
		return r.Jobs.EnqueueJob(k.Context(), queue.Job{Kind: queue.SendMail, CreatedAt: noon.Add(-time.Hour)}, 2*time.Minute)
	})
	k.pass(time.Minute)
	k.enqueueFor(4, 0)
	k.pass(time.Minute / 2)
	k.enqueueFor(4, 0)
	assert.Equal(k, []queue.JobTally{
		{Kind: queue.ProcessRequest, Status: queue.JobFailed, Count: 1, Oldest: noon, Due: 90 * time.Second, Late: 90 * time.Second},
		{Kind: queue.ProcessRequest, Status: queue.JobQueued, Count: 2, Oldest: noon, Due: 30 * time.Second, Late: 30 * time.Second},
		{Kind: queue.ProcessRequest, Status: queue.JobRunning, Count: 1, Oldest: noon, Due: 90 * time.Second, Late: 90 * time.Second},
		{Kind: queue.SendMail, Status: queue.JobQueued, Count: 1, Oldest: noon.Add(-time.Hour)},
	}, tally(), "one that is due later is not due yet")
}

// An outage: each attempt fails, or does not count, and the next one is always still to come.
func testAJobThatIsTriedInVainGrowsLateWhileNothingIsDue(k kit) {
	first := k.enqueueFor(1, time.Minute)
	k.pass(time.Minute)
	for n := range 4 {
		j := k.claim("w")
		assert.Equal(k, first.DueAt, j.DueAt)
		if n%2 == 0 {
			j.Status = queue.JobQueued
			require.NoError(k, k.settle(j, 10*time.Minute))
		} else {
			require.NoError(k, k.ReleaseJob(k.Context(), j, 10*time.Minute))
		}
		k.pass(5 * time.Minute)
		tally := must(k, func(r ports.Repos) ([]queue.JobTally, error) { return r.Jobs.TallyJobs(k.Context()) })
		late := time.Duration(10*n+5) * time.Minute
		assert.Equal(k, []queue.JobTally{{Kind: queue.ProcessRequest, Status: queue.JobQueued, Count: 1, Oldest: noon, Late: late}}, tally)
		k.pass(5 * time.Minute)
	}
	anew := k.claim("w")
	anew.Status, anew.Attempts = queue.JobQueued, 0
	require.NoError(k, k.settle(anew, time.Minute))
	assert.Equal(k, noon.Add(42*time.Minute), k.job(anew.ID).DueAt, "an administrator or the next round begins it anew")
}

func testSettleWritesWhatItNamesAndEndsTheLease(k kit) {
	k.enqueue(1)
	j := k.claim("w")
	j.Status, j.Attempts, j.LastError = queue.JobQueued, 4, odd
	require.NoError(k, k.settle(j, time.Minute))
	j.Worker, j.LeaseUntil, j.RunAt = "", time.Time{}, noon.Add(time.Minute)
	assert.Equal(k, j, k.job(j.ID))
	k.pass(time.Minute - time.Microsecond)
	k.nothingDue("not before its new time")
	k.pass(time.Microsecond)
	k.claim("w")
}

func testASettledJobIsNotHandedOutAgain(k kit) {
	k.enqueue(1)
	k.done(k.claim("w"))
	k.pass(time.Hour)
	k.nothingDue()
}

func testSettleAfterLosingTheLeaseIsLeaseLostAndChangesNothing(k kit) {
	k.enqueue(1)
	slow := k.claim("slow")
	k.pass(lease)
	fast := k.claim("fast")
	slow.Status = queue.JobDone
	lost(k, k.settle(slow, 0))
	assert.Equal(k, fast, k.job(fast.ID))
	k.done(fast)
	lost(k, k.settle(fast, 0))
	lost(k, k.settle(queue.Job{ID: 99, Worker: "w"}, 0))
}

func testAnAdministratorSettlesWhatNobodyHoldsAndTakesARunningJobAway(k kit) {
	j := k.enqueue(1)
	j.Status = queue.JobFailed
	require.NoError(k, k.settle(j, 0))
	j.Status, j.Attempts = queue.JobQueued, 0
	require.NoError(k, k.settle(j, 0))
	held := k.claim("w")
	cancelled := k.job(held.ID)
	cancelled.Status = queue.JobCancelled
	require.NoError(k, k.settle(cancelled, 0))
	held.Status = queue.JobDone
	lost(k, k.settle(held, 0))
	assert.Equal(k, queue.JobCancelled, k.job(held.ID).Status)
}

func (k kit) jobsWith(status queue.JobStatus) []queue.Job {
	return k.jobPage(status, wholeList).Items
}

func (k kit) jobPage(status queue.JobStatus, p domain.Page) domain.List[queue.Job] {
	return must(k, func(r ports.Repos) (domain.List[queue.Job], error) {
		return r.Jobs.ListJobs(k.Context(), queue.JobFilter{Status: status}, p)
	})
}
