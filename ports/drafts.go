package ports

import (
	"context"

	"wbso/domain/application/draft"
)

// Drafter proposes texts. It decides nothing: the order checks what it proposes.
type Drafter interface {
	// WriteDraft fails with Unavailable judge_failed when the model failed, with domain.ErrAway when
	// that is no fault of the order. An answer that is no proposal counts as an empty proposal.
	WriteDraft(ctx context.Context, o draft.Order) (draft.Proposal, error)
	// Version names model and prompt.
	Version() string
}

// Drafts keeps what was proposed for each application.
type Drafts interface {
	// ListDrafts returns the drafts of a request in the order in which they were made.
	ListDrafts(ctx context.Context, request int64) ([]draft.Draft, error)
	// PutDraft adds a draft, or replaces the one with its place.
	PutDraft(ctx context.Context, d draft.Draft) error
}
