package sqlstore

import (
	"context"

	"wbso/domain/application/draft"
)

type drafts struct{ *tx }

// draftContent is the part of a draft that is stored as JSON.
type draftContent struct {
	Was       *[]draft.Text     `json:"was"`
	Texts     *[]draft.Text     `json:"texts"`
	Sentences *[]draft.Sentence `json:"sentences"`
	LeftOut   *[]draft.Omission `json:"left_out"`
}

func draftFields(d *draft.Draft) []any {
	return []any{&d.Request, &d.Part, &d.Block, &d.State, object[draftContent]{proposedOf(d)}, &d.By, instant{&d.CreatedAt}, instant{&d.DecidedAt}}
}

func proposedOf(d *draft.Draft) *draftContent {
	return &draftContent{Was: &d.Was, Texts: &d.Texts, Sentences: &d.Sentences, LeftOut: &d.LeftOut}
}

func (r drafts) ListDrafts(ctx context.Context, request int64) ([]draft.Draft, error) {
	return many(ctx, r.tx, "list drafts", draftFields, `
		SELECT request_id, part, block, state, content, made_by, created_at, decided_at
		FROM drafts WHERE request_id = $1 ORDER BY created_at, part, block`, request)
}

func (r drafts) PutDraft(ctx context.Context, d draft.Draft) error {
	_, err := r.exec(ctx, "store a draft", `
		INSERT INTO drafts (request_id, part, block, state, content, made_by, created_at, decided_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
		ON CONFLICT (request_id, part, block) DO UPDATE SET state = excluded.state, content = excluded.content,
			made_by = excluded.made_by, created_at = excluded.created_at, decided_at = excluded.decided_at`,
		d.Request, d.Part, d.Block, d.State, object[draftContent]{proposedOf(&d)}, d.By, at(d.CreatedAt), at(d.DecidedAt))
	return err
}
