package main_test

import (
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/pgtest"
)

// secondEntries is how many entries each of two crowds logs in a round.
const secondEntries = 1500

// BenchmarkSecondServer is the rate of two servers on one PostgreSQL beside that of one, with as
// many people writing, and how busy the machine was: when it is wholly busy with one server,
// nothing is left for a second one.
func BenchmarkSecondServer(b *testing.B) {
	shared := []string{"WBSO_DATABASE_URL=" + pgtest.EmptyURL(b), "WBSO_SECRET_KEY=een-geheim-dat-beide-servers-delen-77"}
	first := &hoursBench{process: start(b, b.TempDir(), shared...)}
	first.token = first.signIn("noor")
	b.Setenv("BENCH_SETTINGS", strings.Join(shared, " ")) // for the command that makes a code
	first.addProjects(benchProjects)
	first.addEmployees(100)
	second := *first
	second.process = start(b, b.TempDir(), shared...)
	var one, two, busyOne, busyTwo float64
	for n := 0; b.Loop(); n++ {
		rate, busy := crowds(b, 2*n, first, first)
		one, busyOne = one+rate, busyOne+busy
		rate, busy = crowds(b, 2*n+1, first, &second)
		two, busyTwo = two+rate, busyTwo+busy
	}
	b.ReportMetric(one/float64(b.N), "one/s")
	b.ReportMetric(two/one, "two/one")
	b.ReportMetric(100*busyOne/float64(b.N), "%busy-one")
	b.ReportMetric(100*busyTwo/float64(b.N), "%busy-two")
}

// crowds has two crowds log hours, each at a server, and returns the entries a second and which
// part of the processors was busy. Each round has a year of its own.
func crowds(b *testing.B, round int, servers ...*hoursBench) (rate, busy float64) {
	idle, all := processors(b)
	took := timed(func() {
		var both sync.WaitGroup
		for crowd, h := range servers {
			both.Go(func() {
				h.logAll(secondEntries, func(i int) string {
					k := crowd*secondEntries + i
					day := time.Date(2000+round, 1, 1+k/len(h.Employees), 0, 0, 0, 0, time.UTC)
					return h.entry(k%len(h.Employees), day, k, "0.5")
				})
			})
		}
		both.Wait()
	})
	idleAfter, allAfter := processors(b)
	return float64(len(servers)*secondEntries) / took.Seconds(), 1 - (idleAfter-idle)/(allAfter-all)
}

// processors is the time that all processors were idle, and all their time, since the start.
func processors(b *testing.B) (idle, all float64) {
	stat, err := os.ReadFile("/proc/stat")
	require.NoError(b, err)
	line, _, _ := strings.Cut(string(stat), "\n")
	for i, field := range strings.Fields(line)[1:9] {
		ticks, err := strconv.ParseFloat(field, 64)
		require.NoError(b, err)
		all += ticks
		if i == 3 || i == 4 { // idle, and waiting for a disk
			idle += ticks
		}
	}
	return idle, all
}
