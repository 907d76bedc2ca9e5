package sqlstore

import (
	"context"

	"wbso/domain"
	"wbso/domain/member"
)

type companyLogs struct{ *tx }

func logFields(l *member.LogLine) []any {
	return []any{&l.ID, &l.Company, instant{&l.At}, day{&l.Day}, &l.By, &l.ByName, &l.Action, &l.Subject, &l.SubjectUser, &l.Detail}
}

func (r companyLogs) AddLogLine(ctx context.Context, l member.LogLine) error {
	if l.Action == member.LogHoursExported {
		_, there, err := r.number(ctx, "look for an export in the company log", `
			SELECT id FROM company_log WHERE company_id = $1 AND day = $2 AND by_id = $3 AND action = $4 AND subject = $5 AND detail = $6 LIMIT 1`,
			l.Company, l.Day.String(), l.By, l.Action, l.Subject, l.Detail)
		if err != nil || there {
			return err
		}
	}
	_, err := r.exec(ctx, "add a line to the company log", `
		INSERT INTO company_log (company_id, at, day, by_id, action, subject, subject_user_id, detail) VALUES ($1, $2, $3, $4, $5, $6, NULLIF($7, 0), $8)`,
		l.Company, at(l.At), l.Day.String(), l.By, l.Action, l.Subject, l.SubjectUser, l.Detail)
	return err
}

func (r companyLogs) NameSubject(ctx context.Context, company int64, address string, user int64) error {
	_, err := r.exec(ctx, "name whom a line of the company log is about",
		`UPDATE company_log SET subject_user_id = $3 WHERE company_id = $1 AND subject = $2 AND subject_user_id IS NULL`, company, address, user)
	return err
}

func (r companyLogs) ListLogLines(ctx context.Context, f member.LogFilter, p domain.Page) (domain.List[member.LogLine], error) {
	q := where{}
	q.add("l.company_id", f.Company)
	q.equals("l.action", string(f.Action))
	if !f.From.IsZero() {
		q.that("l.day >= $%d", f.From.String())
	}
	if !f.To.IsZero() {
		q.that("l.day <= $%d", f.To.String())
	}
	return paged(ctx, r.tx, "list the company log", logFields, `
		SELECT l.id, l.company_id, l.at, l.day, l.by_id, COALESCE(u.username, ''), l.action, l.subject, COALESCE(l.subject_user_id, 0), l.detail
		FROM company_log l LEFT JOIN users u ON u.id = l.by_id`, q, order{from: "company_log l", by: "l.id", id: "l.id", newest: true}, p)
}
