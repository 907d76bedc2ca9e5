package argon2

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
)

// line joins a queue from each of these addresses and returns the turns.
func line(t *testing.T, q *queue, addresses ...string) (turns []<-chan struct{}) {
	t.Helper()
	for _, address := range addresses {
		turn, err := q.join(address)
		require.NoError(t, err)
		turns = append(turns, turn)
	}
	return turns
}

// up are the turns that have come, by their place in the list.
func up(turns []<-chan struct{}) (places []int) {
	for i, turn := range turns {
		select {
		case <-turn:
			places = append(places, i)
		default:
		}
	}
	return places
}

// order lets one after the other leave, and notes whose turn comes each time.
func order(q *queue, addresses []string, turns []<-chan struct{}) (names []string) {
	seen := map[int]bool{}
	for range turns {
		for _, i := range up(turns) {
			if !seen[i] {
				seen[i] = true
				names = append(names, addresses[i])
			}
		}
		q.leave()
	}
	return names
}

func TestQueue_addressesTakeTurns(t *testing.T) {
	q := newQueue(1)
	addresses := []string{"a", "a", "a", "a", "b", "b", "c"}
	turns := line(t, q, addresses...)
	assert.Equal(t, []int{0}, up(turns), "one place")
	assert.Equal(t, []string{"a", "a", "b", "c", "a", "b", "a"}, order(q, addresses, turns))
	assert.Equal(t, 1, q.free)
	assert.Zero(t, q.waiting)
	assert.Empty(t, q.lines)
	assert.Empty(t, q.turns)
}

func TestQueue_firstComeFirstServedAtOneAddress(t *testing.T) {
	q := newQueue(2)
	turns := line(t, q, "a", "a", "a", "a")
	assert.Equal(t, []int{0, 1}, up(turns), "two places")
	q.leave()
	assert.Equal(t, []int{0, 1, 2}, up(turns))
	q.leave()
	assert.Equal(t, []int{0, 1, 2, 3}, up(turns))
}

func TestQueue_isBounded(t *testing.T) {
	q := newQueue(1)
	line(t, q, "works")
	for range waitingPerAddress {
		line(t, q, "crowd")
	}
	_, err := q.join("crowd")
	assert.Equal(t, []any{domain.Unavailable, domain.CodeBusy}, []any{domain.KindOf(err), domain.CodeOf(err)})
	line(t, q, "somebody else")
	for i := q.waiting; i < waitingMax; i++ {
		line(t, q, fmt.Sprint("address ", i))
	}
	_, err = q.join("one more")
	assert.Equal(t, domain.CodeBusy, domain.CodeOf(err))
	q.leave()
	line(t, q, "one more")
	assert.Equal(t, []int{128, 32}, []int{waitingMax, waitingPerAddress})
}

func TestQueue_whoLeavesFreesTheirPlace(t *testing.T) {
	q := newQueue(1)
	turns := line(t, q, "works", "a", "b", "b")
	q.quit("a", turns[1])
	assert.Equal(t, 2, q.waiting)
	q.quit("b", turns[2])
	q.leave()
	assert.Equal(t, []int{0, 3}, up(turns), "the next one at that address")
	q.quit("b", turns[3]) // at the moment their turn came
	assert.Equal(t, 1, q.free)
	assert.Empty(t, q.lines)
	assert.Empty(t, q.turns)
}

func TestQueue_anEndedContextEndsTheWait(t *testing.T) {
	q := newQueue(1)
	require.NoError(t, q.enter(t.Context(), "works"))
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error)
	go func() { ended <- q.enter(ctx, "a") }()
	waits := func() bool { q.mu.Lock(); defer q.mu.Unlock(); return q.waiting == 1 }
	require.Eventually(t, waits, 5*time.Second, time.Millisecond)
	cancel()
	require.ErrorIs(t, <-ended, context.Canceled)
	assert.Zero(t, q.waiting)
	q.leave()
	assert.Equal(t, 1, q.free)
	require.ErrorIs(t, q.enter(ctx, "a"), context.Canceled)
	assert.Equal(t, 1, q.free, "who has gone already takes no place")
}
