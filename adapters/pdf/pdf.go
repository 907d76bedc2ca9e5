// Package pdf prints PDF documents with gofpdf: a WBSO application and its marked preview,
// invoices, timesheets and booklets.
package pdf

import (
	"context"
	"sync"

	"wbso/domain/application/claim"
)

// Renderer prints documents. It may be used by several goroutines at once.
type Renderer struct {
	brand   string
	measure func() advance
}

// New returns a renderer that signs its documents with a brand name.
func New(brand string) *Renderer {
	return &Renderer{brand: brand, measure: sync.OnceValue(measure)}
}

// RenderApplication prints an application. When ctx ends before the document is laid out, the error
// is that of ctx.
func (r *Renderer) RenderApplication(ctx context.Context, p claim.Print) ([]byte, error) {
	return r.print(ctx, newDocument(p, r.brand).paper(), printed)
}

// RenderExample prints an application, and marks each page as an example that is not to be filed.
func (r *Renderer) RenderExample(ctx context.Context, p claim.Print) ([]byte, error) {
	return r.print(ctx, newDocument(p, r.brand).paper(), func(s *sheet, p paper) {
		printed(s, p)
		s.markPages()
	})
}

// RenderPreview prints the cover and the first bottleneck with its solution. It is a document of
// its own: of the rest it has only the headings, in the table of contents.
func (r *Renderer) RenderPreview(ctx context.Context, of claim.Print) ([]byte, error) {
	doc := newDocument(of, r.brand)
	return r.print(ctx, doc.paper(), func(s *sheet, p paper) {
		whole := newSheet(ctx, s.advance, p.meta)
		p.draw(whole)
		p.blocks = doc.proof(whole.pdf.PageCount())
		p.draw(s)
		p.finish(s, whole.entries)
		s.markPages()
	})
}
