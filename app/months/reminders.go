package months

import (
	"context"
	"fmt"

	"wbso/app/jobs"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/mailtext"
	"wbso/domain/member"
	"wbso/domain/queue"
	"wbso/ports"
)

// companiesAtOnce is how many companies are read at a time.
const companiesAtOnce = 100

// remind asks for the mails about open days of each kind that is due, once a week. One that was cut off begins
// anew: the event of a mail lets it go out once.
func (m *Months) remind(ctx context.Context, _ queue.Job) (jobs.Record, error) {
	now := m.deps.Clock.TimeOf(m.deps.Clock.Now())
	week := domain.DateOf(now).Monday()
	for _, kind := range hours.ReminderKinds() {
		var last domain.Date
		err := m.deps.Store.Read(ctx, func(r ports.Repos) (err error) {
			last, err = r.Reminders.FindReminded(ctx, kind)
			return err
		})
		if err == nil && kind.Due(now) && last != week {
			err = m.remindAll(ctx, kind, week)
		}
		if err != nil {
			return nil, fmt.Errorf("remind of %s: %w", kind, err)
		}
	}
	return func(context.Context, ports.Repos) error { return nil }, nil
}

func (m *Months) remindAll(ctx context.Context, kind hours.ReminderKind, week domain.Date) error {
	for after, more := int64(0), true; more; {
		var companies []int64
		err := m.deps.Store.Read(ctx, func(r ports.Repos) (err error) {
			companies, err = r.Reminders.ListReminding(ctx, after, companiesAtOnce)
			return err
		})
		if err != nil {
			return err
		}
		for _, firm := range companies {
			if err := m.remindCompany(ctx, kind, week, firm); err != nil {
				return err
			}
			after = firm
		}
		more = len(companies) == companiesAtOnce
	}
	return m.deps.Store.Write(ctx, func(r ports.Repos) error { return r.Reminders.PutReminded(ctx, kind, week) })
}

// remindCompany asks for the mails of those members of a company whom its open days concern.
func (m *Months) remindCompany(ctx context.Context, kind hours.ReminderKind, week domain.Date, firm int64) error {
	var to []int64
	err := m.deps.Store.Read(ctx, func(r ports.Repos) (err error) {
		to, err = m.reminded(ctx, r, kind, firm)
		return err
	})
	if err != nil || len(to) == 0 {
		return err
	}
	mail := queue.OpenDaysMail
	if kind == hours.DigestReminder {
		mail = queue.DigestMail
	}
	return m.deps.Store.Write(ctx, func(r ports.Repos) error {
		for _, user := range to {
			if err := m.deps.MailUser(ctx, r, mail, fmt.Sprintf("%s:%d:%s", mail, user, week), user, user); err != nil {
				return err
			}
		}
		return nil
	})
}

// reminded returns the members of a company whom its open days concern: those who have some, or those who run it.
func (m *Months) reminded(ctx context.Context, r ports.Repos, kind hours.ReminderKind, firm int64) (users []int64, err error) {
	people, err := m.asked(ctx, r, hours.FactsFilter{Company: firm})
	if err != nil || len(people) == 0 {
		return nil, err
	}
	open := map[int64]bool{}
	for _, p := range people {
		open[p.employee.ID] = true
	}
	list, err := r.Members.ListMembers(ctx, firm, usecase.AllRows())
	for _, mb := range list.Items {
		if kind == hours.OpenDaysReminder && open[mb.Employee] || kind == hours.DigestReminder && runs(mb) {
			users = append(users, mb.User)
		}
	}
	return users, err
}

// runs reports whether a member gets the digest of a company: owner, manager or adviser.
func runs(m member.Member) bool { return member.EditHours.GrantOf(m.Role) == member.All }

// OwnOpenDays returns the open days of a user in each company that reminds, for their mail.
func (m *Months) OwnOpenDays(ctx context.Context, user int64) (out []mailtext.OwnDays, err error) {
	err = m.inCompanies(ctx, user, func(r ports.Repos, mb member.Member, name string) error {
		if mb.Employee == 0 {
			return nil
		}
		people, err := m.asked(ctx, r, hours.FactsFilter{Employee: mb.Employee})
		for _, p := range people {
			out = append(out, mailtext.OwnDays{Company: name, Days: p.days})
		}
		return err
	})
	return out, err
}

// OpenDaysOfCompanies returns the open days of each company that a user runs and that reminds, for their mail.
func (m *Months) OpenDaysOfCompanies(ctx context.Context, user int64) (out []mailtext.CompanyDays, err error) {
	err = m.inCompanies(ctx, user, func(r ports.Repos, mb member.Member, name string) error {
		if !runs(mb) {
			return nil
		}
		people, err := m.asked(ctx, r, hours.FactsFilter{Company: mb.Company})
		var sum hours.OpenDays
		for _, p := range people {
			sum.AddOpenDays(p.days)
		}
		if sum.Days > 0 {
			out = append(out, mailtext.CompanyDays{Company: name, OpenDays: sum})
		}
		return err
	})
	return out, err
}

// inCompanies reads each company of a user that reminds, in a view of its own: of many, all would take too long.
func (m *Months) inCompanies(ctx context.Context, user int64, read func(r ports.Repos, mb member.Member, name string) error) error {
	var all []member.Member
	err := m.deps.Store.Read(ctx, func(r ports.Repos) (err error) {
		all, err = r.Members.ListMemberships(ctx, user)
		return err
	})
	for _, mb := range all {
		if err != nil {
			return err
		}
		err = m.deps.Store.Read(ctx, func(r ports.Repos) error {
			on, err := r.Reminders.IsReminding(ctx, mb.Company)
			if err != nil || !on {
				return err
			}
			firm, err := r.Companies.FindCompany(ctx, member.Everything(), mb.Company)
			if err != nil {
				return err
			}
			return read(r, mb, firm.Name)
		})
	}
	return err
}
