package sqlstore

import (
	"context"
	"fmt"
	"math/rand/v2"

	"wbso/domain/member"
	"wbso/ports"
)

// versionParts is over how many rows a company's list version is spread: changes of the work by employee,
// others at random. The more parts, the less often two writers meet on one, and the longer an adviser's poll of
// many companies.
const versionParts = 4

type listVersions struct{ *tx }

func (r listVersions) RaiseListVersion(ctx context.Context, company int64) error {
	_, err := r.exec(ctx, "raise a list version", `
		INSERT INTO company_versions (company_id, part, version) VALUES ($1, $2, 1)
		ON CONFLICT (company_id, part) DO UPDATE SET version = company_versions.version + 1`,
		company, rand.IntN(versionParts))
	return err
}

// raiseUsers raises the list versions of users about their memberships. query selects their ids.
func (t *tx) raiseUsers(ctx context.Context, query string, args ...any) error {
	_, err := t.exec(ctx, "raise a user's list version", `
		INSERT INTO list_versions (owner_id, part, version) SELECT u.id, 0, 1 FROM users u WHERE u.id IN (`+query+`) ORDER BY u.id
		ON CONFLICT (owner_id, part) DO UPDATE SET version = list_versions.version + 1`, args...)
	return err
}

func (r listVersions) FindListVersion(ctx context.Context, a member.Access) (ports.ListVersion, error) {
	fields := func(v *ports.ListVersion) []any { return []any{&v.Memberships, &v.Companies} }
	return one(ctx, r.tx, "read a list version", fields, `
		SELECT CAST(COALESCE((SELECT sum(version) FROM list_versions WHERE owner_id = $1), 0) AS BIGINT),
			CAST(COALESCE((SELECT sum(v.version) FROM members m JOIN company_versions v ON v.company_id = m.company_id
				WHERE m.user_id = $1 AND `+fmt.Sprintf(current, 2)+inCompanies(a)+`), 0) AS BIGINT)`, a.User, a.EndOf())
}
