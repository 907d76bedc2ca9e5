package httpapi

import (
	"errors"
	"net/http"
	"strconv"
	"strings"

	"github.com/go-chi/chi/v5"

	"wbso/adapters/apitypes"
	"wbso/app/applications"
	"wbso/domain"
	"wbso/domain/application"
)

func (s *Server) getApplication(w http.ResponseWriter, r *http.Request) error {
	found, err := s.App.Applications.FindApplication(r.Context(), actor(r), chi.URLParam(r, "id"))
	return writeApplication(w, found, err)
}

// writeApplication answers with an application, or with the newest of a part that was
// changed meanwhile.
func writeApplication(w http.ResponseWriter, found applications.View, err error) error {
	if err != nil {
		return writeStale(w, err)
	}
	writeJSON(w, http.StatusOK, apitypes.ApplicationOf(found))
	return nil
}

// writeStale answers a StalePart; it returns any other error.
func writeStale(w http.ResponseWriter, err error) error {
	var stale applications.StalePart
	if !errors.As(err, &stale) {
		return err
	}
	detail, _ := domain.Dutch(domain.Fail(domain.Conflict, domain.CodeStalePart))
	writeJSON(w, http.StatusPreconditionFailed, apitypes.StalePartOf(stale, detail))
	return nil
}

func (s *Server) replacePart(w http.ResponseWriter, r *http.Request) error {
	edit := applications.PartEdit{Part: application.PartKey(chi.URLParam(r, "part"))}
	if !edit.Part.IsPart() {
		return domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	in, err := s.readPart(r, edit.Part.NewContent())
	if err != nil {
		return err
	}
	if edit.Rev, err = revision(r); err != nil {
		return err
	}
	if err := in.errs.Err(); err != nil {
		return err
	}
	edit.Fill = func(content any) { _, _ = decode(in.raw, content, true) } // its errors are known
	changed, err := s.App.Applications.ReplacePart(r.Context(), actor(r), chi.URLParam(r, "id"), edit)
	return writeApplication(w, changed, err)
}

// part checks the key of a part that is kept in the application, as all but the company are.
func (in *input) part(field, value string) application.PartKey {
	key := application.PartKey(value)
	if !key.IsPart() || key == application.CompanyPart {
		in.choice(field, value)
	}
	return key
}

// revision reads the revision that If-Match names: "3" or W/"3". Anything else, also *, is
// revision_missing: whoever replaces a part has to say which revision they saw.
func revision(r *http.Request) (int, error) {
	given := strings.TrimPrefix(strings.TrimSpace(r.Header.Get("If-Match")), "W/")
	rev, err := strconv.Atoi(strings.Trim(given, `"`))
	if err != nil || len(given) < 3 || given != strconv.Quote(strconv.Itoa(rev)) {
		return 0, domain.Fail(domain.Invalid, domain.CodeNoRevision)
	}
	return rev, nil
}

func (s *Server) answerQuestion(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.AnswerInput
	in, err := s.read(r, maxBody, &body)
	if err != nil {
		return err
	}
	reply := applications.Reply{Question: body.Question, Rev: body.Rev, Dismiss: body.Dismiss}
	switch {
	case body.Text != nil && body.Dismiss == nil:
		reply.Text = *body.Text
	case body.Dismiss == nil && !in.errs.Has("text"):
		in.errs.Add("text", domain.CodeRequired)
	}
	if err := in.errs.Err(); err != nil {
		return err
	}
	done, err := s.App.Applications.AnswerQuestion(r.Context(), actor(r), chi.URLParam(r, "id"), reply)
	if err != nil {
		return writeStale(w, err)
	}
	writeJSON(w, http.StatusOK, apitypes.AnsweredOf(done))
	return nil
}

func (s *Server) includeLeftOut(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.IncludeInput
	in, err := s.read(r, maxBody, &body)
	if err != nil {
		return err
	}
	inclusion := applications.Inclusion{Item: chi.URLParam(r, "item"), Section: in.part("section", body.Section), Rev: body.Rev}
	if err := in.errs.Err(); err != nil {
		return err
	}
	changed, err := s.App.Applications.IncludeSentence(r.Context(), actor(r), chi.URLParam(r, "id"), inclusion)
	return writeApplication(w, changed, err)
}
