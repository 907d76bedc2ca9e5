// Package application has the use cases of requests and of the applications that their owners
// finish and file.
package app

import (
	"wbso/domain/queue"
	"wbso/ports"
)

// applicationDeps is what requests and their applications use.
type applicationDeps struct {
	Runtime
	Reader   ports.Reader // reads the texts that an application is composed of
	Costs    ports.CostReader
	Drafter  ports.Drafter // nil without a language model
	Renderer ports.Renderer
	Build    string // the version of the program; empty keeps no questions
	Wake     func() // tells the worker that there is a job
}

// applicationUseCases are those of requests and their applications, with the jobs that they need.
type applicationUseCases struct {
	Requests     *Requests
	Applications *Applications
	Documents    *Documents
	Kinds        kinds
}

// newApplicationUseCases returns the use cases of requests and their applications.
func newApplicationUseCases(d applicationDeps, judging *Judging, companies *Companies, turns *PrintTurns) applicationUseCases {
	applications := &Applications{deps: &d, print: &printing{&d, turns}, companies: companies}
	processing, drafting := &processing{&d, applications}, &drafting{&d}
	return applicationUseCases{
		Requests: &Requests{deps: &d, judging: judging}, Applications: applications, Documents: &Documents{&d, applications},
		Kinds: kinds{queue.ProcessRequest: processing.kind(), queue.DraftRequest: drafting.kind()},
	}
}
