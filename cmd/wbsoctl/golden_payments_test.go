package main

import (
	"io"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"wbso/adapters/bootstrap"
	"wbso/adapters/fakepay"
	"wbso/app"
	"wbso/app/usecase"
	"wbso/domain/payment"
	"wbso/ports"
)

func TestGolden_P08_payments(t *testing.T) {
	d := migrated(t)
	s := &transcript{desk: d}
	s.do("", "payments", "list")
	s.do("", "payments", "list", "--to-refund")
	s.do("", "payments", "list", "-o", "json")
	s.do("", "payments", "list", "-o", "csv")
	s.desk = demonstrated(t)
	s.desk.payTwice("WBSO-2026-00002")
	s.do("", "payments", "list")
	s.do("", "payments", "list", "--limit", "1", "-o", "csv")
	s.do("", "payments", "list", "--to-refund")
	s.do("", "payments", "list", "--to-refund", "-o", "json")
	s.do("", "payments", "list", "--to-refund", "-o", "csv")
	s.do("", "payments", "list", "--disputed")
	s.desk.alter(6, func(p *payment.Payment) {
		p.Odd = payment.Money{Amount: 961_94, Currency: "usd"}
		p.Dispute = payment.Dispute{Status: payment.DisputeOpen, Amount: 961_94, Due: time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC)}
	})
	s.do("", "payments", "list", "--disputed")
	s.do("", "payments", "list", "--disputed", "-o", "json")
	s.do("", "payments", "list", "--disputed", "-o", "csv")
	s.do("", "doctor", "--offline")
	s.do("", "payments", "reconcile", "--dry-run")
	s.do("", "payments", "reconcile")
	s.do("", "payments", "reconcile", "--since", "0s")
	s.do("", "payments", "reconcile", "--since", "gisteren")
	s.do("", "payments", "reconcile", "--yes", "-o", "json")
	s.do("", "payments", "refunded", "4")
	s.do("", "payments", "refunded", "4", "--yes")
	s.do("", "payments", "refunded", "4", "--yes")
	s.do("", "payments", "refunded", "1", "--yes")
	s.do("", "payments", "refunded", "99", "--yes")
	s.do("", "payments", "list", "--to-refund")
	s.do("", "request", "show", "WBSO-2026-00002", "-o", "csv")
	s.compare(t, "payments")
}

// alter changes a payment of the demonstration in a way that only a provider can.
func (d *desk) alter(id int64, change func(*payment.Payment)) {
	d.t.Helper()
	config, err := bootstrap.Load([]string{"WBSO_DATA_DIR=" + d.dir}, nil, true)
	require.NoError(d.t, err)
	var store ports.UnitOfWork
	server, err := bootstrap.Build(d.t.Context(), config, bootstrap.Demand, io.Discard, bootstrap.WithDeps(func(deps *app.Deps) { store = deps.Store }))
	require.NoError(d.t, err)
	defer server.Close()
	require.NoError(d.t, store.Write(d.t.Context(), func(r ports.Repos) error {
		p, err := r.Payments.FindPayment(d.t.Context(), id)
		if err != nil {
			return err
		}
		change(&p)
		return r.Payments.UpdatePayment(d.t.Context(), p)
	}))
}

// payTwice pays a request of the demonstration with a code, and then once more on a
// page that was still open.
func (d *desk) payTwice(number string) {
	d.t.Helper()
	var pay *fakepay.Provider
	config, err := bootstrap.Load([]string{"WBSO_DATA_DIR=" + d.dir}, nil, true)
	require.NoError(d.t, err)
	server, err := bootstrap.Build(d.t.Context(), config, bootstrap.Demand, io.Discard,
		bootstrap.WithDeps(func(deps *app.Deps) { pay = deps.Checkout.(*fakepay.Provider) }))
	require.NoError(d.t, err)
	defer server.Close()
	var paid []fakepay.CheckoutView
	for _, code := range []string{"", "WELKOM"} {
		started, err := server.App.Payments.StartCheckout(d.t.Context(), usecase.Administrator(), number, code, 0)
		require.NoError(d.t, err)
		view, err := server.App.Payments.ViewCheckout(d.t.Context(), started.Checkout)
		require.NoError(d.t, err)
		paid = append(paid, fakepay.CheckoutView{Payment: view.Payment})
	}
	for _, view := range []fakepay.CheckoutView{paid[1], paid[0]} {
		event := pay.Compose(fakepay.Completed, "paid", view)
		require.NoError(d.t, server.App.Payments.Webhook(d.t.Context(), event, pay.Sign(event)))
	}
}
