package main

import (
	"context"

	"github.com/spf13/cobra"

	"wbso/app"
	"wbso/cmd/internal/cli"
	"wbso/domain"
)

// quote is a price as the API answers it, in cents.
type quote struct {
	Price       int64   `json:"price"`
	VAT         int64   `json:"vat"`
	Total       int64   `json:"total"`
	CodeApplied *string `json:"code_applied"`
}

func newPrice(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "price [--code CODE]", Short: "Toon prijs, btw en totaal, ook met een kortingscode",
		Long: `Toon wat een aanvraag kost: de prijs zonder btw, de btw en het totaal. Een code die
niet bestaat, verlopen is of is opgebruikt, wordt geweigerd. In JSON en CSV staan
bedragen in centen.`,
		Example: `  wbsoctl price
  wbsoctl price --code WELKOM -o json`,
		Args: cli.NoArgs,
	}
	code := cli.AddText(cmd, "code", "CODE", "kortingscode")
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		if !cmd.Flags().Changed("code") { // the fixed price needs no database
			return t.show(priced(domain.StandardQuote()))
		}
		return t.list(cmd, func(ctx context.Context, a *app.App) (view, error) {
			q, err := a.Payments.Price(ctx, code.Value)
			return priced(q), err
		})
	}
	return cmd
}

func priced(q domain.Quote) view {
	euros := func(of func(quote) int64) func(quote) string {
		return func(w quote) string { return domain.Cents(of(w)).Euro() }
	}
	columns := []column[quote]{
		{"Prijs", "price", euros(func(w quote) int64 { return w.Price })},
		{"Btw (21%)", "vat", euros(func(w quote) int64 { return w.VAT })},
		{"Totaal", "total", euros(func(w quote) int64 { return w.Total })},
	}
	wire := quote{int64(q.Price), int64(q.VAT), int64(q.Total), orNull(q.CodeApplied)}
	v := single(wire, append(columns, column[quote]{"Code", "code_applied", nil})...)
	if q.CodeApplied == "" {
		v.table = single(wire, columns...).table
	}
	return v
}

func orNull(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}
