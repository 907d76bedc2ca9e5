package app_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/applications"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

func keyed(key, digest string) applications.Submit {
	in := submission()
	in.Key, in.Digest = key, digest
	return in
}

func TestRequests_F05_sameKeyIsTheSameAnswer(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	first := h.submit(who, keyed("sleutel", "lijf"))
	assert.Equal(t, first, h.submit(who, keyed("sleutel", "lijf")))

	h.clock.pass(time.Minute)
	h.runDue(1)
	require.Equal(t, request.Processed, h.request(first.ID).Status)
	h.checkout(who, first, "")
	assert.Equal(t, first, h.submit(who, keyed("sleutel", "lijf")), "also when it has moved on")
	h.clock.pass(90 * 24 * time.Hour)
	assert.Equal(t, first, h.submit(who, keyed("sleutel", "lijf")), "also after a long time")
	assert.Equal(t, 3, h.analyzer.count(), "an answer that is known asks no analyzer")

	_, err := h.Requests.Submit(h.ctx(), who, keyed("sleutel", "een ander lijf"), uncounted)
	refused(t, domain.Conflict, domain.CodeIdempotencyReuse, err)
	bad := keyed("sleutel", "een ander lijf")
	bad.ElevatorPitch = ""
	_, err = h.Requests.Submit(h.ctx(), who, bad, uncounted)
	refused(t, domain.Conflict, domain.CodeIdempotencyReuse, err)
	assert.Len(t, h.requests(), 1)
	assert.Len(t, h.jobs(), 1)
}

func TestRequests_F05_keysBelongToTheirUser(t *testing.T) {
	h := newTestServer(t)
	who, other := h.user("jansen"), h.user("pieters")
	first := h.submit(who, keyed("sleutel", "lijf"))
	second := h.submit(other, keyed("sleutel", "een ander lijf"))
	assert.NotEqual(t, first.ID, second.ID)
}

func TestRequests_F05_withoutKeyTwice(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	assert.NotEqual(t, h.submit(who, submission()).ID, h.submit(who, submission()).ID)
	assert.Len(t, h.jobs(), 2)
}

// A key whose call was refused is free for the mended call.
func TestRequests_F05_refusedCallKeepsNoKey(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	bad := keyed("sleutel", "lijf")
	bad.ElevatorPitch = vague
	_, err := h.Requests.Submit(h.ctx(), who, bad, uncounted)
	require.Error(t, err)
	h.submit(who, keyed("sleutel", "gemend lijf"))
}

func TestRequests_F05_racingCallsWithOneKey(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		answers := make([]request.Request, 20)
		errs := racing(20, func(i int) (err error) {
			answers[i], err = h.Requests.Submit(h.ctx(), who, keyed("sleutel", "lijf"), uncounted)
			return err
		})
		require.Equal(t, 20, won(errs), "%v", errs)
		for _, a := range answers {
			assert.Equal(t, answers[0], a)
		}
		assert.Len(t, h.requests(), 1)
		assert.Len(t, h.jobs(), 1)
		assert.Len(t, h.companies(who), 1)
		assert.Equal(t, "WBSO-2026-00002", h.submit(who, submission()).Number, "no number was lost")
	})
}

// Cut off at every Write on the way from the press on VERZENDEN to the
// document, in three ways; pressed again with the same key, it ends with one
// request, one company and one document.
func TestRequests_F05_cutOffAnywhere(t *testing.T) {
	for _, how := range []cut{before, undone, unheardOf} {
		for n, reached := 1, true; reached; n++ {
			t.Run(fmt.Sprintf("way %d, write %d", how, n), func(t *testing.T) {
				h := newTestServer(t)
				who := h.user("jansen")
				h.store.cutOff(n, how)
				_, _ = h.Requests.Submit(h.ctx(), who, keyed("sleutel", "lijf"), uncounted)
				h.App = h.process() // the process that was cut off is gone
				req := h.submit(who, keyed("sleutel", "lijf"))
				_, _ = h.Worker.RunDue(h.ctx())
				reached = h.store.wasCut()
				h.store.cutOff(0, whole)
				h.App = h.process()
				h.clock.pass(time.Minute) // past the lease of the worker that had the job
				_, err := h.Worker.RunDue(h.ctx())
				require.NoError(t, err)

				h.oneApplication(req.ID)
				assert.Len(t, h.requests(), 1)
				assert.Len(t, h.companies(who), 1)
				require.Len(t, h.jobs(), 1)
				assert.Equal(t, queue.JobDone, h.jobs()[0].Status)
			})
		}
	}
}

// Whatever statement of a submission fails, nothing of it stays.
func TestRequests_F05_allOrNothing(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		_, err := h.ask(pitch(submission().ElevatorPitch))
		require.NoError(t, err)
		for name, broken := range map[string]func(ports.Repos) ports.Repos{
			"the request":      func(r ports.Repos) ports.Repos { r.Requests = brokenRequests{r.Requests}; return r },
			"the job":          func(r ports.Repos) ports.Repos { r.Jobs = brokenJobs{r.Jobs}; return r },
			"the key":          func(r ports.Repos) ports.Repos { r.Idempotency = brokenKeys{r.Idempotency}; return r },
			"the list version": func(r ports.Repos) ports.Repos { r.ListVersions = brokenVersions{r.ListVersions}; return r },
		} {
			h.store.with(broken)
			_, err := h.Requests.Submit(h.ctx(), who, keyed("sleutel", "lijf"), uncounted)
			refused(t, domain.Unavailable, domain.CodeStoreAway, err)
			h.nothingStored(who, 0)
			n, err := h.Worker.RunDue(h.ctx())
			require.NoError(t, err)
			assert.Zero(t, n, "%s: no job (J-01)", name)
		}
		h.store.with(nil)
		assert.Equal(t, "WBSO-2026-00001", h.submit(who, keyed("sleutel", "lijf")).Number)
		assert.Len(t, h.jobs(), 1, "J-01: exactly one")
	})
}

type brokenRequests struct{ ports.Requests }

func (brokenRequests) AddRequest(context.Context, request.Request) (request.Request, error) {
	return request.Request{}, errCut
}

type brokenJobs struct{ ports.Jobs }

func (brokenJobs) EnqueueJob(context.Context, queue.Job, time.Duration) (queue.Job, error) {
	return queue.Job{}, errCut
}

type brokenKeys struct{ ports.Idempotency }

func (brokenKeys) PutCall(context.Context, account.IdempotentCall) error { return errCut }

type brokenVersions struct{ ports.ListVersions }

func (brokenVersions) RaiseListVersion(context.Context, int64) error { return errCut }
