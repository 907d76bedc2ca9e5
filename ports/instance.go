package ports

import (
	"context"

	"wbso/domain/account"
)

// Instance reads and writes the row that identifies the database.
type Instance interface {
	// FindInstance returns the instance. The id of a database never changes and is unique.
	FindInstance(ctx context.Context) (account.Instance, error)
	// MarkDemo marks the database as the demonstration's, permanently.
	MarkDemo(ctx context.Context) error
}
