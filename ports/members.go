package ports

import (
	"context"
	"time"

	"wbso/domain"
	"wbso/domain/member"
)

// Members keeps who has which role in which company. The account that owns a company, and its
// requests, is the member who has been an owner of it longest: the store follows that.
type Members interface {
	// AddMember fails with Conflict member when the user is one already, and with Conflict employee_linked
	// when another member has the employee row.
	AddMember(ctx context.Context, m member.Member) error
	// FindMember fails with NotFound not_found when the user is no member.
	FindMember(ctx context.Context, company, user int64) (member.Member, error)
	// ListMembers returns the members of a company, also those whose last day is over, by user.
	ListMembers(ctx context.Context, company int64, p domain.Page) (domain.List[member.Member], error)
	// ListMemberships returns what a user is a member of, by company.
	ListMemberships(ctx context.Context, user int64) ([]member.Member, error)
	// ListWorkplaces returns where a user has an employee row, by company.
	ListWorkplaces(ctx context.Context, a member.Access) ([]member.Workplace, error)
	// IsOnlyEmployee reports whether the user of a has memberships, all of them as employee.
	IsOnlyEmployee(ctx context.Context, a member.Access) (bool, error)
	// UpdateMember writes role, employee row, last day and what an owner allowed. at is the moment. It
	// fails like AddMember for the employee row.
	UpdateMember(ctx context.Context, m member.Member, at time.Time) error
	// RemoveMember fails with NotFound not_found when the user is no member.
	RemoveMember(ctx context.Context, company, user int64) error
}
