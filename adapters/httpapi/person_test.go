package httpapi_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/domain/member"
	"wbso/ports"
)

// person is somebody who calls: a visitor, or a user with a token.
type person struct {
	*testServer
	id      int64
	name    string
	token   string
	refresh string
	from    string // address
	host    string // what the caller says it calls
}

const password = "kettingbrug-82-tuin"

func (h *testServer) visitor() *person { return &person{testServer: h, from: "192.0.2.1"} }

// user registers and signs in.
func (h *testServer) user(name string) *person {
	h.t.Helper()
	c := h.visitor()
	c.name = name
	body := map[string]string{"username": name, "email": name + "@voorbeeld.nl", "password": password}
	c.id = decode[apitypes.User](c.post("/auth/register/", body).is(201)).ID
	c.login()
	return c
}

func (c *person) login() {
	c.t.Helper()
	pair := decode[map[string]string](c.post("/api/token/", map[string]string{"username": c.name, "password": password}).is(200))
	c.token, c.refresh = pair["access"], pair["refresh"]
}

func (c *person) at(address string) *person {
	other := *c
	other.from = address
	return &other
}

func (c *person) with(token string) *person {
	other := *c
	other.token = token
	return &other
}

// file is a body that is a file of hours.
type file string

// call sends one request. A string or file is sent as it is, anything else as JSON, nil
// is no body. Headers come in pairs.
func (c *person) call(method, path string, body any, headers ...string) answer {
	c.t.Helper()
	if r, ok := body.(partCall); ok {
		body = r.body
	}
	content, given := body.(string)
	kind := "application/json"
	if f, ok := body.(file); ok {
		content, given, kind = string(f), true, "text/csv"
	}
	if !given && body != nil {
		raw, err := json.Marshal(body)
		require.NoError(c.t, err)
		content = string(raw)
	}
	r := httptest.NewRequest(method, path, strings.NewReader(content))
	r.RemoteAddr = c.from + ":40000"
	if strings.Contains(c.from, ":") {
		r.RemoteAddr = "[" + c.from + "]:40000"
	}
	if c.host != "" {
		r.Host = c.host
	}
	if body != nil {
		r.Header.Set("Content-Type", kind)
	}
	if c.token != "" {
		r.Header.Set("Authorization", "Bearer "+c.token)
	}
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	c.server.ServeHTTP(w, r)
	a := answer{t: c.t, call: method + " " + path, status: w.Code, header: w.Result().Header, body: w.Body.Bytes()}
	r.Body = io.NopCloser(strings.NewReader(content)) // once more, for the document
	holdToContract(c.testServer, r, a)
	return a
}

func (c *person) get(path string, headers ...string) answer {
	c.t.Helper()
	return c.call("GET", path, nil, headers...)
}

func (c *person) post(path string, body any, headers ...string) answer {
	c.t.Helper()
	return c.call("POST", path, body, headers...)
}

type answer struct {
	t      *testing.T
	call   string
	status int
	header http.Header
	body   []byte
}

// is demands a status.
func (a answer) is(status int) answer {
	a.t.Helper()
	require.Equal(a.t, status, a.status, "%s answered %.500s", a.call, a.body)
	return a
}

// fields are the field errors of a 400.
func (a answer) fields() map[string][]string {
	a.t.Helper()
	return decode[map[string][]string](a.is(400))
}

// detail is the sentence about the call as a whole.
func (a answer) detail() string {
	a.t.Helper()
	return decode[map[string]string](a)["detail"]
}

func decode[T any](a answer) T {
	a.t.Helper()
	var out T
	require.NoError(a.t, json.Unmarshal(a.body, &out), "%s answered %.500s", a.call, a.body)
	return out
}

// submitted is a request of the caller that is still in processing.
func (c *person) submitted() apitypes.Request {
	c.t.Helper()
	return decode[apitypes.Request](c.post("/api/requests/", submission()).is(201))
}

// processed is a request of the caller whose document is there.
func (c *person) processed() apitypes.Request {
	c.t.Helper()
	r := c.submitted()
	c.work()
	return c.request(r.ID)
}

// paid is a request of the caller that was paid on the provider's page.
func (c *person) paid() apitypes.Request {
	c.t.Helper()
	return c.paidFor(submission())
}

// paidFor is a request that was submitted like this and paid.
func (c *person) paidFor(in object) apitypes.Request {
	c.t.Helper()
	r := decode[apitypes.Request](c.post("/api/requests/", in).is(201))
	c.work()
	c.pays(r, "paid")
	return c.request(r.ID)
}

// pays starts a checkout and presses a button on the provider's page.
func (c *person) pays(r apitypes.Request, outcome string) answer {
	c.t.Helper()
	s := decode[apitypes.CheckoutSession](c.post(fmt.Sprintf("/api/stripe/create-session/%d/", r.ID), object{}).is(200))
	return c.press(s, outcome)
}

func (c *person) press(s apitypes.CheckoutSession, outcome string) answer {
	c.t.Helper()
	return c.visitor().post(strings.TrimPrefix(s.URL, publicURL), "outcome="+outcome, "Content-Type", "application/x-www-form-urlencoded").is(303)
}

func (c *person) request(id int64) apitypes.Request {
	c.t.Helper()
	return decode[apitypes.Request](c.get(fmt.Sprintf("/api/requests/%d/", id)).is(200))
}

// joins makes a user a member.
func (h *testServer) joins(m member.Member) {
	m.CreatedAt = h.clock.Now()
	require.NoError(h.t, h.store.Write(h.t.Context(), func(r ports.Repos) error { return r.Members.AddMember(h.t.Context(), m) }))
}

// proves proves the address of an account.
func (c *person) proves() {
	require.NoError(c.t, c.store.Write(c.t.Context(), func(r ports.Repos) error {
		u, err := r.Accounts.FindUser(c.t.Context(), c.id)
		if err != nil {
			return err
		}
		u.EmailVerified = true
		return r.Accounts.UpdateUser(c.t.Context(), u)
	}))
}
