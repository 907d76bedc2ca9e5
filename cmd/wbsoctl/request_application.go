package main

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"wbso/adapters/apitypes"
	"wbso/app"
	"wbso/app/applications"
	"wbso/app/usecase"
	"wbso/cmd/internal/cli"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
	"wbso/domain/application/place"
	"wbso/domain/dutch"
)

func newRequestQuestions(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "questions NUMMER", Short: "Toon de open vragen van een aanvraag",
		Long: `Toon wat RVO vraagt en de aanvraag nog niet beantwoordt, met wie het antwoord
weet. Met 'request answer' geef je een antwoord.`,
		Example: "  wbsoctl request questions WBSO-2026-00042\n  wbsoctl request questions WBSO-2026-00042 -o json",
		Args:    cli.Args("NUMMER"),
		RunE: t.showing(func(ctx context.Context, a *app.App, args []string) (result, error) {
			d, err := a.Applications.FindApplication(ctx, usecase.Administrator(), args[0])
			return questionsView(d.Open), noRequest(err, args[0])
		}),
	}
}

func questionsView(open []form.Question) result {
	v := listed(open, "", []column[form.Question]{
		{key: "id"}, {key: "part"}, {key: "group"}, {key: "text"}, {key: "input"},
	})
	v.people = func(p *page) {
		if len(open) == 0 {
			p.term.note("Alle vragen zijn beantwoord.")
		}
		for _, q := range open {
			fmt.Fprintf(p, "%s (%s)\n", q.ID, q.Group)
			p.block(q.Text)
			if q.Suggestion != "" {
				p.block("Je schreef “" + q.Suggestion + "”: is dat je antwoord?")
			}
			for _, o := range q.Options {
				p.block(o.Value + ": " + o.Label)
			}
		}
	}
	return v
}

func newRequestAnswer(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "answer NUMMER VRAAG [ANTWOORD]", Short: "Beantwoord een open vraag van een aanvraag",
		Long: `Beantwoord een open vraag van een aanvraag, of zeg met --aside dat zij niet van
toepassing is. VRAAG is haar naam uit 'request questions'. Zonder ANTWOORD, of
met -, komt het van stdin. Op stderr staat wat er is opgeslagen, op stdout de
volgende vraag.`,
		Example: `  wbsoctl request answer WBSO-2026-00042 phases.f2.month "maart 2027"
  wbsoctl request answer WBSO-2026-00042 bottlenecks.k1.cause - < oorzaak.txt
  wbsoctl request answer WBSO-2026-00042 company.website --aside`,
		Args: cli.Args("NUMMER", "VRAAG", "[ANTWOORD]"),
	}
	aside := cmd.Flags().Bool("aside", false, "de vraag is niet van toepassing")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		reply := applications.Reply{Question: args[1]}
		switch {
		case *aside && len(args) == 3:
			return cli.Usage("geef een antwoord of --aside, niet allebei")
		case *aside:
			reply.Dismiss = aside
		case len(args) == 3 && args[2] != "-":
			reply.Text = args[2]
		default:
			text, err := t.readFile(cmd.Context(), "-")
			if err != nil {
				return err
			}
			reply.Text = strings.TrimRight(text, "\r\n")
		}
		return t.showFrom(cmd, func(ctx context.Context, a *app.App) (result, error) {
			d, err := a.Applications.FindApplication(ctx, usecase.Administrator(), args[0])
			if err != nil {
				return result{}, noRequest(err, args[0])
			}
			for _, q := range slices.Concat(d.Open, d.Optional, d.Aside) {
				if q.ID == args[1] {
					reply.Rev = revOf(d, q.Part)
				}
			}
			answered, err := a.Applications.AnswerQuestion(ctx, usecase.Administrator(), args[0], reply)
			if err != nil {
				return result{}, err
			}
			if values := changed(d.Situation, answered.Situation); len(values) > 0 {
				t.note("Opgeslagen: %s", domain.OneLine(strings.Join(values, "; ")))
			}
			return questionsView(answered.Open[:min(1, len(answered.Open))]), nil
		})
	}
	return cmd
}

// changed returns the values that an answer wrote into an application or its company.
func changed(before, after claim.Situation) (values []string) {
	was := leaves("", contentOf(before), map[string]string{})
	now := leaves("", contentOf(after), map[string]string{})
	for _, at := range slices.Sorted(maps.Keys(now)) {
		if value := now[at]; value != was[at] && value != "" {
			values = append(values, value)
		}
	}
	return values
}

// contentOf returns what an application and its company say, as JSON has it, without what is kept
// about that.
func contentOf(s claim.Situation) (out any) {
	a := s.Application
	a.Revs, a.Touched, a.Dismissed, a.Answered, a.Last = nil, nil, nil, nil, nil
	a.LeftOut, a.Layout, a.Proposed = application.LeftOut{}, application.Layout{}, application.Suggestion{}
	raw, err := json.Marshal([]any{a, s.Company})
	if err == nil {
		err = json.Unmarshal(raw, &out)
	}
	if err != nil {
		panic(err) // what is stored as JSON can be written as such
	}
	return out
}

// leaves puts all single values below a place into found.
func leaves(at string, value any, found map[string]string) map[string]string {
	switch v := value.(type) {
	case map[string]any:
		for name, member := range v {
			leaves(at+"."+name, member, found)
		}
	case []any:
		for i, item := range v {
			leaves(fmt.Sprintf("%s.%05d", at, i), item, found)
		}
	case string:
		found[at] = v
	case nil:
	default:
		found[at] = fmt.Sprint(v)
	}
	return found
}

// revOf returns the revision of a part as it was just read.
func revOf(d applications.View, part application.PartKey) int {
	if part == application.CompanyPart {
		return d.CompanyRev
	}
	return d.Application.Revs[part]
}

func newRequestLayout(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "layout NUMMER [ZIN VAK]", Short: "Toon welke zin in welk vak staat, of verplaats er een",
		Long: `Toon elke zin van de drie teksten met het vak waarin zij staat. Met ZIN en VAK
verplaats je een zin: s4 naar k2.problem. De vakken zijn k1.problem en
k1.solution, en zo van elk knelpunt, en description, phases, tools, novelty,
software.novelty en none.`,
		Example: "  wbsoctl request layout WBSO-2026-00042\n  wbsoctl request layout WBSO-2026-00042 s4 k2.problem",
		Args:    cli.Args("NUMMER", "[ZIN]", "[VAK]"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 2 {
				return cli.Usage("geef bij een zin ook het vak")
			}
			return t.showFrom(cmd, func(ctx context.Context, a *app.App) (result, error) {
				layout, err := a.Applications.FindLayout(ctx, usecase.Administrator(), args[0])
				if err == nil && len(args) == 3 {
					layout, err = a.Applications.ArrangeSentences(ctx, usecase.Administrator(), args[0],
						applications.Arrangement{Places: []place.Placement{{Clause: args[1], Box: application.Box(args[2])}}, Rev: layout.Rev})
				}
				return layoutView(apitypes.LayoutOf(layout).Clauses), noRequest(err, args[0])
			})
		},
	}
}

func layoutView(clauses []apitypes.Clause) result {
	v := listed(clauses, "", []column[apitypes.Clause]{
		{key: "id"}, {key: "box"}, {key: "proposed"}, {key: "quote"}, {key: "edited"}, {key: "text"},
	})
	v.people = func(p *page) {
		for _, c := range clauses {
			box := "nog te plaatsen"
			if c.Box != nil {
				box = *c.Box
			}
			if c.Edited {
				box += " (gewijzigd)"
			}
			fmt.Fprintf(p, "%s  %s\n", c.ID, box)
			p.block(c.Text)
		}
	}
	return v
}

func newRequestFile(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "file NUMMER", Short: "Noteer dat een aanvraag bij RVO is ingediend",
		Long: `Noteer dat een aanvraag bij RVO is ingediend. Daarna verandert zij niet meer.
Open vragen worden genoemd; met --yes gaat het door.`,
		Example: "  wbsoctl request file WBSO-2026-00042 --date 2026-12-01 --reference SO27012345",
		Args:    cli.Args("NUMMER"),
	}
	on := cli.AddText(cmd, "date", "JJJJ-MM-DD", "de dag van indienen; zonder is het vandaag")
	reference := cli.AddText(cmd, "reference", "KENMERK", "het kenmerk van RVO")
	cmd.RunE = t.showing(func(ctx context.Context, a *app.App, args []string) (result, error) {
		in := applications.FileApplication{Date: a.Site.Today(), Reference: *reference}
		if *on != "" {
			var err error
			if in.Date, err = dutch.Date(*on); err != nil {
				return result{}, cli.Usage("--date %q: schrijf een dag als 2026-12-01", *on)
			}
		}
		d, err := a.Applications.FindApplication(ctx, usecase.Administrator(), args[0])
		if err != nil {
			return result{}, noRequest(err, args[0])
		}
		if len(d.Open) > 0 {
			for _, q := range d.Open {
				t.note("%s: %s", q.ID, q.Text)
			}
			if err := t.confirm(ctx, fmt.Sprintf("Er zijn nog %d open vragen. Toch noteren dat zij is ingediend?", len(d.Open))); err != nil {
				return result{}, err
			}
		}
		if _, err := a.Applications.FileApplication(ctx, usecase.Administrator(), args[0], in); err != nil {
			return result{}, err
		}
		r, err := a.Requests.FindRequest(ctx, usecase.Administrator(), args[0])
		return single(detailOf(r, a.Site.Today()), headColumns()), err
	})
	return cmd
}
