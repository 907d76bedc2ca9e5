package ports

import (
	"context"

	"wbso/domain"
)

// Documents keeps rendered documents; their bytes are stored apart from their rows.
type Documents interface {
	// Put stores a document once per request, kind and version; a second one is
	// Conflict document_exists and changes nothing. Size is taken from the content.
	Put(ctx context.Context, d domain.Document, content []byte) (domain.Document, error)
	// List returns a request's documents, oldest first, previews included.
	List(ctx context.Context, request int64) ([]domain.Document, error)
	// ByID: NotFound not_found. The caller checks whose request it belongs to.
	ByID(ctx context.Context, id int64) (domain.Document, error)
	// Content: NotFound not_found.
	Content(ctx context.Context, id int64) ([]byte, error)
}

// Renderer makes the application document and its marked preview.
type Renderer interface {
	Render(ctx context.Context, d domain.Dossier) (domain.Rendered, error)
}
