package member

import (
	"time"

	"wbso/domain"
)

// Member is a user with a role in a company.
type Member struct {
	Company  int64
	User     int64
	Username string
	Email    string
	Membership
	Until     domain.Date // the last day of a reader, or zero
	CreatedAt time.Time
}

// Key is the user, by whom members are paged.
func (m Member) Key() int64 { return m.User }
