package httpapi_test

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"strings"
	"sync"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
	"github.com/getkin/kin-openapi/routers"
	"github.com/go-chi/chi/v5"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/adapters/httpapi"
)

// document is openapi.yaml, made strict: a member that it does not name is an error.
var document = sync.OnceValues(func() (*openapi3.T, error) {
	for _, kind := range []string{"application/pdf", "text/html", "text/csv", "text/plain", "text/calendar", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"} {
		openapi3filter.RegisterBodyDecoder(kind, openapi3filter.FileBodyDecoder)
	}
	doc, err := openapi3.NewLoader().LoadFromData(httpapi.OpenAPI)
	if err != nil {
		return nil, err
	}
	for _, schema := range doc.Components.Schemas {
		closeObjects(schema.Value)
	}
	return doc, doc.Validate(context.Background())
})

func closeObjects(s *openapi3.Schema) {
	if len(s.Properties) > 0 {
		s.AdditionalProperties = openapi3.AdditionalProperties{Has: new(bool)}
	}
	for _, p := range s.Properties {
		closeObjects(p.Value)
	}
}

// holdToContract is run on every answer of every test: it has what all answers
// have, and is what the document says of its call.
func holdToContract(h *testServer, r *http.Request, a answer) {
	h.t.Helper()
	doc, err := document()
	require.NoError(h.t, err)
	assert.NotEmpty(h.t, a.header.Get("X-Request-Id"), a.call)
	assert.Equal(h.t, "nosniff", a.header.Get("X-Content-Type-Options"), a.call)
	assert.NotEmpty(h.t, a.header.Get("Content-Security-Policy"), a.call)

	pattern, method := patternOf(h, r)
	item := doc.Paths.Value(pattern)
	if item == nil || item.GetOperation(method) == nil {
		holdUnknown(h, r, a)
		return
	}
	op := item.GetOperation(method)
	require.NotNil(h.t, op.Responses.Status(a.status), "%s answered %d, which the document does not have: %.300s", a.call, a.status, a.body)
	if a.status == http.StatusNoContent || a.status == http.StatusNotModified {
		assert.Empty(h.t, a.body, a.call)
		return
	}
	call := &openapi3filter.RequestValidationInput{
		Request: r, PathParams: pathParams(pattern, r.URL.Path),
		Route:   &routers.Route{Spec: doc, Path: pattern, PathItem: item, Method: method, Operation: op},
		Options: &openapi3filter.Options{AuthenticationFunc: openapi3filter.NoopAuthenticationFunc, MultiError: true},
	}
	if h.proper {
		assert.NoError(h.t, openapi3filter.ValidateRequest(h.t.Context(), call), a.call)
	}
	err = openapi3filter.ValidateResponse(h.t.Context(), &openapi3filter.ResponseValidationInput{
		RequestValidationInput: call,
		Status:                 a.status, Header: a.header, Body: io.NopCloser(bytes.NewReader(a.body)),
		Options: &openapi3filter.Options{IncludeResponseStatus: true, MultiError: true},
	})
	assert.NoError(h.t, err, "%s answered %d: %.300s", a.call, a.status, a.body)
}

// patternOf is the route of a call; HEAD and a missing last slash as the server takes them.
func patternOf(h *testServer, r *http.Request) (pattern, method string) {
	method, path := r.Method, r.URL.Path
	if method == http.MethodHead {
		method = http.MethodGet
	}
	for _, p := range []string{path, strings.TrimSuffix(path, "/") + "/"} {
		found := chi.NewRouteContext()
		if httpapi.Router().Match(found, method, p) {
			return found.RoutePattern() + slashOf(found.RoutePattern(), p), method
		}
	}
	return "", method
}

// slashOf is the last slash, which chi takes off its patterns.
func slashOf(pattern, path string) string {
	if strings.HasSuffix(path, "/") && !strings.HasSuffix(pattern, "/") {
		return "/"
	}
	return ""
}

// pathParams are the values of {id} and the like in a path.
func pathParams(pattern, path string) map[string]string {
	wanted, given := strings.Split(pattern, "/"), strings.Split(path, "/")
	values := map[string]string{}
	for i, name := range wanted {
		if inner, ok := strings.CutPrefix(name, "{"); ok && i < len(given) {
			values[strings.TrimSuffix(inner, "}")] = given[i]
		}
	}
	return values
}

// holdUnknown holds calls that no route takes: JSON under the API, whatever they are.
func holdUnknown(h *testServer, r *http.Request, a answer) {
	if !httpapi.IsAPI(r.URL.Path) || a.status == http.StatusNoContent {
		return
	}
	assert.Contains(h.t, []int{400, 404, 405}, a.status, a.call)
	assert.Equal(h.t, "application/json", a.header.Get("Content-Type"), a.call)
	if r.Method != http.MethodHead {
		assert.NotEmpty(h.t, a.detail(), a.call)
	}
}

func TestContract_document_is_valid(t *testing.T) {
	doc, err := document()
	require.NoError(t, err)
	ids := map[string]bool{}
	for path, item := range doc.Paths.Map() {
		for method, op := range item.Operations() {
			assert.NotEmpty(t, op.Summary, "%s %s", method, path)
			assert.False(t, ids[op.OperationID], "%s twice", op.OperationID)
			ids[op.OperationID] = true
			assert.Nil(t, op.Responses.Default(), "%s %s: every answer is named", method, path)
		}
	}
}

// routes are the calls that the router takes, as "GET /path/".
func (h *testServer) routes() (list []string) {
	err := chi.Walk(httpapi.Router(), func(method, path string, _ http.Handler, _ ...func(http.Handler) http.Handler) error {
		if !strings.HasPrefix(path, fakepay.Prefix) {
			list = append(list, method+" "+path)
		}
		return nil
	})
	require.NoError(h.t, err)
	return list
}

func TestContract_routes_and_document_are_one_set(t *testing.T) {
	doc, err := document()
	require.NoError(t, err)
	var described []string
	for path, item := range doc.Paths.Map() {
		for method := range item.Operations() {
			described = append(described, method+" "+path)
		}
	}
	assert.ElementsMatch(t, described, newTestServer(t).routes())
}

func TestContract_operations_that_need_a_token_say_so(t *testing.T) {
	h := newTestServer(t)
	doc, err := document()
	require.NoError(t, err)
	for path, item := range doc.Paths.Map() {
		for method, op := range item.Operations() {
			open := op.Security != nil
			status := h.visitor().call(method, strings.ReplaceAll(path, "{id}", "1"), bodyFor(method)).status
			assert.Equal(t, !open, status == http.StatusUnauthorized && path != "/api/token/", "%s %s", method, path)
		}
	}
}

func bodyFor(method string) any {
	if method == "GET" || method == "DELETE" {
		return nil
	}
	return object{}
}
