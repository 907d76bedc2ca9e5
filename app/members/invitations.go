package members

import (
	"context"
	"fmt"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/queue"
	"wbso/ports"
)

// NewInvitation is what Invite asks for.
type NewInvitation struct {
	Email string
	member.Terms
	Shape domain.Fields
}

// Allow counts a mail to an address and may refuse it; undo takes the count back.
type Allow func(company int64, address string) (undo func(), err error)

// Invite mails somebody a link with which to become a member. It returns all field errors at once, and fails
// with Forbidden unverified for a caller who has not proved the address of the account, and with Conflict
// member or employee_linked.
func (m *Members) Invite(ctx context.Context, who usecase.Actor, company int64, in NewInvitation, allow Allow) (made member.Invitation, err error) {
	if err := who.Guard(); err != nil {
		return made, err
	}
	in, invalid := in.parse()
	if err := m.mayInvite(ctx, who, company, in.Role); err != nil {
		return made, err
	}
	if invalid != nil {
		return made, invalid
	}
	undo, err := allow(company, account.FoldEmail(in.Email))
	if err != nil {
		return made, err
	}
	now := m.deps.Clock.Now()
	err = m.deps.Store.Write(ctx, func(r ports.Repos) error {
		if err := m.holdInviter(ctx, r, who, company, in.Role); err != nil {
			return err
		}
		terms, err := m.invited(ctx, r, who, company, in)
		if err != nil {
			return err
		}
		if err := m.replaceInvitations(ctx, r, who, company, in.Email); err != nil {
			return err
		}
		made, err = r.Invitations.AddInvitation(ctx, member.Invitation{
			Company: company, Email: in.Email, Terms: terms, InvitedBy: who.UserID, InvitedByName: who.Username, CreatedAt: now, ExpiresAt: now.Add(member.InvitationLife),
		})
		if err != nil {
			return err
		}
		return m.mailInvitation(ctx, r, who, made)
	})
	if err != nil {
		undo()
		return made, err
	}
	m.deps.Wake()
	return made, nil
}

// parse returns the invitation in canonical form, or its errors as Fields.
func (in NewInvitation) parse() (NewInvitation, error) {
	errs := append(domain.Fields(nil), in.Shape...)
	check := func(field string, err error) {
		if !in.Shape.Has(field) {
			errs.Check(field, err)
		}
	}
	var err error
	in.Email, err = account.ParseEmail(in.Email)
	check("email", err)
	_, err = member.ParseRole(string(in.Role))
	check("role", err)
	return in, errs.Err()
}

// mayInvite fails unless a caller may invite somebody for a role.
func (m *Members) mayInvite(ctx context.Context, who usecase.Actor, company int64, role member.Role) error {
	return m.deps.Store.Read(ctx, func(r ports.Repos) error {
		if _, err := r.Companies.FindCompany(ctx, who.To(role.Inviting()), company); err != nil {
			return err
		}
		caller, err := r.Accounts.FindUser(ctx, who.UserID)
		if err == nil && !caller.EmailVerified {
			err = domain.Fail(domain.Forbidden, domain.CodeUnverified)
		}
		return err
	})
}

// holdInviter is like mayInvite for a transaction that writes.
func (m *Members) holdInviter(ctx context.Context, r ports.Repos, who usecase.Actor, company int64, role member.Role) error {
	firm, err := r.Companies.FindCompany(ctx, who.To(role.Inviting()), company)
	if err != nil {
		return err
	}
	return accounts.HoldOpen(ctx, r, firm.Owner)
}

// replaceInvitations revokes the open invitations of an address, by those who might have made them.
func (m *Members) replaceInvitations(ctx context.Context, r ports.Repos, who usecase.Actor, company int64, email string) error {
	open, err := r.Invitations.ListInvitations(ctx, company, usecase.AllRows())
	for _, i := range open.Items {
		if account.FoldEmail(i.Email) == account.FoldEmail(email) && err == nil {
			err = m.revoke(ctx, r, who, i)
		}
	}
	return err
}

// revoke revokes an open invitation for those who may invite for its role.
func (m *Members) revoke(ctx context.Context, r ports.Repos, who usecase.Actor, i member.Invitation) error {
	if _, err := r.Companies.FindCompany(ctx, who.To(i.Role.Inviting()), i.Company); err != nil {
		return err
	}
	i.Revoked = true
	if err := r.Invitations.UpdateInvitation(ctx, i); err != nil {
		return err
	}
	return m.deps.LogCompany(ctx, r, who, member.LogLine{Company: i.Company, Action: member.LogInvitationRevoked, Subject: i.Email, Detail: i.Role.Dutch()})
}

// invited checks what somebody is invited for, and returns it with the employee row. Only an owner links a row to
// another address than its own, since who has the row may see its citizen service number.
func (m *Members) invited(ctx context.Context, r ports.Repos, who usecase.Actor, company int64, in NewInvitation) (member.Terms, error) {
	there, err := r.Members.ListMembers(ctx, company, usecase.AllRows())
	if err != nil {
		return in.Terms, err
	}
	linked := map[int64]bool{}
	for _, other := range there.Items {
		linked[other.Employee] = other.Employee != 0
		if account.FoldEmail(other.Email) == account.FoldEmail(in.Email) {
			return in.Terms, domain.Fail(domain.Conflict, domain.CodeMember)
		}
	}
	if in.Role == member.Employee {
		row, err := rowOf(ctx, r, company, in.Email, linked)
		if err != nil {
			return in.Terms, err
		}
		_, owner := r.Companies.FindCompany(ctx, who.To(member.ManageMembers), company)
		if in.Employee == 0 || owner != nil && !linked[in.Employee] {
			in.Employee = row
		}
	}
	if err := m.checkTerms(ctx, r, company, in.Terms); err != nil {
		return in.Terms, err
	}
	if linked[in.Employee] {
		err = domain.Fail(domain.Conflict, domain.CodeEmployeeLinked)
	}
	return in.Terms, err
}

// rowOf returns the only free employee row with an address, or 0. An address is that of one employee who is not
// archived.
func rowOf(ctx context.Context, r ports.Repos, company int64, email string, linked map[int64]bool) (int64, error) {
	list, err := r.Employees.ListEmployees(ctx, hours.EmployeeFilter{Company: company}, usecase.AllRows())
	for _, e := range list.Items {
		if account.FoldEmail(e.Email) == account.FoldEmail(email) && !linked[e.ID] {
			return e.ID, err
		}
	}
	return 0, err
}

// mailInvitation writes down that somebody was invited and queues the mail, which makes the code.
func (m *Members) mailInvitation(ctx context.Context, r ports.Repos, who usecase.Actor, i member.Invitation) error {
	if err := m.deps.LogCompany(ctx, r, who, member.LogLine{Company: i.Company, Action: member.LogInvited, Subject: i.Email, Detail: i.Role.Dutch()}); err != nil {
		return err
	}
	return m.deps.QueueMail(ctx, r, queue.QueuedMail{
		Kind: queue.InvitationMail, Event: fmt.Sprintf("invitation:%d:%s", i.ID, accounts.RandomCode()), Address: i.Email, Subject: i.ID,
	})
}

// ListInvitations returns the open invitations of a company, also expired ones.
func (m *Members) ListInvitations(ctx context.Context, who usecase.Actor, company int64, p domain.Page) (list domain.List[member.Invitation], err error) {
	if err := who.Guard(); err != nil {
		return list, err
	}
	err = m.deps.Store.Read(ctx, func(r ports.Repos) error {
		if _, err := r.Companies.FindCompany(ctx, who.To(member.ReadMembers), company); err != nil {
			return err
		}
		list, err = r.Invitations.ListInvitations(ctx, company, p)
		return err
	})
	return list, err
}

// openInvitation returns an invitation of a company that a caller may send again or revoke.
func openInvitation(ctx context.Context, r ports.Repos, who usecase.Actor, company, id int64) (member.Invitation, error) {
	if _, err := r.Companies.FindCompany(ctx, who.To(member.ReadMembers), company); err != nil {
		return member.Invitation{}, err
	}
	i, err := r.Invitations.FindInvitation(ctx, id)
	if err == nil && (i.Company != company || i.AcceptedBy != 0 || i.Revoked) {
		err = domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	if err == nil {
		_, err = r.Companies.FindCompany(ctx, who.To(i.Role.Inviting()), company)
	}
	return i, err
}

// ResendInvitation mails an invitation again, for another seven days.
func (m *Members) ResendInvitation(ctx context.Context, who usecase.Actor, company, id int64, allow Allow) (again member.Invitation, err error) {
	if err := who.Guard(); err != nil {
		return again, err
	}
	err = m.deps.Store.Read(ctx, func(r ports.Repos) error {
		again, err = openInvitation(ctx, r, who, company, id)
		return err
	})
	if err == nil {
		err = m.mayInvite(ctx, who, company, again.Role)
	}
	if err != nil {
		return again, err
	}
	undo, err := allow(company, account.FoldEmail(again.Email))
	if err != nil {
		return again, err
	}
	err = m.deps.Store.Write(ctx, func(r ports.Repos) error {
		if again, err = openInvitation(ctx, r, who, company, id); err != nil {
			return err
		}
		if err := m.holdInviter(ctx, r, who, company, again.Role); err != nil {
			return err
		}
		again.InvitedBy, again.InvitedByName = who.UserID, who.Username // who stands behind it now
		again.ExpiresAt = m.deps.Clock.Now().Add(member.InvitationLife)
		if err := r.Invitations.UpdateInvitation(ctx, again); err != nil {
			return err
		}
		if err := r.Invitations.KeepDigest(ctx, again.ID, ""); err != nil { // the old link, which may have expired
			return err
		}
		return m.mailInvitation(ctx, r, who, again)
	})
	if err != nil {
		undo()
		return again, err
	}
	m.deps.Wake()
	return again, nil
}

// RevokeInvitation ends an invitation: its link works no more.
func (m *Members) RevokeInvitation(ctx context.Context, who usecase.Actor, company, id int64) error {
	if err := who.Guard(); err != nil {
		return err
	}
	return m.deps.Store.Write(ctx, func(r ports.Repos) error {
		i, err := openInvitation(ctx, r, who, company, id)
		if err != nil {
			return err
		}
		return m.revoke(ctx, r, who, i)
	})
}
