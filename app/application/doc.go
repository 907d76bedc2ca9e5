// Package application has the use cases of requests and of the applications that their owners
// finish and file.
package application

import (
	appcompany "wbso/app/company"
	appevaluation "wbso/app/evaluation"
	appqueue "wbso/app/queue"
	"wbso/app/usecase"
	"wbso/domain/queue"
)

// UseCases are those of requests and their applications, with the jobs that they need.
type UseCases struct {
	Requests     *Requests
	Applications *Applications
	Documents    *Documents
	Kinds        appqueue.Kinds
}

// New returns the use cases of requests and their applications.
func New(
	d Deps, evaluations *appevaluation.Evaluations, companies *appcompany.Companies, turns *usecase.PrintTurns,
) UseCases {
	applications := &Applications{deps: &d, print: &printer{&d, turns}, companies: companies}
	processing, drafting := &documentJobs{&d, applications}, &draftJobs{&d}
	return UseCases{
		Requests: &Requests{deps: &d, evaluations: evaluations}, Applications: applications, Documents: &Documents{&d, applications},
		Kinds: appqueue.Kinds{queue.ProcessRequest: processing.kind(), queue.DraftRequest: drafting.kind()},
	}
}
