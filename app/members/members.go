package members

import (
	"context"
	"strconv"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/member"
	"wbso/ports"
)

// ListMembers returns the members of a company.
func (m *Members) ListMembers(ctx context.Context, who usecase.Actor, company int64, p domain.Page) (list domain.List[member.Member], err error) {
	if err := who.Guard(); err != nil {
		return list, err
	}
	err = m.deps.Store.Read(ctx, func(r ports.Repos) error {
		if _, err := r.Companies.FindCompany(ctx, who.To(member.ReadMembers), company); err != nil {
			return err
		}
		list, err = r.Members.ListMembers(ctx, company, p)
		return err
	})
	return list, err
}

// MemberChange is what changes of a member. A nil field stays; Employee 0 takes the employee row off.
type MemberChange struct {
	Role         *member.Role
	Employee     *int64
	Until        *domain.Date
	MayClose     *bool
	MayRevealBSN *bool
	Shape        domain.Fields
}

// apply returns a member with the change. The last day goes with the role that has one.
func (c MemberChange) apply(old member.Member) member.Member {
	t := old.RoleTerms()
	set(&t.Role, c.Role)
	set(&t.Employee, c.Employee)
	if set(&t.Until, c.Until); c.Until == nil && t.Role != member.Reader {
		t.Until = domain.Date{}
	}
	if c.Employee == nil && t.Role == member.Reader {
		t.Employee = 0
	}
	set(&old.MayClose, c.MayClose)
	set(&old.MayRevealBSN, c.MayRevealBSN)
	return old.WithTerms(t)
}

func set[T any](to, from *T) {
	if from != nil {
		*to = *from
	}
}

// ChangeMember changes the role of a member, for an owner, and what goes with it. It returns all field
// errors at once, and fails with Conflict last_owner for the only owner.
func (m *Members) ChangeMember(
	ctx context.Context, who usecase.Actor, company, user int64, in MemberChange,
) (changed member.Member, err error) {
	if err := who.Guard(); err != nil {
		return changed, err
	}
	err = m.deps.Store.Write(ctx, func(r ports.Repos) error {
		firm, err := r.Companies.FindCompany(ctx, who.To(member.ManageMembers), company)
		if err == nil {
			err = accounts.HoldOpen(ctx, r, firm.Owner)
		}
		if err != nil {
			return err
		}
		old, err := r.Members.FindMember(ctx, company, user)
		if err != nil {
			return err
		}
		if err := in.Shape.Err(); err != nil {
			return err
		}
		next := in.apply(old)
		if err := m.checkTerms(ctx, r, company, next.RoleTerms()); err != nil {
			return err
		}
		if err := keepsOwner(ctx, r, old, next.Role); err != nil {
			return err
		}
		handed := next.Role == member.Owner && old.Role != member.Owner
		if handed {
			if err := checkOwner(ctx, r, firm, user); err != nil {
				return err
			}
		}
		if changed = next; next == old {
			return nil
		}
		if err := r.Members.UpdateMember(ctx, next, m.deps.Clock.Now()); err != nil {
			return err
		}
		line := member.LogLine{Company: company, Action: member.LogRoleChanged, Subject: old.Username, SubjectUser: user, Detail: difference(old, next)}
		if handed {
			line.Action = member.LogHandedOver
		}
		return m.deps.LogCompany(ctx, r, who, line)
	})
	return changed, err
}

// checkTerms returns, as Fields, what does not go with a role in a company.
func (m *Members) checkTerms(ctx context.Context, r ports.Repos, company int64, t member.Terms) error {
	var errs domain.Fields
	errs.Check("", t.CheckTerms(m.deps.Clock.Today()))
	if t.Employee != 0 && !errs.Has("employee") {
		row, err := r.Employees.FindEmployee(ctx, member.Everything(), t.Employee)
		if domain.KindOf(err) == domain.NotFound || err == nil && row.Company != company {
			err = domain.Bad("employee", domain.CodeClientUnknown).With("pk", strconv.FormatInt(t.Employee, 10))
		}
		errs.Check("employee", err)
	}
	return errs.Err()
}

// keepsOwner returns Conflict last_owner when the only owner of a company would no longer be one.
func keepsOwner(ctx context.Context, r ports.Repos, old member.Member, role member.Role) error {
	if old.Role != member.Owner || role == member.Owner {
		return nil
	}
	owners, err := ownersOf(ctx, r, old.Company)
	if err == nil && owners < 2 {
		err = domain.Fail(domain.Conflict, domain.CodeLastOwner)
	}
	return err
}

// difference says in Dutch what changed of a member.
func difference(old, next member.Member) string {
	text := next.Role.Dutch()
	if old.Role != next.Role {
		text = old.Role.Dutch() + " → " + text
	}
	if !next.Until.IsZero() && next.Until != old.Until {
		text += ", tot en met " + next.Until.Dutch()
	}
	if next.MayRevealBSN != old.MayRevealBSN {
		text += map[bool]string{true: ", mag BSN's bekijken", false: ", mag geen BSN's meer bekijken"}[next.MayRevealBSN]
	}
	if next.MayClose != old.MayClose {
		text += map[bool]string{true: ", mag maanden afsluiten", false: ", mag geen maanden meer afsluiten"}[next.MayClose]
	}
	return text
}

// RemoveMember ends a membership, for an owner or for the member. It fails with Conflict last_owner for the
// only owner. What the member wrote stays.
func (m *Members) RemoveMember(ctx context.Context, who usecase.Actor, company, user int64) error {
	if err := who.Guard(); err != nil {
		return err
	}
	return m.deps.Store.Write(ctx, func(r ports.Repos) error {
		if user != who.UserID {
			if _, err := r.Companies.FindCompany(ctx, who.To(member.ManageMembers), company); err != nil {
				return err
			}
		}
		old, err := r.Members.FindMember(ctx, company, user)
		if err == nil {
			err = keepsOwner(ctx, r, old, "")
		}
		if err != nil {
			return err
		}
		if err := r.Members.RemoveMember(ctx, company, user); err != nil {
			return err
		}
		return m.deps.LogCompany(ctx, r, who, member.LogLine{Company: company, Action: member.LogRemoved, Subject: old.Username, SubjectUser: user, Detail: old.Role.Dutch()})
	})
}

// FindWorkplaces returns where the caller has an employee row, and whether every membership of theirs is that of
// an employee.
func (m *Members) FindWorkplaces(ctx context.Context, who usecase.Actor) (at []member.Workplace, onlyEmployee bool, err error) {
	if err := who.Guard(); err != nil {
		return nil, false, err
	}
	err = m.deps.Store.Read(ctx, func(r ports.Repos) error {
		if at, err = r.Members.ListWorkplaces(ctx, who.To(member.ReadHours)); err != nil {
			return err
		}
		onlyEmployee, err = r.Members.IsOnlyEmployee(ctx, who.To(member.ReadHours))
		return err
	})
	return at, onlyEmployee, err
}
