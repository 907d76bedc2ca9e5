package request

import "time"

// DocumentKind is the purpose of a stored document.
type DocumentKind string

const (
	ApplicationDocument DocumentKind = "application" // the form and the filing instructions
	PreviewDocument     DocumentKind = "preview"     // its first two pages with a watermark; never listed
	InvoiceDocument     DocumentKind = "invoice"     // for the payment of the request
	CreditNoteDocument  DocumentKind = "credit_note" // for what was paid back of it
)

// IsInvoice reports whether a document is an invoice or credit note, which belongs to the payer
// whatever became of the request.
func (k DocumentKind) IsInvoice() bool { return k == InvoiceDocument || k == CreditNoteDocument }

// Document is a rendered file of a request. Size is in bytes.
type Document struct {
	ID          int64
	Request     int64
	Kind        DocumentKind
	Version     int // a request has one document per kind and version; an invoice has the id of its invoice
	Filename    string
	ContentType string
	Size        int64
	CreatedAt   time.Time
}

// printedIDs is above the id of every stored document, and within what JavaScript counts exactly. Timesheets of
// months have higher ones.
const printedIDs = 1_000_000_000_000

// PrintedID returns the id of the application of a request as a document, which is made when
// it is fetched, until it is filed.
func PrintedID(request int64) int64 { return printedIDs + request }

// PrintedRequest returns the request whose application has an id of PrintedID.
func PrintedRequest(id int64) (request int64, is bool) { return id - printedIDs, id > printedIDs }

// Key implements Identified.
func (d Document) Key() int64 { return d.ID }
