package main

import (
	"context"

	"github.com/spf13/cobra"

	"wbso/adapters/apitypes"
	"wbso/cmd/internal/cli"
	"wbso/domain"
	"wbso/domain/payment"
)

func newPrice(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "price [--code CODE]", Short: "Toon prijs, btw en totaal, ook met een kortingscode",
		Long: `Toon wat een aanvraag kost: de prijs zonder btw, de btw en het totaal. Een code
die niet bestaat, verlopen is of is opgebruikt, wordt geweigerd. In JSON en CSV
staan bedragen in centen.`,
		Example: `  wbsoctl price
  wbsoctl price --code WELKOM -o json`,
		Args: cli.NoArgs,
	}
	code := cli.AddText(cmd, "code", "CODE", "kortingscode")
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		chosen, err := t.chosenServer(cmd)
		if err != nil {
			return err
		}
		coded := cmd.Flags().Changed("code")
		if !coded && chosen.Server == "" { // the fixed price needs no database
			return t.show(priced(payment.StandardQuote()))
		}
		return t.showServed(cmd, func(ctx context.Context, s *service) (result, error) {
			if !coded { // every server has this price, and its API does not tell it: is the server there, and the token good?
				return priced(payment.StandardQuote()), s.Get(ctx, "/api/users/me/", nil, nil)
			}
			var found apitypes.CheckoutCode
			err := s.post(ctx, "/api/checkout-code/validate/", apitypes.CodeQuestion{Code: *code}, &found)
			if err == nil && found.Reason != nil {
				err = payment.RefusedCode(*found.Reason)
			}
			if err != nil {
				return result{}, err
			}
			price, err := domain.ParseEuros(found.CustomCheckoutPrice.String())
			return priced(payment.QuoteFor(price, payment.NormaliseCode(*code))), err
		})
	}
	return cmd
}

func priced(q payment.Quote) result {
	return single(apitypes.QuoteOf(q), []column[apitypes.Quote]{
		{title: "Prijs", key: "price", text: func(q apitypes.Quote) string { return q.Price.Euro() }},
		{title: "Btw (21%)", key: "vat", text: func(q apitypes.Quote) string { return q.VAT.Euro() }},
		{title: "Totaal", key: "total", text: func(q apitypes.Quote) string { return q.Total.Euro() }},
		{title: "Code", key: "code_applied"},
	})
}
