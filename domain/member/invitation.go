package member

import (
	"time"

	"wbso/domain"
	"wbso/domain/account"
)

// InvitationLife is how long the link of an invitation works.
const InvitationLife = 7 * 24 * time.Hour

// Terms are with which role somebody is, or becomes, a member.
type Terms struct {
	Role     Role
	Employee int64       // the employee row, or 0
	Until    domain.Date // the last day of a reader
}

// CheckTerms returns, as Fields, what does not go with a role. For the role employee the caller has
// looked for a row.
func (t Terms) CheckTerms(today domain.Date) error {
	var errs domain.Fields
	switch {
	case t.Role == Employee && t.Employee == 0:
		errs.Add("employee", domain.CodeEmployeeRow)
	case t.Role == Reader && t.Employee != 0:
		errs.Add("employee", domain.CodeReaderRow)
	}
	switch {
	case t.Role == Reader && t.Until.IsZero():
		errs.Add("until", domain.CodeRequired)
	case t.Role == Reader && t.Until.Before(today):
		errs.Add("until", domain.CodeUntilPast)
	case t.Role != Reader && !t.Until.IsZero():
		errs.Add("until", domain.CodeUntilReader)
	}
	return errs.Err()
}

// Inviting returns the permission that inviting somebody for a role needs.
func (r Role) Inviting() Permission {
	if r == Employee {
		return InviteEmployees
	}
	return ManageMembers
}

// Invitation asks whoever reads the mail to an address to become a member.
type Invitation struct {
	ID      int64
	Company int64
	Email   string
	Terms
	InvitedBy     int64
	InvitedByName string // user name
	CreatedAt     time.Time
	ExpiresAt     time.Time
	AcceptedBy    int64 // the user who did, or 0
	Revoked       bool
}

// Key is the id, by which invitations are paged.
func (i Invitation) Key() int64 { return i.ID }

// IsOpenAt reports whether the link of an invitation works at a moment.
func (i Invitation) IsOpenAt(at time.Time) bool {
	return i.AcceptedBy == 0 && !i.Revoked && at.Before(i.ExpiresAt)
}

// IsFor reports whether an invitation went to the address of a user.
func (i Invitation) IsFor(u account.User) bool {
	return account.FoldEmail(i.Email) == account.FoldEmail(u.Email)
}

// CheckInvitee returns Forbidden address when an invitation can only be accepted by the user with its
// address, and a user is somebody else.
func (i Invitation) CheckInvitee(u account.User) error {
	if (i.Role == Owner || i.Role == Manager) && !i.IsFor(u) {
		return domain.Fail(domain.Forbidden, domain.CodeInvitee)
	}
	return nil
}
