package ports

import (
	"context"

	"wbso/domain"
	"wbso/domain/member"
)

// Invitations keeps who was asked to become a member.
type Invitations interface {
	AddInvitation(ctx context.Context, i member.Invitation) (member.Invitation, error)
	// FindInvitation fails with NotFound not_found when there is none.
	FindInvitation(ctx context.Context, id int64) (member.Invitation, error)
	// FindInvitationByDigest finds an invitation by the digest of the code in its last mail. It fails with
	// NotFound not_found when there is none.
	FindInvitationByDigest(ctx context.Context, digest string) (member.Invitation, error)
	// ListInvitations returns the invitations of a company that were not accepted or revoked, by id.
	ListInvitations(ctx context.Context, company int64, p domain.Page) (domain.List[member.Invitation], error)
	// UpdateInvitation writes who invited, when an invitation expires, who accepted it and whether it was revoked. It fails
	// with NotFound not_found when there is none.
	UpdateInvitation(ctx context.Context, i member.Invitation) error
	// KeepDigest stores the digest of the code in the mail of an invitation; an earlier code works no more.
	KeepDigest(ctx context.Context, id int64, digest string) error
}

// CompanyLogs keeps the log of each company, to which lines are only added.
type CompanyLogs interface {
	// AddLogLine adds a line. The same export of hours by the same user is in it once a day.
	AddLogLine(ctx context.Context, l member.LogLine) error
	// NameSubject says which user the lines about an address were about, so that the address is forgotten with
	// that account.
	NameSubject(ctx context.Context, company int64, address string, user int64) error
	// ListLogLines returns the lines of a filter, newest first.
	ListLogLines(ctx context.Context, f member.LogFilter, p domain.Page) (domain.List[member.LogLine], error)
}
