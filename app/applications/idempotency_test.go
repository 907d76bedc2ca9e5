package applications_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

func TestRequests_F05_sameKeyIsTheSameAnswer(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	first := h.Submit(who, apptest.Keyed("sleutel", "lijf"))
	assert.Equal(t, first, h.Submit(who, apptest.Keyed("sleutel", "lijf")))

	h.Clock.Pass(time.Minute)
	h.RunDue(1)
	require.Equal(t, request.Processed, h.Request(first.ID).Status)
	h.Checkout(who, first, "")
	assert.Equal(t, first, h.Submit(who, apptest.Keyed("sleutel", "lijf")), "also when it has moved on")
	h.Clock.Pass(90 * 24 * time.Hour)
	assert.Equal(t, first, h.Submit(who, apptest.Keyed("sleutel", "lijf")), "also after a long time")
	assert.Equal(t, 3, h.Analyzer.Count(), "an answer that is known asks no analyzer")

	_, err := h.Requests.Submit(h.Ctx(), who, apptest.Keyed("sleutel", "een ander lijf"), apptest.Uncounted)
	apptest.Refused(t, domain.Conflict, domain.CodeIdempotencyReuse, err)
	bad := apptest.Keyed("sleutel", "een ander lijf")
	bad.ElevatorPitch = ""
	_, err = h.Requests.Submit(h.Ctx(), who, bad, apptest.Uncounted)
	apptest.Refused(t, domain.Conflict, domain.CodeIdempotencyReuse, err)
	assert.Len(t, h.AllRequests(), 1)
	assert.Len(t, h.AllJobs(), 1)
}

func TestRequests_F05_keysBelongToTheirUser(t *testing.T) {
	h := newTestServer(t)
	who, other := h.User("jansen"), h.User("pieters")
	first := h.Submit(who, apptest.Keyed("sleutel", "lijf"))
	second := h.Submit(other, apptest.Keyed("sleutel", "een ander lijf"))
	assert.NotEqual(t, first.ID, second.ID)
}

func TestRequests_F05_withoutKeyTwice(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	assert.NotEqual(t, h.Submit(who, apptest.Submission()).ID, h.Submit(who, apptest.Submission()).ID)
	assert.Len(t, h.AllJobs(), 2)
}

// A key whose call was refused is free for the mended call.
func TestRequests_F05_refusedCallKeepsNoKey(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	bad := apptest.Keyed("sleutel", "lijf")
	bad.ElevatorPitch = apptest.Vague
	_, err := h.Requests.Submit(h.Ctx(), who, bad, apptest.Uncounted)
	require.Error(t, err)
	h.Submit(who, apptest.Keyed("sleutel", "gemend lijf"))
}

func TestRequests_F05_racingCallsWithOneKey(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		answers := make([]request.Request, 20)
		errs := apptest.Racing(20, func(i int) (err error) {
			answers[i], err = h.Requests.Submit(h.Ctx(), who, apptest.Keyed("sleutel", "lijf"), apptest.Uncounted)
			return err
		})
		require.Equal(t, 20, apptest.Won(errs), "%v", errs)
		for _, a := range answers {
			assert.Equal(t, answers[0], a)
		}
		assert.Len(t, h.AllRequests(), 1)
		assert.Len(t, h.AllJobs(), 1)
		assert.Len(t, h.CompaniesOf(who), 1)
		assert.Equal(t, "WBSO-2026-00002", h.Submit(who, apptest.Submission()).Number, "no number was lost")
	})
}

// Cut off at every Write on the way from the press on VERZENDEN to the
// document, in three ways; pressed again with the same key, it ends with one
// request, one company and one document.
func TestRequests_F05_cutOffAnywhere(t *testing.T) {
	for _, how := range []apptest.Cut{apptest.Before, apptest.Undone, apptest.UnheardOf} {
		for n, reached := 1, true; reached; n++ {
			t.Run(fmt.Sprintf("way %d, write %d", how, n), func(t *testing.T) {
				h := newTestServer(t)
				who := h.User("jansen")
				h.Store.CutOff(n, how)
				_, _ = h.Requests.Submit(h.Ctx(), who, apptest.Keyed("sleutel", "lijf"), apptest.Uncounted)
				h.App = h.Process() // the process that was cut off is gone
				req := h.Submit(who, apptest.Keyed("sleutel", "lijf"))
				_, _ = h.Worker.RunDue(h.Ctx())
				reached = h.Store.WasCut()
				h.Store.CutOff(0, apptest.Whole)
				h.App = h.Process()
				h.Clock.Pass(time.Minute) // past the lease of the worker that had the job
				_, err := h.Worker.RunDue(h.Ctx())
				require.NoError(t, err)

				h.OneApplication(req.ID)
				assert.Len(t, h.AllRequests(), 1)
				assert.Len(t, h.CompaniesOf(who), 1)
				require.Len(t, h.AllJobs(), 1)
				assert.Equal(t, queue.JobDone, h.AllJobs()[0].Status)
			})
		}
	}
}

// Whatever statement of a submission fails, nothing of it stays.
func TestRequests_F05_allOrNothing(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		_, err := h.Ask(apptest.Pitch(apptest.Submission().ElevatorPitch))
		require.NoError(t, err)
		for name, broken := range map[string]func(ports.Repos) ports.Repos{
			"the request":      func(r ports.Repos) ports.Repos { r.Requests = brokenRequests{r.Requests}; return r },
			"the job":          func(r ports.Repos) ports.Repos { r.Jobs = brokenJobs{r.Jobs}; return r },
			"the key":          func(r ports.Repos) ports.Repos { r.Idempotency = brokenKeys{r.Idempotency}; return r },
			"the list version": func(r ports.Repos) ports.Repos { r.ListVersions = brokenVersions{r.ListVersions}; return r },
		} {
			h.Store.With(broken)
			_, err := h.Requests.Submit(h.Ctx(), who, apptest.Keyed("sleutel", "lijf"), apptest.Uncounted)
			apptest.Refused(t, domain.Unavailable, domain.CodeStoreAway, err)
			h.nothingStored(who, 0)
			n, err := h.Worker.RunDue(h.Ctx())
			require.NoError(t, err)
			assert.Zero(t, n, "%s: no job (J-01)", name)
		}
		h.Store.With(nil)
		assert.Equal(t, "WBSO-2026-00001", h.Submit(who, apptest.Keyed("sleutel", "lijf")).Number)
		assert.Len(t, h.AllJobs(), 1, "J-01: exactly one")
	})
}

type brokenRequests struct{ ports.Requests }

func (brokenRequests) AddRequest(context.Context, request.Request) (request.Request, error) {
	return request.Request{}, apptest.ErrCut
}

type brokenJobs struct{ ports.Jobs }

func (brokenJobs) EnqueueJob(context.Context, queue.Job, time.Duration) (queue.Job, error) {
	return queue.Job{}, apptest.ErrCut
}

type brokenKeys struct{ ports.Idempotency }

func (brokenKeys) PutCall(context.Context, account.IdempotentCall) error { return apptest.ErrCut }

type brokenVersions struct{ ports.ListVersions }

func (brokenVersions) RaiseListVersion(context.Context, int64) error { return apptest.ErrCut }
