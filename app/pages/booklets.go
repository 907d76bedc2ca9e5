package pages

import (
	"context"
	"strings"
	"sync"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application/example"
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/domain/site"
	"wbso/domain/site/manual"
)

// Booklets are the files that everybody may download. Each is printed when it is first asked
// for, and kept.
type Booklets struct {
	deps                   *Deps
	terms, manual, example booklet
}

// booklet is a file that is printed once, or once a day when it says something about the day.
type booklet struct {
	mutex sync.Mutex
	day   domain.Date
	file  usecase.File
}

// Terms returns the general terms, with the operator's data.
func (b *Booklets) Terms(ctx context.Context) (usecase.File, error) {
	return b.terms.once(domain.Date{}, func() (usecase.File, error) {
		s := b.deps.Settings
		return b.print(ctx, site.Booklet{
			Title: "Algemene voorwaarden", Subtitle: "Van de dienst " + s.Brand, Brand: s.Brand, Author: s.Operator.Name,
			Filename: "algemene-voorwaarden.pdf", Chapters: b.deps.Terms,
		}.Filled(domain.Args{
			"brand": s.Brand, "operator.name": s.Operator.Name, "operator.address": s.Operator.Address, "operator.email": s.Operator.Email,
			"operator.kvk": s.Operator.KvK, "operator.vat": s.Operator.VAT, "price": payment.FixedPrice.Euro(), "next_price": strings.TrimRight(" "+payment.NextText(s.PriceNext), " "),
		}))
	})
}

// Manual returns the manual. It says what can be applied for today.
func (b *Booklets) Manual(ctx context.Context) (usecase.File, error) {
	today := b.deps.Clock.Today()
	return b.manual.once(today, func() (usecase.File, error) {
		s := b.deps.Settings
		return b.print(ctx, manual.Booklet(manual.Facts{
			Brand: s.Brand, Seller: payment.Seller(s.Operator), PublicURL: b.deps.PublicURL, Today: today, NextPrice: payment.NextText(s.PriceNext),
		}))
	})
}

// FinishedApplication returns an application that is finished, marked as an example. It names the days until
// which one can file.
func (b *Booklets) FinishedApplication(ctx context.Context) (usecase.File, error) {
	today := b.deps.Clock.Today()
	return b.example.once(today, func() (usecase.File, error) {
		content, err := b.deps.Renderer.RenderExample(ctx, example.Finished(today))
		return pdf("voorbeeld-wbso-aanvraag.pdf", content), err
	})
}

func (b *Booklets) print(ctx context.Context, booklet site.Booklet) (usecase.File, error) {
	content, err := b.deps.Printer.PrintBooklet(ctx, booklet)
	return pdf(booklet.Filename, content), err
}

func pdf(name string, content []byte) usecase.File {
	return usecase.File{Document: request.Document{Filename: name, ContentType: "application/pdf", Size: int64(len(content))}, Content: content}
}

// once prints a booklet unless it was printed for this day already. Callers wait for the first of
// them to print; when that one gives up, the next one prints.
func (p *booklet) once(day domain.Date, print func() (usecase.File, error)) (usecase.File, error) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.file.Content != nil && p.day == day {
		return p.file, nil
	}
	file, err := print()
	if err != nil {
		return usecase.File{}, err
	}
	p.day, p.file = day, file
	return file, nil
}
