package sqlstore

import (
	"context"

	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/member"
)

type companies struct{ *tx }

// companyColumns are read with a joined membership.
const companyColumns = `c.id, c.owner_id, c.name, c.kvk_number, c.btw_number, c.address, c.postal_code, c.city,
	c.contact_person, c.email, c.phone, c.created_at, ` + memberColumns

func companyFields(c *company.Company) []any {
	return append([]any{&c.ID, &c.Owner, &c.Name, &c.KvK, &c.BTW, &c.Address, &c.PostalCode, &c.City,
		&c.ContactPerson, &c.Email, &c.Phone, instant{&c.CreatedAt}}, memberFields(&c.Caller)...)
}

func kvkTaken() error { return domain.Bad("kvk_number", domain.CodeKvKTaken) }

func (r companies) AddCompany(ctx context.Context, c company.Company) (company.Company, error) {
	c.CreatedAt = micro(c.CreatedAt)
	_, taken, err := r.number(ctx, "look for the KvK number of an owner", `
		SELECT c.id FROM companies c JOIN members m ON m.company_id = c.id WHERE m.user_id = $1 AND m.role = 'owner' AND c.kvk_number = $2`, c.Owner, c.KvK)
	if err != nil {
		return company.Company{}, err
	}
	if taken {
		return company.Company{}, kvkTaken()
	}
	id, added, err := r.number(ctx, "add a company", `
		INSERT INTO companies (owner_id, name, kvk_number, btw_number, address, postal_code, city,
			contact_person, email, phone, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
		ON CONFLICT (owner_id, kvk_number) DO NOTHING RETURNING id`,
		c.Owner, c.Name, c.KvK, c.BTW, c.Address, c.PostalCode, c.City, c.ContactPerson, c.Email, c.Phone, at(c.CreatedAt))
	if err != nil {
		return company.Company{}, err
	}
	if !added {
		return company.Company{}, kvkTaken()
	}
	c.ID, c.Caller = id, member.Membership{Role: member.Owner}
	return c, members(r).AddMember(ctx, member.Member{Company: id, User: c.Owner, Membership: c.Caller, CreatedAt: c.CreatedAt})
}

func (r companies) FindCompany(ctx context.Context, a member.Access, id int64) (company.Company, error) {
	join, args := joinMember(a, "c.id", id)
	c, err := one(ctx, r.tx, "read a company", companyFields, `SELECT `+companyColumns+` FROM companies c`+join+` WHERE c.id = $1`, args...)
	if err == nil {
		err = a.CheckAccess(c.Caller, 0)
	}
	return c, err
}

func (r companies) ListCompaniesByKvK(ctx context.Context, a member.Access, kvk string) ([]company.Company, error) {
	join, args := joinMember(a, "c.id", kvk)
	return many(ctx, r.tx, "look for a KvK number", companyFields,
		`SELECT `+companyColumns+` FROM companies c`+join+` WHERE c.kvk_number = $1 AND `+held(a.Want)+` ORDER BY c.id`, args...)
}

func (r companies) ListCompanies(ctx context.Context, a member.Access, p domain.Page) (domain.List[company.Company], error) {
	from, q := listedBy(a, "companies c", "c.id")
	return paged(ctx, r.tx, "list companies", companyFields, `SELECT `+companyColumns+` FROM `+from, q, order{from: from, table: "companies c", by: "c.created_at, c.id", id: "c.id"}, p)
}

// UpdateCompany looks before it writes, since a violated constraint would end the
// whole transaction on PostgreSQL.
func (r companies) UpdateCompany(ctx context.Context, c company.Company) error {
	_, taken, err := r.number(ctx, "look for the KvK number", `
		SELECT other.id FROM companies other JOIN members o ON o.company_id = other.id AND o.role = 'owner'
			JOIN members m ON m.company_id = $1 AND m.user_id = o.user_id AND m.role = 'owner'
		WHERE other.id <> $1 AND other.kvk_number = $2`, c.ID, c.KvK)
	if err != nil {
		return err
	}
	if taken {
		return kvkTaken()
	}
	return r.update(ctx, "update a company", `
		UPDATE companies SET name = $1, kvk_number = $2, btw_number = $3, address = $4, postal_code = $5, city = $6,
			contact_person = $7, email = $8, phone = $9
		WHERE id = $10`,
		c.Name, c.KvK, c.BTW, c.Address, c.PostalCode, c.City, c.ContactPerson, c.Email, c.Phone, c.ID)
}

func (r companies) DeleteCompany(ctx context.Context, id int64) error {
	if err := r.raiseUsers(ctx, `SELECT user_id FROM members WHERE company_id = $1`, id); err != nil {
		return err
	}
	return r.update(ctx, "delete a company", `DELETE FROM companies WHERE id = $1`, id)
}
