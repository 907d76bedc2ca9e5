package members

import (
	"context"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/member"
	"wbso/domain/retention"
	"wbso/ports"
)

// OpenInvitation is what the link of an invitation shows.
type OpenInvitation struct {
	Company   string
	Role      member.Role
	InvitedBy string // the name of the profile, or the user name
}

// FindOpenInvitation returns what an invitation is about, for whoever has its code. It fails with NotFound
// not_found when it was used or revoked, or has expired.
func (m *Members) FindOpenInvitation(ctx context.Context, code string) (open OpenInvitation, err error) {
	err = m.deps.Store.Read(ctx, func(r ports.Repos) error {
		i, err := r.Invitations.FindInvitationByDigest(ctx, accounts.DigestOf(code))
		if err == nil {
			err = CheckInvitation(ctx, r, m.deps.Clock, i)
		}
		if err != nil {
			return err
		}
		open, err = Describe(ctx, r, i)
		return err
	})
	return open, err
}

// CheckInvitation returns NotFound not_found unless an invitation can be accepted now: who invited may still do so.
func CheckInvitation(ctx context.Context, r ports.Repos, clock ports.Clock, i member.Invitation) error {
	if !i.IsOpenAt(clock.Now()) || !i.Until.IsZero() && i.Until.Before(clock.Today()) {
		return domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	_, err := r.Companies.FindCompany(ctx, member.Access{User: i.InvitedBy, Want: i.Role.Inviting(), Today: clock.Today()}, i.Company)
	if domain.KindOf(err) == domain.Forbidden {
		err = domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	return err
}

// Describe returns what an invitation is about.
func Describe(ctx context.Context, r ports.Repos, i member.Invitation) (OpenInvitation, error) {
	firm, err := r.Companies.FindCompany(ctx, member.Everything(), i.Company)
	if err != nil {
		return OpenInvitation{}, err
	}
	inviter, err := r.Accounts.FindUser(ctx, i.InvitedBy)
	return OpenInvitation{Company: firm.Name, Role: i.Role, InvitedBy: inviter.DisplayName()}, err
}

// AcceptInvitation makes the caller a member. It fails with NotFound not_found when the invitation was used by
// somebody else or revoked or has expired, with Forbidden address when it went to another address than
// the role allows, and with Conflict accepted, member or employee_linked.
func (m *Members) AcceptInvitation(ctx context.Context, who usecase.Actor, code string) (joined member.Member, firm string, err error) {
	if err := who.Guard(); err != nil {
		return joined, "", err
	}
	err = m.deps.Store.Write(ctx, func(r ports.Repos) error {
		i, err := r.Invitations.FindInvitationByDigest(ctx, accounts.DigestOf(code))
		if err != nil {
			return err
		}
		if i.AcceptedBy == who.UserID {
			return domain.Fail(domain.Conflict, domain.CodeAccepted)
		}
		if err := CheckInvitation(ctx, r, m.deps.Clock, i); err != nil {
			return err
		}
		joined, firm, err = m.join(ctx, r, who, i)
		return err
	})
	return joined, firm, err
}

// join makes the caller a member on an open invitation.
func (m *Members) join(ctx context.Context, r ports.Repos, who usecase.Actor, i member.Invitation) (joined member.Member, name string, err error) {
	user, err := r.Accounts.HoldUser(ctx, who.UserID)
	if err := accounts.CheckOpen(user, err); err != nil {
		return joined, "", err
	}
	firm, err := r.Companies.FindCompany(ctx, member.Everything(), i.Company)
	if err == nil {
		err = accounts.HoldOpen(ctx, r, firm.Owner)
	}
	if err == nil {
		err = i.CheckInvitee(user)
	}
	if err == nil && i.Role == member.Owner {
		err = checkOwner(ctx, r, firm, user.ID)
	}
	if err == nil {
		err = usecase.CheckBound(ctx, r, retention.MemberBound, i.Company, 1)
	}
	if err != nil {
		return joined, "", err
	}
	if i.IsFor(user) && !user.EmailVerified { // who has the code reads the mail
		user.EmailVerified = true
		if err := r.Accounts.UpdateUser(ctx, user); err != nil {
			return joined, "", err
		}
	}
	joined = member.Member{Company: i.Company, User: user.ID, Username: user.Username, Email: user.Email, CreatedAt: m.deps.Clock.Now()}.WithTerms(i.Terms)
	if err := r.Members.AddMember(ctx, joined); err != nil {
		return joined, "", err
	}
	i.AcceptedBy = user.ID
	if err := r.Invitations.UpdateInvitation(ctx, i); err != nil {
		return joined, "", err
	}
	if err := r.CompanyLogs.NameSubject(ctx, i.Company, i.Email, user.ID); err != nil {
		return joined, "", err
	}
	return joined, firm.Name, m.deps.LogCompany(ctx, r, who, member.LogLine{Company: i.Company, Action: member.LogJoined, Subject: user.Username, SubjectUser: user.ID, Detail: i.Role.Dutch()})
}
