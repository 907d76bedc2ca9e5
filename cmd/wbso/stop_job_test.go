package main_test

import (
	"encoding/json"
	"net"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A mail server that says nothing keeps a job running for longer than a server that stops
// waits. The server leaves in time, and the job is as if it had never been tried.
func TestServe_J08_a_job_that_takes_too_long_is_given_back(t *testing.T) {
	t.Parallel() // it waits for half a minute and does nothing
	silent, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	defer silent.Close()
	p := start(t, t.TempDir(), "WBSO_MAIL=smtp://"+silent.Addr().String())
	p.signIn("noor") // who is welcomed by mail
	conn, err := silent.Accept()
	require.NoError(t, err)
	defer conn.Close()
	assert.Zero(t, p.terminate(), "exit code; the server said:\n%s", p.logs)

	list := exec.Command(filepath.Join(filepath.Dir(binary), "wbsoctl"), "jobs", "list", "--json")
	list.Env = environment(p.dir, "127.0.0.1:0")
	out, err := list.Output()
	require.NoError(t, err)
	type job struct {
		Kind, Status string
		Attempts     int
	}
	var jobs []job
	require.NoError(t, json.Unmarshal(out, &jobs), string(out))
	jobs = slices.DeleteFunc(jobs, func(j job) bool { return j.Kind == "remind_open_days" }) // which comes again and again
	require.Len(t, jobs, 1)
	assert.Equal(t, "send_mail", jobs[0].Kind)
	assert.Equal(t, "queued", jobs[0].Status)
	assert.Zero(t, jobs[0].Attempts)
}
