package domain

import "time"

// DocumentKind is the purpose of a stored document.
type DocumentKind string

const (
	ApplicationDocument DocumentKind = "application" // the form and the filing instructions
	PreviewDocument     DocumentKind = "preview"     // its first two pages with a watermark; never listed
	InvoiceDocument     DocumentKind = "invoice"
)

// Document is a rendered file of a request. Size is in bytes.
type Document struct {
	ID          int64
	Request     int64
	Kind        DocumentKind
	Version     int // from 1; a request has one document per kind and version
	Filename    string
	ContentType string
	Size        int64
	CreatedAt   time.Time
}
