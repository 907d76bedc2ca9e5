package pgtest

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"slices"
	"strconv"
	"syscall"
	"time"
)

const (
	superuser = "wbso"
	startTime = 30 * time.Second
)

// cluster is a running server; its data and its socket lie in folder.
type cluster struct {
	folder string
	alive  io.Closer // closing it, or the end of this process, ends the server
	orders *sql.DB   // of the superuser, to make and drop databases
}

// guard runs the server ($1) on a folder ($2) with settings ($3) until its input ends, which
// it does when the process at the other end goes, in whatever way; then it clears up.
const guard = `
"$1" -D "$2/data" -k "$2" -h "" -F $3 -c full_page_writes=off \
	-c max_connections=200 -c shared_buffers=32MB -c autovacuum=off >"$2/log" 2>&1 &
cat >/dev/null
kill -QUIT $! 2>/dev/null
wait $!
rm -rf "$2"`

// A commit on a throwaway server waits for nothing, and on one that is to survive another for
// the standby, if it has one.
const (
	throwaway = "-c synchronous_commit=off"
	durable   = "-c synchronous_commit=on"
)

// start makes a cluster of its own and waits until it answers.
func start(settings string) (*cluster, error) {
	programs, err := find("initdb", "postgres")
	if err != nil {
		return nil, err
	}
	folder, who, err := home()
	if err != nil {
		return nil, err
	}
	initdb := exec.Command(programs[0], "-D", folder+"/data", "-U", superuser, "-A", "trust",
		"--no-sync", "-E", "UTF8", "--locale=C.UTF-8")
	initdb.Dir, initdb.SysProcAttr = folder, &syscall.SysProcAttr{Credential: who}
	if out, err := initdb.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("initdb: %w\n%s", errors.Join(err, os.RemoveAll(folder)), out)
	}
	return serve(programs[1], folder, who, settings)
}

// home makes a folder for a cluster, and returns the user who owns it.
func home() (folder string, who *syscall.Credential, err error) {
	if folder, err = os.MkdirTemp(parent(), "wbso-pg-"); err != nil {
		return "", nil, fmt.Errorf("make a folder: %w", err)
	}
	who, err = unprivileged(folder)
	return folder, who, err
}

// serve starts the server of a cluster and waits until it answers.
func serve(program, folder string, who *syscall.Credential, settings string) (*cluster, error) {
	server := exec.Command("/bin/sh", "-c", guard, "guard", program, folder, settings)
	server.Dir = folder
	server.SysProcAttr = &syscall.SysProcAttr{Credential: who, Setsid: true} // deaf to the terminal's Ctrl-C
	alive, err := server.StdinPipe()
	if err != nil {
		return nil, fmt.Errorf("prepare the server: %w", err)
	}
	if err := server.Start(); err != nil {
		return nil, fmt.Errorf("start the server: %w", err)
	}
	c := &cluster{folder: folder, alive: alive}
	if c.orders, err = sql.Open("pgx", c.url("postgres")); err != nil {
		return nil, fmt.Errorf("open the driver: %w", errors.Join(err, alive.Close()))
	}
	return c, c.wait()
}

// parent returns where clusters lie: in memory when there is room, since a database
// is three hundred small files, and copying one takes 20 times as long on a
// disk. Both names are short: a socket's path may have 107 bytes.
func parent() string {
	const memory, room = "/dev/shm", 2 << 30
	var fs syscall.Statfs_t
	if err := syscall.Statfs(memory, &fs); err == nil && uint64(fs.Bavail)*uint64(fs.Bsize) > room {
		return memory
	}
	return "/tmp"
}

// wait asks until the server answers.
func (c *cluster) wait() error {
	deadline := time.Now().Add(startTime)
	for {
		err := c.order(context.Background(), `SELECT 1`)
		if err == nil {
			return nil
		}
		if time.Now().After(deadline) {
			log, _ := os.ReadFile(filepath.Join(c.folder, "log"))
			return fmt.Errorf("the server does not answer: %w\n%s", errors.Join(err, c.alive.Close()), log)
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// find looks for PostgreSQL's programs on the path and where Debian keeps them.
func find(names ...string) ([]string, error) {
	folders := filepath.SplitList(os.Getenv("PATH"))
	debian, err := filepath.Glob("/usr/lib/postgresql/*/bin")
	if err != nil {
		return nil, err
	}
	slices.Reverse(debian) // the newest first
	for _, folder := range slices.Concat(folders, debian, []string{"/usr/sbin"}) {
		var found []string
		for _, name := range names {
			if path, err := exec.LookPath(filepath.Join(folder, name)); err == nil {
				found = append(found, path)
			}
		}
		if len(found) == len(names) {
			return found, nil
		}
	}
	return nil, fmt.Errorf("%v not on this machine: install it first (Debian: apt-get install postgresql pgbouncer)", names)
}

// unprivileged returns somebody else to be when this is root, as whom PostgreSQL
// refuses to run, and gives him the folder.
func unprivileged(folder string) (*syscall.Credential, error) {
	if os.Geteuid() != 0 {
		return nil, nil
	}
	for _, name := range []string{"postgres", "nobody"} {
		u, err := user.Lookup(name)
		if err != nil {
			continue
		}
		uid, err1 := strconv.ParseUint(u.Uid, 10, 32)
		gid, err2 := strconv.ParseUint(u.Gid, 10, 32)
		if err := errors.Join(err1, err2, os.Chown(folder, int(uid), int(gid))); err != nil {
			return nil, fmt.Errorf("give the folder to %s: %w", name, err)
		}
		return &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}, nil
	}
	return nil, errors.New("PostgreSQL does not run as root, and there is no user postgres or nobody")
}
