package app

import (
	"context"
	"fmt"
	"math"

	"wbso/domain"
	"wbso/domain/request"
	"wbso/ports"
)

// File is a document with its bytes.
type File struct {
	request.Document
	Content []byte
}

// allRows is a page that has room for any list.
func allRows() domain.Page { return domain.Page{Size: math.MaxInt32} }

// findRequest reads any request by its database id: jobs have no owner.
func findRequest(ctx context.Context, r ports.Repos, id int64) (request.Request, error) {
	return r.Requests.Find(ctx, ports.AnyOwner, fmt.Sprint(id))
}

// saveRequest writes a changed request and raises the version of its owner's lists.
func saveRequest(ctx context.Context, r ports.Repos, req request.Request) error {
	if err := r.Requests.Update(ctx, req); err != nil {
		return err
	}
	return r.ListVersions.Raise(ctx, req.Owner)
}

// checkBound is Conflict bound_reached when something may not have so many more rows.
func checkBound(ctx context.Context, r ports.Repos, b domain.Bound, of int64, added int) error {
	there, err := r.Bounds.Count(ctx, b, of)
	if err != nil {
		return err
	}
	return b.Check(there, added)
}
