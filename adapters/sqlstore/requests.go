package sqlstore

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/member"
	"wbso/domain/request"
)

type requests struct{ *tx }

const requestQuery = `SELECT r.id, r.owner_id, COALESCE(r.made_by_id, r.owner_id), r.number, r.elevator_pitch, r.innovation_description,
	r.technical_challenges, r.estimated_hours, r.start_of_project, r.collaborative, r.partners, r.project_type,
	r.also_develop_code, r.cost_method, r.extra_costs, r.applicant, r.project_started_on, r.own_hours, r.title, r.status, r.payment_status, r.failure,
	r.created_at, r.updated_at, ` + applicationColumns + `, ` + companyColumns + `
	FROM requests r JOIN companies c ON c.id = r.company_id ` + withApplication

// withApplication joins what cards show of the application of a request, which it may not have.
const (
	withApplication    = `LEFT JOIN application_facts f ON f.request_id = r.id`
	applicationColumns = `COALESCE(f.open_questions, 0), COALESCE(f.filed_on, '')`
)

func requestFields(r *request.Request) []any {
	s := &r.Submission
	return append([]any{&r.ID, &r.Owner, &r.MadeBy, &r.Number, &s.ElevatorPitch, &s.InnovationDescription,
		&s.TechnicalChallenges, &s.EstimatedHours, day{&s.StartOfProject}, &s.Collaborative, list[request.Partner]{&s.Partners},
		&s.ProjectType, &s.AlsoDevelopCode, &s.CostMethod, &s.ExtraCosts, &s.Applicant, day{&s.ProjectStartedOn}, &s.OwnHours, &r.Title, &r.Status, &r.PaymentStatus, &r.Failure,
		instant{&r.CreatedAt}, instant{&r.UpdatedAt}, &r.Questions, day{&r.Filed}}, companyFields(&r.Company)...)
}

func (r requests) NextRequestNumber(ctx context.Context, year int) (int, error) {
	n, _, err := r.number(ctx, "take a project number", `
		INSERT INTO request_numbers (year, n) VALUES ($1, 1)
		ON CONFLICT (year) DO UPDATE SET n = request_numbers.n + 1 RETURNING n`, year)
	return int(n), err
}

func (r requests) AddRequest(ctx context.Context, q request.Request) (request.Request, error) {
	s := q.Submission
	q.MadeBy = cmp.Or(q.MadeBy, q.Owner)
	q.CreatedAt, q.UpdatedAt = micro(q.CreatedAt), micro(q.UpdatedAt)
	id, added, err := r.number(ctx, "add a request", `
		INSERT INTO requests (owner_id, made_by_id, company_id, number, elevator_pitch, innovation_description,
			technical_challenges, estimated_hours, start_of_project, collaborative, partners, project_type,
			also_develop_code, cost_method, extra_costs, applicant, project_started_on, own_hours, title, status, payment_status, failure,
			created_at, updated_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24)
		ON CONFLICT (number) DO NOTHING RETURNING id`,
		q.Owner, q.MadeBy, q.Company.ID, q.Number, s.ElevatorPitch, s.InnovationDescription,
		s.TechnicalChallenges, s.EstimatedHours, s.StartOfProject.String(), s.Collaborative, listOf(s.Partners), s.ProjectType,
		s.AlsoDevelopCode, s.CostMethod, s.ExtraCosts, s.Applicant, s.ProjectStartedOn.String(), s.OwnHours, q.Title, q.Status, q.PaymentStatus, q.Failure,
		at(q.CreatedAt), at(q.UpdatedAt))
	if err != nil {
		return request.Request{}, err
	}
	if !added {
		return request.Request{}, fmt.Errorf("add a request: project number %s exists", q.Number)
	}
	q.ID = id
	return q, nil
}

// requestKey returns the column that a reference to a request is about, and its value.
func requestKey(ref string) (column string, key any) {
	if id, err := strconv.ParseInt(ref, 10, 64); err == nil {
		return "id", id
	}
	return "number", ref
}

func (r requests) FindRequest(ctx context.Context, a member.Access, ref string) (request.Request, error) {
	column, key := requestKey(ref)
	join, args := joinMember(a, "r.company_id", key)
	q, err := one(ctx, r.tx, "read a request", requestFields, requestQuery+join+` WHERE r.`+column+` = $1`, args...)
	if err == nil {
		err = a.CheckAccess(q.Company.Caller, 0)
	}
	return q, err
}

// summaryColumns are what every list shows. The time comes as text, as in entryQuery.
var summaryColumns = fmt.Sprintf(`r.id, r.owner_id, c.id, c.name, r.number, r.title, substr(r.elevator_pitch, 1, %d), r.status,
	r.payment_status, CAST(r.created_at AS TEXT), m.role`, request.SummaryPitchMax)

func summaryFields(r *request.RequestSummary) []any {
	return []any{&r.ID, &r.Owner, &r.CompanyID, &r.CompanyName, &r.Number, &r.Title, &r.Pitch, &r.Status,
		&r.PaymentStatus, instant{&r.CreatedAt}, &r.Role}
}

func (r requests) ListRequests(ctx context.Context, f request.RequestFilter, p domain.Page) (domain.List[request.RequestSummary], error) {
	from, q := listedBy(f.By, "requests r", "r.company_id")
	columns, joined := summaryColumns, ""
	if f.WorkOf != (domain.Month{}) {
		columns += ", " + keptWork("r.id", "'"+f.WorkOf.String()+"'")
	}
	if f.Cards {
		columns, joined = columns+", "+applicationColumns+", f.asked_by, r.start_of_project, r.project_started_on, r.project_type, r.applicant, r.estimated_hours, r.failure", withApplication
	}
	fields := func(s *request.RequestSummary) []any {
		all := summaryFields(s)
		if f.WorkOf != (domain.Month{}) {
			all = append(all, &s.Work.Employees, &s.Work.Hours)
		}
		if f.Cards {
			all = append(all, &s.Questions, day{&s.Filed}, &s.AskedBy, day{&s.StartOfProject}, day{&s.ProjectStarted}, &s.ProjectType, &s.Applicant, &s.EstimatedHours, &s.Failure)
		}
		return all
	}
	if f.Owner != 0 {
		q.add("r.owner_id", f.Owner)
	}
	if f.Company != 0 {
		q.add("r.company_id", f.Company)
	}
	q.equals("r.status", string(f.Status))
	q.equals("r.payment_status", string(f.PaymentStatus))
	if f.PaidFor != "" {
		q.that("EXISTS (SELECT 1 FROM payments p WHERE p.request_id = r.id AND p.status = 'paid' AND p.kvk_number = $%d)", f.PaidFor)
	}
	// The page is found by what orders it alone: the other columns cost much, and the memberships lose the order.
	o := order{from: from, table: "requests r", by: "r.created_at, r.id", id: "r.id", newest: true}
	after, err := q.after(ctx, r.tx, o, p)
	if err != nil {
		return domain.List[request.RequestSummary]{}, err
	}
	page := fmt.Sprintf(`(SELECT r.id, m.role FROM %s%s ORDER BY %s LIMIT %d%s) m`, from, q.String(), o, p.Size+1, after)
	list, err := many(ctx, r.tx, "list requests", fields, `SELECT `+columns+` FROM `+page+`
		CROSS JOIN requests r JOIN companies c ON c.id = r.company_id `+joined+` WHERE r.id = m.id`, q.args...)
	slices.SortFunc(list, func(a, b request.RequestSummary) int { // cheaper than a second time in SQL
		return cmp.Or(b.CreatedAt.Compare(a.CreatedAt), cmp.Compare(b.ID, a.ID))
	})
	return domain.FirstOf(list, p.Size), err
}

func (r requests) UpdateRequest(ctx context.Context, q request.Request) error {
	return r.update(ctx, "update a request", `
		UPDATE requests SET title = $1, status = $2, payment_status = $3, failure = $4, estimated_hours = $5, start_of_project = $6, applicant = $7, project_started_on = $8,
			own_hours = $9, updated_at = $10
		WHERE id = $11`,
		q.Title, q.Status, q.PaymentStatus, q.Failure, q.Submission.EstimatedHours, q.Submission.StartOfProject.String(), q.Submission.Applicant,
		q.Submission.ProjectStartedOn.String(), q.Submission.OwnHours, at(q.UpdatedAt), q.ID)
}

func (r requests) CountRequestsOfCompany(ctx context.Context, company int64) (int, error) {
	n, _, err := r.number(ctx, "count a company's requests", `SELECT count(*) FROM requests WHERE company_id = $1`, company)
	return int(n), err
}

type idempotency struct{ *tx }

func callFields(c *account.IdempotentCall) []any {
	return []any{&c.User, &c.Key, &c.Digest, &c.Kind, &c.Subject, &c.Answer, instant{&c.CreatedAt}}
}

func (r idempotency) FindCall(ctx context.Context, user int64, key string) (account.IdempotentCall, error) {
	return one(ctx, r.tx, "read an idempotency key", callFields, `
		SELECT user_id, call_key, digest, kind, subject, answer, created_at FROM idempotent_calls
		WHERE user_id = $1 AND call_key = $2`, user, key)
}

func (r idempotency) PutCall(ctx context.Context, c account.IdempotentCall) error {
	n, err := r.exec(ctx, "keep an idempotency key", `
		INSERT INTO idempotent_calls (user_id, call_key, digest, kind, subject, answer, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
		ON CONFLICT (user_id, call_key) DO NOTHING`, c.User, c.Key, c.Digest, c.Kind, c.Subject, c.Answer, at(c.CreatedAt))
	if err == nil && n == 0 {
		return domain.Fail(domain.Conflict, domain.CodeIdempotencyReuse)
	}
	return err
}
