// Package pdf prints PDF documents with gofpdf: a WBSO application and its marked preview,
// invoices, timesheets and booklets.
package pdf

import (
	"context"
	"fmt"
	"sync"

	"wbso/domain/application"
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
func (r *Renderer) RenderApplication(ctx context.Context, p application.Print) ([]byte, error) {
	return r.application(ctx, p, func(doc document, s *sheet) error {
		doc.draw(s)
		doc.finish(s, contents{entries: s.entries, pages: s.pdf.PageCount()})
		return nil
	})
}

// RenderExample prints an application, and marks each page as one that nobody files.
func (r *Renderer) RenderExample(ctx context.Context, p application.Print) ([]byte, error) {
	return r.application(ctx, p, func(doc document, s *sheet) error {
		doc.draw(s)
		doc.finish(s, contents{entries: s.entries, pages: s.pdf.PageCount()})
		s.markPages()
		return nil
	})
}

// RenderPreview prints the cover and the first bottleneck with its solution. It is a document of
// its own: of the rest it has only the headings, in the table of contents.
func (r *Renderer) RenderPreview(ctx context.Context, p application.Print) ([]byte, error) {
	return r.application(ctx, p, func(doc document, s *sheet) error {
		whole := newSheet(ctx, s.advance, doc.meta())
		doc.draw(whole)
		if err := ctx.Err(); err != nil {
			return err
		}
		doc.preview(s, contents{entries: whole.entries, pages: whole.pdf.PageCount()})
		return nil
	})
}

func (r *Renderer) application(ctx context.Context, p application.Print, draw func(document, *sheet) error) (raw []byte, err error) {
	defer func() { // gofpdf panics on some input that it cannot write
		if cause := recover(); cause != nil {
			raw, err = nil, fmt.Errorf("print %s: %v", p.Number, cause)
		}
	}()
	doc := newDocument(p, r.brand)
	s := newSheet(ctx, r.measure(), doc.meta())
	if err = draw(doc, s); err == nil {
		err = ctx.Err()
	}
	if err != nil {
		return nil, fmt.Errorf("print %s: %w", p.Number, err)
	}
	return s.bytes()
}
