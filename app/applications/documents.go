package applications

import (
	"context"
	"slices"
	"strconv"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/ports"
)

// Documents are the files of a request. Its application is printed when it is fetched; the
// others are stored.
type Documents struct {
	deps         *Deps
	applications *Applications
}

// ListDocuments returns what a request has, without the preview. The first row is the application,
// once there is one.
func (d *Documents) ListDocuments(
	ctx context.Context, who usecase.Actor, ref string,
) (list []request.Document, err error) {
	application, err := d.applications.FindApplication(ctx, who, ref)
	if err != nil && domain.CodeOf(err) != domain.CodeNotProcessed {
		return nil, err
	}
	processed := err == nil
	err = d.deps.Store.Read(ctx, func(r ports.Repos) error {
		req, err := r.Requests.FindRequest(ctx, who.To(member.ReadApplications), ref)
		if err != nil {
			return err
		}
		list, err = r.Documents.ListDocuments(ctx, req.ID)
		return err
	})
	list = slices.DeleteFunc(list, func(doc request.Document) bool { return doc.Kind == request.PreviewDocument })
	filed := func(doc request.Document) bool {
		return doc.Kind == request.ApplicationDocument && doc.Version == application.Filed.Version
	}
	if processed && !slices.ContainsFunc(list, filed) {
		list = slices.Insert(list, 0, rowOf(application, request.ApplicationDocument))
	}
	return list, err
}

// DownloadDocument returns one stored document. It fails with Forbidden not_paid when the owner has
// not paid, except for an invoice, which belongs to its payer whatever became of the request.
func (d *Documents) DownloadDocument(ctx context.Context, who usecase.Actor, id int64) (file usecase.File, err error) {
	if err := who.Guard(); err != nil {
		return usecase.File{}, err
	}
	if req, printed := request.PrintedRequest(id); printed {
		return d.printed(ctx, who, req)
	}
	err = d.deps.Store.Read(ctx, func(r ports.Repos) error {
		doc, err := r.Documents.FindDocument(ctx, id)
		if err != nil {
			return err
		}
		req, err := r.Requests.FindRequest(ctx, who.To(member.ReadApplications), strconv.FormatInt(doc.Request, 10))
		if domain.KindOf(err) == domain.NotFound && doc.Kind.IsInvoice() {
			err = invoiced(ctx, r, who, doc)
		}
		switch {
		case err != nil:
			return err
		case doc.Kind == request.PreviewDocument:
			return domain.Fail(domain.NotFound, domain.CodeNotFound)
		case !doc.Kind.IsInvoice() && !opens(who.To(member.ReadApplications), req):
			return domain.Fail(domain.Forbidden, domain.CodeNotPaid)
		}
		file.Document = doc
		file.Content, err = r.Documents.ReadDocument(ctx, doc.ID)
		return err
	})
	return file, err
}

// invoiced returns NotFound not_found unless the caller owns the company that an invoice is for, when that is
// another one than the applicant: such an invoice is theirs too.
func invoiced(ctx context.Context, r ports.Repos, who usecase.Actor, doc request.Document) error {
	payments, err := usecase.PaymentsOf(ctx, r, doc.Request)
	if err != nil {
		return err
	}
	for _, pay := range payments {
		issued, err := r.Invoices.ListInvoices(ctx, pay.ID)
		if err != nil {
			return err
		}
		for _, invoice := range issued {
			if pay.InvoiceTo == 0 || invoice.ID != int64(doc.Version) {
				continue
			}
			if _, err := r.Companies.FindCompany(ctx, who.To(member.RunCompany), pay.InvoiceTo); domain.KindOf(err) != domain.Forbidden {
				return err
			}
		}
	}
	return domain.Fail(domain.NotFound, domain.CodeNotFound)
}

// printed returns the document of an application, which is made when it is fetched.
func (d *Documents) printed(ctx context.Context, who usecase.Actor, req int64) (usecase.File, error) {
	file, err := d.PrintApplication(ctx, who, strconv.FormatInt(req, 10))
	if err == nil && file.Kind == request.PreviewDocument {
		return usecase.File{}, domain.Fail(domain.Forbidden, domain.CodeNotPaid)
	}
	return file, err
}

// PrintApplication prints the whole application of a paid request and the marked preview of an
// unpaid one; a filed application is printed as it was filed. It fails with NotFound until it is
// processed.
func (d *Documents) PrintApplication(ctx context.Context, who usecase.Actor, ref string) (usecase.File, error) {
	all, application, err := d.applications.printable(ctx, who, ref)
	switch {
	case domain.CodeOf(err) == domain.CodeNotProcessed:
		return usecase.File{}, domain.Fail(domain.NotFound, domain.CodeNotFound)
	case err != nil:
		return usecase.File{}, err
	case application.Whole && application.Filed.IsFiled():
		return d.applications.print.filed(ctx, application, all)
	case application.Whole:
		return d.applications.print.whole(ctx, application, all)
	}
	return d.applications.print.preview(ctx, application)
}
