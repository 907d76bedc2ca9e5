package main

import (
	"cmp"
	"context"
	"errors"
	"time"

	"github.com/spf13/cobra"

	"wbso/adapters/apitypes"
	"wbso/app"
	"wbso/cmd/internal/cli"
	"wbso/domain"
	"wbso/domain/payment"
)

// reconcileResult is a payment before and after the provider was asked.
type reconcileResult struct {
	Before paymentView `json:"before"`
	After  paymentView `json:"after"`
}

func reconciledOf(c payment.PaymentChange) reconcileResult {
	return reconcileResult{paymentOf(c.Before), paymentOf(c.After)}
}

func reconciledColumns() []column[reconcileResult] {
	return []column[reconcileResult]{
		{title: "Nr", key: "after.id"},
		{title: "Aanvraag", key: "after.request"},
		{title: "Was", key: "before.status", coded: true},
		{title: "Is", key: "after.status", coded: true},
		{title: "Bedrag", key: "after.amount", text: func(r reconcileResult) string { return r.After.amount() }},
		{title: "Terugbetaald", key: "after.refunded",
			text: func(r reconcileResult) string { return domain.Cents(r.After.Refunded).Euro() }},
		{title: "Terug te betalen", key: "after.refund_due"},
		{title: "Betwist", key: "after.dispute", text: func(r reconcileResult) string { return r.After.dispute() }},
		{title: "Kenmerk", key: "after.checkout"},
	}
}

func newPaymentsReconcile(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "reconcile", Short: "Vraag de betaaldienst naar gemiste meldingen",
		Long: `Vraag de betaaldienst hoe het staat met alle betalingen die nog lopen en met die
van de laatste tijd, en werk bij wat hier nog niet bekend is: betaald, mislukt,
verlopen, terugbetaald of betwist. Met WBSO_PAYMENTS=stripe doet de server dit
zelf elk kwartier voor wat nog niet betaald is, vier dagen terug. Gebruik deze
opdracht als meldingen langer zijn weggebleven, of om terugbetalingen van langer
geleden te vinden.

Met --dry-run zie je wat er zou veranderen, en verandert er niets.`,
		Example: "  wbsoctl payments reconcile --dry-run\n  wbsoctl payments reconcile --since 720h --yes",
		Args:    cli.NoArgs,
	}
	since := cli.AddText(cmd, "since", "TIJD", "hoe lang geleden, zoals 96h (standaard 96h)")
	dryRun := cmd.Flags().Bool("dry-run", false, "toon alleen wat er zou veranderen")
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		age, err := time.ParseDuration(cmp.Or(*since, "96h"))
		if err != nil || age <= 0 {
			return cli.Usage("%q past niet bij --since: geef een tijd zoals 96h", *since)
		}
		return t.withApp(cmd, func(ctx context.Context, a *app.App) error {
			if !*dryRun {
				if err := t.confirm(ctx, "Betalingen bijwerken met wat de betaaldienst zegt?"); err != nil {
					return err
				}
			}
			done, err := a.Payments.Reconcile(ctx, age, *dryRun)
			t.note("%d nagekeken, waarvan %d onbekend bij de betaaldienst.", done.Asked, done.Unknown)
			if err != nil && len(done.Changes) == 0 {
				return err
			}
			none := "Er is niets bij te werken."
			return errors.Join(t.show(listed(apitypes.Each(done.Changes, reconciledOf), none, reconciledColumns())), err)
		})
	}
	return cmd
}
