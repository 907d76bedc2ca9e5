package main

import (
	"log/slog"

	"github.com/KimMachineGun/automemlimit/memlimit"
)

// limitMemory tells the collector how much memory the cgroup of this process allows, less a
// tenth for what is not on its heap. A server that is short of memory then becomes slower
// instead of being killed. GOMEMLIMIT wins.
func limitMemory(log *slog.Logger) {
	if _, err := memlimit.Set(); err != nil {
		log.Debug("no memory limit is known", slog.Any("error", err)) // another system, or no cgroup
	}
}
