package main

import (
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// slowReader takes what is written to it once it is let go.
type slowReader struct {
	letGo chan struct{}
	mu    sync.Mutex
	lines []string
}

func (r *slowReader) Write(line []byte) (int, error) {
	<-r.letGo
	r.mu.Lock()
	defer r.mu.Unlock()
	r.lines = append(r.lines, string(line))
	return len(line), nil
}

func TestLogPipe_drops_and_counts_what_finds_no_room(t *testing.T) {
	reader := &slowReader{letGo: make(chan struct{})}
	p := newLogPipe(reader, func(dropped int64) { fmt.Fprintf(reader, "dropped %d", dropped) })
	const extra = 50
	line := []byte{}
	for n := range logLines + extra {
		line = append(line[:0], fmt.Sprintf("line %d", n)...) // the writer's own bytes are free again
		size, err := p.Write(line)
		assert.NoError(t, err)
		assert.Equal(t, len(line), size)
	}
	close(reader.letGo)
	p.Close()
	kept := len(reader.lines) - 1
	assert.GreaterOrEqual(t, kept, logLines)
	for n, line := range reader.lines[:kept] {
		assert.Equal(t, fmt.Sprintf("line %d", n), line)
	}
	assert.Equal(t, fmt.Sprintf("dropped %d", logLines+extra-kept), reader.lines[kept], "at the end, once")
}

func TestLogPipe_passes_everything_on_and_flushes(t *testing.T) {
	reader := &slowReader{letGo: make(chan struct{})}
	close(reader.letGo)
	p := newLogPipe(reader, func(int64) { t.Error("nothing was dropped") })
	for range logLines / 2 {
		fmt.Fprintln(p, "line")
	}
	p.Close()
	assert.Equal(t, strings.Repeat("line\n", logLines/2), strings.Join(reader.lines, ""))
	fmt.Fprintln(p, "too late") // does no harm
}

// What is written while the pipe tells how much it dropped leaves as well, though it is closed meanwhile.
func TestLogPipe_flushes_what_came_last(t *testing.T) {
	const late = 50
	reader := &slowReader{letGo: make(chan struct{})}
	var p *logPipe
	p = newLogPipe(reader, func(int64) {
		for n := range late {
			fmt.Fprintf(p, "late %d", n)
		}
		close(p.quit)
	})
	for range 2 * logLines {
		fmt.Fprint(p, "line")
	}
	close(reader.letGo)
	<-p.done
	assert.Equal(t, fmt.Sprintf("late %d", late-1), reader.lines[len(reader.lines)-1])
}

func TestLogPipe_a_reader_that_hangs_does_not_hold_up_the_end(t *testing.T) {
	p := newLogPipe(&slowReader{letGo: make(chan struct{})}, func(int64) {})
	fmt.Fprintln(p, "line")
	p.Close()
}

// What net/http itself has to say is a line of the log like any other.
func TestNewServer_logs_through_the_log(t *testing.T) {
	reader := &slowReader{letGo: make(chan struct{})}
	close(reader.letGo)
	server := newServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { panic("by surprise") }), slog.New(slog.NewJSONHandler(reader, nil)))
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	go server.Serve(listener)
	_, err = http.Get("http://" + listener.Addr().String())
	require.Error(t, err)
	require.NoError(t, server.Close())
	reader.mu.Lock()
	defer reader.mu.Unlock()
	require.Len(t, reader.lines, 1)
	assert.Regexp(t, `^\{"time":.*"level":"WARN","msg":"http: panic serving .*by surprise`, reader.lines[0])
}
