package app

import (
	"context"
	"fmt"

	"wbso/domain"
)

// render asks the renderer for the PDF of an application.
func (d *Deps) render(ctx context.Context, of Dossier, whole bool) ([]byte, error) {
	out := domain.Application{Title: of.Of.Title, Open: make([]domain.OpenQuestion, 0, len(of.Open))}
	for _, s := range of.Document.Printed() {
		out.Sections = append(out.Sections, domain.Section{Key: s.Key, Heading: s.Heading, Ask: s.Ask, Text: s.Text, Limit: s.Limit})
	}
	for _, q := range of.Open {
		out.Open = append(out.Open, domain.OpenQuestion{Section: string(q.Part), Question: q.Text})
	}
	rendered, err := d.Renderer.Render(ctx, domain.Dossier{
		Request: of.Of, Application: out, Costs: domain.CostAdvice{}, Filing: of.Filing(), Written: d.Clock.Day(of.UpdatedAt),
	})
	if err != nil {
		return nil, fmt.Errorf("render document: %w", err)
	}
	if whole {
		return rendered.Full, nil
	}
	return rendered.Preview, nil
}
