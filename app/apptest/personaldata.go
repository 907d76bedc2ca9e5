package apptest

import (
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app/accounts"
	"wbso/app/personaldata"
	"wbso/app/usecase"
	"wbso/domain/payment"
	"wbso/domain/request"
)

// Closes closes an account with its password.
func (h *Server) Closes(who usecase.Actor) error {
	return h.Privacy.CloseAccount(h.Ctx(), who, personaldata.CloseAccount{Confirmation: accounts.Confirmation{Password: Password}}, Uncounted)
}

// Ptr returns a pointer to a value.
func Ptr[T any](v T) *T { return &v }

// Pays pays a request in the normal way.
func (h *Server) Pays(who usecase.Actor, req request.Request) payment.Payment {
	h.T.Helper()
	h.Checkout(who, req, "")
	require.NoError(h.T, h.Report(h.PaymentsOf(req)[0], fakepay.Completed, "paid"))
	return h.PaymentsOf(req)[0]
}
