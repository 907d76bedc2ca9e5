package timesheets_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/timesheets"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/request"
	"wbso/ports"
)

// D-04: a double click or a retry after a time-out makes one entry.
func TestHours_D04_sameKeyIsTheSameAnswer(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		first := h.Enter(p, p.Keyed("sleutel", "lijf", 4))
		assert.Equal(t, first, h.Enter(p, p.Keyed("sleutel", "lijf", 4)), "with room left")
		h.Enter(p, p.Entry(apptest.Today, 12))
		assert.Equal(t, first, h.Enter(p, p.Keyed("sleutel", "lijf", 4)), "with none")
		require.NoError(t, h.Hours.WithdrawHours(h.Ctx(), p.Who, first.ID))
		assert.Equal(t, first, h.Enter(p, p.Keyed("sleutel", "lijf", 4)), "also when it was withdrawn")
		assert.Equal(t, domain.Hours(12), h.Total(p))

		for _, in := range []timesheets.LogHours{p.Keyed("sleutel", "ander lijf", 4), p.Keyed("sleutel", "ander lijf", 0)} {
			_, err := h.Hours.LogHours(h.Ctx(), p.Who, in)
			apptest.Refused(t, domain.Conflict, domain.CodeIdempotencyReuse, err)
		}
		_, err := h.Requests.Submit(h.Ctx(), p.Who, apptest.Keyed("sleutel", "lijf"), apptest.Uncounted)
		apptest.Refused(t, domain.Conflict, domain.CodeIdempotencyReuse, err)
		h.Submit(p.Who, apptest.Keyed("aanvraag", "lijf"))
		_, err = h.Hours.LogHours(h.Ctx(), p.Who, p.Keyed("aanvraag", "lijf", 1))
		apptest.Refused(t, domain.Conflict, domain.CodeIdempotencyReuse, err)
	})
}

func TestHours_D04_racingCallsWithOneKey(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		answers := make([]hours.HourEntry, 12)
		errs := apptest.Racing(12, func(i int) (err error) {
			answers[i], err = h.Hours.LogHours(h.Ctx(), p.Who, p.Keyed("sleutel", "lijf", 3))
			return err
		})
		require.Equal(t, 12, apptest.Won(errs), "%v", errs)
		for _, a := range answers {
			assert.Equal(t, answers[0], a)
		}
		assert.Equal(t, domain.Hours(3), h.Total(p))
	})
}

func TestHours_D04_keysBelongToTheirUser(t *testing.T) {
	h := newTestServer(t)
	p, theirs := h.Project("jansen"), h.Project("pieters")
	first := h.Enter(p, p.Keyed("sleutel", "lijf", 4))
	assert.NotEqual(t, first.ID, h.Enter(theirs, theirs.Keyed("sleutel", "ander lijf", 4)).ID)
	assert.NotEqual(t, h.Enter(p, p.Entry(apptest.Today, 1)).ID, h.Enter(p, p.Entry(apptest.Today, 1)).ID, "without a key two are two")
}

// A refused call keeps no key, and who may no longer see the project gets no old answer.
func TestHours_D04_refusedCallKeepsNoKey(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	_, err := h.Hours.LogHours(h.Ctx(), p.Who, p.Keyed("sleutel", "lijf", 20))
	require.Error(t, err)
	h.Enter(p, p.Keyed("sleutel", "gemend lijf", 4))
	h.Write(func(r ports.Repos) error {
		p.PaymentStatus = request.PaymentRefunded
		return r.Requests.UpdateRequest(h.Ctx(), p.Request)
	})
	_, err = h.Hours.LogHours(h.Ctx(), p.Who, p.Keyed("sleutel", "gemend lijf", 4))
	apptest.Refused(t, domain.Forbidden, domain.CodeNotPaid, err)
}

// D-04: cut off before the write, undone by it or not heard of after it, the same call again
// makes one entry.
func TestHours_D04_cutOffAnywhere(t *testing.T) {
	for _, how := range []apptest.Cut{apptest.Before, apptest.Undone, apptest.UnheardOf} {
		h := newTestServer(t)
		p := h.Project("jansen")
		h.Store.CutOff(1, how)
		_, _ = h.Hours.LogHours(h.Ctx(), p.Who, p.Keyed("sleutel", "lijf", 4))
		h.Store.CutOff(0, apptest.Whole)
		h.Enter(p, p.Keyed("sleutel", "lijf", 4))
		assert.Equal(t, domain.Hours(4), h.Total(p))
	}
}
