package portstest

import (
	"math"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/ports"
)

const lease = 30 * time.Second

func (k kit) enqueue(at time.Time) domain.Job {
	k.Helper()
	return do(k, func(r ports.Repos) (domain.Job, error) {
		return r.Jobs.Enqueue(k.Context(), domain.Job{Kind: domain.ProcessRequest, Status: domain.JobQueued, RunAt: at, CreatedAt: noon})
	})
}

func (k kit) claim(worker string, now time.Time, n int) []domain.Job {
	k.Helper()
	jobs, err := k.Claim(k.Context(), worker, now, now.Add(lease), n)
	require.NoError(k, err)
	return jobs
}

func (k kit) job(id int64) domain.Job {
	k.Helper()
	return must(k, func(r ports.Repos) (domain.Job, error) { return r.Jobs.ByID(k.Context(), id) })
}

func (k kit) settle(j domain.Job) error {
	return k.run(func(r ports.Repos) error { return r.Jobs.Settle(k.Context(), j) })
}

func lost(k kit, err error) {
	k.Helper()
	refused(k, domain.Conflict, domain.CodeLeaseLost, "", err)
}

func jobs() []promise {
	return []promise{
		{"Enqueue and ByID keep every field", enqueueAndByIDKeepEveryField},
		{"a job without a status is queued", aJobWithoutAStatusIsQueued},
		{"J01 a job rolls back with its transaction and is there once after a commit", aJobRollsBackWithItsTransactionAndIsThereOnceAfterACommit},
		{"ByID answers not_found", byIDAnswersNotFound},
		{"List gives the newest first, of one status or of all", listGivesTheNewestFirstOfOneStatusOrOfAll},
		{"Settle writes what it names and lets go", settleWritesWhatItNamesAndLetsGo},
		{"a settled job is not handed out again", aSettledJobIsNotHandedOutAgain},
		{"Settle after losing the lease is lease_lost and changes nothing", settleAfterLosingTheLeaseIsLeaseLostAndChangesNothing},
		{"an administrator settles what nobody holds, and takes a running job away", anAdministratorSettlesWhatNobodyHoldsAndTakesARunningJobAway},
	}
}

func enqueueAndByIDKeepEveryField(k kit) {
	full := domain.Job{Kind: odd, Subject: math.MaxInt64, Status: domain.JobFailed, Attempts: math.MaxInt32, RunAt: noon.Add(time.Hour),
		LeaseUntil: noon.Add(lease), Worker: odd, LastError: odd, CreatedAt: noon}
	empty := domain.Job{Kind: domain.ProcessRequest, Status: domain.JobQueued, RunAt: noon, CreatedAt: noon}
	for _, want := range []domain.Job{full, empty} {
		added := do(k, func(r ports.Repos) (domain.Job, error) { return r.Jobs.Enqueue(k.Context(), want) })
		want.ID = added.ID
		assert.Equal(k, want, added)
		assert.Equal(k, want, k.job(added.ID))
	}
}

func aJobWithoutAStatusIsQueued(k kit) {
	j := do(k, func(r ports.Repos) (domain.Job, error) {
		return r.Jobs.Enqueue(k.Context(), domain.Job{Kind: domain.ProcessRequest, RunAt: noon, CreatedAt: noon})
	})
	assert.Equal(k, domain.JobQueued, k.job(j.ID).Status)
}

func aJobRollsBackWithItsTransactionAndIsThereOnceAfterACommit(k kit) {
	_ = k.run(func(r ports.Repos) error {
		_, err := r.Jobs.Enqueue(k.Context(), domain.Job{Kind: domain.ProcessRequest, RunAt: noon, CreatedAt: noon})
		require.NoError(k, err)
		return errRefused
	})
	assert.Empty(k, k.jobsWith(""))
	assert.Empty(k, k.claim("w", noon, 10))
	k.enqueue(noon)
	assert.Len(k, k.claim("w", noon, 10), 1)
}

func byIDAnswersNotFound(k kit) {
	_, err := get(k, func(r ports.Repos) (domain.Job, error) { return r.Jobs.ByID(k.Context(), 1) })
	absent(k, err)
}

func listGivesTheNewestFirstOfOneStatusOrOfAll(k kit) {
	a, b := k.enqueue(noon), k.enqueue(noon.Add(time.Hour))
	running := k.claim("w", noon, 1)
	require.Len(k, running, 1)
	assert.Equal(k, []domain.Job{b, running[0]}, k.jobsWith(""))
	assert.Equal(k, running, k.jobsWith(domain.JobRunning))
	assert.Equal(k, a.ID, running[0].ID)
	assert.Empty(k, k.jobsWith(domain.JobDone))
	assert.Equal(k, domain.Paged[domain.Job]{Items: []domain.Job{b}, More: true}, k.jobPage("", domain.Page{Size: 1}))
}

func settleWritesWhatItNamesAndLetsGo(k kit) {
	k.enqueue(noon)
	j := k.claim("w", noon, 1)[0]
	j.Status, j.Attempts, j.RunAt, j.LastError = domain.JobQueued, 4, noon.Add(time.Minute), odd
	require.NoError(k, k.settle(j))
	j.Worker, j.LeaseUntil = "", time.Time{}
	assert.Equal(k, j, k.job(j.ID))
	assert.Empty(k, k.claim("w", noon.Add(lease+time.Second), 1), "not before its new time")
	assert.Len(k, k.claim("w", noon.Add(time.Minute), 1), 1)
}

func aSettledJobIsNotHandedOutAgain(k kit) {
	k.enqueue(noon)
	j := k.claim("w", noon, 1)[0]
	j.Status = domain.JobDone
	require.NoError(k, k.settle(j))
	assert.Empty(k, k.claim("w", noon.Add(time.Hour), 1))
}

func settleAfterLosingTheLeaseIsLeaseLostAndChangesNothing(k kit) {
	k.enqueue(noon)
	slow := k.claim("slow", noon, 1)[0]
	fast := k.claim("fast", noon.Add(lease), 1)[0]
	slow.Status = domain.JobDone
	lost(k, k.settle(slow))
	assert.Equal(k, fast, k.job(fast.ID))
	fast.Status = domain.JobDone
	require.NoError(k, k.settle(fast))
	lost(k, k.settle(fast))
	lost(k, k.settle(domain.Job{ID: 99, Worker: "w"}))
}

func anAdministratorSettlesWhatNobodyHoldsAndTakesARunningJobAway(k kit) {
	j := k.enqueue(noon)
	j.Status = domain.JobFailed
	require.NoError(k, k.settle(j))
	j.Status, j.Attempts = domain.JobQueued, 0
	require.NoError(k, k.settle(j))
	held := k.claim("w", noon, 1)[0]
	cancelled := k.job(held.ID)
	cancelled.Status = domain.JobCancelled
	require.NoError(k, k.settle(cancelled))
	held.Status = domain.JobDone
	lost(k, k.settle(held))
	assert.Equal(k, domain.JobCancelled, k.job(held.ID).Status)
}

func (k kit) jobsWith(status domain.JobStatus) []domain.Job {
	return k.jobPage(status, wholeList).Items
}

func (k kit) jobPage(status domain.JobStatus, p domain.Page) domain.Paged[domain.Job] {
	return must(k, func(r ports.Repos) (domain.Paged[domain.Job], error) { return r.Jobs.List(k.Context(), status, p) })
}

func leases() []promise {
	return []promise{
		{"Claim takes what is due, the oldest time first, and holds it", claimTakesWhatIsDueTheOldestTimeFirstAndHoldsIt},
		{"Claim takes no more than asked", claimTakesNoMoreThanAsked},
		{"J02 a lease that ran out hands out again", aLeaseThatRanOutHandsOutAgain},
		{"Extend holds longer", extendHoldsLonger},
		{"Extend of a settled job is lease_lost", extendOfASettledJobIsLeaseLost},
		{"J08 Release gives a job back unburned and due at once", releaseGivesAJobBackUnburnedAndDueAtOnce},
	}
}

func claimTakesWhatIsDueTheOldestTimeFirstAndHoldsIt(k kit) {
	third, first, second := k.enqueue(noon), k.enqueue(noon.Add(-time.Hour)), k.enqueue(noon.Add(-time.Microsecond))
	k.enqueue(noon.Add(time.Microsecond))
	got := k.claim("w", noon, 10)
	require.Len(k, got, 3)
	for i, want := range []domain.Job{first, second, third} {
		want.Status, want.Attempts, want.Worker, want.LeaseUntil = domain.JobRunning, 1, "w", noon.Add(lease)
		assert.Equal(k, want, got[i])
		assert.Equal(k, want, k.job(want.ID))
	}
}

func claimTakesNoMoreThanAsked(k kit) {
	for range 3 {
		k.enqueue(noon)
	}
	assert.Len(k, k.claim("w", noon, 2), 2)
	assert.Len(k, k.claim("w", noon, 2), 1)
	assert.Empty(k, k.claim("w", noon, 2))
}

func aLeaseThatRanOutHandsOutAgain(k kit) {
	k.enqueue(noon)
	k.claim("crashed", noon, 1)
	assert.Empty(k, k.claim("w", noon.Add(lease-time.Microsecond), 1))
	again := k.claim("w", noon.Add(lease), 1)
	require.Len(k, again, 1)
	assert.Equal(k, 2, again[0].Attempts)
	assert.Equal(k, "w", again[0].Worker)
}

func extendHoldsLonger(k kit) {
	k.enqueue(noon)
	j := k.claim("w", noon, 1)[0]
	require.NoError(k, k.Extend(k.Context(), j, noon.Add(2*lease)))
	assert.Empty(k, k.claim("other", noon.Add(lease), 1))
	assert.Len(k, k.claim("other", noon.Add(2*lease), 1), 1)
	lost(k, k.Extend(k.Context(), j, noon.Add(3*lease)))
}

func extendOfASettledJobIsLeaseLost(k kit) {
	k.enqueue(noon)
	j := k.claim("w", noon, 1)[0]
	done := j
	done.Status = domain.JobDone
	require.NoError(k, k.settle(done))
	lost(k, k.Extend(k.Context(), j, noon.Add(lease)))
}

func releaseGivesAJobBackUnburnedAndDueAtOnce(k kit) {
	k.enqueue(noon)
	j := k.claim("w", noon, 1)[0]
	require.NoError(k, k.Release(k.Context(), j))
	got := k.job(j.ID)
	assert.Equal(k, domain.JobQueued, got.Status)
	assert.Zero(k, got.Attempts)
	assert.Zero(k, got.LeaseUntil)
	again := k.claim("other", noon, 1)
	require.Len(k, again, 1)
	assert.Equal(k, 1, again[0].Attempts)
	require.NoError(k, k.Release(k.Context(), j), "held by another now")
	assert.Equal(k, again[0], k.job(j.ID))
}
