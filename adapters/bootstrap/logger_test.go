package bootstrap

import (
	"bytes"
	"log/slog"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

// In both forms a duration has one unit, which is in its name.
func TestLogger_durations(t *testing.T) {
	for form, want := range map[string]string{"json": `"took_ms":1500.25,"wait_ms":60000`, "text": "took_ms=1500.25 wait_ms=60000"} {
		var out bytes.Buffer
		c := load(t, false, nil, "WBSO_LOG="+form)
		c.Logger(&out).Info("call", slog.Duration("took", 1500250*time.Microsecond), slog.Any("wait", time.Minute))
		assert.Contains(t, out.String(), want)
	}
}
