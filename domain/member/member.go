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

// RoleTerms returns with which role somebody is a member.
func (m Member) RoleTerms() Terms { return Terms{Role: m.Role, Employee: m.Employee, Until: m.Until} }

// WithTerms returns the member with another role. What an owner allowed stays with those to whom an owner
// may allow it.
func (m Member) WithTerms(t Terms) Member {
	m.Role, m.Employee, m.Until = t.Role, t.Employee, t.Until
	if RevealBSN.GrantOf(m.Role) != Allowed {
		m.MayClose, m.MayRevealBSN = false, false
	}
	return m
}

// Workplace is a company in which a user has an employee row.
type Workplace struct {
	Company  int64
	Name     string // of the company
	Employee int64
}

// Key is the user, by whom members are paged.
func (m Member) Key() int64 { return m.User }
