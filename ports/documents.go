package ports

import (
	"context"

	"wbso/domain/application/claim"
	"wbso/domain/request"
)

// Documents keeps rendered documents; their bytes are stored apart from their rows.
type Documents interface {
	// PutDocument stores a document once per request, kind and version; a second one is
	// Conflict document_exists and changes nothing. Size is taken from the content.
	// Documents of one request and kind with the same content share what is stored.
	PutDocument(ctx context.Context, d request.Document, content []byte) (request.Document, error)
	// ListDocuments returns a request's documents, oldest first, previews included.
	ListDocuments(ctx context.Context, req int64) ([]request.Document, error)
	// FindDocument fails with NotFound not_found when there is none. The caller checks whose request
	// it belongs to.
	FindDocument(ctx context.Context, id int64) (request.Document, error)
	// ReadDocument fails with NotFound not_found when there is none.
	ReadDocument(ctx context.Context, id int64) ([]byte, error)
}

// Renderer prints an application. The same print gives the same bytes.
type Renderer interface {
	// RenderApplication prints all of it.
	RenderApplication(ctx context.Context, p claim.Print) ([]byte, error)
	// RenderExample prints all of it, each page marked as an example.
	RenderExample(ctx context.Context, p claim.Print) ([]byte, error)
	// RenderPreview prints two marked pages: the cover, and the first bottleneck with its solution.
	RenderPreview(ctx context.Context, p claim.Print) ([]byte, error)
}
