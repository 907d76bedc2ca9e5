// Package stripetest is as much of Stripe as the tests need: an API with a memory, and
// signed events about what happens there.
package stripetest

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
)

// Server is Stripe with one account in test mode.
type Server struct {
	URL string

	mu       sync.Mutex
	t        testing.TB
	sessions []*Session
	byKey    map[string]*Session
	sent     map[string]string // the words of the call that used a key
	calls    []Call
	webhooks []object
	broken   int // answers to spoil
	events   int
}

// Session is a checkout session, with what became of its money.
type Session struct {
	ID, URL, Status, PaymentStatus, Reference, Email, Mode, Currency, Intent, Charge string
	IntentStatus                                                                     string
	Amount, Expires, Refunded                                                        int64
	Disputes                                                                         []Dispute
}

// Dispute is a dispute about the charge of a session.
type Dispute struct {
	ID, Status string
	Amount     int64
	DueBy      int64
}

// Call is a call that the server got.
type Call struct {
	Method, Path, Key, Authorization string
	Form                             url.Values
}

// New starts a server that stops with the test.
func New(t testing.TB) *Server {
	s := &Server{t: t, byKey: map[string]*Session{}, sent: map[string]string{}, webhooks: []object{}}
	web := httptest.NewServer(http.HandlerFunc(s.serve))
	t.Cleanup(web.Close)
	s.URL = web.URL
	return s
}

// Break spoils the answers to the next n calls, which are done all the same.
func (s *Server) Break(n int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.broken = n
}

// Report adds a webhook to an address.
func (s *Server) Report(address string, kinds ...string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.webhooks = append(s.webhooks, object{"object": "webhook_endpoint", "url": address, "status": "enabled", "enabled_events": kinds})
}

// Disable switches all webhooks off, as Stripe does with one that fails for days.
func (s *Server) Disable() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, webhook := range s.webhooks {
		webhook["status"] = "disabled"
	}
}

// Calls returns the calls that the server got so far.
func (s *Server) Calls() []Call {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.calls)
}

// Change alters a session.
func (s *Server) Change(id string, change func(*Session)) Session {
	s.mu.Lock()
	defer s.mu.Unlock()
	session := s.find(func(s *Session) bool { return s.ID == id })
	if session == nil {
		s.t.Fatalf("no session %s", id)
	}
	change(session)
	return *session
}

func (s *Server) find(is func(*Session) bool) *Session {
	if i := slices.IndexFunc(s.sessions, is); i >= 0 {
		return s.sessions[i]
	}
	return nil
}

func (s *Server) serve(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	_ = r.ParseForm()
	call := Call{Method: r.Method, Path: r.URL.Path, Key: r.Header.Get("Idempotency-Key"),
		Authorization: r.Header.Get("Authorization"), Form: maps.Clone(r.Form)}
	s.calls = append(s.calls, call)
	status, answer := s.answer(call)
	if s.broken > 0 {
		s.broken--
		panic(http.ErrAbortHandler)
	}
	w.Header().Set("Request-Id", fmt.Sprint("req_", len(s.calls)))
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(answer)
}

type object = map[string]any

func refusal(status int, message string) (int, object) {
	return status, object{"error": object{"type": "invalid_request_error", "message": message}}
}

func (s *Server) answer(c Call) (int, object) {
	const sessions = "/v1/checkout/sessions"
	id, last, _ := strings.Cut(strings.TrimPrefix(strings.TrimPrefix(c.Path, sessions), "/"), "/")
	switch {
	case c.Method == "POST" && c.Path == sessions:
		return s.create(c)
	case c.Method == "GET" && c.Path == "/v1/webhook_endpoints":
		return http.StatusOK, object{"object": "list", "has_more": false, "data": s.webhooks}
	case c.Method == "GET" && c.Path == sessions:
		return s.list(c.Form.Get("payment_intent"), (*Session).json)
	case c.Method == "GET" && c.Path == "/v1/disputes":
		return s.list(c.Form.Get("payment_intent"), nil)
	}
	session := s.find(func(s *Session) bool { return s.ID == id })
	switch {
	case session == nil:
		return refusal(http.StatusNotFound, "No such checkout.session: '"+id+"'")
	case last == "expire" && session.Status != "open":
		return refusal(http.StatusBadRequest, "Only Checkout Sessions with a status in [\"open\"] can be expired.")
	case last == "expire":
		session.Status = "expired"
	}
	return http.StatusOK, session.json()
}

// create opens a session. A key used again gives the first answer, with other words a refusal.
func (s *Server) create(c Call) (int, object) {
	words := c.Form.Encode()
	if session, used := s.byKey[c.Key]; used {
		if s.sent[c.Key] != words {
			return http.StatusBadRequest, object{"error": object{"type": "idempotency_error"}}
		}
		return http.StatusOK, session.json()
	}
	n := strconv.Itoa(len(s.sessions) + 1)
	session := &Session{
		ID: "cs_test_" + n, URL: "https://checkout.stripe.example/c/pay/cs_test_" + n, Status: "open", PaymentStatus: "unpaid",
		Reference: c.Form.Get("client_reference_id"), Email: c.Form.Get("customer_email"), Mode: c.Form.Get("mode"), Currency: c.Form.Get("line_items[0][price_data][currency]"),
	}
	for i := 0; c.Form.Has(fmt.Sprintf("line_items[%d][quantity]", i)); i++ {
		amount, _ := strconv.ParseInt(c.Form.Get(fmt.Sprintf("line_items[%d][price_data][unit_amount]", i)), 10, 64)
		session.Amount += amount
	}
	session.Expires, _ = strconv.ParseInt(c.Form.Get("expires_at"), 10, 64)
	s.sessions = append(s.sessions, session)
	s.byKey[c.Key], s.sent[c.Key] = session, words
	return http.StatusOK, session.json()
}

// list answers with the session of an intent, or with its disputes.
func (s *Server) list(intent string, of func(*Session) object) (int, object) {
	data := []object{}
	if session := s.find(func(s *Session) bool { return intent != "" && s.Intent == intent }); session != nil {
		if of != nil {
			data = append(data, of(session))
		} else {
			for _, d := range session.Disputes {
				data = append(data, session.dispute(d))
			}
		}
	}
	return http.StatusOK, object{"object": "list", "has_more": false, "data": data}
}
