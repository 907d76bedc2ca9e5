package app

import (
	"context"
	"time"

	"wbso/domain/queue"
	"wbso/ports"
)

// AddKind teaches the program one more kind of job, which is tried twice. told
// hears what happens to its jobs.
func (a *App) AddKind(name queue.JobKind, run func() error, told func(what string)) {
	note := func(what string) func(context.Context, ports.Repos, queue.Job) error {
		return func(context.Context, ports.Repos, queue.Job) error { told(what); return nil }
	}
	a.Worker.kinds[name] = kind{
		run: func(context.Context, queue.Job) (recording, error) {
			return func(context.Context, ports.Repos) error { told("recorded"); return nil }, run()
		},
		time: time.Minute, attempts: 2, reopen: note("reopened"), cancel: note("cancelled"),
		fail: func(context.Context, ports.Repos, queue.Job, error) error { told("failed"); return nil },
	}
}

// Printing returns how many PDFs are being made and how many callers wait for that.
func (a *App) Printing() (running, waiting int) { return a.turns.Len() }
