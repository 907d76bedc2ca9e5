package timesheets

import (
	"context"
	"fmt"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/queue"
	"wbso/ports"
)

// changeMonth opens a confirmed month of an employee again, since hours in it change, and returns what it was. It fails
// with Conflict month_closed for a closed one. The employee is locked.
func (d *Deps) changeMonth(ctx context.Context, r ports.Repos, who usecase.Actor, employee hours.Employee, of domain.Month) (hours.MonthState, error) {
	m, err := r.Months.FindMonth(ctx, employee.ID, of)
	if err == nil {
		err = m.State.CheckChange(of)
	}
	if err != nil || m.State == hours.MonthOpen {
		return m.State, err
	}
	if _, err := r.Months.PutMonth(ctx, m.Reopened("", "")); err != nil || m.ConfirmedBy == who.UserID {
		return m.State, err
	}
	event := fmt.Sprintf("%s:%d:%d", queue.MonthChangedMail, m.ID, m.ConfirmedAt.Unix())
	return m.State, d.MailEmployee(ctx, r, queue.MonthChangedMail, event, employee.Company, employee.ID, m.ConfirmedBy, m.ID)
}

// changeDay is like changeMonth for hours that are recorded on a day, which takes its mark off.
func (d *Deps) changeDay(ctx context.Context, r ports.Repos, who usecase.Actor, employee hours.Employee, day domain.Date, on hours.Workday) error {
	if on.Month != hours.MonthOpen {
		if _, err := d.changeMonth(ctx, r, who, employee, day.MonthOf()); err != nil {
			return err
		}
	}
	if on.Mark == hours.NoMark {
		return nil
	}
	return r.DayFacts.PutDayMark(ctx, employee.ID, []domain.Date{day}, hours.NoMark)
}
