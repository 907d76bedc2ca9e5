package app

import (
	"context"
	"strconv"

	"wbso/domain"
	"wbso/ports"
)

// Documents are the rendered files of a request.
type Documents struct{ deps *Deps }

// File is a document with its bytes.
type File struct {
	domain.Document
	Content []byte
}

// List returns what a request has, without the preview.
func (d *Documents) List(ctx context.Context, who Actor, ref string) (list []domain.Document, err error) {
	if err := who.guard(); err != nil {
		return nil, err
	}
	err = d.deps.Store.Read(ctx, func(r ports.Repos) error {
		request, err := r.Requests.Find(ctx, who.UserID, ref)
		if err != nil {
			return err
		}
		all, err := r.Documents.List(ctx, request.ID)
		list = nil
		for _, doc := range all {
			if doc.Kind != domain.PreviewDocument {
				list = append(list, doc)
			}
		}
		return err
	})
	return list, err
}

// Download returns one listed document. The owner who has not paid is
// Forbidden not_paid, but for a bill, which is theirs whatever became of the request.
func (d *Documents) Download(ctx context.Context, who Actor, id int64) (file File, err error) {
	if err := who.guard(); err != nil {
		return File{}, err
	}
	err = d.deps.Store.Read(ctx, func(r ports.Repos) error {
		doc, err := r.Documents.ByID(ctx, id)
		if err != nil {
			return err
		}
		request, err := r.Requests.Find(ctx, who.UserID, strconv.FormatInt(doc.Request, 10))
		switch {
		case err != nil:
			return err
		case doc.Kind == domain.PreviewDocument:
			return domain.Fail(domain.NotFound, domain.CodeNotFound)
		case !doc.Kind.Bill() && !d.opens(who, request):
			return domain.Fail(domain.Forbidden, domain.CodeNotPaid)
		}
		file.Document = doc
		file.Content, err = r.Documents.Content(ctx, doc.ID)
		return err
	})
	return file, err
}

// Application returns the whole document of a paid request and the marked
// preview of an unpaid one; NotFound until it is processed.
func (d *Documents) Application(ctx context.Context, who Actor, ref string) (file File, err error) {
	if err := who.guard(); err != nil {
		return File{}, err
	}
	err = d.deps.Store.Read(ctx, func(r ports.Repos) error {
		request, err := r.Requests.Find(ctx, who.UserID, ref)
		if err != nil {
			return err
		}
		kind := domain.PreviewDocument
		if d.opens(who, request) {
			kind = domain.ApplicationDocument
		}
		file, err = latest(ctx, r, request.ID, kind)
		return err
	})
	return file, err
}

// opens reports whether the actor may see the whole document.
func (d *Documents) opens(who Actor, request domain.Request) bool {
	return request.PaymentStatus == domain.Paid || who.isAdministrator()
}

func latest(ctx context.Context, r ports.Repos, request int64, kind domain.DocumentKind) (file File, err error) {
	all, err := r.Documents.List(ctx, request)
	if err != nil {
		return File{}, err
	}
	for _, doc := range all {
		if doc.Kind == kind && doc.Version > file.Version {
			file.Document = doc
		}
	}
	if file.ID == 0 {
		return File{}, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	file.Content, err = r.Documents.Content(ctx, file.ID)
	return file, err
}
