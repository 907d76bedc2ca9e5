package app_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app"
	"wbso/app/usecase"
	"wbso/domain/hours"
	"wbso/ports"
)

// numbered adds employees with numbers, more than one transaction of a rotation takes.
func (h *testServer) numbered(who usecase.Actor, n int) (ids []int64) {
	h.t.Helper()
	company := h.companyOf(who, "12345678").ID
	for i := range n {
		ids = append(ids, h.hire(who, company, fmt.Sprintf("m%d@voorbeeld.nl", i), bsn).ID)
	}
	return ids
}

func (h *testServer) dataKeys() (keys []hours.DataKey) {
	h.t.Helper()
	h.read(func(r ports.Repos) (err error) {
		keys, err = r.DataKeys.ListDataKeys(h.ctx())
		return err
	})
	return keys
}

// assertReadable asserts that every number opens in every process.
func (h *testServer) assertReadable(who usecase.Actor, ids []int64, processes ...*app.App) {
	h.t.Helper()
	for _, process := range processes {
		for _, id := range []int64{ids[0], ids[len(ids)/2], ids[len(ids)-1]} {
			number, err := process.Employees.RevealBSN(h.ctx(), h.confirmed(who), id, uncounted)
			require.NoError(h.t, err)
			assert.Equal(h.t, bsn, number)
		}
		list, err := process.Employees.ListEmployees(h.ctx(), who, 1, true, wholeList)
		require.NoError(h.t, err)
		for _, e := range list.Items {
			assert.Equal(h.t, "••••••333", e.MaskedBSN)
		}
	}
}

// Wherever a rotation is cut off, every number opens in servers that were there and in
// those that come, and another rotation goes on with the same key.
func TestKeys_D17_rotate_is_cut_off_anywhere_and_goes_on(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		ids := h.numbered(who, 205)
		running := h.process()
		version := h.listVersion(who)
		for _, how := range []cut{before, undone, unheardOf} {
			for at, cutOff := 1, true; cutOff; at++ {
				first := h.dataKeys()[0].ID
				h.store.cutOff(at, how)
				_, err := h.Keys.Rotate(h.ctx())
				cutOff = h.store.wasCut()
				h.store.cutOff(0, whole)
				if !cutOff {
					require.NoError(t, err)
				} else {
					require.ErrorIs(t, err, errCut)
				}
				h.assertReadable(who, ids, running, h.process())

				begun := h.dataKeys()
				done, err := h.Keys.Rotate(h.ctx())
				require.NoError(t, err)
				if len(begun) == 2 {
					assert.Equal(t, begun[1].ID, done.Key, "the rotation that was begun")
				}
				assert.NotEqual(t, first, done.Key)
				assert.Zero(t, done.Unreadable)
				require.Len(t, h.dataKeys(), 1)
				assert.Equal(t, done.Key, h.dataKeys()[0].ID)
				h.assertReadable(who, ids, running, h.process())
			}
		}
		assert.Equal(t, version, h.listVersion(who), "nothing changed for those who look at lists")
	})
}

// Who writes while a rotation runs writes with a key that stays.
func TestKeys_D17_numbers_that_are_written_meanwhile(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		ids := h.numbered(who, 120)
		running := h.process()
		errs := racing(6, func(i int) error {
			if i < 2 {
				_, err := h.Keys.Rotate(h.ctx())
				return err
			}
			for n := i; n < len(ids); n += 17 {
				if _, err := running.Employees.ReplaceEmployee(h.ctx(), who, ids[n], somebody(0, fmt.Sprintf("m%d@voorbeeld.nl", n), bsn)); err != nil {
					return err
				}
			}
			return nil
		})
		for _, err := range errs {
			assert.NoError(t, err)
		}
		h.assertReadable(who, ids, running, h.process())
		done, err := h.Keys.Rotate(h.ctx())
		require.NoError(t, err)
		require.Len(t, h.dataKeys(), 1)
		assert.Equal(t, done.Key, h.get(who, ids[3]).BSN.Key)
		h.assertReadable(who, ids, running, h.process())
	})
}

func TestKeys_D17_a_number_that_does_not_open_is_left_with_its_key(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	ids := h.numbered(who, 3)
	h.write(func(r ports.Repos) error {
		a, b := h.get(who, ids[0]), h.get(who, ids[1])
		a.BSN = b.BSN
		return r.Employees.UpdateEmployee(h.ctx(), a)
	})
	for range 2 {
		done, err := h.Keys.Rotate(h.ctx())
		require.NoError(t, err)
		assert.Equal(t, 1, done.Unreadable)
		assert.Len(t, h.dataKeys(), 2)
	}
	assert.Contains(t, h.log.text(), fmt.Sprintf("employee=%d", ids[0]))
	_, err := h.Employees.ReplaceEmployee(h.ctx(), who, ids[0], somebody(0, "m0@voorbeeld.nl", bsn))
	require.NoError(t, err)
	done, err := h.Keys.Rotate(h.ctx())
	require.NoError(t, err)
	assert.Zero(t, done.Unreadable)
	assert.Len(t, h.dataKeys(), 1)
	h.assertReadable(who, ids, h.App)
}

// The order of the keys is that of their making, also when the clock was set back.
func TestKeys_D17_a_clock_that_goes_back_makes_no_older_key(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	ids := h.numbered(who, 2)
	h.clock.pass(-10 * 365 * 24 * time.Hour)
	done, err := h.Keys.Rotate(h.ctx())
	require.NoError(t, err)
	assert.Equal(t, 2, done.Resealed)
	assert.Equal(t, done.Key, h.get(who, ids[0]).BSN.Key)
	require.Len(t, h.dataKeys(), 1)
}
