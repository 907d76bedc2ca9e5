package app_test

import (
	"testing"

	"wbso/app/apptest"
)

type testServer = apptest.Server

func newTestServer(t testing.TB) *testServer { return apptest.New(t) }

func onBoth(t *testing.T, test func(t *testing.T, h *testServer)) {
	apptest.OnBoth(t, func(t *testing.T, s *apptest.Server) { test(t, s) })
}
