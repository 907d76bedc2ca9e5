// Package pdf prints a WBSO application as a PDF document with gofpdf: the
// whole document, and its first two pages marked as a preview.
package pdf

import (
	"context"
	"fmt"
	"sync"

	"wbso/domain"
)

// previewPages is how many pages of the document are shown before payment.
const previewPages = 2

// Renderer prints dossiers. It may be used by several goroutines at once.
type Renderer struct {
	brand   string
	measure func() advance
}

// New returns a renderer that signs its documents with a brand name.
func New(brand string) *Renderer {
	return &Renderer{brand: brand, measure: sync.OnceValue(measure)}
}

// Render prints the document and its preview. The same dossier gives the same
// bytes. The preview is a document of its own: of the pages after the second it
// contains only their headings, in the table of contents. When ctx ends before
// the document is laid out, the error is that of ctx.
func (r *Renderer) Render(ctx context.Context, d domain.Dossier) (out domain.Rendered, err error) {
	defer func() { // gofpdf panics on some input that it cannot write
		if cause := recover(); cause != nil {
			out, err = domain.Rendered{}, fmt.Errorf("render %s: %v", d.Request.Number, cause)
		}
	}()
	doc := newDocument(d, r.brand)
	full, contents, err := r.print(ctx, doc, nil)
	if err != nil {
		return domain.Rendered{}, fmt.Errorf("render %s: %w", d.Request.Number, err)
	}
	preview, _, err := r.print(ctx, doc, contents)
	if err != nil {
		return domain.Rendered{}, fmt.Errorf("render preview of %s: %w", d.Request.Number, err)
	}
	return domain.Rendered{Full: full, Preview: preview}, nil
}

// print writes the whole document and returns its contents; given the contents,
// it writes the preview.
func (r *Renderer) print(ctx context.Context, doc document, known *contents) ([]byte, *contents, error) {
	s := newSheet(ctx, r.measure(), doc.meta())
	if known != nil {
		s.last = previewPages
	}
	doc.draw(s)
	if err := ctx.Err(); err != nil {
		return nil, nil, err
	}
	plan := known
	if plan == nil {
		plan = &contents{entries: s.entries, pages: s.pdf.PageCount()}
	}
	doc.finish(s, plan)
	raw, err := s.bytes()
	return raw, plan, err
}
