package app

import (
	"context"
	"fmt"

	"wbso/domain/dossier"
)

// render asks the renderer for the PDF of an application: all of it, or the marked preview.
func (d *Deps) render(ctx context.Context, of Dossier, whole bool) ([]byte, error) {
	print := d.Renderer.Preview
	if whole {
		print = d.Renderer.Render
	}
	content, err := print(ctx, dossier.Print{
		Number: of.Of.Number, Document: of.Document, Company: of.Company, Open: of.Open, Filing: of.Filing(), Benefit: of.Benefit(),
		Filed: of.Filed, Written: d.Clock.Day(of.UpdatedAt),
	})
	if err != nil {
		return nil, fmt.Errorf("render document: %w", err)
	}
	return content, nil
}
