package sqlstore

import (
	"context"
	"time"

	"wbso/domain/queue"
)

type mails struct{ *tx }

func mailFields(m *queue.QueuedMail) []any {
	return []any{&m.ID, &m.Kind, &m.Event, &m.User, &m.Address, &m.Subject, instant{&m.CreatedAt}, instant{&m.SentAt}}
}

func (r mails) AddMail(ctx context.Context, m queue.QueuedMail) (queue.QueuedMail, bool, error) {
	m.CreatedAt, m.SentAt = micro(m.CreatedAt), time.Time{}
	id, fresh, err := r.number(ctx, "queue a mail", `
		INSERT INTO mails (kind, event, user_id, address, subject, created_at)
		VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (event) DO NOTHING RETURNING id`,
		m.Kind, m.Event, m.User, m.Address, m.Subject, at(m.CreatedAt))
	if err != nil || !fresh {
		return queue.QueuedMail{}, false, err
	}
	m.ID = id
	return m, true, nil
}

func (r mails) FindMail(ctx context.Context, id int64) (queue.QueuedMail, error) {
	return one(ctx, r.tx, "read a mail", mailFields,
		`SELECT id, kind, event, user_id, address, subject, created_at, sent_at FROM mails WHERE id = $1`, id)
}

func (r mails) MarkMailSent(ctx context.Context, id int64, sent time.Time) error {
	return r.update(ctx, "record a sent mail", `UPDATE mails SET sent_at = $1 WHERE id = $2`, at(sent), id)
}

func (r mails) DeleteMail(ctx context.Context, id int64) error {
	_, err := r.exec(ctx, "delete a mail", `DELETE FROM mails WHERE id = $1`, id)
	return err
}
