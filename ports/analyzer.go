package ports

import (
	"context"

	"wbso/domain/evaluation/find"
)

// Analyzer finds in a text what analyzer, writer and questions decide on. It quotes and never
// decides; what an analysis promises is in the comments of domain/evaluation.
type Analyzer interface {
	// AnalyzeText fails with Unavailable judge_failed when the model failed, with domain.ErrAway when
	// that is no fault of the text. Any text has an analysis, also one that says nothing.
	AnalyzeText(ctx context.Context, t find.Text) (find.Analysis, error)
	// Version names model and prompt, or the rules: part of the key of what is cached.
	Version() string
}
