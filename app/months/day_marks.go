package months

import (
	"context"
	"strconv"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/ports"
)

// MarkDays are days of an employee that are to be marked, or with NoMark are not any more.
type MarkDays struct {
	Employee int64
	domain.Period
	Mark  hours.DayMark
	Shape domain.Fields
}

// MarkDays marks days and skips those that have hours. It fails with Conflict month_closed when one of the days is in
// a closed month.
func (m *Months) MarkDays(ctx context.Context, who usecase.Actor, in MarkDays) (out hours.MarkedDays, err error) {
	if err := who.Guard(); err != nil {
		return out, err
	}
	err = m.deps.Store.Write(ctx, func(r ports.Repos) error {
		out = hours.MarkedDays{Marked: []domain.Date{}, Skipped: []domain.Date{}}
		if err := m.markable(ctx, r, who, in); err != nil {
			return err
		}
		if err := r.Employees.TouchEmployees(ctx, in.Employee); err != nil {
			return err
		}
		if err := openMonths(ctx, r, in); err != nil {
			return err
		}
		booked, err := r.HoursBulk.ListBookedDays(ctx, in.Employee, in.Period)
		if err != nil {
			return err
		}
		worked := map[domain.Date]bool{}
		for _, b := range booked {
			worked[b.Date] = true
		}
		for day := in.From; !day.After(in.To); day = day.AddDays(1) {
			if worked[day] {
				out.Skipped = append(out.Skipped, day)
			} else {
				out.Marked = append(out.Marked, day)
			}
		}
		return r.DayFacts.PutDayMark(ctx, in.Employee, out.Marked, in.Mark)
	})
	return out, err
}

// markable returns all field errors at once, unless the caller may not do it.
func (m *Months) markable(ctx context.Context, r ports.Repos, who usecase.Actor, in MarkDays) error {
	fields := append(domain.Fields(nil), in.Shape...)
	if !fields.Has("employee") {
		e, err := r.Employees.FindEmployee(ctx, who.To(member.EditHours), in.Employee)
		if domain.KindOf(err) == domain.NotFound {
			err = domain.Bad("employee", domain.CodeClientUnknown).With("pk", strconv.FormatInt(in.Employee, 10))
		} else if err == nil {
			firm, found := r.Companies.FindCompany(ctx, member.Everything(), e.Company)
			if err = found; err == nil {
				err = accounts.HoldOpen(ctx, r, firm.Owner)
			}
		}
		fields.Check("employee", err)
	}
	if !fields.Has("from") && !fields.Has("to") {
		fields.Check("", hours.CheckMark(in.Period, in.Mark, m.deps.Clock.Today()))
	}
	return fields.Err()
}

func openMonths(ctx context.Context, r ports.Repos, in MarkDays) error {
	months, err := r.Months.ListMonths(ctx, in.Employee)
	for _, month := range months {
		if shared := month.Month.Period().Within(in.Period); err == nil && !shared.To.Before(shared.From) {
			err = month.State.CheckChange(month.Month)
		}
	}
	return err
}
