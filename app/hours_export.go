package app

import (
	"context"
	"iter"

	"wbso/domain"
	"wbso/domain/hourfile"
	"wbso/ports"
)

// Exports makes files of the hours of a project.
type Exports struct{ deps *Deps }

// Stream is a file that is read while it is sent.
type Stream struct {
	Filename    string
	ContentType string
	// Chunks are the bytes of the file. An error ends them: what was sent until then is
	// no whole file.
	Chunks iter.Seq2[[]byte, error]
}

// CSV returns the hours of a project as a file that import takes back. It reads page by
// page, so that a slow reader keeps neither the database nor the memory busy.
func (e *Exports) CSV(ctx context.Context, who Actor, project string, span domain.Span) (Stream, error) {
	if err := who.guard(); err != nil {
		return Stream{}, err
	}
	h := hourPages{deps: e.deps, in: span.Period, people: map[int64]*exported{}}
	var first []domain.HourEntry
	err := e.deps.Store.Read(ctx, func(r ports.Repos) (err error) {
		if h.project, err = openProject(ctx, r, who, project); err != nil {
			return err
		}
		first, err = h.page(ctx, r)
		return err
	})
	if err != nil {
		return Stream{}, err
	}
	h.add(first)
	return Stream{
		Filename:    hoursFilename(h.project, span, "csv"),
		ContentType: "text/csv; charset=utf-8",
		Chunks:      func(yield func([]byte, error) bool) { h.write(ctx, yield) },
	}, nil
}

// openProject returns a project whose hours the actor may see: NotFound not_found for
// somebody else's, and Forbidden not_paid for the owner who has not paid.
func openProject(ctx context.Context, r ports.Repos, who Actor, ref string) (domain.Request, error) {
	request, err := r.Requests.Find(ctx, who.UserID, ref)
	if err == nil && request.PaymentStatus != domain.Paid && !who.isAdministrator() {
		err = domain.Fail(domain.Forbidden, domain.CodeNotPaid)
	}
	return request, err
}

func hoursFilename(project domain.Request, span domain.Span, kind string) string {
	return "uren-" + project.Number + "-" + span.Name + "." + kind
}

// write yields the file, a page at a time.
func (h *hourPages) write(ctx context.Context, yield func([]byte, error) bool) {
	file := h.appendDays(hourfile.AppendHeader(nil))
	for yield(file, nil) && !h.last {
		if err := h.next(ctx); err != nil {
			yield(nil, err)
			return
		}
		file = h.appendDays(file[:0])
	}
}
