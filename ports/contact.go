package ports

import (
	"context"
	"time"

	"wbso/domain"
	"wbso/domain/site"
)

// Contact keeps what visitors wrote to the operator.
type Contact interface {
	Add(ctx context.Context, m site.ContactMessage) (site.ContactMessage, error)
	// ByID: NotFound not_found.
	ByID(ctx context.Context, id int64) (site.ContactMessage, error)
	// From returns the messages with an e-mail address, any case, oldest first.
	From(ctx context.Context, email string) ([]site.ContactMessage, error)
	// List returns all messages, newest first.
	List(ctx context.Context, p domain.Page) (domain.Paged[site.ContactMessage], error)
}

// Interests keeps who is interested in No Cure, No Pay.
type Interests interface {
	// Get is false for a user who has not said so.
	Get(ctx context.Context, user int64) (bool, error)
	Set(ctx context.Context, user int64, interested bool, at time.Time) error
	// List returns those who are interested, who said so first at the front.
	List(ctx context.Context) ([]site.Interest, error)
}
