package apptest

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
	Opening, Closing Script
	Asking           Script
	mu               sync.Mutex
	state            map[string]bool                   // by session: may still be paid
	says             map[string][]payment.PaymentEvent // by session: what it tells when it is asked
	Intents          map[string]string                 // to their sessions
	Reads            *payment.PaymentEvent             // what the next payload says, whatever is in it
}

func (p *provider) ReadEvent(ctx context.Context, payload []byte, signature string) (payment.PaymentEvent, error) {
	if p.Reads != nil {
		return *p.Reads, nil
	}
	return p.Provider.ReadEvent(ctx, payload, signature)
}

// ListCheckoutEvents tells what the test has written down.
func (p *provider) ListCheckoutEvents(ctx context.Context, checkout string) ([]payment.PaymentEvent, error) {
	if err := p.Asking.Play(ctx); err != nil {
		return nil, err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.says[checkout], nil
}

func (p *provider) FindCheckout(ctx context.Context, intent string) (string, error) {
	if err := p.Asking.Play(ctx); err != nil {
		return "", err
	}
	if checkout, known := p.Intents[intent]; known {
		return checkout, nil
	}
	return p.Provider.FindCheckout(ctx, intent)
}

func (p *provider) OpenCheckout(ctx context.Context, o ports.CheckoutOrder) (ports.CheckoutPage, error) {
	if err := p.Opening.Play(ctx); err != nil {
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

// Set says whether a checkout may still be paid.
func (p *provider) Set(checkout string, payable bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.state[checkout] = payable
}

// May reports whether a checkout may still be paid.
func (p *provider) May(checkout string) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.state[checkout]
}

// Lapse ends all checkouts.
func (p *provider) Lapse() {
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
	if err := p.Closing.Play(ctx); err != nil {
		return err
	}
	p.Set(session, false)
	return nil
}

// Payable returns the sessions that a payer could still pay.
func (p *provider) Payable() (sessions []string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for session, open := range p.state {
		if open {
			sessions = append(sessions, session)
		}
	}
	return sessions
}
