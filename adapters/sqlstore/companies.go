package sqlstore

import (
	"context"

	"wbso/domain"
	"wbso/domain/company"
)

type companies struct{ *tx }

const companyColumns = `c.id, c.owner_id, c.name, c.kvk_number, c.btw_number, c.address, c.postal_code, c.city,
	c.contact_person, c.email, c.phone, c.created_at`

func companyFields(c *company.Company) []any {
	return []any{&c.ID, &c.Owner, &c.Name, &c.KvK, &c.BTW, &c.Address, &c.PostalCode, &c.City,
		&c.ContactPerson, &c.Email, &c.Phone, instant{&c.CreatedAt}}
}

func kvkTaken() error { return domain.Bad("kvk_number", domain.CodeKvKTaken) }

func (r companies) AddCompany(ctx context.Context, c company.Company) (company.Company, error) {
	c.CreatedAt = micro(c.CreatedAt)
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
	c.ID = id
	return c, nil
}

func (r companies) FindCompany(ctx context.Context, owner, id int64) (company.Company, error) {
	query, args := owned(`SELECT `+companyColumns+` FROM companies c WHERE c.id = $1`, "c.owner_id", owner, id)
	return one(ctx, r.tx, "read a company", companyFields, query, args...)
}

func (r companies) FindCompanyByKvK(ctx context.Context, owner int64, kvk string) (company.Company, error) {
	query, args := owned(`SELECT `+companyColumns+` FROM companies c WHERE c.kvk_number = $1`, "c.owner_id", owner, kvk)
	return one(ctx, r.tx, "read a company", companyFields, query+` ORDER BY c.id LIMIT 1`, args...)
}

func (r companies) ListCompanies(ctx context.Context, owner int64, p domain.Page) (domain.List[company.Company], error) {
	q := where{}
	q.owner("c.owner_id", owner)
	return paged(ctx, r.tx, "list companies", companyFields, `SELECT `+companyColumns+` FROM companies c`, q, order{from: "companies c", by: "c.created_at, c.id", id: "c.id"}, p)
}

// UpdateCompany looks before it writes, since a violated constraint would end the
// whole transaction on PostgreSQL.
func (r companies) UpdateCompany(ctx context.Context, c company.Company) error {
	_, taken, err := r.number(ctx, "look for the KvK number", `
		SELECT other.id FROM companies other JOIN companies c ON other.owner_id = c.owner_id AND other.id <> c.id
		WHERE c.id = $1 AND other.kvk_number = $2`, c.ID, c.KvK)
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

func (r companies) DeleteCompany(ctx context.Context, owner, id int64) error {
	query, args := owned(`DELETE FROM companies WHERE id = $1`, "owner_id", owner, id)
	return r.update(ctx, "delete a company", query, args...)
}
