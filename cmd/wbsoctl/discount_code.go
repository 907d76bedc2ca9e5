package main

import (
	"cmp"
	"context"
	"fmt"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"wbso/adapters/apitypes"
	"wbso/app"
	"wbso/app/payments"
	"wbso/cmd/internal/cli"
	"wbso/domain"
	"wbso/domain/dutch"
	"wbso/domain/payment"
)

// discountCode is a code with its uses. Price is in cents without VAT.
type discountCode struct {
	Code      string    `json:"code"`
	Price     int64     `json:"price"`
	ExpiresOn *string   `json:"expires_on"`
	MaxUses   *int      `json:"max_uses"`
	Uses      int       `json:"uses"`
	Disabled  bool      `json:"disabled"`
	CreatedAt time.Time `json:"created_at"`
	expires   domain.Date
}

func codeOf(c payments.CodeUse) discountCode {
	out := discountCode{
		Code: c.Code, Price: int64(c.Price), ExpiresOn: apitypes.OrNull(c.ExpiresOn.String()),
		Uses: c.Uses, Disabled: c.Disabled, CreatedAt: c.CreatedAt.UTC(), expires: c.ExpiresOn,
	}
	if c.MaxUses > 0 {
		out.MaxUses = &c.MaxUses
	}
	return out
}

func codeColumns() []column[discountCode] {
	return []column[discountCode]{
		{title: "Code", key: "code"},
		{title: "Prijs", key: "price", text: func(c discountCode) string { return domain.Cents(c.Price).Euro() }},
		{title: "Geldig t/m", key: "expires_on",
			text: func(c discountCode) string { return cmp.Or(c.expires.Dutch(), "onbeperkt") }},
		{title: "Gebruikt", key: "uses"},
		{title: "Hooguit", key: "max_uses", text: func(c discountCode) string {
			if c.MaxUses == nil {
				return "onbeperkt"
			}
			return strconv.Itoa(*c.MaxUses)
		}},
		{title: "Uit", key: "disabled"},
		{title: "Gemaakt", key: "created_at"},
	}
}

func newCode(t *terminal) *cobra.Command {
	return cli.Group("code", "Kortingscodes maken, bekijken en uitschakelen", newCodeCreate(t), newCodeList(t), newCodeDisable(t))
}

func newCodeCreate(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "create CODE --price BEDRAG", Short: "Maak een kortingscode",
		Long: `Maak een code die een aanvraag een andere prijs geeft. De prijs is in euro's
zonder btw, van 0 (gratis) tot de gewone prijs. Hoofdletters maken niet uit.`,
		Example: `  wbsoctl code create WELKOM --price 495.00
  wbsoctl code create BEURS --price 395 --expires 2027-01-31 --max-uses 50`,
		Args: cli.Args("CODE"),
	}
	price := cli.AddText(cmd, "price", "BEDRAG", "prijs in euro's zonder btw, zoals 495.00")
	expires := cli.AddText(cmd, "expires", "JJJJ-MM-DD", "laatste dag dat de code geldt (standaard onbeperkt)")
	uses := cli.AddCount(cmd, "max-uses", 0, "zo vaak mag de code gebruikt worden (standaard onbeperkt)")
	cli.Require(cmd, "price")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		in := payment.DiscountCode{Code: args[0], MaxUses: *uses}
		var err error
		if in.Price, err = domain.ParseEuros(*price); err != nil {
			return cli.Usage("%q past niet bij --price: geef euro's zoals 495.00", *price)
		}
		if cmd.Flags().Changed("expires") {
			if in.ExpiresOn, err = dutch.Date(*expires); err != nil {
				return cli.Usage("%q past niet bij --expires: geef een datum zoals 2027-01-31", *expires)
			}
		}
		return t.showFrom(cmd, func(ctx context.Context, a *app.App) (result, error) {
			code, err := a.DiscountCodes.CreateDiscountCode(ctx, in)
			return single(codeOf(payments.CodeUse{DiscountCode: code}), codeColumns()), err
		})
	}
	return cmd
}

func newCodeList(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "list", Short: "Toon alle kortingscodes met hun gebruik",
		Long:    "Toon alle kortingscodes. Een openstaande betaling telt mee als gebruik.",
		Example: "  wbsoctl code list\n  wbsoctl code list -o csv > codes.csv",
		Args:    cli.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return t.showFrom(cmd, func(ctx context.Context, a *app.App) (result, error) {
				list, err := a.DiscountCodes.ListDiscountCodes(ctx)
				return listed(apitypes.Each(list, codeOf), t.orDemo(cmd, "Er zijn nog geen kortingscodes."), codeColumns()), err
			})
		},
	}
}

func newCodeDisable(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "disable CODE", Short: "Schakel een kortingscode uit",
		Long:    "Schakel een kortingscode uit. Wie al aan het afrekenen is, houdt zijn prijs.",
		Example: "  wbsoctl code disable WELKOM\n  wbsoctl code disable WELKOM --yes",
		Args:    cli.Args("CODE"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return t.withApp(cmd, func(ctx context.Context, a *app.App) error {
				code := payment.NormaliseCode(args[0])
				if err := t.confirm(ctx, fmt.Sprintf("Code %s uitschakelen?", code)); err != nil {
					return err
				}
				if err := a.DiscountCodes.DisableDiscountCode(ctx, code); err != nil {
					return missing(err, "Code %s bestaat niet.", code)
				}
				t.note("Code %s is uitgeschakeld.", code)
				return nil
			})
		},
	}
}
