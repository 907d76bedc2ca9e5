package app

import (
	"context"
	"time"

	"wbso/app/jobs"
	"wbso/domain/queue"
	"wbso/ports"
)

// AddKind teaches the program one more kind of job, which is tried twice. told
// hears what happens to its jobs.
func (a *App) AddKind(name queue.JobKind, run func() error, told func(what string)) {
	note := func(what string) func(context.Context, ports.Repos, queue.Job) error {
		return func(context.Context, ports.Repos, queue.Job) error { told(what); return nil }
	}
	a.Worker.Kinds[name] = jobs.Kind{
		Run: func(context.Context, queue.Job) (jobs.Record, error) {
			return func(context.Context, ports.Repos) error { told("recorded"); return nil }, run()
		},
		Time: time.Minute, Attempts: 2, Reopen: note("reopened"), Cancel: note("cancelled"),
		Fail: func(context.Context, ports.Repos, queue.Job, error) error { told("failed"); return nil },
	}
}

// Printing returns how many PDFs are being made and how many callers wait for that.
func (a *App) Printing() (running, waiting int) { return a.turns.Len() }
