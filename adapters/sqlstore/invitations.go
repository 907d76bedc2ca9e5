package sqlstore

import (
	"context"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/member"
)

type invitations struct{ *tx }

const invitationQuery = `SELECT i.id, i.company_id, i.email, i.role, COALESCE(i.employee_id, 0), i.until, i.invited_by_id, u.username,
	i.created_at, i.expires_at, COALESCE(i.accepted_by_id, 0), i.revoked
	FROM invitations i JOIN users u ON u.id = i.invited_by_id`

func invitationFields(i *member.Invitation) []any {
	return []any{&i.ID, &i.Company, &i.Email, &i.Role, &i.Employee, day{&i.Until}, &i.InvitedBy, &i.InvitedByName,
		instant{&i.CreatedAt}, instant{&i.ExpiresAt}, &i.AcceptedBy, &i.Revoked}
}

func (r invitations) AddInvitation(ctx context.Context, i member.Invitation) (member.Invitation, error) {
	i.CreatedAt, i.ExpiresAt = micro(i.CreatedAt), micro(i.ExpiresAt)
	id, _, err := r.number(ctx, "add an invitation", `
		INSERT INTO invitations (company_id, email, email_key, role, employee_id, until, invited_by_id, digest, revoked, created_at, expires_at)
		VALUES ($1, $2, $3, $4, NULLIF($5, 0), $6, $7, '', FALSE, $8, $9) RETURNING id`,
		i.Company, i.Email, account.FoldEmail(i.Email), i.Role, i.Employee, i.Until.String(), i.InvitedBy, at(i.CreatedAt), at(i.ExpiresAt))
	i.ID = id
	return i, err
}

func (r invitations) FindInvitation(ctx context.Context, id int64) (member.Invitation, error) {
	return one(ctx, r.tx, "read an invitation", invitationFields, invitationQuery+` WHERE i.id = $1`, id)
}

func (r invitations) FindInvitationByDigest(ctx context.Context, digest string) (member.Invitation, error) {
	return one(ctx, r.tx, "read an invitation", invitationFields, invitationQuery+` WHERE i.digest = $1 AND i.digest <> ''`, digest)
}

func (r invitations) ListInvitations(ctx context.Context, company int64, p domain.Page) (domain.List[member.Invitation], error) {
	q := where{conditions: []string{"i.accepted_by_id IS NULL", "NOT i.revoked"}}
	q.add("i.company_id", company)
	return paged(ctx, r.tx, "list invitations", invitationFields, invitationQuery, q, order{from: "invitations i", by: "i.id", id: "i.id"}, p)
}

func (r invitations) UpdateInvitation(ctx context.Context, i member.Invitation) error {
	return r.update(ctx, "update an invitation", `UPDATE invitations SET expires_at = $1, accepted_by_id = NULLIF($2, 0), revoked = $3, invited_by_id = $4 WHERE id = $5`,
		at(i.ExpiresAt), i.AcceptedBy, i.Revoked, i.InvitedBy, i.ID)
}

func (r invitations) KeepDigest(ctx context.Context, id int64, digest string) error {
	return r.update(ctx, "keep the code of an invitation", `UPDATE invitations SET digest = $1 WHERE id = $2`, digest, id)
}
