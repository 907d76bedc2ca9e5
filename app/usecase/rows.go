package usecase

import (
	"context"
	"fmt"
	"math"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/member"
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/domain/retention"
	"wbso/ports"
)

// File is a document with its bytes.
type File struct {
	request.Document
	Content []byte
}

// AllRows returns a page that has room for any list.
func AllRows() domain.Page { return domain.Page{Size: math.MaxInt32} }

// FindRequest reads any request by its database id: jobs have no owner.
func FindRequest(ctx context.Context, r ports.Repos, id int64) (request.Request, error) {
	return r.Requests.FindRequest(ctx, member.Everything(), fmt.Sprint(id))
}

// SaveRequest writes a changed request and raises the version of the lists that show it.
func SaveRequest(ctx context.Context, r ports.Repos, req request.Request) error {
	if err := r.Requests.UpdateRequest(ctx, req); err != nil {
		return err
	}
	return r.ListVersions.RaiseListVersion(ctx, req.Company.ID)
}

// CheckBound returns Conflict bound_reached when something may not have so many more rows.
func CheckBound(ctx context.Context, r ports.Repos, b retention.Bound, of int64, added int) error {
	there, err := r.Bounds.CountRows(ctx, b, of)
	if err != nil {
		return err
	}
	return b.CheckRows(there, added)
}

// CheckCompanies returns Conflict bound_reached when the account of a caller may have no more companies, and
// Forbidden token for a program that reaches only some.
func (d Runtime) CheckCompanies(ctx context.Context, r ports.Repos, who Actor) error {
	if err := who.CheckUnlimited(); err != nil {
		return err
	}
	limits, err := d.limitsOf(ctx, r, who.UserID)
	if err != nil {
		return err
	}
	return CheckBound(ctx, r, retention.CompanyBound.AtMost(limits.Companies), who.UserID, 1)
}

// CheckRequests is CheckCompanies for unpaid requests.
func (d Runtime) CheckRequests(ctx context.Context, r ports.Repos, owner int64) error {
	limits, err := d.limitsOf(ctx, r, owner)
	if err != nil {
		return err
	}
	return CheckBound(ctx, r, retention.RequestBound.AtMost(limits.UnpaidRequests), owner, 1)
}

// limitsOf returns the limits of an account, those of the server for what has none.
func (d Runtime) limitsOf(ctx context.Context, r ports.Repos, owner int64) (account.Limits, error) {
	user, err := r.Accounts.FindUser(ctx, owner)
	return user.Limits.OrLimits(d.Limits), err
}

// PaymentsOf returns all payments of a request, newest first.
func PaymentsOf(ctx context.Context, r ports.Repos, req int64) ([]payment.Payment, error) {
	list, err := r.Payments.ListPayments(ctx, payment.PaymentFilter{Request: req}, domain.Page{Size: math.MaxInt32})
	return list.Items, err
}
