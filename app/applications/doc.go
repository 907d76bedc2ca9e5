// Package applications has the use cases of requests and of the applications that their owners
// finish and file.
package applications

import (
	"wbso/app/evaluations"
	"wbso/app/jobs"
	"wbso/app/usecase"
	"wbso/domain/queue"
)

// UseCases are the use cases of requests and their applications, with the jobs that they need.
type UseCases struct {
	Requests     *Requests
	Applications *Applications
	Documents    *Documents
	Kinds        jobs.Kinds
}

// New returns the use cases of requests and their applications.
func New(
	d Deps, evaluationCases *evaluations.Evaluations, turns *usecase.PrintTurns,
) UseCases {
	applications := &Applications{deps: &d, print: &printer{&d, turns}}
	processing, drafting := &documentJobs{&d, applications}, &draftJobs{&d}
	return UseCases{
		Requests: &Requests{deps: &d, evaluations: evaluationCases}, Applications: applications, Documents: &Documents{&d, applications},
		Kinds: jobs.Kinds{queue.ProcessRequest: processing.kind(), queue.DraftRequest: drafting.kind()},
	}
}
