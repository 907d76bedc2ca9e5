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

// payment is a payment with what an administrator needs to find it at the provider.
// Amounts are in cents.
type payment struct {
	wire.Payment
	Refunded int64   `json:"refunded"`
	Checkout *string `json:"checkout"` // the provider's id
}

func wirePayment(p domain.Payment) payment {
	return payment{wire.PaymentOf(p), int64(p.Refunded), wire.OrNull(p.Checkout)}
}

func paymentColumns() []column[payment] {
	return []column[payment]{
		{"Nr", "id", nil},
		{"Aanvraag", "request", nil},
		{"Status", "status", func(p payment) string { return paymentWord(domain.PaymentStatus(p.Status)) }},
		{"Bedrag", "amount", func(p payment) string { return domain.Cents(p.Amount).Euro() }},
		{"Terugbetaald", "refunded", func(p payment) string {
			if p.Refunded == 0 {
				return ""
			}
			return domain.Cents(p.Refunded).Euro()
		}},
		{"Terug te betalen", "refund_due", func(p payment) string { return yesNo(p.RefundDue) }},
		{"Code", "code", nil},
		{"Gemaakt", "created_at", func(p payment) string { return moment(p.CreatedAt) }},
		{"Betaald", "paid_at", func(p payment) string {
			if p.PaidAt == nil {
				return ""
			}
			return moment(*p.PaidAt)
		}},
		{"Kenmerk", "checkout", nil},
	}
}

func newPayments(t *terminal) *cobra.Command {
	return cli.Group("payments", "Betalingen bekijken en terugbetalingen noteren", newPaymentsList(t), newPaymentsRefunded(t))
}

func newPaymentsList(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "list", Short: "Toon de betalingen, de nieuwste eerst",
		Long: `Toon de betalingen van alle aanvragen, de nieuwste eerst, of met --to-refund alleen
wat je moet terugbetalen: een tweede betaling van dezelfde aanvraag, of een betaling
met een kortingscode die intussen was opgebruikt. In JSON en CSV staan bedragen in
centen.`,
		Example: "  wbsoctl payments list --to-refund\n  wbsoctl payments list -o csv > betalingen.csv",
		Args:    cli.NoArgs,
	}
	due := cmd.Flags().Bool("to-refund", false, "alleen wat je moet terugbetalen")
	limit := addLimit(cmd)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		if err := limit.check(); err != nil {
			return err
		}
		none := "Er zijn nog geen betalingen."
		if *due {
			none = "Er is niets terug te betalen."
		}
		return t.list(cmd, func(ctx context.Context, a *app.App) (view, error) {
			list, err := a.Payments.ListAll(ctx, domain.PaymentFilter{RefundDue: *due}, limit.page())
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
