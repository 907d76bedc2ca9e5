package main

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"wbso/adapters/apiclient"
	"wbso/adapters/apitypes"
	"wbso/app"
	"wbso/app/members"
	"wbso/app/usecase"
	"wbso/cmd/internal/cli"
	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/member"
)

func newMember(t *terminal) *cobra.Command {
	return cli.Group("member", "Leden van een bedrijf bekijken, uitnodigen en verwijderen", newMemberList(t), newMemberInvite(t), newMemberRemove(t), newMemberLog(t))
}

// role shows what a role is called.
func role(name string) string { return member.Role(name).Dutch() }

func newMemberList(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "list --company BEDRIJF", Short: "Toon wie lid is van een bedrijf, en met welke rol",
		Example: "  wbsoctl member list --company 12345678",
		Args:    cli.NoArgs,
	}
	ref := addCompany(cmd)
	limit := addLimit(cmd)
	cli.Require(cmd, "company")
	cmd.RunE = t.serving(func(ctx context.Context, s *service, _ []string) (result, error) {
		firm, err := s.company(ctx, *ref)
		if err != nil {
			return result{}, err
		}
		list, more, err := apiclient.List[apitypes.Member](ctx, s.Client, inCompany(firm, "members/"), nil, *limit)
		t.noteMore(more, *limit)
		return listed(list, "Dit bedrijf heeft geen leden.", []column[apitypes.Member]{
			{title: "Nr", key: "id"},
			{title: "Gebruikersnaam", key: "user.username"},
			{title: "E-mailadres", key: "user.email"},
			{title: "Rol", key: "role", text: func(m apitypes.Member) string { return role(m.Role) }},
			{title: "Medewerker", key: "employee", extra: true},
			{title: "Tot en met", key: "until"},
			{title: "Lid sinds", key: "created_at", extra: true},
		}), err
	})
	return cmd
}

// addActor adds the flag that names the owner for whom a command acts.
func addActor(cmd *cobra.Command) *string {
	return cli.AddText(cmd, "as", "NAAM", "de eigenaar namens wie dit gebeurt, als er meer dan één is")
}

// actingFor returns a company and its owner, for whom a command acts.
func actingFor(ctx context.Context, a *app.App, ref, login string) (firm company.Company, who usecase.Actor, err error) {
	if firm, err = a.Companies.FindCompanyNamed(ctx, usecase.Administrator(), ref); err != nil {
		return firm, who, noCompany(err, ref)
	}
	all, err := a.Members.ListMembers(ctx, usecase.Administrator(), firm.ID, usecase.AllRows())
	if err != nil {
		return firm, who, err
	}
	var owners []member.Member
	for _, m := range all.Items {
		if m.Role == member.Owner && (login == "" || m.Username == login || m.Email == login) {
			owners = append(owners, m)
		}
	}
	switch {
	case len(owners) == 0:
		return firm, who, fmt.Errorf("bij %s is %s geen eigenaar", firm.Name, login)
	case len(owners) > 1:
		return firm, who, cli.Usage("%s heeft meer dan één eigenaar: zeg met --as namens wie", firm.Name)
	}
	return firm, usecase.Actor{UserID: owners[0].User, Username: owners[0].Username, Today: a.Site.Today()}, nil
}

func newMemberInvite(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "invite ADRES --company BEDRIJF --role ROL", Short: "Nodig iemand uit als lid van een bedrijf",
		Long: `Mail iemand een uitnodiging, namens de eigenaar. De link in de mail werkt zeven
dagen, en één keer; hij staat nergens anders. Een eerdere uitnodiging van
hetzelfde adres vervalt.`,
		Example: `  wbsoctl member invite bo@voorbeeld.nl --company 12345678 --role adviser
  wbsoctl member invite an@voorbeeld.nl --company 12345678 --role reader \
      --until 2027-06-30`,
		Args: cli.Args("ADRES"),
	}
	ref, as := addCompany(cmd), addActor(cmd)
	roleName := cli.AddChoice(cmd, "role", "de rol", "owner", "manager", "adviser", "employee", "reader")
	employee := cmd.Flags().Int64("employee", 0, "het nummer van de medewerker die dit is")
	until := cli.AddText(cmd, "until", "DAG", "de laatste dag van een lezer, jjjj-mm-dd")
	cli.Require(cmd, "company", "role")
	cmd.RunE = t.showing(func(ctx context.Context, a *app.App, args []string) (result, error) {
		in := members.NewInvitation{Email: args[0], Terms: member.Terms{Role: member.Role(*roleName), Employee: *employee}}
		if *until != "" {
			var err error
			if in.Until, err = domain.ParseDate(*until); err != nil {
				return result{}, cli.Usage("--until is geen dag: %s", *until)
			}
		}
		firm, who, err := actingFor(ctx, a, *ref, *as)
		if err != nil {
			return result{}, err
		}
		made, err := a.Members.Invite(ctx, who, firm.ID, in, func(int64, string) (func(), error) { return func() {}, nil })
		return single(apitypes.InvitationOf(made), []column[apitypes.Invitation]{
			{title: "Nr", key: "id"}, {title: "E-mailadres", key: "email"},
			{title: "Rol", key: "role", text: func(i apitypes.Invitation) string { return role(i.Role) }}, {title: "Geldig tot", key: "expires_at"},
		}), err
	})
	return cmd
}

func newMemberRemove(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "remove NAAM --company BEDRIJF", Short: "Beëindig een lidmaatschap",
		Long: `Beëindig het lidmaatschap van een gebruiker, namens de eigenaar. Wat die heeft
geschreven blijft. Een bedrijf houdt altijd een eigenaar.`,
		Example: "  wbsoctl member remove bo --company 12345678",
		Args:    cli.Args("NAAM"),
	}
	ref, as := addCompany(cmd), addActor(cmd)
	cli.Require(cmd, "company")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		return t.withApp(cmd, func(ctx context.Context, a *app.App) error {
			firm, who, err := actingFor(ctx, a, *ref, *as)
			if err != nil {
				return err
			}
			user, err := a.Accounts.FindUserByLogin(ctx, args[0])
			if err != nil {
				return noUser(err, args[0])
			}
			if err := t.confirm(ctx, fmt.Sprintf("Het lidmaatschap van %s bij %s beëindigen?", user.Username, firm.Name)); err != nil {
				return err
			}
			err = a.Members.RemoveMember(ctx, who, firm.ID, user.ID)
			return missing(err, "Bij %s is %s geen lid.", firm.Name, user.Username)
		})
	}
	return cmd
}

func newMemberLog(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "log --company BEDRIJF", Short: "Toon het logboek van een bedrijf",
		Long: `Toon wat er over de leden van een bedrijf is besloten en wie persoonsgegevens
heeft bekeken of geëxporteerd, het nieuwste eerst.`,
		Example: "  wbsoctl member log --company 12345678 -o csv > logboek.csv",
		Args:    cli.NoArgs,
	}
	ref := addCompany(cmd)
	limit := addLimit(cmd)
	cli.Require(cmd, "company")
	cmd.RunE = t.serving(func(ctx context.Context, s *service, _ []string) (result, error) {
		firm, err := s.company(ctx, *ref)
		if err != nil {
			return result{}, err
		}
		list, more, err := apiclient.List[apitypes.LogLine](ctx, s.Client, inCompany(firm, "log/"), nil, *limit)
		t.noteMore(more, *limit)
		return listed(list, "Er staat nog niets in het logboek.", []column[apitypes.LogLine]{
			{title: "Tijd", key: "at", text: func(l apitypes.LogLine) string { return moment(l.At) }},
			{title: "Wie", key: "by.username"},
			{title: "Wat", key: "action", text: func(l apitypes.LogLine) string { return member.LogAction(l.Action).Dutch() }},
			{title: "Wie of wat", key: "subject"}, {title: "Toelichting", key: "detail"},
		}), err
	})
	return cmd
}
