package main_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// estrange gives a file or folder to somebody else. Who is not root takes their own rights.
func estrange(t *testing.T, path string) (undo func()) {
	t.Helper()
	info, err := os.Stat(path)
	require.NoError(t, err)
	require.NoError(t, os.Chmod(path, info.Mode().Perm()&^0o077))
	if os.Getuid() != 0 {
		require.NoError(t, os.Chmod(path, 0))
		return func() { require.NoError(t, os.Chmod(path, info.Mode().Perm())) }
	}
	require.NoError(t, os.Chown(path, 0, 0))
	return func() { require.NoError(t, os.Chown(path, nobody, nobody)) }
}

// A command that root gave leaves files that the server cannot use. Each is named, with
// its owner and what to do, by the server and by who looks for the fault.
func TestServe_names_the_file_that_is_of_somebody_else(t *testing.T) {
	root := emptyRoot(t)
	env := environment("/data", freeAddress(t))
	program := func(name string, more []string, args ...string) (int, string) {
		cmd := inRoot(exec.Command(filepath.Join(root, name), args...), root, append(env, more...))
		said, err := cmd.CombinedOutput()
		require.NotNil(t, cmd.ProcessState, err)
		return cmd.ProcessState.ExitCode(), string(said)
	}
	code, said := program("wbsoctl", nil, "migrate")
	require.Zero(t, code, said)
	code, said = program("wbsoctl", nil, "backup", "/data/kopie.db")
	require.Zero(t, code, said)
	for _, name := range []string{"secret.key", "wbso.db", "wbso.db-wal", "wbso.db.lock", ""} {
		there := filepath.Join(root, "data", name)
		if _, err := os.Stat(there); err != nil {
			require.NoError(t, os.WriteFile(there, []byte("a key of at least thirty-two characters"), 0o600))
		}
		undo := estrange(t, there)
		path := filepath.Join("/data", name)
		code, said := program("wbso", nil, "serve")
		assert.Equal(t, 2, code, said)
		assert.Contains(t, said, path+" is van gebruiker ", name)
		assert.Contains(t, said, "'chown 65532: "+path+"'")
		code, said = program("wbsoctl", nil, "doctor", "--offline")
		assert.Equal(t, 1, code, said)
		assert.Contains(t, said, path+" is van gebruiker ")
		assert.Contains(t, said, "Herstel: draai als root 'chown 65532: "+path+"'")
		if name != "secret.key" {
			code, said = program("wbsoctl", nil, "restore", "/data/kopie.db", "--yes")
			assert.Equal(t, 2, code, said)
			assert.Contains(t, said, path+" is van gebruiker ")
		}
		undo()
	}
	require.NoError(t, os.WriteFile(filepath.Join(root, "data", "mail"), []byte("outbox"), 0o600))
	defer estrange(t, filepath.Join(root, "data", "mail"))()
	code, said = program("wbso", []string{"WBSO_MAIL_FILE=/data/mail"}, "serve")
	assert.Equal(t, 2, code, said)
	assert.Contains(t, said, "/data/mail is van gebruiker ")
}

// A folder that cannot be made is named, with what makes it.
func TestServe_names_the_folder_that_must_exist(t *testing.T) {
	root := emptyRoot(t)
	require.NoError(t, os.Chmod(root, 0o555))
	defer func() { require.NoError(t, os.Chmod(root, 0o755)) }()
	for name, args := range map[string][]string{"wbso": {"serve"}, "wbsoctl": {"migrate"}} {
		cmd := inRoot(exec.Command(filepath.Join(root, name), args...), root, environment("/elders/wbso", freeAddress(t)))
		said, err := cmd.CombinedOutput()
		require.NotNil(t, cmd.ProcessState, err)
		assert.Equal(t, 2, cmd.ProcessState.ExitCode(), string(said))
		assert.Contains(t, string(said), "de map /elders/wbso bestaat niet")
		assert.Contains(t, string(said), "install -d -m 700 -o 65532 /elders/wbso")
	}
}
