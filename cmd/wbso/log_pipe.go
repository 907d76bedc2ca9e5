package main

import (
	"bytes"
	"io"
	"sync/atomic"
	"time"
)

const (
	logLines  = 1000        // lines that can wait for the reader
	flushTime = time.Second // for the last lines, when the server ends
)

// logPipe passes lines on to a writer that may be slow, hang or be closed. Writing
// to it never waits: a line that finds its buffer full is dropped and counted.
type logPipe struct {
	to      io.Writer
	tell    func(dropped int64) // writes to the same writer how many lines were dropped
	lines   chan []byte
	dropped atomic.Int64
	quit    chan struct{}
	done    chan struct{}
}

func newLogPipe(to io.Writer, tell func(dropped int64)) *logPipe {
	p := &logPipe{to: to, tell: tell, lines: make(chan []byte, logLines), quit: make(chan struct{}), done: make(chan struct{})}
	go p.pass()
	return p
}

func (p *logPipe) Write(line []byte) (int, error) {
	select {
	case p.lines <- bytes.Clone(line):
	default:
		p.dropped.Add(1)
	}
	return len(line), nil
}

// Close waits until the waiting lines have left, at most flushTime. What is
// written later is lost.
func (p *logPipe) Close() {
	close(p.quit)
	select {
	case <-p.done:
	case <-time.After(flushTime):
	}
}

func (p *logPipe) pass() {
	defer close(p.done)
	for {
		select {
		case line := <-p.lines:
			p.write(line)
			continue
		default:
		}
		if n := p.dropped.Swap(0); n > 0 {
			p.tell(n)
		}
		select {
		case line := <-p.lines:
			p.write(line)
		case <-p.quit:
			if len(p.lines) == 0 {
				return
			}
		}
	}
}

// write ignores the error: there is nowhere to report it.
func (p *logPipe) write(line []byte) { _, _ = p.to.Write(line) }
