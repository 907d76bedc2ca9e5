package main_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// units are the files of deploy for systemd, by name.
func units(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, pattern := range []string{"*.service", "*.timer"} {
		paths, err := filepath.Glob("../../deploy/" + pattern)
		require.NoError(t, err)
		for _, path := range paths {
			all[filepath.Base(path)] = delivered(t, "deploy/"+filepath.Base(path))
		}
	}
	require.Len(t, all, 4)
	return all
}

// directives are the values of a unit, by name; a name may come more than once.
func directives(text string) map[string][]string {
	all := map[string][]string{}
	for line := range strings.Lines(text) {
		if name, value, found := strings.Cut(strings.TrimSpace(line), "="); found && !strings.HasPrefix(name, "#") {
			all[name] = append(all[name], value)
		}
	}
	return all
}

func TestUnits_are_closed_and_know_each_other(t *testing.T) {
	all := units(t)
	for name, text := range all {
		d := directives(text)
		if strings.HasPrefix(name, "wbso.") || name == "wbso-backup.service" {
			assert.Equal(t, []string{"wbso"}, d["User"], name)
			for _, directive := range []string{"NoNewPrivileges", "ProtectHome", "PrivateTmp", "MemoryDenyWriteExecute"} {
				assert.Equal(t, []string{"yes"}, d[directive], "%s: %s", name, directive)
			}
			assert.Equal(t, []string{"strict"}, d["ProtectSystem"], name)
			assert.Equal(t, []string{"0700"}, d["StateDirectoryMode"], name)
			assert.Equal(t, []string{"0077"}, d["UMask"], name)
			assert.Contains(t, d["SystemCallFilter"], "@system-service", name)
			assert.NotEmpty(t, d["MemoryMax"], name)
			assert.NotEmpty(t, d["TasksMax"], name)
		}
		for _, other := range append(d["OnFailure"], d["After"]...) {
			if strings.HasPrefix(other, "wbso-alert") {
				assert.Contains(t, all, "wbso-alert@.service")
			}
		}
	}
	server := directives(all["wbso.service"])
	seconds, err := strconv.Atoi(server["TimeoutStopSec"][0])
	require.NoError(t, err)
	assert.Greater(t, seconds, 25, "wbso stops within 25 s")
	assert.Equal(t, []string{"2"}, server["RestartPreventExitStatus"])
	assert.Equal(t, []string{"wbso-alert@%n.service"}, directives(all["wbso-backup.service"])["OnFailure"])
	assert.Equal(t, []string{"yes"}, directives(all["wbso-backup.timer"])["Persistent"])
}

// systemd itself reads the units where it is installed.
func TestUnits_are_what_systemd_understands(t *testing.T) {
	if _, err := exec.LookPath("systemd-analyze"); err != nil {
		t.Log("no systemd-analyze here: the units were only read")
		return
	}
	folder := t.TempDir()
	paths := []string{"verify", "--man=no"}
	for name, text := range units(t) {
		path := filepath.Join(folder, name)
		text = strings.ReplaceAll(text, "/usr/local/bin/wbso", binary)
		require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
		if !strings.Contains(name, "@") {
			paths = append(paths, path)
		}
	}
	said, err := exec.Command("systemd-analyze", paths...).CombinedOutput()
	require.NoError(t, err, string(said))
	assert.Empty(t, string(said))
	said, err = exec.Command("systemd-analyze", "security", "--offline=true", filepath.Join(folder, "wbso.service")).CombinedOutput()
	require.NoError(t, err, string(said))
	exposure := regexp.MustCompile(`exposure level for wbso\.service: (\d+\.\d+)`).FindStringSubmatch(string(said))
	require.NotNil(t, exposure, string(said))
	level, err := strconv.ParseFloat(exposure[1], 64)
	require.NoError(t, err)
	assert.Less(t, level, 2.0, "of 10")
}

// The night's command, as systemd runs it: a backup, then the old ones go; after a
// failure they stay and the unit has failed.
func TestUnits_D11_the_nightly_backup_works_and_its_failure_shows(t *testing.T) {
	d := directives(units(t)["wbso-backup.service"])
	command := regexp.MustCompile(`^/bin/sh -ec '(.*)'$`).FindStringSubmatch(d["ExecStart"][0])
	require.NotNil(t, command)
	script := strings.ReplaceAll(command[1], "%%", "%")
	dir, state := t.TempDir(), t.TempDir()
	old := filepath.Join(state, "wbso-2020-01-01.db")
	night := func() (int, string) {
		cmd := exec.Command("/bin/sh", "-ec", script)
		cmd.Env = []string{"WBSO_DATA_DIR=" + dir, "KEEP_DAYS=30", "WBSO_BACKUP_DIR=" + state, "PATH=" + filepath.Dir(binary) + ":" + os.Getenv("PATH")}
		said, _ := cmd.CombinedOutput()
		return cmd.ProcessState.ExitCode(), string(said)
	}
	shell(t, state, "touch -d 2020-01-01 "+old, nil)
	code, said := night()
	assert.Equal(t, 1, code, "there is no database: %s", said)
	assert.Contains(t, said, "nog geen database")
	assert.FileExists(t, old)
	controlled(t, 0, dir, nil, "migrate")
	code, said = night()
	assert.Zero(t, code, said)
	assert.Empty(t, said)
	assert.NoFileExists(t, old)
	made, err := filepath.Glob(filepath.Join(state, "wbso-2*.db"))
	require.NoError(t, err)
	require.Len(t, made, 1)
	controlled(t, 0, dir, nil, "backup", "verify", made[0])
	time.Sleep(time.Second) // names tell the second
	code, said = night()
	assert.Zero(t, code, said)
	made, err = filepath.Glob(filepath.Join(state, "wbso-2*.db"))
	require.NoError(t, err)
	assert.Len(t, made, 2, "a second one of a day has a name of its own")
}

// A database that is away for an hour ends no tries, somebody hears of what does, and two
// backups of one day do not meet.
func TestUnits_go_on_and_tell(t *testing.T) {
	all := units(t)
	server := directives(all["wbso.service"])
	assert.Equal(t, []string{"0"}, server["StartLimitIntervalSec"])
	assert.Empty(t, server["StartLimitBurst"])
	assert.Equal(t, []string{"wbso-alert@%n.service"}, server["OnFailure"])
	backup := directives(all["wbso-backup.service"])
	assert.NotEmpty(t, backup["TimeoutStartSec"])
	assert.Contains(t, backup["ExecStart"][0], "%%FT%%H%%M%%S")
}
