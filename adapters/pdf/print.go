package pdf

import (
	"context"
	"fmt"
	"strings"
	"time"

	"wbso/domain"
)

// paper prints a document that is drawn in one go.
func (r *Renderer) paper(ctx context.Context, about meta, draw func(*sheet)) (raw []byte, err error) {
	defer func() { // gofpdf panics on some input that it cannot write
		if cause := recover(); cause != nil {
			raw, err = nil, fmt.Errorf("print %s: %v", about.title, cause)
		}
	}()
	s := newSheet(ctx, r.measure(), about)
	if s.page(); !s.done {
		draw(s)
	}
	if err := ctx.Err(); err != nil {
		return nil, fmt.Errorf("print %s: %w", about.title, err)
	}
	return s.bytes()
}

// about is what a document of the operator says about itself.
func (r *Renderer) about(title, subject, author string, written domain.Date) meta {
	return meta{title: title, author: author, subject: subject, creator: r.brand,
		written: time.Date(written.Year, written.Month, written.Day, 0, 0, 0, 0, time.UTC)}
}

// clean makes texts printable, in place.
func clean(texts ...*string) {
	var c cleaner
	for _, t := range texts {
		*t = strings.TrimSpace(c.clean(*t))
	}
}
