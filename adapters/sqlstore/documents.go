package sqlstore

import (
	"context"
	"database/sql"

	"wbso/domain"
	"wbso/domain/request"
)

type documents struct{ *tx }

const documentQuery = `SELECT id, request_id, kind, version, filename, content_type, size, created_at FROM documents`

func documentFields(d *request.Document) []any {
	return []any{&d.ID, &d.Request, &d.Kind, &d.Version, &d.Filename, &d.ContentType, &d.Size, instant{&d.CreatedAt}}
}

// PutDocument takes the size from the content.
func (r documents) PutDocument(ctx context.Context, d request.Document, content []byte) (request.Document, error) {
	d.Size, d.CreatedAt = int64(len(content)), micro(d.CreatedAt)
	if content == nil {
		content = []byte{} // nil would be NULL
	}
	same, shared, err := r.sameContent(ctx, d, content)
	if err != nil {
		return request.Document{}, err
	}
	id, added, err := r.number(ctx, "store a document", `
		INSERT INTO documents (request_id, kind, version, filename, content_type, size, created_at, content_id)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
		ON CONFLICT (request_id, kind, version) DO NOTHING RETURNING id`,
		d.Request, d.Kind, d.Version, d.Filename, d.ContentType, d.Size, at(d.CreatedAt), sql.NullInt64{Int64: same, Valid: shared})
	if err != nil {
		return request.Document{}, err
	}
	if !added {
		return request.Document{}, domain.Fail(domain.Conflict, domain.CodeDocumentExists)
	}
	d.ID = id
	if shared {
		return d, nil
	}
	_, err = r.exec(ctx, "store a document's bytes",
		`INSERT INTO document_contents (document_id, content) VALUES ($1, $2)`, id, content)
	return d, err
}

// sameContent returns the document that has these bytes already. Only one of the same request
// and kind can share them, since documents are dropped by request and kind.
func (r documents) sameContent(ctx context.Context, d request.Document, content []byte) (id int64, found bool, err error) {
	return r.number(ctx, "look for the same bytes", `
		SELECT d.id FROM documents d JOIN document_contents c ON c.document_id = d.id
		WHERE d.request_id = $1 AND d.kind = $2 AND d.size = $3 AND c.content = $4`,
		d.Request, d.Kind, d.Size, content)
}

func (r documents) ListDocuments(ctx context.Context, req int64) ([]request.Document, error) {
	return many(ctx, r.tx, "list documents", documentFields,
		documentQuery+` WHERE request_id = $1 ORDER BY created_at, id`, req)
}

func (r documents) FindDocument(ctx context.Context, id int64) (request.Document, error) {
	return one(ctx, r.tx, "read a document", documentFields, documentQuery+` WHERE id = $1`, id)
}

func (r documents) ReadDocument(ctx context.Context, id int64) ([]byte, error) {
	return one(ctx, r.tx, "read a document's bytes", func(b *[]byte) []any { return []any{b} },
		`SELECT content FROM document_contents WHERE document_id = (SELECT coalesce(content_id, id) FROM documents WHERE id = $1)`, id)
}
