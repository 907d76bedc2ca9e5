package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/text/unicode/norm"

	"wbso/adapters/apiclient"
	"wbso/adapters/apitypes"
	"wbso/app"
	"wbso/app/usecase"
	"wbso/cmd/internal/cli"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/dutch"
)

func newToken(t *terminal) *cobra.Command {
	return cli.Group("token", "Toegangstokens maken, bekijken en intrekken", newTokenCreate(t), newTokenList(t), newTokenRevoke(t))
}

// tokenColumns returns the columns of a token.
func tokenColumns[T any](of func(T) apitypes.PersonalToken) []column[T] {
	return []column[T]{
		{title: "Nr", key: "id"}, {title: "Naam", key: "name"},
		{title: "Mag", key: "scope", text: func(one T) string { return domain.DutchScope(of(one).Scope) }},
		{title: "Bedrijven", key: "companies", text: func(one T) string {
			if len(of(one).Companies) == 0 {
				return "alle"
			}
			return strings.Trim(strings.Join(strings.Fields(fmt.Sprint(of(one).Companies)), ", "), "[]")
		}},
		{title: "Gemaakt", key: "created_at", extra: true}, {title: "Geldig tot", key: "expires_at"}, {title: "Gebruikt", key: "last_used_at"},
	}
}

func newTokenCreate(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "create --user NAAM --name NAAM --scope BEREIK", Short: "Maak een toegangstoken voor een gebruiker",
		Long: `Maak een token waarmee een programma namens een gebruiker werkt. Alleen nu staat
het op stdout. read mag alles lezen behalve BSN's en de export van het account,
hours mag ook uren schrijven en importeren, en write alles wat een token mag.
Een token geldt 90 dagen, of tot --expires, hooguit een jaar vooruit.`,
		Example: `  wbsoctl token create --user anna --name laptop --scope hours > token.txt
  wbsoctl token create --user anna --name rapport --scope read \
      --company 12345678 --expires 2027-01-31`,
		Args: cli.NoArgs,
	}
	user := cli.AddText(cmd, "user", "NAAM", "de gebruiker namens wie het werkt")
	name := cli.AddText(cmd, "name", "NAAM", "hoe het token heet")
	scope := cli.AddChoice(cmd, "scope", "wat het mag", names(account.Scopes())...)
	companies := cli.AddTexts(cmd, "company", "BEDRIJF", "alleen dit bedrijf: nummer, KvK-nummer of naam; mag vaker")
	expires := cli.AddText(cmd, "expires", "MOMENT", "tot wanneer het geldt: een dag of een moment")
	cli.Require(cmd, "user", "name", "scope")
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		in := account.PersonalToken{Name: *name, Scope: account.Scope(*scope)}
		if *expires != "" {
			var err error
			if in.ExpiresAt, err = dutch.Expiry(*expires); err != nil {
				return cli.Usage("%q past niet bij --expires: geef een dag zoals 2027-01-31", *expires)
			}
		}
		return t.withApp(cmd, func(ctx context.Context, a *app.App) error {
			for _, ref := range *companies {
				firm, err := a.Companies.FindCompanyNamed(ctx, usecase.Administrator(), ref)
				if err != nil {
					return noCompany(err, ref)
				}
				in.Companies = append(in.Companies, firm.ID)
			}
			_, text, err := a.Accounts.CreateTokenFor(ctx, norm.NFC.String(*user), in)
			if err != nil {
				return noUser(err, *user)
			}
			fmt.Fprintln(t.out, text)
			t.note("Bewaar het token nu: het is daarna nergens meer te zien.")
			return nil
		})
	}
	return cmd
}

// withTokens adds the flag that beside the database names whose tokens a command is about, and has the command work with
// those.
func (t *terminal) withTokens(cmd *cobra.Command, fn func(context.Context, *service, []string) error) *cobra.Command {
	user := cli.AddText(cmd, "user", "NAAM", "wiens tokens, naast de database")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		return t.withServiceOf(cmd, func(ctx context.Context, a *app.App) (usecase.Actor, error) {
			if *user == "" {
				return usecase.Actor{}, cli.Usage("--user ontbreekt")
			}
			u, err := a.Accounts.FindUserByLogin(ctx, norm.NFC.String(*user))
			return a.Accounts.As(u), noUser(err, *user)
		}, func(ctx context.Context, s *service) error {
			if *user != "" && s.app == nil {
				return cli.Misuse("--user kan alleen naast de database")
			}
			return fn(ctx, s, args)
		})
	}
	return cmd
}

func newTokenList(t *terminal) *cobra.Command {
	return t.withTokens(&cobra.Command{
		Use: "list", Short: "Toon de toegangstokens van een gebruiker",
		Example: "  wbsoctl token list\n  wbsoctl token list --user anna",
		Args:    cli.NoArgs,
	}, func(ctx context.Context, s *service, _ []string) error {
		tokens, err := s.tokens(ctx)
		if err != nil {
			return err
		}
		return t.show(listed(tokens, "Er zijn geen toegangstokens.", tokenColumns(func(one apitypes.PersonalToken) apitypes.PersonalToken { return one })))
	})
}

// tokens returns the tokens of the user.
func (s *service) tokens(ctx context.Context) (tokens []apitypes.PersonalToken, err error) {
	err = s.Get(ctx, "/api/account/tokens/", nil, &tokens)
	return tokens, err
}

func newTokenRevoke(t *terminal) *cobra.Command {
	return t.withTokens(&cobra.Command{
		Use: "revoke NUMMER", Short: "Trek een toegangstoken in",
		Long:    "Trek een toegangstoken in. Het werkt meteen nergens meer.",
		Example: "  wbsoctl token revoke 3\n  wbsoctl token revoke 3 --user anna",
		Args:    cli.Args("NUMMER"),
	}, func(ctx context.Context, s *service, args []string) error {
		id, err := rowNumber(args[0], "een token", "token list")
		if err != nil {
			return err
		}
		tokens, err := s.tokens(ctx)
		if err != nil {
			return err
		}
		at := slices.IndexFunc(tokens, func(t apitypes.PersonalToken) bool { return t.ID == id })
		if at < 0 {
			return fmt.Errorf("token %d bestaat niet", id)
		}
		if err := t.confirm(ctx, fmt.Sprintf("Token %d intrekken?", id)); err != nil {
			return err
		}
		err = s.delete(ctx, fmt.Sprintf("/api/account/tokens/%d/", id))
		isGone := tokens[at].Current && apiclient.IsRetried(err) && domain.CodeOf(err) == domain.CodeTokenInvalid // by the first try
		if err != nil && !isGone {
			return err
		}
		t.note("Token %d is ingetrokken.", id)
		return nil
	})
}
