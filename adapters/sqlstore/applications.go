package sqlstore

import (
	"context"
	"database/sql/driver"
	"encoding/json"
	"fmt"
	"time"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/application/stored"
	"wbso/domain/request"
)

// object stores a value inside its row, as JSON.
type object[T any] struct{ of *T }

// Value implements driver.Valuer.
func (o object[T]) Value() (driver.Value, error) {
	return encoded(o.of)
}

func (o object[T]) Scan(src any) error {
	text, ok := src.(string)
	if !ok {
		return fmt.Errorf("read an object from %T", src)
	}
	return json.Unmarshal([]byte(text), o.of)
}

// document stores an application inside its row.
type document struct{ of *application.Application }

// Value implements driver.Valuer.
func (d document) Value() (driver.Value, error) {
	saved := stored.New(*d.of)
	return object[stored.Application]{&saved}.Value()
}

func (d document) Scan(src any) error {
	var saved stored.Application
	if err := (object[stored.Application]{&saved}).Scan(src); err != nil {
		return err
	}
	*d.of = saved.Application
	return nil
}

type applications struct{ *tx }

func recordFields(a *claim.Record) []any {
	f := &a.Filed
	return []any{&a.Request, document{&a.Application}, &a.Version, &a.Questions, day{&f.Date}, &f.Reference,
		&f.Version, object[application.CompanyDetails]{&f.Company}, instant{&f.At}, instant{&a.UpdatedAt}, list[request.OpenQuestion]{&a.Asked.Open}, &a.Asked.By, &a.Bundle}
}

func (r applications) FindApplication(ctx context.Context, req int64) (claim.Record, error) {
	return one(ctx, r.tx, "read an application", recordFields, `
		SELECT a.request_id, a.document, a.version, f.open_questions, f.filed_on, a.filed_reference, a.filed_version, a.filed_company, a.filed_at,
			a.updated_at, a.questions, f.asked_by, f.bundle
		FROM applications a JOIN application_facts f ON f.request_id = a.request_id WHERE a.request_id = $1`, req)
}

func (r applications) FindAsked(ctx context.Context, req int64) (claim.QuestionList, error) {
	fields := func(a *claim.QuestionList) []any { return []any{list[request.OpenQuestion]{&a.Open}, &a.By} }
	return one(ctx, r.tx, "read what an application leaves open", fields, `
		SELECT a.questions, f.asked_by FROM applications a JOIN application_facts f ON f.request_id = a.request_id WHERE a.request_id = $1`, req)
}

// PutApplication keeps the facts beside the document, since lists read the facts alone.
func (r applications) PutApplication(ctx context.Context, a claim.Record) error {
	f := a.Filed
	_, err := r.exec(ctx, "store an application", `
		INSERT INTO applications (request_id, document, version, filed_reference, filed_version, filed_company, filed_at, updated_at, questions)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
		ON CONFLICT (request_id) DO UPDATE SET document = excluded.document, version = excluded.version,
			filed_reference = excluded.filed_reference, filed_version = excluded.filed_version, filed_company = excluded.filed_company,
			filed_at = excluded.filed_at, updated_at = excluded.updated_at, questions = excluded.questions`,
		a.Request, document{&a.Application}, a.Version, f.Reference, f.Version,
		object[application.CompanyDetails]{&f.Company}, at(f.At), at(a.UpdatedAt), listOf(a.Asked.Open))
	if err != nil {
		return err
	}
	facts := claim.FactsOf(a.Application)
	_, err = r.exec(ctx, "store the facts of an application", `
		INSERT INTO application_facts (request_id, open_questions, asked_by, filed_on, bundle, facts) VALUES ($1, $2, $3, $4, $5, $6)
		ON CONFLICT (request_id) DO UPDATE SET open_questions = excluded.open_questions, asked_by = excluded.asked_by,
			filed_on = excluded.filed_on, bundle = excluded.bundle, facts = excluded.facts`,
		a.Request, a.Questions, a.Asked.By, f.Date.String(), a.Bundle, object[claim.Facts]{&facts})
	return err
}

// claimed reads of facts an application that claims what they say.
type claimed struct{ of *application.Application }

func (c claimed) Scan(src any) error {
	var facts claim.Facts
	if err := (object[claim.Facts]{&facts}).Scan(src); err != nil {
		return err
	}
	*c.of = facts.Application()
	return nil
}

func claimFields(c *claim.Claim) []any {
	return []any{&c.Request, &c.Company, &c.Number, claimed{&c.Document}, day{&c.Filed}, &c.Paid, &c.Bundle}
}

func wholeClaimFields(c *claim.Claim) []any {
	return []any{&c.Request, &c.Company, &c.Number, document{&c.Document}, day{&c.Filed}, &c.Paid, &c.Bundle, list[request.OpenQuestion]{&c.Asked}}
}

// wholeClaimQuery reads the documents, for those few that are printed or chosen together. Ordered by r.id itself
// PostgreSQL would, for want of a known limit, walk the index of all facts.
const wholeClaimQuery = `
	SELECT f.request_id, r.company_id, r.number, a.document, f.filed_on, r.payment_status = $2, f.bundle, a.questions
	FROM requests r JOIN application_facts f ON f.request_id = r.id JOIN applications a ON a.request_id = r.id
	WHERE r.company_id = $1`

// claimsQuery finds what may be about a year: a start from the last quarter before it on, or a
// filing from the year before on. The period of what is not filed may come long after its start.
const claimsQuery = `
	SELECT f.request_id, r.company_id, r.number, f.facts, f.filed_on, r.payment_status = $2, f.bundle
	FROM requests r JOIN application_facts f ON f.request_id = r.id
	WHERE r.company_id = $1 AND (f.filed_on <> '' OR r.payment_status = $2)
		AND (r.start_of_project BETWEEN $3 AND $5 OR f.filed_on BETWEEN $4 AND $5 OR f.filed_on = '' AND r.start_of_project <= $5)
	ORDER BY f.request_id LIMIT CAST($6 AS BIGINT)`

func (r applications) ListClaims(ctx context.Context, company int64, year int) ([]claim.Claim, error) {
	return many(ctx, r.tx, "read the claims of a year", claimFields, claimsQuery, company, string(request.Paid),
		domain.NewDate(year-1, time.October, 1).String(), domain.NewDate(year-1, time.January, 1).String(), domain.NewDate(year, time.December, 31).String(), claim.Max)
}

func situationFields(s *claim.Situation) []any {
	return []any{&s.Request, &s.Of.ID, &s.Of.Company.ID, &s.Of.Number, &s.Of.PaymentStatus, day{&s.Of.Submission.StartOfProject},
		claimed{&s.Application}, day{&s.Filed.Date}, &s.Bundle, object[application.CompanyDetails]{&s.Company}}
}

func (r applications) ListSituations(ctx context.Context, requests []int64, from, to int) (domain.List[claim.Situation], error) {
	args := append([]any{string(request.Paid), domain.NewDate(from-1, time.October, 1).String(), domain.NewDate(from-1, time.January, 1).String(),
		domain.NewDate(to, time.December, 31).String(), claim.PageClaimsMax + 1}, idsOf(requests)...)
	ids := places(6, len(args))
	list, err := many(ctx, r.tx, "read the claims of a page", situationFields, `
		SELECT q.id, q.id, q.company_id, q.number, q.payment_status, q.start_of_project, f.facts, f.filed_on, f.bundle,
			CASE WHEN f.filed_on <> '' THEN (SELECT a.filed_company FROM applications a WHERE a.request_id = q.id) ELSE COALESCE(d.content, '{}') END
		FROM requests q JOIN application_facts f ON f.request_id = q.id LEFT JOIN company_details d ON d.company_id = q.company_id
		WHERE q.company_id IN (SELECT company_id FROM requests WHERE id IN (`+ids+`)) AND (q.id IN (`+ids+`)
			OR (f.filed_on <> '' OR q.payment_status = $1)
				AND (q.start_of_project BETWEEN $2 AND $4 OR f.filed_on BETWEEN $3 AND $4 OR f.filed_on = '' AND q.start_of_project <= $4))
		ORDER BY q.company_id, q.id LIMIT CAST($5 AS BIGINT)`, args...)
	return domain.FirstOf(list, claim.PageClaimsMax), err
}

func (r applications) ListBundle(ctx context.Context, company, bundle int64) ([]claim.Claim, error) {
	return many(ctx, r.tx, "read a bundle", wholeClaimFields, wholeClaimQuery+` AND f.bundle = $3 ORDER BY r.id + 0 LIMIT CAST($4 AS BIGINT)`,
		company, string(request.Paid), bundle, claim.BundleMax)
}

func (r applications) ListUnfiled(ctx context.Context, company int64) ([]claim.Claim, error) {
	return many(ctx, r.tx, "read what a company did not file", wholeClaimFields, wholeClaimQuery+` AND f.filed_on = '' ORDER BY r.id + 0 LIMIT CAST($3 AS BIGINT)`,
		company, string(request.Paid), claim.Max)
}

func versionFields(v *claim.Version) []any {
	return []any{&v.Request, &v.Number, &v.Cause, &v.Part, &v.Author, &v.Questions, instant{&v.CreatedAt}, instant{&v.SavedAt}}
}

const versionColumns = `request_id, version, cause, part, author, open_questions, created_at, saved_at`

func (r applications) KeepVersion(ctx context.Context, v claim.Version) error {
	_, err := r.exec(ctx, "keep a version", `
		INSERT INTO application_versions (`+versionColumns+`, document) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
		ON CONFLICT (request_id, version) DO UPDATE SET cause = excluded.cause, part = excluded.part, author = excluded.author,
			open_questions = excluded.open_questions, created_at = excluded.created_at, saved_at = excluded.saved_at,
			document = excluded.document`,
		v.Request, v.Number, v.Cause, v.Part, v.Author, v.Questions, at(v.CreatedAt), at(v.SavedAt), document{&v.Document})
	return err
}

func (r applications) TrimVersions(ctx context.Context, req int64) error {
	args := []any{req, claim.VersionsKept, claim.VersionBytesKept}
	for _, cause := range claim.KeptForGood() {
		args = append(args, cause)
	}
	_, err := r.exec(ctx, "trim a history", `
		DELETE FROM application_versions WHERE request_id = $1 AND version IN (
			SELECT version FROM (
				SELECT version, row_number() OVER newest AS n, sum(octet_length(document)) OVER newest AS bytes
				FROM application_versions WHERE request_id = $1 AND cause NOT IN (`+places(4, len(args))+`)
				WINDOW newest AS (ORDER BY version DESC)) aging
			WHERE n > $2 OR n > 1 AND bytes > $3)`, args...)
	return err
}

func (r applications) FindVersion(ctx context.Context, req int64, number int) (claim.Version, error) {
	fields := func(v *claim.Version) []any {
		return append(versionFields(v), document{&v.Document})
	}
	return one(ctx, r.tx, "read a version", fields,
		`SELECT `+versionColumns+`, document FROM application_versions WHERE request_id = $1 AND version = $2`, req, number)
}

func (r applications) ListVersions(ctx context.Context, req int64) ([]claim.Version, error) {
	return many(ctx, r.tx, "list versions", versionFields,
		`SELECT `+versionColumns+` FROM application_versions WHERE request_id = $1 ORDER BY version DESC`, req)
}

type companyDetails struct{ *tx }

func (r companyDetails) FindCompanyDetails(ctx context.Context, company int64) (application.CompanyDetails, int, error) {
	var rev int
	fields := func(c *application.CompanyDetails) []any { return []any{object[application.CompanyDetails]{c}, &rev} }
	c, err := one(ctx, r.tx, "read the details of a company", fields,
		`SELECT content, rev FROM company_details WHERE company_id = $1`, company)
	return c, rev, err
}

func (r companyDetails) PutCompanyDetails(ctx context.Context, company int64, c application.CompanyDetails, rev int) error {
	_, err := r.exec(ctx, "store the details of a company", `
		INSERT INTO company_details (company_id, rev, content) VALUES ($1, $2, $3)
		ON CONFLICT (company_id) DO UPDATE SET rev = excluded.rev, content = excluded.content`,
		company, rev, object[application.CompanyDetails]{&c})
	return err
}
