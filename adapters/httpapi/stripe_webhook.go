package httpapi

import (
	"net/http"
	"regexp"
	"slices"
	"sync"
	"time"

	"wbso/domain/ratelimit"
)

// Bodies of events that are being read at the same time, and how long one may take to arrive.
const (
	eventsPerAddress = 8
	eventsAtOnce     = 256
	eventTime        = 5 * time.Second
)

// signatureShape is what a signature looks like. A body that comes with anything else is not read.
var signatureShape = regexp.MustCompile(`^(?:[^,]*,)*t=\d{1,12}(?:,[^,]*)*,v1=[0-9a-f]{64}(?:,|$)`)

// webhook takes the provider's raw bytes, since the signature is over those.
func (s *Server) webhook(w http.ResponseWriter, r *http.Request) error {
	signature := r.Header.Get("Stripe-Signature")
	connection := http.NewResponseController(w)
	var payload []byte
	var err error
	if signatureShape.MatchString(signature) {
		payload, err = s.readEvent(connection, r)
	} else {
		hangUp(w, connection)
	}
	if err != nil {
		hangUp(w, connection)
		return err
	}
	if err := s.App.Payments.Webhook(r.Context(), payload, signature); err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, map[string]bool{"received": true})
	return nil
}

// hangUp keeps the connection from being held until the rest of a body comes. Servers of
// tests have no deadlines.
func hangUp(w http.ResponseWriter, connection *http.ResponseController) {
	w.Header().Set("Connection", "close")
	_ = connection.SetReadDeadline(time.Unix(1, 0))
}

func (s *Server) readEvent(connection *http.ResponseController, r *http.Request) ([]byte, error) {
	_ = connection.SetReadDeadline(time.Now().Add(s.events.time)) // first, since others may cut it from then on
	leave, err := s.events.begin(address(r), func() { _ = connection.SetReadDeadline(time.Unix(1, 0)) })
	if err != nil {
		return nil, err
	}
	payload, err := readWhole(r, maxEvent)
	leave()
	if err == nil {
		_ = connection.SetReadDeadline(time.Time{})
	}
	return payload, err
}

// eventBodies are the bodies of events that are being read. A sender that never finishes its bodies
// leaves room for all others.
type eventBodies struct {
	time    time.Duration
	mu      sync.Mutex
	reading []*eventBody // oldest first
}

type eventBody struct {
	from string
	cut  func() // ends its reading
}

// begin counts one more body from an address, or returns Limited rate_limited. When there is no
// room for the first of an address, the oldest of the address that has the most makes way.
func (e *eventBodies) begin(from string, cut func()) (leave func(), err error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	having := map[string]int{}
	for _, b := range e.reading {
		having[b.from]++
	}
	if full := len(e.reading) >= eventsAtOnce; having[from] >= eventsPerAddress || full && having[from] > 0 {
		return nil, ratelimit.Limit{Name: "events", Calls: eventsPerAddress, Window: e.time}.Exceeded(e.time)
	} else if full {
		most := slices.MaxFunc(e.reading, func(a, b *eventBody) int { return having[a.from] - having[b.from] })
		most.cut()
		e.remove(most)
	}
	body := &eventBody{from, cut}
	e.reading = append(e.reading, body)
	return func() {
		e.mu.Lock()
		defer e.mu.Unlock()
		e.remove(body)
	}, nil
}

func (e *eventBodies) remove(body *eventBody) {
	e.reading = slices.DeleteFunc(e.reading, func(b *eventBody) bool { return b == body })
}
