// Package portstest checks adapters against the contracts of the ports. A suite
// is a list of functions, one for each promise and named after it; an adapter's
// own test opens itself and runs the suite.
package portstest

import (
	"reflect"
	"runtime"
	"strings"
	"testing"
)

// InOrder runs each check as a subtest that has the name of its function, without its 'test'.
func InOrder[F any](t *testing.T, checks []F, run func(t *testing.T, check F)) {
	for _, check := range checks {
		name := runtime.FuncForPC(reflect.ValueOf(check).Pointer()).Name()
		t.Run(strings.TrimPrefix(name[strings.LastIndexByte(name, '.')+1:], "test"), func(t *testing.T) { run(t, check) })
	}
}

// Contract runs checks that open the adapter themselves, as often as they need.
func Contract[A any](t *testing.T, open func(t *testing.T) A, checks ...func(*testing.T, func(t *testing.T) A)) {
	InOrder(t, checks, func(t *testing.T, check func(*testing.T, func(t *testing.T) A)) { check(t, open) })
}
