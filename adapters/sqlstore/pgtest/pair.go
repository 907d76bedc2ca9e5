package pgtest

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/postgres"
)

// Pair is a primary and a standby that follows it, with a migrated database on both. A commit
// waits until the standby has it.
type Pair struct{ Primary, Standby *Server }

// Server is one server of a pair.
type Server struct {
	*cluster
	t testing.TB
}

// NewPair starts a pair that ends with the test.
func NewPair(t testing.TB) Pair {
	t.Helper()
	first, err := start(durable)
	require.NoError(t, err)
	primary := &Server{first, t}
	t.Cleanup(primary.end)
	primary.Order(`CREATE DATABASE ` + template)
	store, err := postgres.Open(t.Context(), first.url(template), postgres.Options{})
	require.NoError(t, err)
	require.NoError(t, errors.Join(store.Migrate(t.Context()), store.Close()))
	standby := &Server{primary.copied(), t}
	t.Cleanup(standby.end)
	primary.Order(`ALTER SYSTEM SET synchronous_standby_names = '*'`)
	primary.Order(`SELECT pg_reload_conf()`)
	require.Eventually(t, func() bool {
		return primary.ask(`SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'`) == "1"
	},
		startTime, 10*time.Millisecond, "the standby follows")
	return Pair{primary, standby}
}

// copied starts a standby of a server.
func (s *Server) copied() *cluster {
	programs, err := find("pg_basebackup", "postgres")
	require.NoError(s.t, err)
	folder, who, err := home()
	require.NoError(s.t, err)
	copying := exec.Command(programs[0], "-h", s.folder, "-U", superuser, "-D", folder+"/data", "-R", "-c", "fast", "--no-sync")
	copying.Dir, copying.SysProcAttr = folder, &syscall.SysProcAttr{Credential: who}
	out, err := copying.CombinedOutput()
	require.NoError(s.t, err, string(out))
	c, err := serve(programs[1], folder, who, durable)
	require.NoError(s.t, err)
	return c
}

// URLOf addresses the database on servers, by their sockets, in the order given.
func URLOf(servers ...*Server) string {
	var folders []string
	for _, s := range servers {
		folders = append(folders, s.folder)
	}
	return (&cluster{folder: strings.Join(folders, ",")}).url(template)
}

// Order runs a statement as superuser.
func (s *Server) Order(statement string) {
	s.t.Helper()
	require.NoError(s.t, s.order(context.WithoutCancel(s.t.Context()), statement))
}

func (s *Server) ask(query string) (answer string) {
	err := s.orders.QueryRowContext(context.WithoutCancel(s.t.Context()), query).Scan(&answer)
	if err != nil && !errors.Is(err, sql.ErrNoRows) {
		return err.Error()
	}
	return answer
}

// Promote makes a standby the primary, and waits until it takes writes.
func (s *Server) Promote() {
	s.t.Helper()
	s.Order(`SELECT pg_promote()`)
	require.Equal(s.t, "false", s.ask(`SELECT pg_is_in_recovery()::text`))
}

// Kill ends a server as a failure of power does.
func (s *Server) Kill() { s.signal(syscall.SIGKILL) }

// Freeze stops all processes of a server without ending anything; Thaw lets them go on.
func (s *Server) Freeze() { s.signal(syscall.SIGSTOP) }
func (s *Server) Thaw()   { s.signal(syscall.SIGCONT) }

func (s *Server) signal(what syscall.Signal) {
	s.t.Helper()
	pid := s.pid()
	require.NoError(s.t, syscall.Kill(pid, what)) // first, so that it begins no other process
	for _, child := range children(s.t, pid) {
		if err := syscall.Kill(child, what); !errors.Is(err, syscall.ESRCH) {
			require.NoError(s.t, err)
		}
	}
}

func (s *Server) pid() int {
	content, err := os.ReadFile(filepath.Join(s.folder, "data", "postmaster.pid"))
	require.NoError(s.t, err)
	first, _, _ := strings.Cut(string(content), "\n")
	pid, err := strconv.Atoi(first)
	require.NoError(s.t, err)
	return pid
}

// end ends a server. A frozen server gets no signal before it is thawed.
func (s *Server) end() {
	if _, err := os.Stat(filepath.Join(s.folder, "data", "postmaster.pid")); err == nil {
		pid := s.pid()
		for _, frozen := range append(children(s.t, pid), pid) {
			_ = syscall.Kill(frozen, syscall.SIGCONT) // it may be gone already
		}
	}
	s.orders.Close()
	s.alive.Close()
}

// children lists the processes that a process started.
func children(t testing.TB, pid int) (list []int) {
	out, err := exec.Command("ps", "-e", "-o", "pid=,ppid=").Output()
	require.NoError(t, err)
	for line := range strings.Lines(string(out)) {
		var child, parent int
		if n, err := fmt.Sscan(line, &child, &parent); n == 2 && err == nil && parent == pid {
			list = append(list, child)
		}
	}
	return list
}
