package httpapi

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"strings"

	"wbso/adapters/apitypes"
	"wbso/domain"
	"wbso/domain/hours"
)

// nonField is the name of errors that are not about one field.
const nonField = "non_field_errors"

// handle answers with the error that an endpoint returns.
func (s *Server) handle(e endpoint) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if err := e(w, r); err != nil {
			s.fail(w, r, err)
		}
	}
}

// statusLeft is the status in logs and metrics of a call whose caller left before the answer.
const statusLeft = 499

// fail turns an error into an answer. Nothing else does.
func (s *Server) fail(w http.ResponseWriter, r *http.Request, err error) {
	status, body := problem(err)
	if status == http.StatusInternalServerError && errors.Is(r.Context().Err(), context.Canceled) {
		w.WriteHeader(statusLeft)
		return
	}
	switch status {
	case http.StatusUnauthorized:
		w.Header().Set("WWW-Authenticate", `Bearer realm="api"`)
	case http.StatusServiceUnavailable:
		w.Header().Set("Retry-After", "5")
	case http.StatusTooManyRequests:
		w.Header().Set("Retry-After", argOf(err, "seconds"))
	}
	if in := insideOf(r); in != nil {
		in.Cause = err
	}
	s.trace(r, status, err)
	writeJSON(w, status, body)
}

// trace logs what an operator needs to know about a call that failed.
func (s *Server) trace(r *http.Request, status int, err error) {
	switch code := domain.CodeOf(err); {
	case code == domain.CodeRateLimited, code == domain.CodeAtOnce, code == domain.CodeBusy:
		s.Log.InfoContext(r.Context(), "call limited", slog.String("limit", argOf(err, "limit")), user(r))
	case status >= http.StatusInternalServerError && r.Context().Err() == nil && code != domain.CodeStopping:
		s.Log.ErrorContext(r.Context(), "call failed", slog.Any("error", err), slog.Int("status", status), user(r))
	}
}

func argOf(err error, name string) string {
	var e *domain.Error
	if !errors.As(err, &e) {
		return ""
	}
	return e.Args[name]
}

// problem returns the status and body for an error. An error that is not a
// domain.Error is a defect; its text is not shown.
func problem(err error) (int, any) {
	var fields domain.Fields
	if errors.As(err, &fields) {
		return fieldProblem(fields)
	}
	var bad hours.BadRows
	if errors.As(err, &bad) {
		if bad.MonthClosed() {
			return http.StatusConflict, apitypes.RefusedRowsOf(bad)
		}
		return http.StatusBadRequest, apitypes.RefusedRowsOf(bad)
	}
	var choices hours.ChoicesNeeded
	if errors.As(err, &choices) {
		return http.StatusBadRequest, apitypes.ChoicesNeededOf(choices)
	}
	var refused hours.MonthsRefused
	if errors.As(err, &refused) {
		return http.StatusConflict, apitypes.MonthConflictOf(refused)
	}
	var e *domain.Error
	if !errors.As(err, &e) {
		e = domain.Fail(domain.Internal, domain.CodeInternal)
	}
	switch {
	case e.Code == domain.CodeRole, e.Code == domain.CodeScope:
		return status(e), map[string]any{"detail": apitypes.Sentence(e), "code": string(e.Code), "needs": strings.Split(e.Args["needs"], ",")}
	case e.Code == domain.CodeSecondFactor:
		return status(e), map[string]string{"detail": apitypes.Sentence(e), "code": string(e.Code), "challenge": e.Args["challenge"]}
	case e.Kind == domain.Invalid && e.Field != "":
		return fieldProblem(domain.Fields{e})
	case e.Code == domain.CodeTokenInvalid, e.Code == domain.CodeStoreFull, e.Code == domain.CodeNoEmployee, e.Kind == domain.Conflict, e.Kind == domain.Forbidden:
		return status(e), map[string]string{"detail": apitypes.Sentence(e), "code": string(e.Code)}
	}
	return status(e), map[string]string{"detail": apitypes.Sentence(e)}
}

func fieldProblem(fields domain.Fields) (int, any) {
	body := map[string][]string{}
	for _, e := range fields {
		if e.Kind != domain.Invalid { // something failed while the fields were checked
			return problem(e)
		}
		name := e.Field
		if name == "" {
			name = nonField
		}
		body[name] = append(body[name], apitypes.Sentence(e))
	}
	return http.StatusBadRequest, body
}

// statusOfCode lists the codes whose status differs from that of their kind.
var statusOfCode = map[domain.Code]int{
	domain.CodeTooLarge:  http.StatusRequestEntityTooLarge,
	domain.CodeMediaType: http.StatusUnsupportedMediaType,
	domain.CodeMethod:    http.StatusMethodNotAllowed,
	domain.CodeStoreAway: http.StatusServiceUnavailable,
	domain.CodeStoreFull: http.StatusServiceUnavailable,
	domain.CodeStopping:  http.StatusServiceUnavailable,
	domain.CodeBusy:      http.StatusServiceUnavailable,

	domain.CodeNoRevision:  http.StatusPreconditionRequired,
	domain.CodeStaleLayout: http.StatusPreconditionFailed,
	domain.CodeStalePart:   http.StatusPreconditionFailed,
}

var statusOfKind = map[domain.Kind]int{
	domain.Internal:        http.StatusInternalServerError,
	domain.Invalid:         http.StatusBadRequest,
	domain.Unauthenticated: http.StatusUnauthorized,
	domain.Forbidden:       http.StatusForbidden,
	domain.NotFound:        http.StatusNotFound,
	domain.Conflict:        http.StatusConflict,
	domain.Limited:         http.StatusTooManyRequests,
	domain.Unavailable:     http.StatusBadGateway,
}

func status(e *domain.Error) int {
	if status, ok := statusOfCode[e.Code]; ok {
		return status
	}
	return statusOfKind[e.Kind]
}
