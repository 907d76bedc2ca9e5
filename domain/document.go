package domain

import "time"

// DocumentKind is the purpose of a stored document.
type DocumentKind string

const (
	ApplicationDocument DocumentKind = "application" // the form and the filing instructions
	PreviewDocument     DocumentKind = "preview"     // its first two pages with a watermark; never listed
	InvoiceDocument     DocumentKind = "invoice"     // for the payment of the request
	CreditNoteDocument  DocumentKind = "credit_note" // for what was paid back of it
)

// Bill reports whether a document belongs to who paid, whatever became of the request.
func (k DocumentKind) Bill() bool { return k == InvoiceDocument || k == CreditNoteDocument }

// Document is a rendered file of a request. Size is in bytes.
type Document struct {
	ID          int64
	Request     int64
	Kind        DocumentKind
	Version     int // a request has one document per kind and version; a bill has the id of its invoice
	Filename    string
	ContentType string
	Size        int64
	CreatedAt   time.Time
}
