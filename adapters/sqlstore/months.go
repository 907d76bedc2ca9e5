package sqlstore

import (
	"context"
	"time"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
)

type months struct{ *tx }

// monthOfText reads a month.
type monthOfText struct{ to *domain.Month }

func (m monthOfText) Scan(src any) (err error) {
	text, _ := src.(string)
	*m.to, err = domain.ParseMonth(text)
	return err
}

var monthQuery = `SELECT m.id, m.employee_id, m.month, m.state, m.confirmed_at, m.confirmed_by, m.closed_at, m.closed_by, m.reason, m.reason_of, m.closings, ` +
	`CASE WHEN m.confirmed_at IS NULL THEN '' ELSE ` + personName("m.confirmed_by", "e.company_id") + ` END, ` +
	`CASE WHEN m.closed_at IS NULL THEN '' ELSE ` + personName("m.closed_by", "e.company_id") + ` END
	FROM employees e JOIN months m ON m.employee_id = e.id`

func monthFields(m *hours.EmployeeMonth) []any {
	return []any{&m.ID, &m.Employee, monthOfText{&m.Month}, &m.State, instant{&m.ConfirmedAt}, &m.ConfirmedBy, instant{&m.ClosedAt}, &m.ClosedBy, &m.Reason, &m.ReasonOf, &m.Closings,
		&m.ConfirmedByName, &m.ClosedByName}
}

func (r months) FindMonth(ctx context.Context, employee int64, of domain.Month) (hours.EmployeeMonth, error) {
	m, err := one(ctx, r.tx, "read a month", monthFields, monthQuery+` WHERE m.employee_id = $1 AND m.month = $2`, employee, of.String())
	if domain.KindOf(err) == domain.NotFound {
		return hours.EmployeeMonth{Employee: employee, Month: of, State: hours.MonthOpen}, nil
	}
	return m, err
}

func (r months) FindStoredMonth(ctx context.Context, id int64) (hours.EmployeeMonth, error) {
	return one(ctx, r.tx, "read a month", monthFields, monthQuery+` WHERE m.id = $1`, id)
}

func (r months) ListMonths(ctx context.Context, employee int64) ([]hours.EmployeeMonth, error) {
	return many(ctx, r.tx, "list months", monthFields, monthQuery+` WHERE m.employee_id = $1 ORDER BY m.month`, employee)
}

func (r months) ListImportedMonths(ctx context.Context, i hours.Import) ([]hours.EmployeeMonth, error) {
	return many(ctx, r.tx, "read the months of an import", monthFields, monthQuery+` WHERE (m.employee_id, m.month) IN (
		SELECT h.employee_id, substr(h.day, 1, 7) FROM hours h WHERE h.request_id = $1 AND h.day BETWEEN $2 AND $3 AND h.import_id = $4)`,
		i.Project, i.First.String(), i.Last.String(), i.ID)
}

func (r months) PutMonth(ctx context.Context, m hours.EmployeeMonth) (hours.EmployeeMonth, error) {
	m.ConfirmedAt, m.ClosedAt = micro(m.ConfirmedAt), micro(m.ClosedAt)
	id, _, err := r.number(ctx, "write a month", `
		INSERT INTO months (employee_id, month, state, confirmed_at, confirmed_by, closed_at, closed_by, reason, closings, reason_of) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
		ON CONFLICT (employee_id, month) DO UPDATE SET state = excluded.state, confirmed_at = excluded.confirmed_at, confirmed_by = excluded.confirmed_by,
			closed_at = excluded.closed_at, closed_by = excluded.closed_by, reason = excluded.reason, reason_of = excluded.reason_of, closings = excluded.closings RETURNING id`,
		m.Employee, m.Month.String(), m.State, at(m.ConfirmedAt), m.ConfirmedBy, at(m.ClosedAt), m.ClosedBy, m.Reason, m.Closings, m.ReasonOf)
	m.ID = id
	return m, err
}

func (r months) AddSheet(ctx context.Context, s hours.StoredSheet, content []byte) error {
	_, err := r.exec(ctx, "store a timesheet", `
		INSERT INTO month_sheets (month_id, closing, filename, sha256, size, made_at, content) VALUES ($1, $2, $3, $4, $5, $6, $7)
		ON CONFLICT (month_id, closing) DO NOTHING`, s.MonthID, s.Closing, s.Filename, s.SHA256, len(content), at(s.MadeAt), content)
	return err
}

func (r months) ReplaceSheets(ctx context.Context, month int64, when time.Time) error {
	_, err := r.exec(ctx, "replace timesheets", `UPDATE month_sheets SET replaced_at = $2 WHERE month_id = $1 AND replaced_at IS NULL`, month, at(when))
	return err
}

const sheetColumns = `s.id, s.month_id, s.closing, s.filename, s.sha256, s.size, s.made_at, s.replaced_at, sm.employee_id`

func sheetFields(s *hours.StoredSheet) []any {
	return []any{&s.ID, &s.MonthID, &s.Closing, &s.Filename, &s.SHA256, &s.Size, instant{&s.MadeAt}, instant{&s.ReplacedAt}, &s.Employee}
}

func (r months) ListSheets(ctx context.Context, of hours.FactsFilter, from, to domain.Month) ([]hours.StoredSheet, error) {
	condition, id := ofPeople(of)
	return many(ctx, r.tx, "list timesheets", sheetFields, `SELECT `+sheetColumns+` FROM employees e JOIN months sm ON sm.employee_id = e.id AND sm.month BETWEEN $2 AND $3
		JOIN month_sheets s ON s.month_id = sm.id WHERE `+condition+` ORDER BY s.id DESC`, id, from.String(), to.String())
}

func (r months) ReadSheet(ctx context.Context, a member.Access, id int64) (s hours.StoredSheet, content []byte, err error) {
	var caller member.Membership
	join, args := joinMember(a, "e.company_id", id)
	fields := func(s *hours.StoredSheet) []any {
		return append(append(sheetFields(s), &content), memberFields(&caller)...)
	}
	s, err = one(ctx, r.tx, "read a timesheet", fields, `SELECT `+sheetColumns+`, s.content, `+memberColumns+`
		FROM month_sheets s JOIN months sm ON sm.id = s.month_id JOIN employees e ON e.id = sm.employee_id`+join+` WHERE s.id = $1`, args...)
	if err == nil {
		err = a.CheckAccess(caller, s.Employee)
	}
	if err != nil {
		return hours.StoredSheet{}, nil, err
	}
	return s, content, nil
}
