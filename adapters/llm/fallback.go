package llm

import (
	"context"
	"errors"
	"log/slog"

	"wbso/domain/application"
	"wbso/domain/evaluation/find"
	"wbso/ports"
)

// FallbackLog logs that the rules read a text because a model failed.
type FallbackLog struct {
	Log        *slog.Logger
	OnFallback func()
}

// wanted reports whether the rules should read the text after an error of the model, and logs that.
// They need not when the caller has left.
func (l FallbackLog) wanted(ctx context.Context, err error) bool {
	if err == nil || errors.Is(ctx.Err(), context.Canceled) {
		return false
	}
	l.Log.WarnContext(ctx, "the rules read instead of the model", slog.Any("error", err))
	l.OnFallback()
	return true
}

// Fallback lets the rules read what a model fails to read, also when its budget is used up.
type Fallback struct {
	ports.Analyzer
	Rules ports.Analyzer
	FallbackLog
}

// AnalyzeText marks an analysis by the rules, so that it is not kept and the model is asked again.
func (f Fallback) AnalyzeText(ctx context.Context, t find.Text) (find.Analysis, error) {
	r, err := f.Analyzer.AnalyzeText(ctx, t)
	if !f.wanted(ctx, err) {
		return r, err
	}
	r, err = f.Rules.AnalyzeText(ctx, t)
	r.Stopgap = true
	return r, err
}

// CostsFallback lets the rules read the costs that a model fails to read.
type CostsFallback struct {
	ports.CostAnalyzer
	Rules ports.CostAnalyzer
	FallbackLog
}

// ReadCostItems implements ports.CostAnalyzer.
func (f CostsFallback) ReadCostItems(ctx context.Context, description string) ([]application.CostItem, error) {
	items, err := f.CostAnalyzer.ReadCostItems(ctx, description)
	if !f.wanted(ctx, err) {
		return items, err
	}
	return f.Rules.ReadCostItems(ctx, description)
}
