package app_test

import (
	"context"
	"sync"

	"wbso/adapters/fakepay"
	"wbso/domain/payment"
	"wbso/ports"
)

// provider is the fake provider that remembers what it opened and closed.
type provider struct {
	*fakepay.Provider
	opening, closing script
	asking           script
	mu               sync.Mutex
	state            map[string]bool                   // by session: may still be paid
	says             map[string][]payment.PaymentEvent // by session: what it tells when it is asked
	intents          map[string]string                 // to their sessions
	reads            *payment.PaymentEvent             // what the next payload says, whatever is in it
}

func (p *provider) ReadEvent(ctx context.Context, payload []byte, signature string) (payment.PaymentEvent, error) {
	if p.reads != nil {
		return *p.reads, nil
	}
	return p.Provider.ReadEvent(ctx, payload, signature)
}

// ListCheckoutEvents tells what the test has written down.
func (p *provider) ListCheckoutEvents(ctx context.Context, checkout string) ([]payment.PaymentEvent, error) {
	if err := p.asking.play(ctx); err != nil {
		return nil, err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.says[checkout], nil
}

func (p *provider) FindCheckout(ctx context.Context, intent string) (string, error) {
	if err := p.asking.play(ctx); err != nil {
		return "", err
	}
	if checkout, known := p.intents[intent]; known {
		return checkout, nil
	}
	return p.Provider.FindCheckout(ctx, intent)
}

func (p *provider) OpenCheckout(ctx context.Context, o ports.CheckoutOrder) (ports.CheckoutPage, error) {
	if err := p.opening.play(ctx); err != nil {
		return ports.CheckoutPage{}, err
	}
	s, err := p.Provider.OpenCheckout(ctx, o)
	p.mu.Lock()
	defer p.mu.Unlock()
	if _, known := p.state[s.ID]; !known {
		p.state[s.ID] = true
	}
	return s, err
}

// set says whether a checkout may still be paid.
func (p *provider) set(checkout string, payable bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.state[checkout] = payable
}

// may reports whether a checkout may still be paid.
func (p *provider) may(checkout string) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.state[checkout]
}

// lapse ends all checkouts.
func (p *provider) lapse() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for checkout := range p.state {
		p.state[checkout] = false
	}
}

func (p *provider) ExpireCheckout(ctx context.Context, session string) error {
	if session == "" {
		panic("asked to close no checkout")
	}
	if err := p.closing.play(ctx); err != nil {
		return err
	}
	p.set(session, false)
	return nil
}

// payable are the sessions that a payer could still pay.
func (p *provider) payable() (sessions []string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for session, open := range p.state {
		if open {
			sessions = append(sessions, session)
		}
	}
	return sessions
}
