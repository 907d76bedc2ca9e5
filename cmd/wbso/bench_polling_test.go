package main_test

import (
	"cmp"
	"fmt"
	"io"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// Open profiles poll their list every five seconds: 1,000 of them make 200 calls a second.
// One poll in twenty finds that something changed, all others have the newest list.
const (
	pollRate    = 200
	pollSeconds = 5
	pollClients = 32
	pollChanged = 20
)

// poller calls one address of a server at a rate. same has the headers of a caller who has the
// newest answer.
type poller struct {
	pid   int
	url   string
	token string
	etag  string
}

// polled is what each call cost the server, and how long the slowest ones took.
type pollCost struct {
	micros float64 // processor time of a call
	p99    time.Duration
}

// BenchmarkPolling polls the list of a company with 50 projects and 100 people. With
// BENCH_PEER_URL, BENCH_PEER_TOKEN and BENCH_PEER_PID another server is polled in turns.
func BenchmarkPolling(b *testing.B) {
	h := &hoursBench{process: start(b, b.TempDir(), benchSettings()...)}
	h.token = h.signIn("noor")
	h.addProjects(benchProjects)
	h.addEmployees(100)
	ours := poller{pid: h.cmd.Process.Pid, url: h.base + "/api/requests/", token: h.token, etag: h.etag()}
	theirs := poller{url: os.Getenv("BENCH_PEER_URL"), token: os.Getenv("BENCH_PEER_TOKEN")}
	theirs.pid, _ = strconv.Atoi(os.Getenv("BENCH_PEER_PID"))
	var whole, same, usual, peer []pollCost
	for b.Loop() {
		whole = append(whole, ours.poll(b, func(int) bool { return false }))
		same = append(same, ours.poll(b, func(int) bool { return true }))
		usual = append(usual, ours.poll(b, func(i int) bool { return i%pollChanged > 0 }))
		if theirs.url != "" {
			peer = append(peer, theirs.poll(b, func(int) bool { return false }))
		}
	}
	b.ReportMetric(micros(whole), "whole-µs")
	b.ReportMetric(micros(same)/micros(whole), "304/whole")
	b.ReportMetric(micros(usual), "usual-µs")
	b.ReportMetric(float64(slowest(usual).Microseconds())/1000, "usual-p99-ms")
	if peer != nil {
		b.ReportMetric(micros(usual)/micros(peer), "usual/peer")
		b.ReportMetric(micros(whole)/micros(peer), "whole/peer")
		b.ReportMetric(float64(slowest(peer).Microseconds())/1000, "peer-p99-ms")
	}
}

// BenchmarkWatched is how much of the rate metrics and the log of calls cost: two servers that
// differ in nothing else, in turns.
func BenchmarkWatched(b *testing.B) {
	var servers []poller
	for _, settings := range [][]string{
		{"WBSO_METRICS_ADDR=127.0.0.1:0", "WBSO_LOG_LEVEL=info"}, {"WBSO_METRICS_ADDR=", "WBSO_LOG_LEVEL=error"},
	} {
		p := start(b, b.TempDir(), settings...)
		token := p.signIn("noor")
		p.call("POST", "/api/requests/", token, submission(1))
		servers = append(servers, poller{pid: p.cmd.Process.Pid, url: p.base + "/api/requests/", token: token})
	}
	rounds := [2][]pollCost{}
	for b.Loop() {
		for i, server := range servers {
			rounds[i] = append(rounds[i], server.poll(b, func(int) bool { return false }))
		}
	}
	b.ReportMetric(100*(micros(rounds[0])/micros(rounds[1])-1), "%more")
}

func (h *hoursBench) etag() string {
	call, err := http.NewRequest("GET", h.base+"/api/requests/", nil)
	require.NoError(h.t, err)
	call.Header.Set("Authorization", "Bearer "+h.token)
	res, err := http.DefaultClient.Do(call)
	require.NoError(h.t, err)
	defer res.Body.Close()
	return res.Header.Get("ETag")
}

// poll makes the calls of a few seconds on schedule; newest says which caller has the newest
// answer. A call takes from the moment at which it was due.
func (p poller) poll(b *testing.B, newest func(i int) bool) pollCost {
	http.DefaultTransport.(*http.Transport).MaxIdleConnsPerHost = pollClients
	took := make([]time.Duration, pollRate*pollSeconds)
	before, begin := processorTime(b, p.pid), time.Now()
	var all sync.WaitGroup
	for c := range pollClients {
		all.Go(func() {
			for i := c; i < len(took); i += pollClients {
				due := begin.Add(time.Duration(i) * time.Second / pollRate)
				time.Sleep(time.Until(due))
				if err := p.ask(newest(i)); err != nil {
					b.Error(err)
					return
				}
				took[i] = time.Since(due)
			}
		})
	}
	all.Wait()
	spent := processorTime(b, p.pid) - before
	slices.Sort(took)
	return pollCost{float64(spent.Microseconds()) / float64(len(took)), took[len(took)*99/100]}
}

func (p poller) ask(newest bool) error {
	call, err := http.NewRequest("GET", p.url, nil)
	if err != nil {
		return err
	}
	call.Header.Set("Authorization", "Bearer "+p.token)
	want := http.StatusOK
	if newest {
		call.Header.Set("If-None-Match", p.etag)
		want = http.StatusNotModified
	}
	res, err := http.DefaultClient.Do(call)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	if _, err := io.Copy(io.Discard, res.Body); err != nil {
		return err
	}
	if res.StatusCode != want {
		return fmt.Errorf("%s answered %d, not %d", p.url, res.StatusCode, want)
	}
	return nil
}

// processorTime is what a process has used, in steps of 10 ms.
func processorTime(b testing.TB, pid int) time.Duration {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	require.NoError(b, err)
	fields := strings.Fields(string(stat[strings.LastIndexByte(string(stat), ')')+1:]))
	user, _ := strconv.Atoi(fields[11])
	system, _ := strconv.Atoi(fields[12])
	return time.Duration(user+system) * 10 * time.Millisecond
}

// micros is the median.
func micros(rounds []pollCost) float64 {
	sorted := slices.SortedFunc(slices.Values(rounds), func(a, b pollCost) int { return cmp.Compare(a.micros, b.micros) })
	return sorted[len(sorted)/2].micros
}

// slowest is the median of the rounds, too.
func slowest(rounds []pollCost) time.Duration {
	sorted := slices.SortedFunc(slices.Values(rounds), func(a, b pollCost) int { return cmp.Compare(a.p99, b.p99) })
	return sorted[len(sorted)/2].p99
}
