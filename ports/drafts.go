package ports

import (
	"context"

	"wbso/domain/application"
)

// Drafter proposes texts. It decides nothing: the order checks what it proposes.
type Drafter interface {
	// Draft: Unavailable judge_failed when the model failed, with domain.ErrAway when that is
	// no fault of the order. An answer that is no proposal is an empty one.
	Draft(ctx context.Context, o application.DraftOrder) (application.Proposal, error)
	// Version names model and prompt.
	Version() string
}

// Drafts keeps what was proposed for each application.
type Drafts interface {
	// List returns the drafts of a request in the order in which they were made.
	List(ctx context.Context, request int64) ([]application.Draft, error)
	// Put adds a draft, or replaces the one with its place.
	Put(ctx context.Context, d application.Draft) error
}
