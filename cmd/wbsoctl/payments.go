package main

import (
	"context"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"wbso/adapters/apitypes"
	"wbso/app"
	"wbso/cmd/internal/cli"
	"wbso/domain"
	"wbso/domain/payment"
)

func newPayments(t *terminal) *cobra.Command {
	return cli.Group("payments", "Betalingen bekijken, nakijken en terugbetalingen noteren", newPaymentsList(t), newPaymentsRefunded(t), newPaymentsReconcile(t))
}

func newPaymentsList(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "list", Short: "Toon de betalingen, de nieuwste eerst",
		Long: `Toon de betalingen van alle aanvragen, de nieuwste eerst, of met --to-refund
alleen wat je moet terugbetalen: een tweede betaling van dezelfde aanvraag, een
betaling met een kortingscode die intussen was opgebruikt, of een ander bedrag
dan gevraagd. Met --disputed zie je alleen betalingen die de betaler bij zijn
bank betwist: antwoord bij de betaaldienst, voor de datum die erbij staat. In
JSON en CSV staan bedragen in centen.`,
		Example: "  wbsoctl payments list --to-refund\n  wbsoctl payments list -o csv > betalingen.csv",
		Args:    cli.NoArgs,
	}
	due := cmd.Flags().Bool("to-refund", false, "alleen wat je moet terugbetalen")
	disputed := cmd.Flags().Bool("disputed", false, "alleen wat de betaler betwist of heeft betwist")
	limit := addLimit(cmd)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		none := t.orDemo(cmd, "Er zijn nog geen betalingen.")
		if *due {
			none = "Er is niets terug te betalen."
		}
		if *disputed {
			none = "Er zijn geen betwiste betalingen."
		}
		return t.showFrom(cmd, func(ctx context.Context, a *app.App) (result, error) {
			list, err := a.Payments.ListAllPayments(ctx, payment.PaymentFilter{RefundDue: *due, Disputed: *disputed}, domain.Page{Size: *limit})
			t.noteMore(list.More, *limit)
			return listed(apitypes.Each(list.Items, paymentOf), none, paymentColumns()), err
		})
	}
	return cmd
}

func newPaymentsRefunded(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "refunded NR", Short: "Noteer dat je een betaling hebt terugbetaald",
		Long: `Noteer dat je een betaling hebt terugbetaald die 'wbsoctl payments list
--to-refund' toont. Betaal haar eerst terug bij de betaaldienst: deze opdracht
maakt geen geld over. Als de betaaldienst de terugbetaling zelf meldt, is dit
niet nodig.`,
		Example: "  wbsoctl payments refunded 9\n  wbsoctl payments refunded 9 --yes",
		Args:    cli.Args("NR"),
		RunE: func(cmd *cobra.Command, args []string) error {
			id, err := rowNumber(args[0], "een betaling", "payments list")
			if err != nil {
				return err
			}
			return t.showFrom(cmd, func(ctx context.Context, a *app.App) (result, error) {
				if err := t.confirm(ctx, fmt.Sprintf("Is betaling %d terugbetaald?", id)); err != nil {
					return result{}, err
				}
				p, err := a.Payments.MarkRefunded(ctx, id)
				return single(paymentOf(p), paymentColumns()), missing(err, "Betaling %d bestaat niet.", id)
			})
		},
	}
}

// paymentView is a payment with what an administrator needs to find it at the provider.
// Amounts are in cents.
type paymentView struct {
	apitypes.Payment
	Refunded         int64      `json:"refunded"`
	ReceivedAmount   int64      `json:"received_amount"`   // what came in when it is not what was asked, else 0
	ReceivedCurrency *string    `json:"received_currency"` // of that
	Dispute          *string    `json:"dispute"`           // open, won or lost
	Disputed         int64      `json:"disputed"`
	DisputeDue       *time.Time `json:"dispute_due_at"`
	Checkout         *string    `json:"checkout"` // the provider's id
	Intent           *string    `json:"intent"`   // the provider's id of the money
}

func paymentOf(p payment.Payment) paymentView {
	out := paymentView{
		Payment: apitypes.PaymentOf(p), Refunded: int64(p.Refunded), ReceivedAmount: int64(p.Odd.Amount), ReceivedCurrency: apitypes.OrNull(p.Odd.Currency),
		Dispute: apitypes.OrNull(string(p.Dispute.Status)), Disputed: int64(p.Dispute.Amount), Checkout: apitypes.OrNull(p.Checkout), Intent: apitypes.OrNull(p.Intent),
	}
	if !p.Dispute.Due.IsZero() {
		due := p.Dispute.Due.UTC()
		out.DisputeDue = &due
	}
	return out
}

func paymentColumns() []column[paymentView] {
	return []column[paymentView]{
		{title: "Nr", key: "id"},
		{title: "Aanvraag", key: "request"},
		{title: "Status", key: "status", coded: true},
		{title: "Bedrag", key: "amount", text: paymentView.amount},
		{title: "Terugbetaald", key: "refunded", extra: true, text: func(p paymentView) string {
			if p.Refunded == 0 {
				return ""
			}
			return domain.Cents(p.Refunded).Euro()
		}},
		{title: "Terug te betalen", key: "refund_due"},
		{title: "Betwist", key: "dispute", extra: true, text: paymentView.dispute},
		{title: "Code", key: "code", extra: true},
		{title: "Gemaakt", key: "created_at"},
		{title: "Betaald", key: "paid_at", extra: true},
		{title: "Kenmerk", key: "checkout", extra: true},
	}
}

// amount returns the amount that was asked, and the amount that came in when it differs.
func (p paymentView) amount() string {
	asked := p.Amount.Euro()
	if p.ReceivedCurrency == nil {
		return asked
	}
	came := payment.Money{Amount: domain.Cents(p.ReceivedAmount), Currency: *p.ReceivedCurrency}
	return asked + " gevraagd, " + came.Dutch() + " ontvangen"
}

// dispute returns the status of a dispute, and until when it can be answered.
func (p paymentView) dispute() string {
	if p.Dispute == nil {
		return ""
	}
	text := wordOf(*p.Dispute) + ", " + domain.Cents(p.Disputed).Euro()
	if p.DisputeDue != nil {
		text += ", antwoord voor " + moment(*p.DisputeDue)
	}
	return text
}
