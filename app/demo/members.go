package demo

import (
	"context"
	"slices"

	"wbso/app/usecase"
	"wbso/domain/account"
	"wbso/domain/company"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/ports"
)

// clientOwner owns the clients of the adviser.
const clientOwner = "klant"

// accountsOf returns the ids of the accounts of members and of the clients' owner by user name, and adds those
// that are not there.
func (d *Demo) accountsOf(ctx context.Context, members []demoMember) (map[string]int64, error) {
	wanted := []account.User{{Username: clientOwner, Email: clientOwner + "@example.nl"}}
	for _, m := range members {
		wanted = append(wanted, account.User{Username: m.Username, Email: m.Email, FirstName: m.FirstName, LastName: m.LastName})
	}
	return d.accounts.SeedUsers(ctx, wanted, DemoPassword)
}

// members gives the colleagues their roles in companies that have no other members yet.
func (d *Demo) members(ctx context.Context, firms []company.Company, seed data, users map[string]int64) error {
	clients, err := d.companies(ctx, users[clientOwner], seed.Clients)
	if err != nil {
		return err
	}
	firms = append(firms[:len(firms):len(firms)], clients...)
	return d.deps.Store.Write(ctx, func(r ports.Repos) error {
		for i, firm := range firms {
			there, err := r.Members.ListMembers(ctx, firm.ID, everything())
			if err != nil {
				return err
			}
			if i == 0 && len(there.Items) == 1 {
				if err := d.invite(ctx, r, firm); err != nil {
					return err
				}
			}
			for _, m := range seed.Members {
				if len(there.Items) > 1 || !slices.Contains(m.Companies, i) {
					continue
				}
				if err := d.join(ctx, r, firm.ID, users[m.Username], m); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

// invite leaves an invitation open. It was mailed to nobody.
func (d *Demo) invite(ctx context.Context, r ports.Repos, firm company.Company) error {
	i := member.Invitation{Company: firm.ID, Email: "milan@pompwacht.example.nl", Terms: member.Terms{Role: member.Manager}, InvitedBy: firm.Owner, CreatedAt: d.deps.Clock.Now()}
	i.ExpiresAt = i.CreatedAt.Add(member.InvitationLife)
	if _, err := r.Invitations.AddInvitation(ctx, i); err != nil {
		return err
	}
	return d.deps.LogCompany(ctx, r, usecase.Actor{UserID: firm.Owner}, member.LogLine{Company: firm.ID, Action: member.LogInvited, Subject: i.Email, Detail: i.Role.Dutch()})
}

// join makes somebody a member.
func (d *Demo) join(ctx context.Context, r ports.Repos, firm, user int64, m demoMember) error {
	joined := member.Member{Company: firm, User: user, CreatedAt: d.deps.Clock.Now()}
	joined.Role = m.Role
	if m.Days > 0 {
		joined.Until = d.deps.Clock.Today().AddDays(m.Days)
	}
	there, err := r.Employees.ListEmployees(ctx, hours.EmployeeFilter{Company: firm}, everything())
	if err != nil {
		return err
	}
	for _, e := range there.Items {
		if account.FoldEmail(e.Email) == account.FoldEmail(m.Email) {
			joined.Employee = e.ID
		}
	}
	if err := r.Members.AddMember(ctx, joined); err != nil {
		return err
	}
	who := usecase.Actor{UserID: user, Username: m.Username}
	return d.deps.LogCompany(ctx, r, who, member.LogLine{Company: firm, Action: member.LogJoined, Subject: m.Username, SubjectUser: user, Detail: m.Role.Dutch()})
}
