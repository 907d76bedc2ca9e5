package httpapi

import (
	"context"
	"net/http"
	"strconv"
	"time"

	"wbso/domain"
	"wbso/fairqueue"
)

// Heavy bounds the expensive calls of one user: those that compute much or make a file. The zero
// Heavy is no bound.
type Heavy struct {
	Running int           // at a time
	Waiting int           // for a turn
	Wait    time.Duration // the longest for a turn
}

func (h Heavy) queue() *fairqueue.Queue {
	return fairqueue.New(fairqueue.Capacity{RunningPerKey: h.Running, WaitingPerKey: h.Waiting})
}

// heavy limits how many calls of one user to an expensive endpoint run at the same time. Further
// calls wait for their turn, and are refused when too many wait or the wait is too long.
func (s *Server) heavy(e endpoint) endpoint {
	return func(w http.ResponseWriter, r *http.Request) error {
		leave, err := s.turn(r)
		if err != nil {
			return err
		}
		defer leave()
		return e(w, r)
	}
}

func (s *Server) turn(r *http.Request) (leave func(), err error) {
	ctx := r.Context()
	if wait := s.limits.Heavy.Wait; wait > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, wait)
		defer cancel()
	}
	leave, err = s.calls.Enter(ctx, fairqueue.KeyOf(ctx))
	if err != nil && r.Context().Err() == nil {
		err = s.limits.Heavy.exceeded()
	}
	return leave, err
}

// exceeded returns the refusal of a call. It tells the caller to try again after the longest wait
// for a turn.
func (h Heavy) exceeded() error {
	return domain.Fail(domain.Limited, domain.CodeAtOnce).With("limit", "heavy").With("seconds", strconv.Itoa(max(1, int(h.Wait/time.Second))))
}
