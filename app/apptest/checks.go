package apptest

import (
	"errors"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
)

// OneWins asserts that all but one were past a bound.
func OneWins(t *testing.T, errs []error) {
	t.Helper()
	assert.Equal(t, 1, Won(errs), "%v", errs)
	for _, err := range errs {
		if err != nil {
			Refused(t, domain.Conflict, domain.CodeBoundReached, err)
		}
	}
}

// Refused asserts kind and code of an error.
func Refused(t testing.TB, kind domain.Kind, code domain.Code, err error) {
	t.Helper()
	require.Error(t, err)
	assert.Equal(t, kind, domain.KindOf(err), "%v", err)
	assert.Equal(t, code, domain.CodeOf(err), "%v", err)
}

// Codes returns the codes of an error about fields, one or several, by field.
func Codes(t testing.TB, err error) map[string][]domain.Code {
	t.Helper()
	require.Error(t, err)
	var fields domain.Fields
	var one *domain.Error
	if !errors.As(err, &fields) && errors.As(err, &one) {
		fields = domain.Fields{one}
	}
	out := map[string][]domain.Code{}
	for _, e := range fields {
		out[e.Field] = append(out[e.Field], e.Code)
	}
	return out
}

// Racing calls fn n times at once and returns the errors in order.
func Racing(n int, fn func(i int) error) []error {
	errs := make([]error, n)
	var ready, done sync.WaitGroup
	start := make(chan struct{})
	for i := range n {
		ready.Add(1)
		done.Go(func() {
			ready.Done()
			<-start
			errs[i] = fn(i)
		})
	}
	ready.Wait()
	close(start)
	done.Wait()
	return errs
}

func Won(errs []error) (n int) {
	for _, err := range errs {
		if err == nil {
			n++
		}
	}
	return n
}
