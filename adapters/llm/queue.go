package llm

import (
	"context"
	"sync/atomic"
)

// queue bounds how many calls run and how many questions wait.
type queue struct {
	running chan struct{}
	inside  atomic.Int64 // that run or wait
	most    int64
}

func newQueue(running, waiting int) *queue {
	return &queue{running: make(chan struct{}, running), most: int64(running + waiting)}
}

// enter waits for a turn: errFull when too many wait, or the error of ctx. The caller
// calls leave.
func (q *queue) enter(ctx context.Context) (leave func(), err error) {
	if q.inside.Add(1) > q.most {
		q.inside.Add(-1)
		return nil, &Failure{Err: errFull}
	}
	select {
	case q.running <- struct{}{}:
		return func() { <-q.running; q.inside.Add(-1) }, nil
	case <-ctx.Done():
		q.inside.Add(-1)
		return nil, ctx.Err()
	}
}
