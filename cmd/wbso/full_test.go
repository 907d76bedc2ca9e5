package main_test

import (
	"bytes"
	"database/sql"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// startOnSmallDisk starts a server whose data folder is a disk of 8 MiB that only it sees.
// The folder that is returned shows that disk while the server runs.
func startOnSmallDisk(t testing.TB, more ...string) (p *process, disk string) {
	dir := t.TempDir()
	p = prepare(t, dir, freeAddress(t), more...)
	serve := p.cmd
	p.cmd = exec.Command("/bin/sh", "-ec", `mount -t tmpfs -o size=8m tmpfs "$WBSO_DATA_DIR"; exec "$0" serve`, binary)
	p.cmd.Env, p.cmd.Stdout, p.cmd.Stderr = serve.Env, serve.Stdout, serve.Stderr
	p.cmd.SysProcAttr = ownMounts()
	p.run()
	p.waitFor("/readyz", http.StatusOK)
	return p, fmt.Sprintf("/proc/%d/root%s", p.cmd.Process.Pid, dir)
}

// ownMounts gives a process mounts that nobody else sees, also to somebody without rights.
func ownMounts() *syscall.SysProcAttr {
	attr := &syscall.SysProcAttr{Unshareflags: syscall.CLONE_NEWNS}
	if uid := os.Getuid(); uid != 0 {
		attr.Cloneflags = syscall.CLONE_NEWUSER
		attr.UidMappings = []syscall.SysProcIDMap{{HostID: uid, Size: 1}}
		attr.GidMappings = []syscall.SysProcIDMap{{HostID: os.Getgid(), Size: 1}}
	}
	return attr
}

// fillUp writes a file until the disk has no byte left.
func fillUp(t testing.TB, path string) {
	t.Helper()
	file, err := os.Create(path)
	require.NoError(t, err)
	defer file.Close()
	for _, size := range []int{1 << 20, 4096, 1} {
		for err = nil; err == nil; {
			_, err = file.Write(make([]byte, size))
		}
		require.ErrorIs(t, err, syscall.ENOSPC)
	}
}

func TestServe_F04_J07_a_full_disk(t *testing.T) {
	p, disk := startOnSmallDisk(t)
	token := p.signIn("noor")
	p.submit(token, 1)
	p.untilProcessed(token, 1)
	preview := p.document(token)

	full := filepath.Join(disk, "vulling")
	fillUp(t, full)
	var refusals int
	for range 200 { // what is free within the files of the database is used up first
		status, body := p.call("POST", "/api/profiles/", token, fmt.Sprintf(`{"company_name":%q,"kvk_number":"%08d"}`, strings.Repeat("x", 200), 10000000+refusals))
		if status == http.StatusServiceUnavailable {
			assert.Contains(t, string(body), "Opslag vol", p.logs)
			if refusals++; refusals == 3 {
				break
			}
		}
	}
	require.Equal(t, 3, refusals, "the disk was never full")
	status, body := p.call("POST", "/api/requests/", token, submission(2))
	assert.Equal(t, http.StatusServiceUnavailable, status, string(body))
	assert.Len(t, p.requests(token), 1, "reading goes on")
	assert.Equal(t, preview, p.document(token), "no half document")
	p.waitFor("/readyz", http.StatusServiceUnavailable)

	require.NoError(t, os.Remove(full))
	p.waitFor("/readyz", http.StatusOK)
	p.submit(token, 1)
	p.untilProcessed(token, 2)
	assert.Len(t, p.requests(token), 2, "what was refused came to nothing")
	assertWhole(t, disk)
	require.Zero(t, p.terminate())
}

// assertWhole checks a copy of the database, which nobody writes to now.
func assertWhole(t *testing.T, disk string) {
	t.Helper()
	folder := t.TempDir()
	for _, name := range []string{"wbso.db", "wbso.db-wal"} {
		content, err := os.ReadFile(filepath.Join(disk, name))
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), content, 0o600))
	}
	db, err := sql.Open("sqlite", filepath.Join(folder, "wbso.db"))
	require.NoError(t, err)
	defer db.Close()
	var found string
	require.NoError(t, db.QueryRow(`PRAGMA integrity_check`).Scan(&found))
	assert.Equal(t, "ok", found)
	rows, err := db.Query(`SELECT content FROM document_contents`)
	require.NoError(t, err)
	defer rows.Close()
	for rows.Next() {
		var content []byte
		require.NoError(t, rows.Scan(&content))
		assert.True(t, bytes.HasPrefix(content, []byte("%PDF-")), "no document of zero bytes")
	}
	require.NoError(t, rows.Err())
}

// Data and backups on disks of their own, as a container has them.
func TestRestore_D12_between_mounted_folders(t *testing.T) {
	folder := t.TempDir()
	cmd := exec.Command("/bin/sh", "-ec", `
		mkdir data backups
		mount -t tmpfs tmpfs data
		mount -t tmpfs tmpfs backups
		wbsoctl migrate
		echo lang-genoeg-77 | wbsoctl user create anna --email anna@example.nl --password-stdin
		wbsoctl backup backups/wbso.db
		echo lang-genoeg-77 | wbsoctl user create bert --email bert@example.nl --password-stdin
		wbsoctl restore backups/wbso.db --yes
		wbsoctl user list -o csv
		ls data`)
	cmd.Dir, cmd.SysProcAttr = folder, ownMounts()
	cmd.Env = []string{"PATH=" + filepath.Dir(binary) + ":" + os.Getenv("PATH")}
	said, err := cmd.CombinedOutput()
	require.NoError(t, err, string(said))
	_, after, _ := strings.Cut(string(said), "id,username")
	assert.Contains(t, after, "anna")
	assert.NotContains(t, after, "bert")
	assert.Contains(t, after, "wbso.db.before-")
	left, err := os.ReadDir(filepath.Join(folder, "data"))
	require.NoError(t, err)
	assert.Empty(t, left, "all of it was on the disks")
}
