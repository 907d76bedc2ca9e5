package timesheets_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app"
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain/hours"
	"wbso/ports"
)

// numbered adds employees with numbers, more than one transaction of a rotation takes.
func (h *testServer) numbered(who usecase.Actor, n int) (ids []int64) {
	h.T.Helper()
	company := h.companyOf(who, "12345678").ID
	for i := range n {
		ids = append(ids, h.Hire(who, company, fmt.Sprintf("m%d@voorbeeld.nl", i), apptest.BSN).ID)
	}
	return ids
}

func (h *testServer) dataKeys() (keys []hours.DataKey) {
	h.T.Helper()
	h.Read(func(r ports.Repos) (err error) {
		keys, err = r.DataKeys.ListDataKeys(h.Ctx())
		return err
	})
	return keys
}

// assertReadable asserts that every number opens in every process.
func (h *testServer) assertReadable(who usecase.Actor, ids []int64, processes ...*app.App) {
	h.T.Helper()
	for _, process := range processes {
		for _, id := range []int64{ids[0], ids[len(ids)/2], ids[len(ids)-1]} {
			number, err := process.Employees.RevealBSN(h.Ctx(), h.Confirmed(who), id, apptest.Uncounted)
			require.NoError(h.T, err)
			assert.Equal(h.T, apptest.BSN, number)
		}
		list, err := process.Employees.ListEmployees(h.Ctx(), who, 1, true, apptest.WholeList)
		require.NoError(h.T, err)
		for _, e := range list.Items {
			assert.Equal(h.T, "••••••333", e.MaskedBSN)
		}
	}
}

// Wherever a rotation is cut off, every number opens in servers that were there and in
// those that come, and another rotation goes on with the same key.
func TestKeys_D17_rotate_is_cut_off_anywhere_and_goes_on(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		ids := h.numbered(who, 205)
		running := h.Process()
		version := h.ListVersion(who)
		for _, how := range []apptest.Cut{apptest.Before, apptest.Undone, apptest.UnheardOf} {
			for at, cutOff := 1, true; cutOff; at++ {
				first := h.dataKeys()[0].ID
				h.Store.CutOff(at, how)
				_, err := h.Keys.Rotate(h.Ctx())
				cutOff = h.Store.WasCut()
				h.Store.CutOff(0, apptest.Whole)
				if !cutOff {
					require.NoError(t, err)
				} else {
					require.ErrorIs(t, err, apptest.ErrCut)
				}
				h.assertReadable(who, ids, running, h.Process())

				begun := h.dataKeys()
				done, err := h.Keys.Rotate(h.Ctx())
				require.NoError(t, err)
				if len(begun) == 2 {
					assert.Equal(t, begun[1].ID, done.Key, "the rotation that was begun")
				}
				assert.NotEqual(t, first, done.Key)
				assert.Zero(t, done.Unreadable)
				require.Len(t, h.dataKeys(), 1)
				assert.Equal(t, done.Key, h.dataKeys()[0].ID)
				h.assertReadable(who, ids, running, h.Process())
			}
		}
		assert.Equal(t, version, h.ListVersion(who), "nothing changed for those who look at lists")
	})
}

// Who writes while a rotation runs writes with a key that stays.
func TestKeys_D17_numbers_that_are_written_meanwhile(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		ids := h.numbered(who, 120)
		running := h.Process()
		errs := apptest.Racing(6, func(i int) error {
			if i < 2 {
				_, err := h.Keys.Rotate(h.Ctx())
				return err
			}
			for n := i; n < len(ids); n += 17 {
				if _, err := running.Employees.ReplaceEmployee(h.Ctx(), who, ids[n], apptest.Somebody(0, fmt.Sprintf("m%d@voorbeeld.nl", n), apptest.BSN)); err != nil {
					return err
				}
			}
			return nil
		})
		for _, err := range errs {
			assert.NoError(t, err)
		}
		h.assertReadable(who, ids, running, h.Process())
		done, err := h.Keys.Rotate(h.Ctx())
		require.NoError(t, err)
		require.Len(t, h.dataKeys(), 1)
		assert.Equal(t, done.Key, h.Get(who, ids[3]).BSN.Key)
		h.assertReadable(who, ids, running, h.Process())
	})
}

func TestKeys_D17_a_number_that_does_not_open_is_left_with_its_key(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	ids := h.numbered(who, 3)
	h.Write(func(r ports.Repos) error {
		a, b := h.Get(who, ids[0]), h.Get(who, ids[1])
		a.BSN = b.BSN
		return r.Employees.UpdateEmployee(h.Ctx(), a)
	})
	for range 2 {
		done, err := h.Keys.Rotate(h.Ctx())
		require.NoError(t, err)
		assert.Equal(t, 1, done.Unreadable)
		assert.Len(t, h.dataKeys(), 2)
	}
	assert.Contains(t, h.Log.Text(), fmt.Sprintf("employee=%d", ids[0]))
	_, err := h.Employees.ReplaceEmployee(h.Ctx(), who, ids[0], apptest.Somebody(0, "m0@voorbeeld.nl", apptest.BSN))
	require.NoError(t, err)
	done, err := h.Keys.Rotate(h.Ctx())
	require.NoError(t, err)
	assert.Zero(t, done.Unreadable)
	assert.Len(t, h.dataKeys(), 1)
	h.assertReadable(who, ids, h.App)
}

// The order of the keys is that of their making, also when the clock was set back.
func TestKeys_D17_a_clock_that_goes_back_makes_no_older_key(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	ids := h.numbered(who, 2)
	h.Clock.Pass(-10 * 365 * 24 * time.Hour)
	done, err := h.Keys.Rotate(h.Ctx())
	require.NoError(t, err)
	assert.Equal(t, 2, done.Resealed)
	assert.Equal(t, done.Key, h.Get(who, ids[0]).BSN.Key)
	require.Len(t, h.dataKeys(), 1)
}
