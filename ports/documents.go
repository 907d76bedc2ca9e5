package ports

import (
	"context"

	"wbso/domain/application"
	"wbso/domain/request"
)

// Documents keeps rendered documents; their bytes are stored apart from their rows.
type Documents interface {
	// Put stores a document once per request, kind and version; a second one is
	// Conflict document_exists and changes nothing. Size is taken from the content.
	// Documents of one request and kind with the same content share what is stored.
	Put(ctx context.Context, d request.Document, content []byte) (request.Document, error)
	// List returns a request's documents, oldest first, previews included.
	List(ctx context.Context, request int64) ([]request.Document, error)
	// ByID: NotFound not_found. The caller checks whose request it belongs to.
	ByID(ctx context.Context, id int64) (request.Document, error)
	// Content: NotFound not_found.
	Content(ctx context.Context, id int64) ([]byte, error)
}

// Renderer prints an application. The same print gives the same bytes.
type Renderer interface {
	// Render prints all of it.
	Render(ctx context.Context, p application.Print) ([]byte, error)
	// Preview prints two marked pages: the cover, and the first bottleneck with its solution.
	Preview(ctx context.Context, p application.Print) ([]byte, error)
}
