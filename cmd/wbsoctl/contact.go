package main

import (
	"context"
	"time"

	"github.com/spf13/cobra"

	"wbso/adapters/apitypes"
	"wbso/app"
	"wbso/cmd/internal/cli"
	"wbso/domain"
	"wbso/domain/site"
)

// message is a contact message with its number.
type message struct {
	ID int64 `json:"id"`
	apitypes.ExportedMessage
}

func messageOf(m site.ContactMessage) message {
	return message{m.ID, apitypes.ExportedMessageOf(m)}
}

func newContact(t *terminal) *cobra.Command {
	return cli.Group("contact", "Berichten van het contactformulier", newContactList(t))
}

func newContactList(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "list", Short: "Toon de berichten, het nieuwste eerst",
		Long: `Toon wat bezoekers via het contactformulier schreven, het nieuwste eerst. Elk
bericht is ook gemaild naar WBSO_CONTACT_TO.`,
		Example: "  wbsoctl contact list\n  wbsoctl contact list -o csv > berichten.csv",
		Args:    cli.NoArgs,
	}
	limit := addLimit(cmd)
	cmd.RunE = t.showing(func(ctx context.Context, a *app.App, _ []string) (result, error) {
		list, err := a.Contact.ListContactMessages(ctx, domain.Page{Size: *limit})
		t.noteMore(list.More, *limit)
		r := listed(apitypes.Each(list.Items, messageOf), "Er zijn nog geen berichten.", []column[message]{
			{title: "Nr", key: "id"}, {title: "Ontvangen", key: "created_at"}, {title: "Naam", key: "name"},
			{title: "E-mailadres", key: "email"}, {title: "Telefoon", key: "phone"}, {title: "Bericht", key: "message"},
		})
		if len(list.Items) > 0 {
			r.people = func(p *page) { p.records(r.heads, r.rows) }
		}
		return r, err
	})
	return cmd
}

// interest is somebody who is interested in No Cure No Pay.
type interest struct {
	apitypes.User
	ChangedAt time.Time `json:"changed_at"`
}

func newInterest(t *terminal) *cobra.Command {
	return cli.Group("interest", "Belangstelling voor No Cure No Pay", newInterestList(t))
}

func newInterestList(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "list", Short: "Toon wie belangstelling heeft",
		Long: `Toon welke gebruikers belangstelling hebben voor No Cure No Pay, wie dat het
eerst zei vooraan.`,
		Example: "  wbsoctl interest list",
		Args:    cli.NoArgs,
		RunE: t.showing(func(ctx context.Context, a *app.App, _ []string) (result, error) {
			list, err := a.Contact.ListInterests(ctx)
			shape := func(i site.Interest) interest { return interest{apitypes.UserOf(i.User), i.ChangedAt.UTC()} }
			return listed(apitypes.Each(list, shape), "Er heeft nog niemand belangstelling.", []column[interest]{
				{title: "Nr", key: "id"}, {title: "Gebruikersnaam", key: "username"},
				{title: "E-mailadres", key: "email"}, {title: "Sinds", key: "changed_at"},
			}), err
		}),
	}
}
