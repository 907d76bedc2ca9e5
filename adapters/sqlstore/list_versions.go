package sqlstore

import (
	"context"
	"math/rand/v2"

	"wbso/domain"
)

// versionParts is over how many rows a user's list version is spread. The more
// parts, the less often two writers meet on one.
const versionParts = 16

type listVersions struct{ *tx }

func (r listVersions) Raise(ctx context.Context, owner int64) error {
	_, err := r.exec(ctx, "raise a list version", `
		INSERT INTO list_versions (owner_id, part, version) VALUES ($1, $2, 1)
		ON CONFLICT (owner_id, part) DO UPDATE SET version = list_versions.version + 1`,
		owner, rand.IntN(versionParts))
	return err
}

func listVersionFields(v *domain.ListVersion) []any { return []any{&v.Lists, &v.Employees} }

func (r listVersions) Of(ctx context.Context, owner int64) (domain.ListVersion, error) {
	return one(ctx, r.tx, "read a list version", listVersionFields, `
		SELECT (SELECT CAST(COALESCE(sum(version), 0) AS BIGINT) FROM list_versions WHERE owner_id = $1),
			(SELECT CAST(COALESCE(sum(e.version), 0) AS BIGINT) FROM employees e JOIN companies c ON c.id = e.company_id WHERE c.owner_id = $1)`,
		owner)
}
