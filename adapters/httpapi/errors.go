package httpapi

import (
	"errors"
	"log/slog"
	"net/http"

	"wbso/domain"
)

// nonField is where a rule about no single field stands among field errors.
const nonField = "non_field_errors"

// handle renders what an endpoint returns.
func (s *Server) handle(e endpoint) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if err := e(w, r); err != nil {
			s.fail(w, r, err)
		}
	}
}

// fail is the one place where an error becomes an answer.
func (s *Server) fail(w http.ResponseWriter, r *http.Request, err error) {
	status, body := problem(err)
	switch status {
	case http.StatusUnauthorized:
		w.Header().Set("WWW-Authenticate", `Bearer realm="api"`)
	case http.StatusServiceUnavailable:
		w.Header().Set("Retry-After", "5")
	case http.StatusTooManyRequests:
		var e *domain.Error
		if errors.As(err, &e) {
			w.Header().Set("Retry-After", e.Args["seconds"])
		}
	}
	if status >= http.StatusInternalServerError && r.Context().Err() == nil && domain.CodeOf(err) != domain.CodeStopping {
		s.Log.ErrorContext(r.Context(), "call failed", slog.Any("error", err), slog.Int("status", status),
			slog.Any("request_id", r.Context().Value(requestIDKey)))
	}
	writeJSON(w, status, body)
}

// problem is the status and body of an error. Whatever is not the core's own
// error is a defect: its words stay inside.
func problem(err error) (int, any) {
	var fields domain.Fields
	if errors.As(err, &fields) {
		return fieldProblem(fields)
	}
	var e *domain.Error
	if !errors.As(err, &e) {
		e = domain.Fail(domain.Internal, domain.CodeInternal)
	}
	switch {
	case e.Kind == domain.Invalid && e.Field != "":
		return fieldProblem(domain.Fields{e})
	case e.Code == domain.CodeTokenInvalid:
		return http.StatusUnauthorized, map[string]string{"detail": sentence(e), "code": string(e.Code)}
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

func status(e *domain.Error) int {
	switch e.Code {
	case domain.CodeTooLarge:
		return http.StatusRequestEntityTooLarge
	case domain.CodeMediaType:
		return http.StatusUnsupportedMediaType
	case domain.CodeMethod:
		return http.StatusMethodNotAllowed
	case domain.CodeStoreAway, domain.CodeStopping:
		return http.StatusServiceUnavailable
	}
	switch e.Kind {
	case domain.Invalid:
		return http.StatusBadRequest
	case domain.Unauthenticated:
		return http.StatusUnauthorized
	case domain.Forbidden:
		return http.StatusForbidden
	case domain.NotFound:
		return http.StatusNotFound
	case domain.Conflict:
		return http.StatusConflict
	case domain.Limited:
		return http.StatusTooManyRequests
	case domain.Unavailable:
		return http.StatusBadGateway
	}
	return http.StatusInternalServerError
}

// sentence words an error: the product's own rules in Dutch, the standard
// cases in the sentences of Django REST framework, which the client translates.
func sentence(e *domain.Error) string {
	if text, ok := domain.Dutch(e); ok {
		return text
	}
	if text := english(e.Code); text != "" {
		return e.Fill(text)
	}
	return "A server error occurred."
}

func english(code domain.Code) string {
	switch code {
	case domain.CodeBlank:
		return "This field may not be blank."
	case domain.CodeNull:
		return "This field may not be null."
	case domain.CodeRequired:
		return "This field is required."
	case domain.CodeEmail:
		return "Enter a valid email address."
	case domain.CodeNumber:
		return "Enter a valid number."
	case domain.CodeInteger:
		return "A valid integer is required."
	case domain.CodeBoolean:
		return "Must be a valid boolean."
	case domain.CodeString:
		return "Not a valid string."
	case domain.CodeList:
		return `Expected a list of items but got type "{type}".`
	case domain.CodeObject:
		return `Invalid data. Expected a dictionary, but got {type}.`
	case domain.CodeDate:
		return "Date has wrong format. Use one of these formats instead: YYYY-MM-DD."
	case domain.CodeChoice:
		return `"{value}" is not a valid choice.`
	case domain.CodeTooLong:
		return "Ensure this field has no more than {max} characters."
	case domain.CodeTooMany:
		return "Ensure this field has no more than {max} elements."
	case domain.CodeBelowMin:
		return "Ensure this value is greater than or equal to {min}."
	case domain.CodeAboveMax:
		return "Ensure this value is less than or equal to {max}."
	case domain.CodeNullChars:
		return "Null characters are not allowed."
	case domain.CodeUsername:
		return "Enter a valid username. This value may contain only letters, numbers, and ./+/-/_ characters."
	case domain.CodeUsernameTaken:
		return "A user with that username already exists."
	case domain.CodeEmailTaken:
		return "A user with that email already exists."
	case domain.CodeClientUnknown:
		return `Invalid pk "{pk}" - object does not exist.`
	}
	return englishOfCalls(code)
}

func englishOfCalls(code domain.Code) string {
	switch code {
	case domain.CodePasswordShort:
		return "This password is too short. It must contain at least {min} characters."
	case domain.CodePasswordCommon:
		return "This password is too common."
	case domain.CodePasswordNumeric:
		return "This password is entirely numeric."
	case domain.CodePasswordSimilar:
		return "The password is too similar to the {attribute}."
	case domain.CodeParse:
		return "JSON parse error - {reason}"
	case domain.CodeCredentials:
		return "No active account found with the given credentials"
	case domain.CodeTokenInvalid:
		return "Token is invalid or expired"
	case domain.CodeNoToken:
		return "Authentication credentials were not provided."
	case domain.CodeNotFound:
		return "Not found."
	case domain.CodeMethod:
		return `Method "{method}" not allowed.`
	case domain.CodeMediaType:
		return `Unsupported media type "{type}" in request.`
	case domain.CodeTooLarge:
		return "Request body too large: at most {max} bytes."
	}
	return ""
}
