package months

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/queue"
	"wbso/domain/retention"
	"wbso/ports"
)

// ListMonth returns the month of everybody in a company, by name.
func (m *Months) ListMonth(ctx context.Context, who usecase.Actor, firm int64, of domain.Month, p domain.Page) (list domain.List[hours.PersonMonth], err error) {
	if err := who.Guard(); err != nil {
		return list, err
	}
	err = m.deps.Store.Read(ctx, func(r ports.Repos) error {
		if _, err := r.Companies.FindCompany(ctx, who.To(member.ReadMonths), firm); err != nil {
			return err
		}
		all, err := m.people(ctx, r, hours.FactsFilter{Company: firm, Late: true}, of)
		list = domain.PageOf(all, p)
		return err
	})
	return list, err
}

// people returns the month of those who have hours in it, or were assigned to a project while it ran.
func (m *Months) people(ctx context.Context, r ports.Repos, of hours.FactsFilter, month domain.Month) ([]hours.PersonMonth, error) {
	facts, err := r.DayFacts.ListFacts(ctx, of, month.Period())
	if err != nil {
		return nil, err
	}
	sheets, err := r.Months.ListSheets(ctx, of, month, month)
	if err != nil {
		return nil, err
	}
	people, today := []hours.PersonMonth{}, m.deps.Clock.Today()
	for _, f := range facts {
		if f.IsIn(month) {
			people = append(people, f.PersonMonth(month, sheets, today))
		}
	}
	return people, nil
}

// Act is what is done with the months of employees.
type Act struct {
	Kind      hours.MonthAct
	Company   int64
	Month     domain.Month
	Employees []int64
	Reason    string
	Shape     domain.Fields // errors that were found while the call was read
}

// ActOnMonths confirms, returns, closes or reopens the months of employees, of all of them or of nobody, and returns
// these. It fails with Conflict month_not_over, and with MonthsRefused when the months of some are in a
// state that does not allow it.
func (m *Months) ActOnMonths(ctx context.Context, who usecase.Actor, in Act) (people []hours.PersonMonth, err error) {
	if err := who.Guard(); err != nil {
		return nil, err
	}
	slices.Sort(in.Employees) // the order of TouchEmployees
	in.Employees = slices.Compact(in.Employees)
	err = m.deps.Store.Write(ctx, func(r ports.Repos) error {
		firm, err := m.allowed(ctx, r, who, in)
		if err != nil {
			return err
		}
		if people, err = m.act(ctx, r, who, firm, in); err != nil {
			return err
		}
		return m.logAct(ctx, r, who, in, people)
	})
	if err == nil {
		m.deps.Wake()
	}
	return people, err
}

// allowed returns the company, when the caller may do what they have in mind with the months of all these people.
func (m *Months) allowed(ctx context.Context, r ports.Repos, who usecase.Actor, in Act) (firm company.Company, err error) {
	if in.Kind != hours.ConfirmMonth {
		if firm, err = r.Companies.FindCompany(ctx, who.To(member.RunMonths), in.Company); err != nil {
			return firm, err
		}
	}
	fields := append(domain.Fields(nil), in.Shape...)
	if len(in.Employees) == 0 && !fields.Has("employees") {
		fields.Add("employees", domain.CodeRequired)
	}
	for _, id := range in.Employees {
		access := member.Everything()
		if in.Kind == hours.ConfirmMonth {
			access = who.To(member.ConfirmMonth)
		}
		e, err := r.Employees.FindEmployee(ctx, access, id)
		if in.Kind == hours.ConfirmMonth && (err != nil || e.Company != in.Company) {
			return firm, orMissing(err)
		}
		if domain.KindOf(err) == domain.NotFound || err == nil && e.Company != in.Company {
			err = domain.Bad("employees", domain.CodeClientUnknown).With("pk", strconv.FormatInt(id, 10))
		}
		fields.Check("employees", err)
	}
	if err := fields.Err(); err != nil {
		return firm, err
	}
	if firm, err = r.Companies.FindCompany(ctx, member.Everything(), in.Company); err == nil {
		err = accounts.HoldOpen(ctx, r, firm.Owner)
	}
	return firm, err
}

func orMissing(err error) error {
	if err == nil {
		err = domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	return err
}

func (m *Months) act(ctx context.Context, r ports.Repos, who usecase.Actor, firm company.Company, in Act) (people []hours.PersonMonth, err error) {
	if err := in.Kind.CheckMonthDay(in.Month, m.deps.Clock.Today()); err != nil {
		return nil, err
	}
	if err := r.Employees.TouchEmployees(ctx, in.Employees...); err != nil {
		return nil, err
	}
	var refused hours.MonthsRefused
	for _, id := range in.Employees {
		p, err := m.actOne(ctx, r, who, firm, in, id)
		if domain.CodeOf(err) == domain.CodeMonthState {
			refused = append(refused, hours.RefusedMonth{Employee: id, Name: p.Name, State: p.State})
			err = nil
		}
		if err != nil {
			return nil, err
		}
		people = append(people, p)
	}
	if len(refused) > 0 {
		return nil, refused
	}
	return people, nil
}

// actOne changes the month of one person. It fails with Conflict month_state, and the month as it is.
func (m *Months) actOne(ctx context.Context, r ports.Repos, who usecase.Actor, firm company.Company, in Act, employee int64) (hours.PersonMonth, error) {
	people, err := m.people(ctx, r, hours.FactsFilter{Employee: employee, Late: true}, in.Month)
	if err == nil && len(people) == 0 {
		err = domain.Bad("employees", domain.CodeNotInMonth)
	}
	if err != nil {
		return hours.PersonMonth{}, err
	}
	p := people[0]
	reason, err := hours.ParseMonthReason(in.Reason, in.Kind.NeedsReason(p.OpenDays))
	if err != nil {
		return p, err
	}
	was, at := p.EmployeeMonth, m.deps.Clock.Now()
	next, fits := in.Kind.Apply(was, who.Recorder(), at, reason)
	if !fits {
		return p, domain.Fail(domain.Conflict, domain.CodeMonthState)
	}
	if err := retention.ClosingBound.CheckRows(was.Closings, next.Closings-was.Closings); err != nil {
		return p, err
	}
	if next, err = r.Months.PutMonth(ctx, next); err != nil {
		return p, err
	}
	switch in.Kind {
	case hours.CloseMonth:
		_, err = r.Jobs.EnqueueJob(ctx, queue.Job{Kind: queue.StoreTimesheet, Owner: firm.Owner, Subject: next.ID, CreatedAt: at}, 0)
	case hours.ReopenMonth:
		err = r.Months.ReplaceSheets(ctx, next.ID, at)
	case hours.ReturnMonth:
		event := fmt.Sprintf("%s:%d:%d", queue.MonthReturnedMail, next.ID, was.ConfirmedAt.Unix())
		err = m.deps.MailEmployee(ctx, r, queue.MonthReturnedMail, event, firm.ID, employee, was.ConfirmedBy, next.ID)
	}
	if err != nil {
		return p, err
	}
	if people, err = m.people(ctx, r, hours.FactsFilter{Employee: employee, Late: true}, in.Month); err != nil {
		return p, err
	}
	return people[0], nil
}

// namesLogged is how many names a line of the log has.
const namesLogged = 10

// logAct writes down in the company log that months were closed or opened again.
func (m *Months) logAct(ctx context.Context, r ports.Repos, who usecase.Actor, in Act, people []hours.PersonMonth) error {
	action, logged := map[hours.MonthAct]member.LogAction{hours.CloseMonth: member.LogMonthClosed, hours.ReopenMonth: member.LogMonthReopened}[in.Kind]
	if !logged {
		return nil
	}
	var names []string
	for _, p := range people[:min(len(people), namesLogged)] {
		names = append(names, p.Name)
	}
	if more := len(people) - namesLogged; more > 0 {
		names = append(names, "en "+domain.DutchCount(more, "andere", "anderen"))
	}
	detail := strings.Join(names, ", ")
	if in.Reason = strings.TrimSpace(in.Reason); in.Reason != "" {
		detail += ": " + in.Reason
	}
	return m.deps.LogCompany(ctx, r, who, member.LogLine{Company: in.Company, Action: action, Subject: in.Month.Dutch(), Detail: detail})
}
