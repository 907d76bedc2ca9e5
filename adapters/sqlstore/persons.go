package sqlstore

import (
	"context"
	"fmt"
	"time"

	"wbso/domain/account"
	"wbso/domain/privacy"
	"wbso/domain/queue"
)

type persons struct{ *tx }

func sessionTraceFields(s *account.Session) []any { return sessionFields(s)[2:] }

func traceFields(t *privacy.Trace) []any { return []any{&t.What, instant{&t.At}} }

// FindTraces leaves out the ids of sessions, which are in the tokens.
func (r persons) FindTraces(ctx context.Context, user int64) (found privacy.Traces, err error) {
	if found.Sessions, err = many(ctx, r.tx, "read a user's sessions", sessionTraceFields,
		`SELECT created_at, expires_at, confirmed_at, used_at, browser, address FROM sessions WHERE user_id = $1 ORDER BY created_at, id`, user); err != nil {
		return found, err
	}
	if found.Tokens, err = personalTokens(r).ListPersonalTokens(ctx, user); err != nil {
		return found, err
	}
	if found.SignIns, err = many(ctx, r.tx, "read a user's addresses", traceFields,
		`SELECT address, seen_at FROM known_addresses WHERE user_id = $1 ORDER BY seen_at, address`, user); err != nil {
		return found, err
	}
	if found.Former, err = many(ctx, r.tx, "read a user's former addresses", traceFields,
		`SELECT email, changed_at FROM former_addresses WHERE user_id = $1 ORDER BY id`, user); err != nil {
		return found, err
	}
	found.Mails, err = many(ctx, r.tx, "read a user's mails", traceFields,
		`SELECT kind, COALESCE(sent_at, created_at) FROM mails WHERE user_id = $1 ORDER BY created_at, id`, user)
	return found, err
}

func recordedFields(h *privacy.RecordedHours) []any {
	return append(entryRowFields(&h.HourEntry), &h.WithdrawnBy, instant{&h.WithdrawnAt})
}

func ownHoursFields(h *privacy.OwnHours) []any {
	return []any{&h.Company, &h.ProjectNumber, &h.Employee, day{&h.Date}, &h.Hours, &h.Description, instant{&h.RecordedAt}}
}

func (r persons) ListOwnHours(ctx context.Context, user int64) ([]privacy.OwnHours, error) {
	return many(ctx, r.tx, "read a user's hours elsewhere", ownHoursFields, `
		SELECT m.company_id, r.number, h.employee_id, h.day, h.half_hours, h.description, h.recorded_at
		FROM members m JOIN hours h ON h.employee_id = m.employee_id JOIN requests r ON r.id = h.request_id
		WHERE m.user_id = $1 AND m.role <> 'owner' ORDER BY h.day, h.id`, user)
}

// takenHoursQuery and takenWithdrawnQuery go by the index of a project's hours, so that a page
// costs the same wherever it begins.
const (
	takenHoursQuery = `
		SELECT h.id, h.request_id, h.employee_id, h.day, h.half_hours, h.description, h.replaces, h.recorded_by, h.recorded_at, h.first_recorded_at, h.late_half_hours, h.import_id,
			0, NULL
		FROM hours h
		WHERE h.request_id = $1 AND (h.day, h.employee_id, h.half_hours, h.id) > ($2, $3, $4, $5)
		ORDER BY h.day, h.employee_id, h.half_hours, h.id LIMIT CAST($6 AS BIGINT)`
	takenWithdrawnQuery = `
		SELECT h.id, h.request_id, h.employee_id, h.day, h.half_hours, h.description, h.replaces, h.recorded_by, h.recorded_at, h.first_recorded_at, h.late_half_hours, h.import_id,
			h.withdrawn_by, h.withdrawn_at
		FROM withdrawn_hours h
		WHERE h.request_id = $1 AND (h.day, h.id) > ($2, $3)
		ORDER BY h.day, h.id LIMIT CAST($4 AS BIGINT)`
)

func (r persons) ListRecordedHours(ctx context.Context, request int64, last privacy.RecordedHours, n int) ([]privacy.RecordedHours, error) {
	page, err := r.recordedHours(ctx, request, last, n)
	nameOf := r.namer(ctx, request)
	for i := range page {
		if h := &page[i]; err == nil {
			h.RecordedByName, err = nameOf(h.RecordedBy)
		}
		if h := &page[i]; err == nil {
			h.WithdrawnByName, err = nameOf(h.WithdrawnBy)
		}
	}
	return page, err
}

func (r persons) recordedHours(ctx context.Context, request int64, last privacy.RecordedHours, n int) (page []privacy.RecordedHours, err error) {
	if last.WithdrawnAt.IsZero() {
		page, err = many(ctx, r.tx, "read all hours", recordedFields, takenHoursQuery,
			request, last.Date.String(), last.Employee, last.Hours, last.ID, n)
		if err != nil || len(page) == n {
			return page, err
		}
		last, n = privacy.RecordedHours{}, n-len(page)
	}
	withdrawn, err := many(ctx, r.tx, "read withdrawn hours", recordedFields, takenWithdrawnQuery, request, last.Date.String(), last.ID, n)
	return append(page, withdrawn...), err
}

// ofOwner selects the employees of user $1, withoutHours those of them who have no hours, no closed month
// and no member.
const (
	ofOwner      = `IN (SELECT e.id FROM employees e JOIN companies c ON c.id = e.company_id WHERE c.owner_id = $1)`
	withoutHours = `NOT EXISTS (SELECT 1 FROM hours h WHERE h.employee_id = employees.id)
		AND NOT EXISTS (SELECT 1 FROM withdrawn_hours w WHERE w.employee_id = employees.id)
		AND NOT EXISTS (SELECT 1 FROM months c WHERE c.employee_id = employees.id AND c.closings > 0)
		AND NOT EXISTS (SELECT 1 FROM members m WHERE m.employee_id = employees.id)`
)

// noBytes empties a number in both databases: SQLite makes NULL of a part of nothing.
const noBytes = `CASE WHEN length(bsn) = 0 THEN bsn ELSE substr(bsn, 1, 0) END`

// forgetting is what Forget does to each table, $1 being the user. What it does not name
// says nothing about a person, is what an invoice rests on, or belongs to the
// administration of hours, which the law demands.
var forgetting = []struct{ table, statement string }{
	{"members", `DELETE FROM members WHERE (user_id = $1) <> (company_id IN (SELECT id FROM companies WHERE owner_id = $1))`},
	{"members", `UPDATE members SET employee_id = NULL WHERE user_id = $1`},
	{"company_log", `UPDATE company_log SET subject = '' WHERE (company_id, subject) IN (SELECT company_id, email FROM invitations
		WHERE email_key = (SELECT email_key FROM users WHERE id = $1 AND email_verified))`},
	{"invitations", `DELETE FROM invitations WHERE company_id IN (SELECT id FROM companies WHERE owner_id = $1) OR email_key = (SELECT email_key FROM users WHERE id = $1 AND email_verified)`},
	{"company_log", `UPDATE company_log SET subject = '' WHERE subject_user_id = $1`},
	{"company_log", `DELETE FROM company_log WHERE company_id IN (SELECT id FROM companies WHERE owner_id = $1)`},
	{"sessions", `DELETE FROM sessions WHERE user_id = $1`},
	{"personal_tokens", `DELETE FROM personal_tokens WHERE user_id = $1`},
	{"known_addresses", `DELETE FROM known_addresses WHERE user_id = $1`},
	{"idempotent_calls", `DELETE FROM idempotent_calls WHERE user_id = $1`},
	{"mails", `DELETE FROM mails WHERE user_id = $1`},
	{"former_addresses", `DELETE FROM former_addresses WHERE user_id = $1`},
	{"password_codes", `DELETE FROM password_codes WHERE user_id = $1`},
	{"recovery_codes", `DELETE FROM recovery_codes WHERE user_id = $1`},
	{"second_factors", `DELETE FROM second_factors WHERE user_id = $1`},
	{"interests", `DELETE FROM interests WHERE user_id = $1`},
	{"documents", `DELETE FROM documents WHERE kind NOT IN ('invoice', 'credit_note')
		AND request_id IN (SELECT id FROM requests WHERE owner_id = $1)`},
	{"requests", `UPDATE requests SET elevator_pitch = '', innovation_description = '', technical_challenges = '', estimated_hours = 0,
		partners = '[]', extra_costs = '', title = ''
		WHERE owner_id = $1`},
	{"application_versions", `DELETE FROM application_versions WHERE request_id IN (SELECT id FROM requests WHERE owner_id = $1)`},
	{"drafts", `DELETE FROM drafts WHERE request_id IN (SELECT id FROM requests WHERE owner_id = $1)`},
	{"application_facts", `DELETE FROM application_facts WHERE request_id IN (SELECT id FROM requests WHERE owner_id = $1)`},
	{"applications", `DELETE FROM applications WHERE request_id IN (SELECT id FROM requests WHERE owner_id = $1)`},
	{"company_details", `DELETE FROM company_details WHERE company_id IN (SELECT id FROM companies WHERE owner_id = $1)`},
	{"payments", `UPDATE payments SET url = '', kvk_number = '' WHERE request_id IN (SELECT id FROM requests WHERE owner_id = $1)`},
	{"bsn_reveals", `DELETE FROM bsn_reveals WHERE employee_id ` + ofOwner},
	{"assignments", `DELETE FROM assignments WHERE employee_id ` + ofOwner},
	{"assignment_days", `DELETE FROM assignment_days WHERE employee_id ` + ofOwner},
	{"workday_changes", `DELETE FROM workday_changes WHERE employee_id ` + ofOwner},
	{"day_marks", `DELETE FROM day_marks WHERE employee_id ` + ofOwner},
	{"project_people", `DELETE FROM project_people WHERE request_id IN (SELECT id FROM requests WHERE owner_id = $1)`},
	{"employees", `DELETE FROM employees WHERE id ` + ofOwner + ` AND ` + withoutHours},
	{"company_people", `DELETE FROM company_people WHERE company_id IN (SELECT id FROM companies WHERE owner_id = $1)`},
	{"company_people", `INSERT INTO company_people SELECT e.company_id, e.id % 8, count(*) FROM employees e JOIN companies c ON c.id = e.company_id
		WHERE c.owner_id = $1 AND NOT e.archived GROUP BY 1, 2`},
	{"employees", `UPDATE employees SET email = '', email_key = '', bsn = ` + noBytes + `, bsn_key = '', version = version + 1 WHERE id ` + ofOwner},
	{"companies", `UPDATE companies SET name = 'Gesloten account', kvk_number = 'gesloten-' || id, btw_number = '', address = '',
		postal_code = '', city = '', contact_person = '', email = '', phone = '' WHERE owner_id = $1`},
}

// ForgetPerson gives the user a name that nobody can register. The address goes by the key that
// the domain folded, only as far back as the account, and finds nothing unless it was proved.
func (r persons) ForgetPerson(ctx context.Context, user int64, closed time.Time) error {
	for _, f := range forgetting {
		if _, err := r.exec(ctx, "forget in "+f.table, f.statement, user); err != nil {
			return err
		}
	}
	if err := r.forgetAddressee(ctx, user); err != nil {
		return err
	}
	if _, err := r.exec(ctx, "forget contact messages", `
		DELETE FROM contact_messages WHERE email_key = (SELECT email_key FROM users WHERE id = $1)
			AND created_at >= (SELECT created_at FROM users WHERE id = $1 AND email_verified)`, user); err != nil {
		return err
	}
	return r.update(ctx, "forget a user", `
		UPDATE users SET username = $1, username_key = $1, email = $1, email_key = $1, password_hash = '', first_name = '', last_name = '',
			phone = '', active = FALSE, token_version = token_version + 1, closed_at = COALESCE(closed_at, $2) WHERE id = $3`,
		fmt.Sprintf("(gesloten %d)", user), at(closed), user)
}

// forgetAddressee deletes the mails about no account that went to the address of the account,
// those for a forgotten password and invitations.
func (r persons) forgetAddressee(ctx context.Context, user int64) error {
	type addressee struct {
		id         int64
		sent, mine string
	}
	all, err := many(ctx, r.tx, "read addressees", func(a *addressee) []any { return []any{&a.id, &a.sent, &a.mine} }, `
		SELECT m.id, m.address, u.email_key FROM mails m JOIN users u ON u.id = $1 AND u.email_verified AND m.created_at >= u.created_at
		WHERE m.user_id = 0 AND m.kind IN ($2, $3) ORDER BY m.id`, user, queue.PasswordResetMail, queue.InvitationMail)
	if err != nil {
		return err
	}
	for _, a := range all {
		if account.FoldEmail(a.sent) != a.mine {
			continue
		}
		if _, err := r.exec(ctx, "forget a mail", `DELETE FROM mails WHERE id = $1`, a.id); err != nil {
			return err
		}
	}
	return nil
}
