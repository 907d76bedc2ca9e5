package fairqueue

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// story lets calls of these keys come one after the other, and tells in which order they
// began. Each works for a second and a little longer than the one before.
func story(t *testing.T, l Capacity, keys string) (began []string) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		q, all, mu := New(l), sync.WaitGroup{}, sync.Mutex{}
		for i, key := range strings.Split(keys, "") {
			all.Go(func() {
				leave, err := q.Enter(t.Context(), key)
				if assert.NoError(t, err) {
					mu.Lock()
					began = append(began, key)
					mu.Unlock()
					time.Sleep(time.Second + time.Duration(i)*time.Millisecond)
					leave()
				}
			})
			synctest.Wait()
		}
		all.Wait()
		assertEmpty(t, q)
	})
	return began
}

// assertEmpty says that a queue keeps nothing of those who have gone.
func assertEmpty(t *testing.T, q *Queue) {
	t.Helper()
	running, waiting := q.Len()
	assert.Zero(t, running+waiting)
	assert.Empty(t, q.running)
	assert.Empty(t, q.lines)
	assert.Empty(t, q.turns)
}

func TestQueue_turns(t *testing.T) {
	for _, c := range []struct {
		limits      Capacity
		come, began string
	}{
		{Capacity{Running: 1}, "aaaabbc", "abcabaa"},
		{Capacity{Running: 1}, "aaaaaaaaab", "abaaaaaaaa"}, // nobody waits longer than one turn of another
		{Capacity{Running: 2}, "aaaabb", "aabaab"},         // the places go to those who have fewest
		{Capacity{Running: 3}, "aaaaabc", "aaabcaa"},
		{Capacity{Running: 2}, "aaaa", "aaaa"},
		{Capacity{RunningPerKey: 2}, "aaabbbc", "aabbcab"}, // only calls of the same key wait
		{Capacity{Running: 3, RunningPerKey: 2}, "aaabbc", "aabcab"},
		{Capacity{}, "aaab", "aaab"},
	} {
		assert.Equal(t, c.began, strings.Join(story(t, c.limits, c.come), ""), "%+v: %s", c.limits, c.come)
	}
}

// line joins calls of these keys and fails the test when one is refused.
func line(t *testing.T, q *Queue, keys ...string) (calls []*call) {
	t.Helper()
	for _, key := range keys {
		c, err := q.join(lane{key: key})
		require.NoError(t, err)
		calls = append(calls, c)
	}
	return calls
}

func TestQueue_lineOfOneKeyIsBounded(t *testing.T) {
	q := New(Capacity{Running: 1, Waiting: 9, WaitingPerKey: 3})
	line(t, q, "works", "a", "a", "a")
	_, err := q.join(lane{key: "a"})
	require.ErrorIs(t, err, ErrFull)
	line(t, q, "b")
}

func TestQueue_theLastOfTheLongestLineIsRefused(t *testing.T) {
	q := New(Capacity{Running: 1, Waiting: 6})
	calls := line(t, q, "works", "a", "b", "b", "a", "a", "a")
	line(t, q, "c")
	require.ErrorIs(t, <-calls[6].turn, ErrFull)
	line(t, q, "c")
	require.ErrorIs(t, <-calls[5].turn, ErrFull)
	_, err := q.join(lane{key: "a"})
	require.ErrorIs(t, err, ErrFull, "a longer line is the newcomer's own")
	_, err = q.join(lane{key: "c"})
	require.ErrorIs(t, err, ErrFull, "of equal lines the first to come stay")
	for _, key := range []string{"works", "a", "b", "c", "a", "b", "c"} {
		q.leave(key)
	}
	assertEmpty(t, q)
	for _, place := range []int{1, 2, 3, 4} {
		require.NoError(t, <-calls[place].turn)
	}
}

func TestQueue_manyKeysLeaveNoRoom(t *testing.T) {
	q := New(Capacity{Running: 1, Waiting: 5})
	line(t, q, "works", "a", "b", "c", "d", "e")
	_, err := q.join(lane{key: "f"})
	require.ErrorIs(t, err, ErrFull)
	q.leave("works")
	line(t, q, "f")
}

func TestQueue_whoGoesFreesTheirPlace(t *testing.T) {
	q := New(Capacity{Running: 1})
	calls := line(t, q, "works", "a", "b", "b")
	q.quit(lane{key: "a"}, calls[1])
	q.quit(lane{key: "b"}, calls[2])
	q.leave("works")
	_, waiting := q.Len()
	assert.Zero(t, waiting)
	q.quit(lane{key: "b"}, calls[3]) // at the moment its turn came
	assertEmpty(t, q)
}

func TestQueue_aRefusedCallThatGoesFreesNothing(t *testing.T) {
	q := New(Capacity{Running: 1, Waiting: 2})
	calls := line(t, q, "works", "a", "a", "b")
	q.quit(lane{key: "a"}, calls[2]) // refused at the moment it went
	running, waiting := q.Len()
	assert.Equal(t, []int{1, 2}, []int{running, waiting})
}

func TestQueue_anEndedContextEndsTheWait(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		q := New(Capacity{Running: 1})
		leave, err := q.Enter(t.Context(), "works")
		require.NoError(t, err)
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		_, err = q.Enter(ctx, "a")
		require.ErrorIs(t, err, context.DeadlineExceeded)
		leave()
		_, err = q.Enter(ctx, "a")
		require.ErrorIs(t, err, context.DeadlineExceeded, "who has gone already takes no place")
		assertEmpty(t, q)
	})
}

// Many callers that come, wait, give up and are refused never exceed the limits, and leave
// nothing behind.
func TestQueue_crowd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		limits := Capacity{Running: 3, RunningPerKey: 2, Waiting: 12, WaitingPerKey: 6}
		q, all := New(limits), sync.WaitGroup{}
		for i := range 300 {
			time.Sleep(time.Duration(i*7919%13) * time.Millisecond)
			all.Go(func() {
				key := fmt.Sprint(i * 31 % 5)
				ctx, cancel := context.WithTimeout(t.Context(), time.Duration(i%40)*time.Millisecond)
				defer cancel()
				if leave, err := q.Enter(ctx, key); err == nil {
					q.mu.Lock()
					assert.LessOrEqual(t, q.all, limits.Running)
					assert.LessOrEqual(t, q.running[key], limits.RunningPerKey)
					assert.LessOrEqual(t, q.waiting, limits.Waiting)
					q.mu.Unlock()
					time.Sleep(time.Duration(i%17) * time.Millisecond)
					leave()
				}
			})
		}
		all.Wait()
		assertEmpty(t, q)
	})
}

func TestKey(t *testing.T) {
	assert.Empty(t, KeyOf(t.Context()))
	assert.Equal(t, "a", KeyOf(WithKey(t.Context(), "a")))
}

// Calls that go last run when no other waits, are refused before all others and refuse none.
func TestQueue_last(t *testing.T) {
	q := New(Capacity{Running: 1, Waiting: 4})
	line(t, q, "works")
	late := func(key string) *call {
		c, err := q.join(lane{key, true})
		require.NoError(t, err)
		return c
	}
	first, second := late("a"), late("a")
	others := line(t, q, "b", "c")
	line(t, q, "d")
	assert.ErrorIs(t, <-second.turn, ErrFull, "the last of those who go last")
	_, err := q.join(lane{"e", true})
	require.ErrorIs(t, err, ErrFull)
	for i, key := range []string{"works", "b"} {
		q.leave(key)
		assert.NoError(t, <-others[i].turn)
	}
	line(t, q, "a")
	for _, key := range []string{"c", "d"} {
		q.leave(key)
		assert.Empty(t, first.turn)
	}
	q.leave("a")
	assert.NoError(t, <-first.turn)
	q.leave("a")
	assertEmpty(t, q)
}

func TestLast(t *testing.T) {
	assert.True(t, IsLast(WithKey(Last(t.Context()), "x")))
	assert.False(t, IsLast(t.Context()))
}
