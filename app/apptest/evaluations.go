package apptest

import (
	"errors"

	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
)

func Pitch(text string) find.Text {
	return find.Text{Field: find.ElevatorPitch, Text: text}
}

// Free counts against no limit.
func Free() error { return nil }

// Ask returns a question that no limit stops.
func (h *Server) Ask(q find.Text) (evaluation.Evaluation, error) {
	return h.Evaluations.EvaluateText(h.Ctx(), q, Free)
}

var ErrAsked = errors.New("the analyzer would be asked")

// Remembered returns an evaluation from the cache: errAsked when there is none.
func (h *Server) Remembered(q find.Text) (evaluation.Evaluation, error) {
	return h.Evaluations.EvaluateText(h.Ctx(), q, func() error { return ErrAsked })
}
