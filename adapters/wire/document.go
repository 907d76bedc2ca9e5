package wire

import (
	"fmt"
	"time"

	"wbso/domain/request"
)

// Document is a file of a request; Size is in bytes, URL a path. Size is null for an
// application that is made when it is fetched, and Version for a bill.
type Document struct {
	ID          int64     `json:"id"`
	Request     int64     `json:"request"`
	Kind        string    `json:"kind"`
	Version     *int      `json:"version"`
	Filename    string    `json:"filename"`
	ContentType string    `json:"content_type"`
	Size        *int64    `json:"size"`
	CreatedAt   time.Time `json:"created_at"`
	URL         string    `json:"url"`
}

// DocumentOf shapes a document.
func DocumentOf(d request.Document) Document {
	out := Document{ID: d.ID, Request: d.Request, Kind: string(d.Kind), Filename: d.Filename, ContentType: d.ContentType,
		Size: &d.Size, CreatedAt: d.CreatedAt.UTC(), URL: fmt.Sprintf("/api/documents/%d/download/", d.ID)}
	if _, printed := request.PrintedRequest(d.ID); printed {
		out.Size = nil
	}
	if !d.Kind.Bill() {
		out.Version = &d.Version
	}
	return out
}
