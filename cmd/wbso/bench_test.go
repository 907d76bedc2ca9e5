package main_test

import (
	"fmt"
	"net/http"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// BenchmarkStartup is from the start of the process to a ready server on an
// existing database, with the memory it holds a second later.
func BenchmarkStartup(b *testing.B) {
	dir := b.TempDir()
	start(b, dir).kill()
	var idle int
	for b.Loop() {
		p := start(b, dir)
		b.StopTimer()
		if idle == 0 {
			time.Sleep(time.Second)
			idle = residentKB(b, p.cmd.Process.Pid, "VmRSS")
		}
		p.kill()
		b.StartTimer()
	}
	b.ReportMetric(float64(idle)/1024, "idle-MB")
}

// residentKB is the resident memory of a process, in KiB: VmRSS now, VmHWM at most.
func residentKB(b *testing.B, pid int, field string) int {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	require.NoError(b, err)
	for line := range strings.Lines(string(status)) {
		if rest, ok := strings.CutPrefix(line, field+":"); ok {
			kb, err := strconv.Atoi(strings.Fields(rest)[0])
			require.NoError(b, err)
			return kb
		}
	}
	return 0
}

// BenchmarkSubmit is from VERZENDEN to document_verwerkt, polled over HTTP.
func BenchmarkSubmit(b *testing.B) {
	p := start(b, b.TempDir())
	token, n := p.signIn("noor"), 0
	for b.Loop() {
		n++
		status, body := p.call("POST", "/api/requests/", token, submission(n))
		require.Equal(b, http.StatusCreated, status, string(body))
		for p.requests(token)[0].Status != "document_verwerkt" {
			time.Sleep(2 * time.Millisecond)
		}
	}
}

// BenchmarkRequestsList is the list that open profiles poll, as fast as it goes.
func BenchmarkRequestsList(b *testing.B) {
	p := start(b, b.TempDir())
	token := p.signIn("noor")
	p.call("POST", "/api/requests/", token, submission(1))
	for p.requests(token)[0].Status != "document_verwerkt" {
		time.Sleep(2 * time.Millisecond)
	}
	b.ResetTimer()
	b.RunParallel(func(pb *testing.PB) {
		for pb.Next() {
			if status, _, err := p.try("GET", "/api/requests/", token, ""); err != nil || status != http.StatusOK {
				b.Errorf("status %d, error %v", status, err)
			}
		}
	})
}

// BenchmarkEvaluate evaluates a text that was not evaluated before, over HTTP.
func BenchmarkEvaluate(b *testing.B) {
	p, n := start(b, b.TempDir()), 0
	for b.Loop() {
		n++
		status, _ := p.call("POST", "/api/elevator-pitch-evaluation/evaluate/", "", fmt.Sprintf(`{"text":"We ontwerpen een koeling voor laadstation %d, zodat het vermogen bij 45 °C blijft."}`, n))
		require.Equal(b, http.StatusOK, status)
	}
}
