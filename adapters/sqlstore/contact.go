package sqlstore

import (
	"context"
	"time"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/site"
)

type contact struct{ *tx }

const contactQuery = `SELECT id, name, email, phone, message, created_at FROM contact_messages`

func contactFields(m *site.ContactMessage) []any {
	return []any{&m.ID, &m.Name, &m.Email, &m.Phone, &m.Message, instant{&m.CreatedAt}}
}

func (r contact) AddContactMessage(ctx context.Context, m site.ContactMessage) (site.ContactMessage, error) {
	m.CreatedAt = micro(m.CreatedAt)
	id, _, err := r.number(ctx, "add a contact message", `
		INSERT INTO contact_messages (name, email, email_key, phone, message, created_at)
		VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
		m.Name, m.Email, account.FoldEmail(m.Email), m.Phone, m.Message, at(m.CreatedAt))
	if err != nil {
		return site.ContactMessage{}, err
	}
	m.ID = id
	return m, nil
}

func (r contact) FindContactMessage(ctx context.Context, id int64) (site.ContactMessage, error) {
	return one(ctx, r.tx, "read a contact message", contactFields, contactQuery+` WHERE id = $1`, id)
}

func (r contact) ListContactMessagesFrom(ctx context.Context, email string) ([]site.ContactMessage, error) {
	return many(ctx, r.tx, "read a sender's messages", contactFields,
		contactQuery+` WHERE email_key = $1 ORDER BY created_at, id`, account.FoldEmail(email))
}

func (r contact) ListContactMessages(ctx context.Context, p domain.Page) (domain.List[site.ContactMessage], error) {
	return paged(ctx, r.tx, "list contact messages", contactFields, contactQuery, where{}, order{from: "contact_messages", by: "created_at, id", id: "id", newest: true}, p)
}

type interests struct{ *tx }

func (r interests) FindInterest(ctx context.Context, user int64) (bool, error) {
	_, found, err := r.number(ctx, "look for an interest", `SELECT 1 FROM interests WHERE user_id = $1 AND interested`, user)
	return found, err
}

func (r interests) SetInterest(ctx context.Context, user int64, interested bool, changed time.Time) error {
	_, err := r.exec(ctx, "keep an interest", `
		INSERT INTO interests (user_id, interested, changed_at) VALUES ($1, $2, $3)
		ON CONFLICT (user_id) DO UPDATE SET interested = excluded.interested, changed_at = excluded.changed_at`,
		user, interested, at(changed))
	return err
}

func interestFields(i *site.Interest) []any {
	return append(userFields(&i.User), instant{&i.ChangedAt})
}

func (r interests) ListInterests(ctx context.Context) ([]site.Interest, error) {
	return many(ctx, r.tx, "list interests", interestFields, `SELECT `+userColumns+`, i.changed_at
		FROM interests i JOIN users u ON u.id = i.user_id WHERE i.interested ORDER BY i.changed_at, u.id`)
}
