package site

import (
	"context"
	"sync"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/domain/site"
	"wbso/domain/site/manual"
)

// Booklets are the files that everybody may download. Each is printed once in the life
// of the process, when it is first asked for.
type Booklets struct {
	deps          *Deps
	terms, manual booklet
}

// booklet is a file that is printed once.
type booklet struct {
	mutex sync.Mutex
	file  usecase.File
}

// Terms returns the general terms, with the operator's data.
func (b *Booklets) Terms(ctx context.Context) (usecase.File, error) {
	return b.terms.once(ctx, b.deps, func() site.Booklet {
		s := b.deps.Settings
		return site.Booklet{
			Title: "Algemene voorwaarden", Subtitle: "Van de dienst " + s.Brand, Brand: s.Brand, Author: s.Operator.Name,
			Filename: "algemene-voorwaarden.pdf", Chapters: b.deps.Terms,
		}.Filled(domain.Args{
			"brand": s.Brand, "operator.name": s.Operator.Name, "operator.address": s.Operator.Address, "operator.email": s.Operator.Email,
			"operator.kvk": s.Operator.KvK, "operator.vat": s.Operator.VAT, "price": payment.FixedPrice.Euro(),
		})
	})
}

// Manual returns the manual.
func (b *Booklets) Manual(ctx context.Context) (usecase.File, error) {
	return b.manual.once(ctx, b.deps, func() site.Booklet {
		s := b.deps.Settings
		return manual.Booklet(manual.Facts{Brand: s.Brand, Seller: payment.Seller(s.Operator), PublicURL: b.deps.PublicURL})
	})
}

// once prints a booklet unless that was done. Callers wait for the first one; when it
// gives up, the next one prints.
func (p *booklet) once(ctx context.Context, d *Deps, text func() site.Booklet) (usecase.File, error) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.file.Content != nil {
		return p.file, nil
	}
	booklet := text()
	content, err := d.Printer.PrintBooklet(ctx, booklet)
	if err != nil {
		return usecase.File{}, err
	}
	p.file = usecase.File{Document: request.Document{Filename: booklet.Filename, ContentType: "application/pdf", Size: int64(len(content))}, Content: content}
	return p.file, nil
}
