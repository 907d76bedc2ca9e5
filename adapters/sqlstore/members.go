package sqlstore

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"time"

	"wbso/domain"
	"wbso/domain/member"
)

// memberColumns are what a query reads of the caller's membership, which joinMember calls m.
const memberColumns = `m.role, COALESCE(m.employee_id, 0), m.may_close, m.may_reveal_bsn`

func memberFields(m *member.Membership) []any {
	return []any{&m.Role, &m.Employee, &m.MayClose, &m.MayRevealBSN}
}

// current is the condition that a membership has not ended; its argument is the number of the parameter
// with EndOf.
const current = `(m.until = '' OR m.until >= $%d)`

// inCompanies returns the condition that a membership is of a company that the access reaches.
func inCompanies(a member.Access) string {
	if len(a.Companies) == 0 {
		return ""
	}
	var ids []string
	for _, id := range a.Companies {
		ids = append(ids, strconv.FormatInt(id, 10))
	}
	return " AND m.company_id IN (" + strings.Join(ids, ", ") + ")"
}

// joinMember returns the join of a query with the caller's membership of a company, and the arguments
// of the query with those of the join. Administrators and jobs are owners of every company.
func joinMember(a member.Access, company string, args ...any) (string, []any) {
	if a.User == member.Anyone {
		return ` JOIN (SELECT 'owner' AS role, 0 AS employee_id, FALSE AS may_close, FALSE AS may_reveal_bsn) m ON TRUE`, args
	}
	n := len(args)
	return fmt.Sprintf(` JOIN members m ON m.company_id = %s AND m.user_id = $%d AND `+current, company, n+1, n+2) + inCompanies(a),
		append(args, a.User, a.EndOf())
}

// listedBy returns where a list of what belongs to companies comes from, as table, and the conditions that
// the caller may do what a has in mind. SQLite begins with the memberships, which are few.
func listedBy(a member.Access, table, company string) (from string, q where) {
	if a.User == member.Anyone {
		join, _ := joinMember(a, company)
		return table + join, q
	}
	q.add("m.user_id", a.User)
	q.that(current, a.EndOf())
	q.conditions = append(q.conditions, company+" = m.company_id"+inCompanies(a), held(a.Want))
	return "members m CROSS JOIN " + table, q
}

// reached returns a condition, behind others, that the caller may do what a has in mind with everything of
// a company or with the rows of an employee, both SQL expressions of an id.
func reached(a member.Access, company, employee string, args ...any) (string, []any) {
	if a.User == member.Anyone {
		return "", args
	}
	n := len(args)
	return fmt.Sprintf(` AND EXISTS (SELECT 1 FROM members m WHERE m.company_id = %s AND m.user_id = $%d AND `+current+`%s AND (%s OR %s AND m.employee_id = %s))`,
		company, n+1, n+2, inCompanies(a), held(a.Want), granted(a.Want, member.Own), employee), append(args, a.User, a.EndOf())
}

// held returns the condition that a member's role lets them do something with everything of a company.
func held(p member.Permission) string { return granted(p, member.All) }

// granted returns the condition that a member's role has just this grant. SQLite builds an index for a list of
// values each time, so it compares.
func granted(p member.Permission, grant member.Grant) string {
	var are, aren []string
	for _, role := range member.Roles() {
		if p.GrantOf(role) == grant {
			are = append(are, "m.role = '"+string(role)+"'")
		} else {
			aren = append(aren, "m.role <> '"+string(role)+"'")
		}
	}
	switch {
	case len(are) == 0:
		return "FALSE"
	case len(aren) == 0:
		return "TRUE"
	}
	if len(aren) < len(are) {
		return "(" + strings.Join(aren, " AND ") + ")"
	}
	return "(" + strings.Join(are, " OR ") + ")"
}

// personName returns SQL for the name under which what a user did in a company is shown: that of the
// employee row, or else of the profile, also after the membership or the account ended. user and company
// are SQL expressions; nobody has no name.
func personName(user, company string) string {
	return fmt.Sprintf(`COALESCE(
		(SELECT NULLIF(trim(pe.first_name || ' ' || pe.last_name), '') FROM members pm JOIN employees pe ON pe.id = pm.employee_id WHERE pm.company_id = %[2]s AND pm.user_id = %[1]s),
		(SELECT NULLIF(pf.name, '') FROM former_members pf WHERE pf.company_id = %[2]s AND pf.user_id = %[1]s),
		(SELECT COALESCE(NULLIF(trim(pu.first_name || ' ' || pu.last_name), ''), pu.username) FROM users pu WHERE pu.id = %[1]s), '')`, user, company)
}

type members struct{ *tx }

const memberQuery = `SELECT m.company_id, m.user_id, u.username, u.email, m.until, m.created_at, ` + memberColumns + `
	FROM members m JOIN users u ON u.id = m.user_id`

func memberRow(m *member.Member) []any {
	return append([]any{&m.Company, &m.User, &m.Username, &m.Email, day{&m.Until}, instant{&m.CreatedAt}}, memberFields(&m.Membership)...)
}

func (r members) AddMember(ctx context.Context, m member.Member) error {
	if err := r.freeRow(ctx, m); err != nil {
		return err
	}
	n, err := r.exec(ctx, "add a member", `
		INSERT INTO members (company_id, user_id, role, employee_id, until, may_close, may_reveal_bsn, since, created_at)
		VALUES ($1, $2, $3, NULLIF($4, 0), $5, $6, $7, $8, $8) ON CONFLICT (company_id, user_id) DO NOTHING`,
		m.Company, m.User, m.Role, m.Employee, m.Until.String(), m.MayClose, m.MayRevealBSN, at(m.CreatedAt))
	if err == nil && n == 0 {
		return domain.Fail(domain.Conflict, domain.CodeMember)
	}
	if err != nil {
		return err
	}
	return r.changed(ctx, m.Company, m.User)
}

// freeRow fails when another member has the employee row of one.
func (r members) freeRow(ctx context.Context, m member.Member) error {
	if m.Employee == 0 {
		return nil
	}
	_, taken, err := r.number(ctx, "look for the member of an employee row",
		`SELECT user_id FROM members WHERE employee_id = $1 AND user_id <> $2`, m.Employee, m.User)
	if err == nil && taken {
		err = domain.Fail(domain.Conflict, domain.CodeEmployeeLinked)
	}
	return err
}

// changed lets the owner of a company and of its requests follow its members, and tells a user's lists.
func (r members) changed(ctx context.Context, company, user int64) error {
	const first = `(SELECT o.user_id FROM members o WHERE o.company_id = $1 AND o.role = 'owner' ORDER BY o.since, o.user_id LIMIT 1)`
	moved, err := r.exec(ctx, "move a company to its owner", `UPDATE companies SET owner_id = `+first+` WHERE id = $1 AND owner_id <> `+first, company)
	if err == nil && moved > 0 {
		_, err = r.exec(ctx, "move requests to their owner", `UPDATE requests SET owner_id = `+first+` WHERE company_id = $1`, company)
	}
	if err != nil {
		return err
	}
	return r.raiseUsers(ctx, `$1`, user)
}

func (r members) FindMember(ctx context.Context, company, user int64) (member.Member, error) {
	return one(ctx, r.tx, "read a member", memberRow, memberQuery+` WHERE m.company_id = $1 AND m.user_id = $2`, company, user)
}

func (r members) ListMembers(ctx context.Context, company int64, p domain.Page) (domain.List[member.Member], error) {
	q := where{}
	q.add("m.company_id", company)
	return paged(ctx, r.tx, "list members", memberRow, memberQuery, q, order{from: "members m", by: "m.user_id", id: "m.user_id"}, p)
}

func (r members) ListMemberships(ctx context.Context, user int64) ([]member.Member, error) {
	return many(ctx, r.tx, "list a user's memberships", memberRow, memberQuery+` WHERE m.user_id = $1 ORDER BY m.company_id`, user)
}

func (r members) ListWorkplaces(ctx context.Context, a member.Access) ([]member.Workplace, error) {
	return many(ctx, r.tx, "list where a user works", func(w *member.Workplace) []any { return []any{&w.Company, &w.Name, &w.Employee} }, `
		SELECT c.id, c.name, m.employee_id FROM members m JOIN companies c ON c.id = m.company_id
		WHERE m.user_id = $1 AND m.employee_id IS NOT NULL`+inCompanies(a)+` ORDER BY c.id`, a.User)
}

func (r members) IsOnlyEmployee(ctx context.Context, a member.Access) (bool, error) {
	_, only, err := r.number(ctx, "look for what a user is besides an employee", `
		SELECT 1 FROM members m WHERE m.user_id = $1 AND `+fmt.Sprintf(current, 2)+inCompanies(a)+`
		GROUP BY m.user_id HAVING MIN(CASE WHEN m.role = 'employee' THEN 1 ELSE 0 END) = 1`, a.User, a.EndOf())
	return only, err
}

func (r members) UpdateMember(ctx context.Context, m member.Member, when time.Time) error {
	if err := r.freeRow(ctx, m); err != nil {
		return err
	}
	err := r.update(ctx, "update a member", `
		UPDATE members SET since = CASE WHEN role = $3 THEN since ELSE $8 END, role = $3, employee_id = NULLIF($4, 0), until = $5, may_close = $6, may_reveal_bsn = $7
		WHERE company_id = $1 AND user_id = $2`,
		m.Company, m.User, m.Role, m.Employee, m.Until.String(), m.MayClose, m.MayRevealBSN, at(when))
	if err != nil {
		return err
	}
	return r.changed(ctx, m.Company, m.User)
}

func (r members) RemoveMember(ctx context.Context, company, user int64) error {
	if _, err := r.exec(ctx, "keep the name of a member", `
		INSERT INTO former_members (company_id, user_id, name)
		SELECT m.company_id, m.user_id, COALESCE(NULLIF(trim(e.first_name || ' ' || e.last_name), ''), trim(u.first_name || ' ' || u.last_name))
		FROM members m JOIN users u ON u.id = m.user_id LEFT JOIN employees e ON e.id = m.employee_id WHERE m.company_id = $1 AND m.user_id = $2
		ON CONFLICT (company_id, user_id) DO UPDATE SET name = excluded.name`, company, user); err != nil {
		return err
	}
	if err := r.update(ctx, "remove a member", `DELETE FROM members WHERE company_id = $1 AND user_id = $2`, company, user); err != nil {
		return err
	}
	return r.changed(ctx, company, user)
}
