package systemclock

import (
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"wbso/ports"
)

func TestClock(t *testing.T) {
	clockContract(t, func(t *testing.T, moved time.Time) ports.Clock {
		c, err := New(moved)
		require.NoError(t, err)
		return c
	})
}

// TestClock_F10_otherZones runs the suite with other time zones.
func TestClock_F10_otherZones(t *testing.T) {
	for _, zone := range []string{"Pacific/Auckland", "America/Los_Angeles", "UTC"} {
		t.Run(zone, func(t *testing.T) { suiteAgain(t, os.Args[0], zone, "") })
	}
}

// TestClock_F10_emptyRoot runs the suite in a root folder with only the program and
// so without time zone files, as in a container from scratch. Only root may change
// the root folder; other users check that the zone data is linked in.
func TestClock_F10_emptyRoot(t *testing.T) {
	if os.Geteuid() != 0 {
		linked, err := exec.CommandContext(t.Context(), "go", "list", "-deps", ".").Output()
		require.NoError(t, err)
		require.Contains(t, string(linked), "\ntime/tzdata\n")
		return
	}
	root := t.TempDir()
	build := exec.CommandContext(t.Context(), "go", "test", "-c", "-o", filepath.Join(root, "clock.test"), ".")
	build.Env = append(os.Environ(), "CGO_ENABLED=0") // as the product is built
	out, err := build.CombinedOutput()
	require.NoError(t, err, "%s", out)
	suiteAgain(t, "/clock.test", "Pacific/Auckland", root)
}

func suiteAgain(t *testing.T, program, zone, root string) {
	t.Helper()
	again := exec.CommandContext(t.Context(), program, "-test.run", "^TestClock$")
	again.Env = []string{"TZ=" + zone}
	if root != "" {
		again.Dir = "/"
		again.SysProcAttr = &syscall.SysProcAttr{Chroot: root}
	}
	out, err := again.CombinedOutput()
	require.NoError(t, err, "%s", out)
}
