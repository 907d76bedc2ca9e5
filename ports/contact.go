package ports

import (
	"context"
	"time"

	"wbso/domain"
	"wbso/domain/site"
)

// Contact keeps what visitors wrote to the operator.
type Contact interface {
	AddContactMessage(ctx context.Context, m site.ContactMessage) (site.ContactMessage, error)
	// FindContactMessage fails with NotFound not_found when there is none.
	FindContactMessage(ctx context.Context, id int64) (site.ContactMessage, error)
	// ListContactMessagesFrom returns the messages with an e-mail address, any case, oldest first.
	ListContactMessagesFrom(ctx context.Context, email string) ([]site.ContactMessage, error)
	// ListContactMessages returns all messages, newest first.
	ListContactMessages(ctx context.Context, p domain.Page) (domain.List[site.ContactMessage], error)
}

// Interests stores which users are interested in No Cure No Pay.
type Interests interface {
	// FindInterest is false for a user who has not said so.
	FindInterest(ctx context.Context, user int64) (bool, error)
	SetInterest(ctx context.Context, user int64, interested bool, at time.Time) error
	// ListInterests returns those who are interested, who said so first at the front.
	ListInterests(ctx context.Context) ([]site.Interest, error)
}
