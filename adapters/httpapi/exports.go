package httpapi

import (
	"log/slog"
	"net/http"
	"time"

	"wbso/app/timesheets"
	"wbso/domain"
)

// chunkTime is how long a reader may take for a part of a file that is read while it is
// sent. A file as a whole may take as long as it needs.
const chunkTime = 60 * time.Second

// ofProject reads the query of an export: a project, and exactly one of week, month and year.
func ofProject(r *http.Request) (project string, span domain.Span, err error) {
	q := query{values: r.URL.Query()}
	project = q.text("project_number", must)
	week, month, year := q.text("week", may), q.text("month", may), q.text("year", may)
	if !q.errs.Has("week") && !q.errs.Has("month") && !q.errs.Has("year") {
		span, err = domain.ParseSpan(week, month, year)
		q.errs.Check("", err)
	}
	return project, span, q.errs.Err()
}

func (s *Server) exportHoursCSV(w http.ResponseWriter, r *http.Request) error {
	project, span, err := ofProject(r)
	if err != nil {
		return err
	}
	file, err := s.App.Exports.CSV(r.Context(), actor(r), project, span)
	if err != nil {
		return err
	}
	return s.writeStream(w, r, file)
}

func (s *Server) exportHoursXLSX(w http.ResponseWriter, r *http.Request) error {
	project, span, err := ofProject(r)
	if err != nil {
		return err
	}
	file, err := s.App.Exports.XLSX(r.Context(), actor(r), project, span)
	if err != nil {
		return err
	}
	writeFile(w, file)
	return nil
}

func (s *Server) timesheetPDF(w http.ResponseWriter, r *http.Request) error {
	q := query{values: r.URL.Query()}
	project, employee := q.text("project_number", must), q.integer("employee", must)
	text := q.text("month", must)
	month, err := domain.ParseMonth(text)
	if text != "" {
		q.errs.Check("month", err)
	}
	if err := q.errs.Err(); err != nil {
		return err
	}
	file, err := s.App.Exports.ExportTimesheet(r.Context(), actor(r), project, int64(employee), month)
	if err != nil {
		return err
	}
	writeFile(w, file)
	return nil
}

// writeStream answers with a file that is read while it is sent. After its first byte an error can
// only break off the connection, so that the reader does not take a part for the whole.
func (s *Server) writeStream(w http.ResponseWriter, r *http.Request, f timesheets.Stream) error {
	header := func() {
		w.Header().Set("Content-Type", f.ContentType)
		w.Header().Set("Content-Disposition", attachment(f.Filename))
	}
	if r.Method == http.MethodHead {
		header()
		return nil
	}
	control, sent := http.NewResponseController(w), false
	for chunk, err := range f.Chunks {
		if err != nil && !sent {
			return err
		}
		if err != nil {
			if r.Context().Err() == nil { // else the reader left
				s.Log.ErrorContext(r.Context(), "file broken off", slog.Any("error", err), user(r))
			}
			panic(http.ErrAbortHandler)
		}
		control.SetWriteDeadline(time.Now().Add(chunkTime)) // not every writer of a test has one
		if !sent {
			header()
			sent = true
		}
		if _, err := w.Write(chunk); err != nil {
			break // the reader is gone
		}
	}
	return nil
}
