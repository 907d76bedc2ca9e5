package applications

import (
	"context"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application/claim"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/ports"
)

// whole prints an application, with all that it is filed together with.
func (p *printer) whole(ctx context.Context, d View, all []View) (file usecase.File, err error) {
	file.Document = rowOf(d, request.ApplicationDocument)
	file.Content, err = p.turns.Print(ctx, func() ([]byte, error) { return p.deps.render(ctx, p.deps.Renderer.RenderApplication, all) })
	file.Size = int64(len(file.Content))
	return file, err
}

// preview prints the marked preview of an application.
func (p *printer) preview(ctx context.Context, d View) (file usecase.File, err error) {
	file.Document = rowOf(d, request.PreviewDocument)
	file.Content, err = p.turns.Print(ctx, func() ([]byte, error) { return p.deps.render(ctx, p.deps.Renderer.RenderPreview, []View{d}) })
	file.Size = int64(len(file.Content))
	return file, err
}

// rowOf returns the row of a document that is made when it is fetched.
func rowOf(d View, kind request.DocumentKind) request.Document {
	return request.Document{ID: request.PrintedID(d.Request), Request: d.Request, Kind: kind, Version: d.Version,
		Filename: filename(kind, d.Of.Number), ContentType: "application/pdf", CreatedAt: d.UpdatedAt}
}

// filed returns the PDF of a filed application as it was filed. It is made and stored the
// first time, for all that was filed together; File asks for it at once.
func (p *printer) filed(ctx context.Context, d View, all []View) (file usecase.File, err error) {
	if file, err = p.stored(ctx, d); domain.KindOf(err) != domain.NotFound {
		return file, err
	}
	made, err := p.whole(ctx, d, all)
	if err != nil {
		return made, err
	}
	err = p.deps.Store.Write(ctx, func(r ports.Repos) error {
		if err := accounts.HoldOpen(ctx, r, d.Of.Owner); err != nil {
			return err
		}
		for _, one := range all {
			row := rowOf(one, request.ApplicationDocument)
			row.Version, row.CreatedAt, row.Size = one.Filed.Version, one.Filed.At, made.Size
			if _, err := r.Documents.PutDocument(ctx, row, made.Content); err != nil && domain.CodeOf(err) != domain.CodeDocumentExists {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return made, err
	}
	return p.stored(ctx, d)
}

// stored reads the PDF of a filed application. It fails with NotFound not_found when it was never
// made.
func (p *printer) stored(ctx context.Context, d View) (file usecase.File, err error) {
	err = p.deps.Store.Read(ctx, func(r ports.Repos) error {
		all, err := r.Documents.ListDocuments(ctx, d.Request)
		if err != nil {
			return err
		}
		for _, doc := range all {
			if doc.Kind == request.ApplicationDocument && doc.Version == d.Filed.Version {
				file.Document = doc
				file.Content, err = r.Documents.ReadDocument(ctx, doc.ID)
				return err
			}
		}
		return domain.Fail(domain.NotFound, domain.CodeNotFound)
	})
	return file, err
}

// printable returns an application to print, and all that it is filed together with when all of
// it is printed. It marks the history when its owner does so, so that later saves do not change
// the version on paper.
func (a *Applications) printable(ctx context.Context, who usecase.Actor, ref string) (all []View, d View, err error) {
	d, err = a.FindApplication(ctx, who, ref)
	if err != nil || !d.Whole {
		return nil, d, err
	}
	load := func(r ports.Repos) (err error) {
		all, err = a.loadTogether(ctx, r, who.To(member.ReadApplications), ref)
		return err
	}
	mayEdit := who.To(member.EditApplications).CheckAccess(d.Of.Company.Caller, 0) == nil
	if d.Filed.IsFiled() || who.IsAdministrator() || !mayEdit {
		err = a.deps.Store.Read(ctx, load)
	} else {
		err = a.deps.Store.Write(ctx, func(r ports.Repos) error {
			if err := load(r); err != nil {
				return err
			}
			if err := accounts.HoldOpen(ctx, r, d.Of.Owner); err != nil {
				return err
			}
			for i := range all {
				if err := a.mark(ctx, r, &all[i].Record, claim.Version{Cause: claim.CauseDownload, Author: who.Recorder()}); err != nil {
					return err
				}
			}
			return nil
		})
	}
	for i := range all {
		if all[i].ask(); all[i].Request == d.Request {
			d = all[i]
		}
	}
	return all, d, err
}
