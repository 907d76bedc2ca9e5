package apitypes

import (
	"fmt"

	"wbso/domain/request"
)

// DocumentOf converts a document. An application that is made when it is fetched has no size,
// and an invoice has no version.
func DocumentOf(d request.Document) Document {
	out := Document{
		ID: d.ID, Request: d.Request, Kind: string(d.Kind), Filename: d.Filename, ContentType: d.ContentType,
		Size: &d.Size, CreatedAt: d.CreatedAt.UTC(), URL: fmt.Sprintf("/api/documents/%d/download/", d.ID),
	}
	if _, printed := request.PrintedRequest(d.ID); printed {
		out.Size = nil
	}
	if !d.Kind.IsInvoice() {
		out.Version = &d.Version
	}
	return out
}
