package sqlstore

import (
	"context"
	"math/rand/v2"
)

// versionParts is over how many rows a user's list version is spread. The more
// parts, the less often two writers meet on one. Changes of the work have parts of
// their own behind these, by employee.
const versionParts = 16

type listVersions struct{ *tx }

func (r listVersions) RaiseListVersion(ctx context.Context, owner int64) error {
	_, err := r.exec(ctx, "raise a list version", `
		INSERT INTO list_versions (owner_id, part, version) VALUES ($1, $2, 1)
		ON CONFLICT (owner_id, part) DO UPDATE SET version = list_versions.version + 1`,
		owner, rand.IntN(versionParts))
	return err
}

func (r listVersions) FindListVersion(ctx context.Context, owner int64) (int64, error) {
	n, _, err := r.number(ctx, "read a list version", `SELECT CAST(COALESCE(sum(version), 0) AS BIGINT) FROM list_versions WHERE owner_id = $1`, owner)
	return n, err
}
