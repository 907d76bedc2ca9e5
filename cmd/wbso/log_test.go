package main_test

import (
	"net/http"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// withLog runs a server that logs every call into a pipe.
func withLog(t *testing.T) (p *process, reader *os.File) {
	reader, writer, err := os.Pipe()
	require.NoError(t, err)
	p = prepare(t, t.TempDir(), freeAddress(t), "WBSO_LOG_LEVEL=debug")
	p.cmd.Stdout, p.cmd.Stderr = writer, writer
	p.run()
	require.NoError(t, writer.Close())
	p.waitFor("/readyz", http.StatusOK)
	return p, reader
}

func TestServe_nobody_reads_its_log(t *testing.T) {
	for name, leave := range map[string]bool{"the reader left": true, "the reader hangs": false} {
		t.Run(name, func(t *testing.T) {
			p, reader := withLog(t)
			defer reader.Close()
			if leave {
				require.NoError(t, reader.Close())
			}
			for range 3000 { // some 200 bytes each: far more than a pipe and the buffer hold
				status, body := p.call("GET", "/api/site/", "", "")
				require.Equal(t, http.StatusOK, status, string(body))
			}
			assert.Zero(t, p.terminate(), "exit code")
		})
	}
}
