package main

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"wbso/adapters/wire"
	"wbso/app"
	"wbso/cmd/internal/cli"
	"wbso/domain"
)

func newPayments(t *terminal) *cobra.Command {
	return cli.Group("payments", "Betalingen bekijken, nakijken en terugbetalingen noteren", newPaymentsList(t), newPaymentsRefunded(t), newPaymentsReconcile(t))
}

func newPaymentsList(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "list", Short: "Toon de betalingen, de nieuwste eerst",
		Long: `Toon de betalingen van alle aanvragen, de nieuwste eerst, of met --to-refund alleen
wat je moet terugbetalen: een tweede betaling van dezelfde aanvraag, een betaling
met een kortingscode die intussen was opgebruikt, of een ander bedrag dan gevraagd.
Met --disputed zie je alleen betalingen die de betaler bij zijn bank betwist: antwoord
bij de betaaldienst, voor de datum die erbij staat. In JSON en CSV staan bedragen in
centen.`,
		Example: "  wbsoctl payments list --to-refund\n  wbsoctl payments list -o csv > betalingen.csv",
		Args:    cli.NoArgs,
	}
	due := cmd.Flags().Bool("to-refund", false, "alleen wat je moet terugbetalen")
	disputed := cmd.Flags().Bool("disputed", false, "alleen wat de betaler betwist of heeft betwist")
	limit := addLimit(cmd)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		if err := limit.check(); err != nil {
			return err
		}
		none := "Er zijn nog geen betalingen."
		if *due {
			none = "Er is niets terug te betalen."
		}
		if *disputed {
			none = "Er zijn geen betwiste betalingen."
		}
		return t.list(cmd, func(ctx context.Context, a *app.App) (view, error) {
			list, err := a.Payments.ListAll(ctx, domain.PaymentFilter{RefundDue: *due, Disputed: *disputed}, limit.page())
			limit.note(t, list.More)
			return listed(wire.Each(list.Items, wirePayment), none, paymentColumns()...), err
		})
	}
	return cmd
}

func newPaymentsRefunded(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "refunded NR", Short: "Noteer dat je een betaling hebt terugbetaald",
		Long: `Noteer dat je een betaling hebt terugbetaald die 'wbsoctl payments list --to-refund'
toont. Betaal haar eerst terug bij de betaaldienst: deze opdracht maakt geen geld over.
Als de betaaldienst de terugbetaling zelf meldt, is dit niet nodig.`,
		Example: "  wbsoctl payments refunded 9\n  wbsoctl payments refunded 9 --yes",
		Args:    cli.Args("NR"),
		RunE: func(cmd *cobra.Command, args []string) error {
			id, err := cli.RowNumber(cmd, args[0], "een betaling", "payments list")
			if err != nil {
				return err
			}
			return t.list(cmd, func(ctx context.Context, a *app.App) (view, error) {
				if err := t.confirm(ctx, fmt.Sprintf("Is betaling %d terugbetaald?", id)); err != nil {
					return view{}, err
				}
				p, err := a.Payments.Refunded(ctx, id)
				return single(wirePayment(p), paymentColumns()...), missing(err, "Betaling %d bestaat niet.", id)
			})
		},
	}
}
