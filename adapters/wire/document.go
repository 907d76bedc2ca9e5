package wire

import (
	"fmt"
	"time"

	"wbso/domain"
)

// Document is a file of a request; Size is in bytes, URL a path.
type Document struct {
	ID          int64     `json:"id"`
	Request     int64     `json:"request"`
	Kind        string    `json:"kind"`
	Filename    string    `json:"filename"`
	ContentType string    `json:"content_type"`
	Size        int64     `json:"size"`
	CreatedAt   time.Time `json:"created_at"`
	URL         string    `json:"url"`
}

// DocumentOf shapes a document.
func DocumentOf(d domain.Document) Document {
	return Document{d.ID, d.Request, string(d.Kind), d.Filename, d.ContentType, d.Size, d.CreatedAt.UTC(),
		fmt.Sprintf("/api/documents/%d/download/", d.ID)}
}
