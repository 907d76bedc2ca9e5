package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/account"
)

// An import of 10,000 rows, beside the database and through a server on the same machine: each time another file, so
// that every row is new.
func BenchmarkImport(b *testing.B) {
	const rows = 10_000
	near := owned(b)
	far := near.serve(directly, account.WriteScope)
	run := func(year int, env []string, args ...string) time.Duration {
		var text strings.Builder
		text.WriteString("date,employee,hours,description\n")
		for i := range rows {
			fmt.Fprintf(&text, "%s,Persoon Nummer%d,1.00,Proef %d\n", domain.NewDate(year, 1, 1).AddDays(i/100), i%100, i)
		}
		file := near.file("groot.csv", text.String())
		cmd := exec.Command(binary, append([]string{"hours", "import", file, "--project", paidProject, "--create-employees", "--quiet"}, args...)...)
		cmd.Env = append(env, "WBSO_NOW=2026-11-20T09:00:00Z", "HOME="+near.dir)
		begun := time.Now()
		out, err := cmd.CombinedOutput()
		require.NoError(b, err, "%s", out)
		return time.Since(begun)
	}
	var local, remote time.Duration
	for n := 0; b.Loop(); n++ {
		local += run(1990+n, []string{"WBSO_DATA_DIR=" + near.dir, "WBSO_DATABASE_URL=sqlite:" + filepath.Join(near.dir, "demo.db")})
		remote += run(1990+n, []string{"WBSO_TOKEN_FILE=" + os.Getenv("WBSO_TOKEN_FILE")}, far.with...)
	}
	b.ReportMetric(local.Seconds()/float64(b.N), "s-local")
	b.ReportMetric(remote.Seconds()/float64(b.N), "s-http")
	b.ReportMetric(remote.Seconds()/local.Seconds(), "http/local")
}
