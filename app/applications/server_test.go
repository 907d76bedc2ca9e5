package applications_test

import (
	"testing"

	"wbso/app/apptest"
)

// testServer is the product on a real database, with what the tests of this package do with it.
type testServer struct{ *apptest.Server }

func newTestServer(t testing.TB) *testServer { return &testServer{apptest.New(t)} }

func onBoth(t *testing.T, test func(t *testing.T, h *testServer)) {
	apptest.OnBoth(t, func(t *testing.T, s *apptest.Server) { test(t, &testServer{s}) })
}
