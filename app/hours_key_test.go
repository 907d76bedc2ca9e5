package app_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/timesheets"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/request"
	"wbso/ports"
)

func (p project) keyed(key, digest string, worked domain.Hours) timesheets.LogHours {
	in := p.entry(today, worked)
	in.Key, in.Digest = key, digest
	return in
}

// D-04: a double click or a retry after a time-out makes one entry.
func TestHours_D04_sameKeyIsTheSameAnswer(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.project("jansen")
		first := h.enter(p, p.keyed("sleutel", "lijf", 4))
		assert.Equal(t, first, h.enter(p, p.keyed("sleutel", "lijf", 4)), "with room left")
		h.enter(p, p.entry(today, 12))
		assert.Equal(t, first, h.enter(p, p.keyed("sleutel", "lijf", 4)), "with none")
		require.NoError(t, h.Hours.WithdrawHours(h.ctx(), p.who, first.ID))
		assert.Equal(t, first, h.enter(p, p.keyed("sleutel", "lijf", 4)), "also when it was withdrawn")
		assert.Equal(t, domain.Hours(12), h.total(p))

		for _, in := range []timesheets.LogHours{p.keyed("sleutel", "ander lijf", 4), p.keyed("sleutel", "ander lijf", 0)} {
			_, err := h.Hours.LogHours(h.ctx(), p.who, in)
			refused(t, domain.Conflict, domain.CodeIdempotencyReuse, err)
		}
		_, err := h.Requests.Submit(h.ctx(), p.who, keyed("sleutel", "lijf"), uncounted)
		refused(t, domain.Conflict, domain.CodeIdempotencyReuse, err)
		h.submit(p.who, keyed("aanvraag", "lijf"))
		_, err = h.Hours.LogHours(h.ctx(), p.who, p.keyed("aanvraag", "lijf", 1))
		refused(t, domain.Conflict, domain.CodeIdempotencyReuse, err)
	})
}

func TestHours_D04_racingCallsWithOneKey(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.project("jansen")
		answers := make([]hours.HourEntry, 12)
		errs := racing(12, func(i int) (err error) {
			answers[i], err = h.Hours.LogHours(h.ctx(), p.who, p.keyed("sleutel", "lijf", 3))
			return err
		})
		require.Equal(t, 12, won(errs), "%v", errs)
		for _, a := range answers {
			assert.Equal(t, answers[0], a)
		}
		assert.Equal(t, domain.Hours(3), h.total(p))
	})
}

func TestHours_D04_keysBelongToTheirUser(t *testing.T) {
	h := newTestServer(t)
	p, theirs := h.project("jansen"), h.project("pieters")
	first := h.enter(p, p.keyed("sleutel", "lijf", 4))
	assert.NotEqual(t, first.ID, h.enter(theirs, theirs.keyed("sleutel", "ander lijf", 4)).ID)
	assert.NotEqual(t, h.enter(p, p.entry(today, 1)).ID, h.enter(p, p.entry(today, 1)).ID, "without a key two are two")
}

// A refused call keeps no key, and who may no longer see the project gets no old answer.
func TestHours_D04_refusedCallKeepsNoKey(t *testing.T) {
	h := newTestServer(t)
	p := h.project("jansen")
	_, err := h.Hours.LogHours(h.ctx(), p.who, p.keyed("sleutel", "lijf", 20))
	require.Error(t, err)
	h.enter(p, p.keyed("sleutel", "gemend lijf", 4))
	h.write(func(r ports.Repos) error {
		p.PaymentStatus = request.PaymentRefunded
		return r.Requests.UpdateRequest(h.ctx(), p.Request)
	})
	_, err = h.Hours.LogHours(h.ctx(), p.who, p.keyed("sleutel", "gemend lijf", 4))
	refused(t, domain.Forbidden, domain.CodeNotPaid, err)
}

// D-04: cut off before the write, undone by it or not heard of after it, the same call again
// makes one entry.
func TestHours_D04_cutOffAnywhere(t *testing.T) {
	for _, how := range []cut{before, undone, unheardOf} {
		h := newTestServer(t)
		p := h.project("jansen")
		h.store.cutOff(1, how)
		_, _ = h.Hours.LogHours(h.ctx(), p.who, p.keyed("sleutel", "lijf", 4))
		h.store.cutOff(0, whole)
		h.enter(p, p.keyed("sleutel", "lijf", 4))
		assert.Equal(t, domain.Hours(4), h.total(p))
	}
}
