package pages_test

import (
	"testing"

	"wbso/app/apptest"
)

type testServer = apptest.Server

func newTestServer(t testing.TB) *testServer { return apptest.New(t) }
