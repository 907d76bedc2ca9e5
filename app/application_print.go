package app

import (
	"context"

	"wbso/domain"
	"wbso/domain/dossier"
	"wbso/ports"
)

// printing makes the PDF of an application when it is fetched.
type printing struct {
	deps  *Deps
	turns chan struct{} // one for each that may be made at a time
}

// printsAtOnce bounds how many PDFs are made at a time.
const printsAtOnce = 2

func newPrinting(deps *Deps) *printing { return &printing{deps, make(chan struct{}, printsAtOnce)} }

// of prints an application: all of it, or the marked preview.
func (p *printing) of(ctx context.Context, d Dossier, whole bool) (file File, err error) {
	select {
	case p.turns <- struct{}{}:
		defer func() { <-p.turns }()
	case <-ctx.Done():
		return file, ctx.Err()
	}
	kind := domain.PreviewDocument
	if whole {
		kind = domain.ApplicationDocument
	}
	file.Document = rowOf(d, kind)
	err = p.deps.contain(ctx, "print", func() (err error) {
		file.Content, err = p.deps.render(ctx, d, whole)
		return err
	})
	file.Size = int64(len(file.Content))
	return file, err
}

// rowOf is the row of a document that is made when it is fetched.
func rowOf(d Dossier, kind domain.DocumentKind) domain.Document {
	return domain.Document{Request: d.Request, Kind: kind, Version: d.Version,
		Filename: filename(kind, d.Of.Number), ContentType: "application/pdf", CreatedAt: d.UpdatedAt}
}

// filed returns the PDF of a filed application as it was filed. It is made and stored the
// first time; File asks for it at once.
func (p *printing) filed(ctx context.Context, d Dossier) (file File, err error) {
	if file, err = p.stored(ctx, d); domain.KindOf(err) != domain.NotFound {
		return file, err
	}
	d.Version = d.Filed.Version
	made, err := p.of(ctx, d, true)
	if err != nil {
		return made, err
	}
	made.CreatedAt = d.Filed.At
	err = p.deps.Store.Write(ctx, func(r ports.Repos) error {
		_, err := r.Documents.Put(ctx, made.Document, made.Content)
		if domain.CodeOf(err) == domain.CodeDocumentExists {
			return nil
		}
		return err
	})
	if err != nil {
		return made, err
	}
	return p.stored(ctx, d)
}

// stored reads the PDF of a filed application: NotFound not_found when it was never made.
func (p *printing) stored(ctx context.Context, d Dossier) (file File, err error) {
	err = p.deps.Store.Read(ctx, func(r ports.Repos) error {
		all, err := r.Documents.List(ctx, d.Request)
		if err != nil {
			return err
		}
		for _, doc := range all {
			if doc.Kind == domain.ApplicationDocument && doc.Version == d.Filed.Version {
				file.Document = doc
				file.Content, err = r.Documents.Content(ctx, doc.ID)
				return err
			}
		}
		return domain.Fail(domain.NotFound, domain.CodeNotFound)
	})
	return file, err
}

// printable returns an application to print. It marks the history when its owner prints all
// of it, so that later saves do not change the version on paper.
func (a *Applications) printable(ctx context.Context, who Actor, ref string) (d Dossier, err error) {
	d, err = a.Get(ctx, who, ref)
	if err != nil || !d.Whole || d.Filed.Is() || who.isAdministrator() {
		return d, err
	}
	err = a.deps.Store.Write(ctx, func(r ports.Repos) error {
		if d, err = a.loadWhole(ctx, r, who, ref); err != nil {
			return err
		}
		d.ask()
		return a.mark(ctx, r, &d.Record, dossier.Version{Cause: dossier.CauseDownload, Author: recorder(who)})
	})
	return d, err
}
