package sqlstore_test

import (
	"fmt"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/queue"
	"wbso/ports"
)

func leases() []promise {
	return []promise{
		testClaimTakesWhatIsDueTheLongestDueFirstAndHoldsIt,
		testOwnersTakeTurns,
		testTheOwnerWhoseLastClaimIsLongestAgoComesFirst,
		testAnOwnerHasOneRunningJobAtATime,
		testALeaseThatRanOutFreesItsOwner,
		testJobsOfNobodyTakeTheirTurnAndRunBesideEachOther,
		testAKindThatTheWorkerDoesNotKnowStaysInTheQueue,
		testJ02_ALeaseThatRanOutHandsOutAgain,
		testJ05_EachLostWorkerMakesAJobWaitLonger,
		testF11_AClockThatWasSetBackStopsNoJob,
		testF11_AClockThatWasSetBackKeepsTheTurns,
		testExtendHoldsLonger,
		testExtendOfASettledJobIsLeaseLost,
		testJ08_ReleaseGivesAClaimBackUncountedDueAfterItsWait,
		testReleaseOfALostLeaseTakesOffItsLostWorkerAndNoMore,
	}
}

func testClaimTakesWhatIsDueTheLongestDueFirstAndHoldsIt(k kit) {
	k.clock.now = noon.Add(-time.Minute)
	third, first, second := k.enqueueFor(3, time.Minute), k.enqueueFor(1, 0), k.enqueueFor(2, time.Minute-time.Microsecond)
	k.enqueueFor(4, time.Minute+time.Microsecond)
	k.clock.now = noon
	for _, want := range []queue.Job{first, second, third} {
		got := k.claim("w")
		want.Status, want.Attempts, want.Worker, want.LeaseUntil = queue.JobRunning, 1, "w", noon.Add(lease)
		assert.Equal(k, want, got)
		assert.Equal(k, want, k.job(want.ID))
	}
	k.nothingDue()
}

// Many jobs of one owner do not delay those of another.
func testOwnersTakeTurns(k kit) {
	for range 10 {
		k.enqueue(1)
	}
	k.done(k.claim("w"))
	k.pass(time.Second)
	other := k.enqueue(2)
	k.pass(time.Second)
	assert.Equal(k, other.ID, k.claim("w").ID)
	assert.Equal(k, int64(1), k.claim("w").Owner, "the first goes on meanwhile")
}

func testTheOwnerWhoseLastClaimIsLongestAgoComesFirst(k kit) {
	for range 2 {
		for _, owner := range []int64{3, 1, 2} {
			k.enqueue(owner)
			k.pass(time.Second)
		}
	}
	var turns []int64
	for range 6 {
		j := k.claim("w")
		turns = append(turns, j.Owner)
		k.pass(time.Second)
		k.done(j)
	}
	assert.Equal(k, []int64{3, 1, 2, 3, 1, 2}, turns)
	for _, owner := range []int64{2, 1, 4, 3} { // 4 was never claimed
		k.enqueue(owner)
	}
	for _, owner := range []int64{4, 3, 1, 2} {
		assert.Equal(k, owner, k.claim("w").Owner)
	}
}

func testAnOwnerHasOneRunningJobAtATime(k kit) {
	k.enqueue(1)
	next := k.enqueue(1)
	running := k.claim("w")
	k.nothingDue()
	k.done(running)
	assert.Equal(k, next.ID, k.claim("w").ID)
}

func testALeaseThatRanOutFreesItsOwner(k kit) {
	first := k.enqueue(1)
	k.enqueue(1)
	k.claim("crashed")
	k.pass(lease)
	again := k.claim("w")
	assert.Equal(k, first.ID, again.ID)
	k.nothingDue("one at a time, as before")
	k.done(again)
	k.claim("w")
}

func testJobsOfNobodyTakeTheirTurnAndRunBesideEachOther(k kit) {
	for range 3 {
		k.enqueue(0)
	}
	k.pass(time.Second)
	k.enqueue(1)
	var turns []int64
	for range 4 {
		turns = append(turns, k.claim("w").Owner)
		k.pass(time.Second)
	}
	assert.Equal(k, []int64{0, 1, 0, 0}, turns)
}

func testAKindThatTheWorkerDoesNotKnowStaysInTheQueue(k kit) {
	strange := do(k, func(r ports.Repos) (queue.Job, error) {
		return r.Jobs.EnqueueJob(k.Context(), queue.Job{Kind: "of a newer program", Owner: 1, CreatedAt: noon}, 0)
	})
	known := k.enqueue(1)
	k.done(k.claim("w"))
	assert.Equal(k, queue.JobDone, k.job(known.ID).Status)
	k.nothingDue()
	assert.Equal(k, strange, k.job(strange.ID))
	j, found, err := k.ClaimJob(k.Context(), "newer", []queue.JobKind{strange.Kind}, lease)
	require.NoError(k, err)
	require.True(k, found)
	assert.Equal(k, strange.ID, j.ID)
}

func testJ02_ALeaseThatRanOutHandsOutAgain(k kit) {
	k.enqueue(1)
	k.claim("crashed")
	k.pass(lease - time.Microsecond)
	k.nothingDue()
	k.pass(time.Microsecond)
	again := k.claim("w")
	assert.Equal(k, 1, again.Attempts)
	assert.Equal(k, 1, again.Lost)
	assert.Equal(k, "w", again.Worker)
}

// A job whose workers are lost comes back at once twice, and then ever later.
func testJ05_EachLostWorkerMakesAJobWaitLonger(k kit) {
	k.enqueue(1)
	for n, minutes := range []time.Duration{0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60, 0} {
		j := k.claim(fmt.Sprint("crashed", n))
		assert.Equal(k, n, j.Lost)
		assert.Equal(k, 1, j.Attempts)
		k.pass(lease)
		if minutes > 0 {
			k.nothingDue(fmt.Sprint("after ", n+1, " lost workers"))
			k.pass(minutes*time.Minute - time.Microsecond)
			k.nothingDue(fmt.Sprint("after ", n+1, " lost workers"))
			k.pass(time.Microsecond)
		}
	}
	last := k.claim("w")
	assert.Equal(k, queue.MaxLost, last.Lost)
	last.Status = queue.JobQueued
	require.NoError(k, k.settle(last, 0))
	assert.Zero(k, k.claim("w").Lost, "an attempt that ended begins the count anew")
}

func testF11_AClockThatWasSetBackStopsNoJob(k kit) {
	crashed := k.enqueue(1)
	k.claim("crashed")
	queued := k.enqueueFor(2, queue.LongestWait)
	k.pass(-time.Hour)
	got := map[int64]bool{k.claim("w").ID: true, k.claim("w").ID: true}
	assert.Equal(k, map[int64]bool{crashed.ID: true, queued.ID: true}, got)
	k.nothingDue("held by this clock now")

	waits := k.enqueueFor(3, queue.LongestWait)
	k.nothingDue("an honest wait lasts")
	k.pass(queue.LongestWait)
	k.claim("w")
	assert.Equal(k, queue.JobQueued, waits.Status)
}

func testF11_AClockThatWasSetBackKeepsTheTurns(k kit) {
	for range 3 {
		k.enqueue(1)
		k.enqueue(2)
	}
	k.done(k.claim("w"))
	k.pass(-time.Hour)
	var turns []int64
	for range 4 {
		j := k.claim("w")
		turns = append(turns, j.Owner)
		k.pass(time.Second)
		k.done(j)
	}
	assert.Contains(k, [][]int64{{1, 2, 1, 2}, {2, 1, 2, 1}}, turns)
}

func testExtendHoldsLonger(k kit) {
	k.enqueue(1)
	j := k.claim("w")
	k.pass(lease - time.Microsecond)
	require.NoError(k, k.ExtendLease(k.Context(), j, lease))
	k.pass(lease - time.Microsecond)
	k.nothingDue()
	k.pass(time.Microsecond)
	assert.Equal(k, j.ID, k.claim("other").ID)
	lost(k, k.ExtendLease(k.Context(), j, lease))
}

func testExtendOfASettledJobIsLeaseLost(k kit) {
	k.enqueue(1)
	j := k.claim("w")
	k.done(j)
	lost(k, k.ExtendLease(k.Context(), j, lease))
}

func testJ08_ReleaseGivesAClaimBackUncountedDueAfterItsWait(k kit) {
	k.enqueue(1)
	for _, wait := range []time.Duration{0, time.Minute} {
		j := k.claim("w")
		j.LastError = fmt.Sprint("away for ", wait)
		require.NoError(k, k.ReleaseJob(k.Context(), j, wait))
		want := j
		want.Status, want.Attempts, want.Worker, want.LeaseUntil, want.RunAt = queue.JobQueued, 0, "", time.Time{}, k.clock.Now().Add(wait)
		assert.Equal(k, want, k.job(j.ID))
		require.NoError(k, k.ReleaseJob(k.Context(), j, wait), "twice, as after an answer that was lost")
		assert.Equal(k, want, k.job(j.ID))
	}
	k.nothingDue("it waits")
	k.pass(time.Minute)
	assert.Equal(k, 1, k.claim("other").Attempts)
}

func testReleaseOfALostLeaseTakesOffItsLostWorkerAndNoMore(k kit) {
	k.enqueue(1)
	var silent []queue.Job
	for n := range 2 {
		silent = append(silent, k.claim(fmt.Sprint("silent", n)))
		k.pass(lease)
	}
	holder := k.claim("holder")
	require.Equal(k, 2, holder.Lost)
	for n := range silent {
		j := silent[len(silent)-1-n]
		require.NoError(k, k.ReleaseJob(k.Context(), j, time.Minute))
		want := holder
		want.Lost = holder.Lost - n - 1
		assert.Equal(k, want, k.job(j.ID), "another has it")
		require.NoError(k, k.ReleaseJob(k.Context(), j, time.Minute), "twice, as after an answer that was lost")
		assert.Equal(k, want, k.job(j.ID))
	}
	k.done(holder)
	finished := k.job(holder.ID)
	require.NoError(k, k.ReleaseJob(k.Context(), silent[0], 0))
	assert.Equal(k, finished, k.job(holder.ID), "a finished job keeps its count")
}
