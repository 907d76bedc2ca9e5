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
	case e.Code == domain.CodeRole:
		return status(e), map[string]any{"detail": sentence(e), "code": string(e.Code), "needs": strings.Split(e.Args["needs"], ",")}
	case e.Code == domain.CodeSecondFactor:
		return status(e), map[string]string{"detail": sentence(e), "code": string(e.Code), "challenge": e.Args["challenge"]}
	case e.Kind == domain.Invalid && e.Field != "":
		return fieldProblem(domain.Fields{e})
	case e.Code == domain.CodeTokenInvalid, e.Code == domain.CodeStoreFull, e.Code == domain.CodeNoEmployee, e.Kind == domain.Conflict, e.Kind == domain.Forbidden:
		return status(e), map[string]string{"detail": sentence(e), "code": string(e.Code)}
	}
	return status(e), map[string]string{"detail": sentence(e)}
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
		body[name] = append(body[name], sentence(e))
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

// sentence returns the text of an error: Dutch for the rules of the product, and the
// English of Django REST framework, which the client translates, for standard cases.
func sentence(e *domain.Error) string {
	if text, ok := domain.Dutch(e); ok {
		return text
	}
	if text, ok := english[e.Code]; ok {
		return e.Fill(text)
	}
	return "A server error occurred."
}

// english lists the sentences of Django REST framework for the standard cases.
var english = map[domain.Code]string{
	domain.CodeBlank:           "This field may not be blank.",
	domain.CodeNull:            "This field may not be null.",
	domain.CodeRequired:        "This field is required.",
	domain.CodeEmail:           "Enter a valid email address.",
	domain.CodeNumber:          "Enter a valid number.",
	domain.CodeInteger:         "A valid integer is required.",
	domain.CodeBoolean:         "Must be a valid boolean.",
	domain.CodeString:          "Not a valid string.",
	domain.CodeList:            `Expected a list of items but got type "{type}".`,
	domain.CodeObject:          `Invalid data. Expected a dictionary, but got {type}.`,
	domain.CodeDate:            "Date has wrong format. Use one of these formats instead: YYYY-MM-DD.",
	domain.CodeChoice:          `"{value}" is not a valid choice.`,
	domain.CodeTooLong:         "Ensure this field has no more than {max} characters.",
	domain.CodeTooMany:         "Ensure this field has no more than {max} elements.",
	domain.CodeBelowMin:        "Ensure this value is greater than or equal to {min}.",
	domain.CodeAboveMax:        "Ensure this value is less than or equal to {max}.",
	domain.CodeNullChars:       "Null characters are not allowed.",
	domain.CodeUsername:        "Enter a valid username. This value may contain only letters, numbers, and ./+/-/_ characters.",
	domain.CodeUsernameTaken:   "A user with that username already exists.",
	domain.CodeEmailTaken:      "A user with that email already exists.",
	domain.CodeEmailReserved:   "This email address cannot be used for an account.",
	domain.CodeClientUnknown:   `Invalid pk "{pk}" - object does not exist.`,
	domain.CodePasswordShort:   "This password is too short. It must contain at least {min} characters.",
	domain.CodePasswordCommon:  "This password is too common.",
	domain.CodePasswordNumeric: "This password is entirely numeric.",
	domain.CodePasswordSimilar: "The password is too similar to the {attribute}.",
	domain.CodeParse:           "JSON parse error - {reason}",
	domain.CodeCredentials:     "No active account found with the given credentials",
	domain.CodeTokenInvalid:    "Token is invalid or expired",
	domain.CodeNoToken:         "Authentication credentials were not provided.",
	domain.CodeNotFound:        "Not found.",
	domain.CodeMethod:          `Method "{method}" not allowed.`,
	domain.CodeMediaType:       `Unsupported media type "{type}" in request.`,
	domain.CodeTooLarge:        "Request body too large: at most {max} bytes.",
}
