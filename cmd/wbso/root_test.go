package main_test

import (
	"fmt"
	"io"
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

// nobody is a user without rights and without a line in any list of users.
const nobody = 65532

// emptyRoot is a folder with the two programs and a data folder: what the image has, but
// for the certificates.
func emptyRoot(t *testing.T) string {
	root := t.TempDir()
	require.NoError(t, os.Chmod(root, 0o755))
	require.NoError(t, os.Mkdir(filepath.Join(root, "data"), 0o700))
	if os.Getuid() == 0 {
		require.NoError(t, os.Chown(filepath.Join(root, "data"), nobody, nobody))
	}
	for _, program := range []string{"wbso", "wbsoctl"} {
		content, err := os.ReadFile(filepath.Join(filepath.Dir(binary), program))
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join(root, program), content, 0o755))
	}
	return root
}

// inRoot makes a command run in a folder as if that was the whole computer, without rights.
// Who is not root gets a namespace in which that is possible.
func inRoot(cmd *exec.Cmd, root string, env []string) *exec.Cmd {
	cmd.Path, cmd.Dir, cmd.Env = "/"+filepath.Base(cmd.Path), "/", env
	cmd.SysProcAttr = &syscall.SysProcAttr{Chroot: root, Credential: &syscall.Credential{Uid: nobody, Gid: nobody}}
	if uid := os.Getuid(); uid != 0 {
		cmd.SysProcAttr = &syscall.SysProcAttr{
			Chroot: root, Cloneflags: syscall.CLONE_NEWUSER,
			UidMappings: []syscall.SysProcIDMap{{ContainerID: nobody, HostID: uid, Size: 1}},
			GidMappings: []syscall.SysProcIDMap{{ContainerID: nobody, HostID: os.Getgid(), Size: 1}},
		}
	}
	return cmd
}

// The programs need nothing beside themselves: no time zones, fonts, users, shell or /tmp.
func TestServe_F10_works_in_an_empty_root_without_rights(t *testing.T) {
	root, address := emptyRoot(t), freeAddress(t)
	env := environment("/data", address, "TZ=America/New_York")
	program := func(name string, args ...string) (int, string) {
		cmd := inRoot(exec.Command(filepath.Join(root, name), args...), root, env)
		said, err := cmd.CombinedOutput()
		require.NotNil(t, cmd.ProcessState, err)
		return cmd.ProcessState.ExitCode(), string(said)
	}
	code, said := program("wbso", "health")
	assert.Equal(t, 1, code, "nobody is there yet: %s", said)

	p := &process{t: t, dir: filepath.Join(root, "data"), base: "http://" + address}
	p.cmd = inRoot(exec.Command(filepath.Join(root, "wbso"), "serve"), root, env)
	logs, err := os.Create(filepath.Join(t.TempDir(), "log"))
	require.NoError(t, err)
	defer logs.Close()
	p.cmd.Stdout, p.cmd.Stderr = logs, logs
	p.run()
	p.waitFor("/readyz", http.StatusOK)
	code, said = program("wbso", "health")
	assert.Zero(t, code, said)
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid))
	require.NoError(t, err)
	if os.Getuid() == 0 {
		assert.Contains(t, string(status), fmt.Sprintf("Uid:\t%d\t%[1]d\t%[1]d\t%[1]d", nobody))
	}
	assert.Contains(t, string(status), "CapEff:\t0000000000000000", "without rights")

	token := p.signIn("noor")
	p.submit(token, 1)
	p.untilProcessed(token, 1)
	p.document(token)
	for _, path := range []string{"/", "/wat-is-wbso", "/api/terms/download/"} {
		res, err := http.Get(p.base + path)
		require.NoError(t, err)
		content, err := io.ReadAll(res.Body)
		require.NoError(t, res.Body.Close())
		assert.NoError(t, err)
		assert.Equal(t, http.StatusOK, res.StatusCode, path)
		assert.NotEmpty(t, content, path)
	}
	code, said = program("wbsoctl", "backup", "/data/kopie.db")
	assert.Zero(t, code, said)
	code, said = program("wbsoctl", "backup", "verify", "/data/kopie.db")
	assert.Zero(t, code, said)
	assert.Contains(t, said, "opent de BSN's")
	require.Zero(t, p.terminate())
	left, err := os.ReadDir(root)
	require.NoError(t, err)
	var names []string
	for _, entry := range left {
		names = append(names, entry.Name())
	}
	assert.Equal(t, "data wbso wbsoctl", strings.Join(names, " "), "nothing is written beside the data")
}

func TestHealth_says_whether_the_server_can_work(t *testing.T) {
	dir, address := t.TempDir(), freeAddress(t)
	health := func() (int, string) {
		cmd := exec.Command(binary, "health")
		cmd.Env = environment(dir, address)
		said, _ := cmd.CombinedOutput()
		return cmd.ProcessState.ExitCode(), string(said)
	}
	p := prepare(t, dir, address)
	p.run()
	p.waitFor("/readyz", http.StatusOK)
	code, said := health()
	assert.Zero(t, code, said)
	require.NoError(t, os.Rename(filepath.Join(dir, "wbso.db"), filepath.Join(dir, "weg.db")))
	code, said = health()
	assert.Equal(t, 1, code)
	assert.Contains(t, said, "503 (the database cannot be read and written)")
	p.kill()
	code, said = health()
	assert.Equal(t, 1, code)
	assert.Contains(t, said, "antwoordt niet")
}
