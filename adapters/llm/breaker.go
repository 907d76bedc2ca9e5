package llm

import (
	"sync"
	"time"
)

// When the provider is left alone, and for how long.
const (
	mostFailures = 5
	failWindow   = 30 * time.Second
	openTime     = time.Minute
)

// breaker refuses calls to a provider that keeps failing. It opens after mostFailures in
// failWindow, or in a row: calls that hang fail too slowly to be within one window. After
// openTime one call is let through to probe.
type breaker struct {
	mu      sync.Mutex
	recent  []time.Time // failures within the window
	row     int         // failures without a success between them
	until   time.Time   // open until then; zero while closed
	probing bool
}

func (b *breaker) open() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.refuses()
}

func (b *breaker) refuses() bool {
	return !b.until.IsZero() && (b.probing || time.Now().Before(b.until))
}

// begin lets a call through, or not. The caller calls end with what the call showed.
func (b *breaker) begin() (end func(health), ok bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.refuses() {
		return nil, false
	}
	probe := !b.until.IsZero()
	b.probing = b.probing || probe
	return func(h health) { b.end(h, probe) }, true
}

func (b *breaker) end(h health, probe bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if probe {
		b.probing = false
	}
	switch h {
	case working:
		b.row, b.until = 0, time.Time{}
	case failing:
		b.fail(time.Now(), probe)
	}
}

func (b *breaker) fail(now time.Time, probe bool) {
	for len(b.recent) > 0 && now.Sub(b.recent[0]) > failWindow {
		b.recent = b.recent[1:]
	}
	b.recent = append(b.recent, now)
	b.row++
	if probe || b.until.IsZero() && (len(b.recent) >= mostFailures || b.row >= mostFailures) {
		b.until, b.recent = now.Add(openTime), nil
	}
}
