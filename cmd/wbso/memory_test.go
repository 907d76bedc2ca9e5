package main_test

import (
	"errors"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// memoryLimit starts a server and returns what its metrics call the limit, in bytes.
func memoryLimit(t *testing.T, wrap func(*exec.Cmd), more ...string) string {
	metrics := freeAddress(t)
	p := prepare(t, t.TempDir(), freeAddress(t), append(more, "WBSO_METRICS_ADDR="+metrics)...)
	wrap(p.cmd)
	p.run()
	p.waitFor("/readyz", http.StatusOK)
	answer, err := http.Get("http://" + metrics + "/metrics")
	require.NoError(t, err)
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	require.NoError(t, err)
	limit := regexp.MustCompile(`(?m)^go_gc_gomemlimit_bytes (\S+)`).FindSubmatch(text)
	require.NotNil(t, limit)
	return string(limit[1])
}

// memoryGroup makes a cgroup of 512 MiB, in either version, or reports that none can be made here.
func memoryGroup(t *testing.T) (folder string, made bool) {
	for root, file := range map[string]string{"/sys/fs/cgroup/memory": "memory.limit_in_bytes", "/sys/fs/cgroup": "memory.max"} {
		folder := filepath.Join(root, "wbso-test")
		if os.Mkdir(folder, 0o755) != nil {
			continue
		}
		t.Cleanup(func() { os.Remove(folder) })
		limit, err := os.OpenFile(filepath.Join(folder, file), os.O_WRONLY, 0) // a group has it from the start, a mere folder does not
		if err != nil {
			continue
		}
		_, err = limit.WriteString("536870912")
		if errors.Join(err, limit.Close()) == nil {
			return folder, true
		}
	}
	return "", false
}

func TestServe_F04_memory_is_limited_by_the_cgroup(t *testing.T) {
	assert.Equal(t, "7.340032e+08", memoryLimit(t, func(*exec.Cmd) {}, "GOMEMLIMIT=700MiB"), "what is set wins")
	group, made := memoryGroup(t)
	if !made {
		t.Log("no cgroup can be made here: only GOMEMLIMIT was tried")
		return
	}
	within := func(cmd *exec.Cmd) {
		cmd.Args = []string{"sh", "-c", "echo $$ > " + group + "/cgroup.procs && exec " + strings.Join(cmd.Args, " ")}
		cmd.Path = "/bin/sh"
	}
	assert.Equal(t, "4.8318382e+08", memoryLimit(t, within), "nine tenths")
	assert.Equal(t, "7.340032e+08", memoryLimit(t, within, "GOMEMLIMIT=700MiB"), "what is set wins")
}
