package main

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"wbso/adapters/apiclient"
	"wbso/adapters/apitypes"
	"wbso/cmd/internal/cli"
	"wbso/domain"
	"wbso/domain/application/form"
	"wbso/domain/dutch"
)

func newRequestQuestions(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "questions NUMMER", Short: "Toon de open vragen van een aanvraag",
		Long: `Toon wat RVO vraagt en de aanvraag nog niet beantwoordt, met wie het antwoord
weet. Met 'request answer' geef je een antwoord.`,
		Example: "  wbsoctl request questions WBSO-2026-00042\n  wbsoctl request questions WBSO-2026-00042 -o json",
		Args:    cli.Args("NUMMER"),
		RunE: t.serving(func(ctx context.Context, s *service, args []string) (result, error) {
			found, err := s.application(ctx, args[0])
			return questionsView(found.Questions), err
		}),
	}
}

// application reads the application of a request.
func (s *service) application(ctx context.Context, ref string) (found apitypes.Application, err error) {
	err = s.Get(ctx, ofRequest(ref, "application/"), nil, &found)
	return found, noRequest(err, ref)
}

func questionsView(open []apitypes.Question) result {
	v := listed(open, "", []column[apitypes.Question]{
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
		reply := apitypes.AnswerInput{Question: args[1]}
		switch {
		case *aside && len(args) == 3:
			return cli.Usage("geef een antwoord of --aside, niet allebei")
		case *aside:
			reply.Dismiss = aside
		case len(args) == 3 && args[2] != "-":
			reply.Text = &args[2]
		}
		return t.showServed(cmd, func(ctx context.Context, s *service) (result, error) {
			if !*aside && reply.Text == nil {
				text, err := t.readFile(ctx, "-")
				if err != nil {
					return result{}, err
				}
				text = strings.TrimRight(text, "\r\n")
				reply.Text = &text
			}
			before, err := s.application(ctx, args[0])
			if err != nil {
				return result{}, err
			}
			for _, q := range slices.Concat(before.Questions, before.Optional, before.Dismissed) {
				if q.ID == args[1] {
					reply.Rev = revOf(before, q.Part)
				}
			}
			after, err := s.answer(ctx, before, args[0], reply)
			if err != nil {
				return result{}, err
			}
			if values := changed(before, after); len(values) > 0 {
				t.note("Opgeslagen: %s", domain.OneLine(strings.Join(values, "; ")))
			}
			return questionsView(after.Questions[:min(1, len(after.Questions))]), nil
		})
	}
	return cmd
}

// answer answers a question of an application as it was before. When the API refuses that, the answer of an earlier
// try may have been lost: it is done if the question is not open any more, and the application has the words of the
// answer. Of a choice or a month the application has other words, so that this counts for a call that was tried twice.
func (s *service) answer(ctx context.Context, before apitypes.Application, ref string, reply apitypes.AnswerInput) (apitypes.Application, error) {
	of := func(q apitypes.Question) bool { return q.ID == reply.Question }
	at := slices.IndexFunc(before.Questions, of)
	var done apitypes.Answered
	err := s.post(ctx, ofRequest(ref, "application/answers/"), reply, &done)
	if err == nil || at < 0 {
		return done.Application, err
	}
	now, failed := s.application(ctx, ref)
	words := slices.Contains([]string{form.TextInput, form.LinesInput, form.LineInput}, before.Questions[at].Input)
	said := slices.ContainsFunc(changed(before, now), func(value string) bool {
		return reply.Text != nil && (!words && apiclient.IsRetried(err) || words && strings.Contains(value, *reply.Text))
	})
	if failed != nil || slices.ContainsFunc(now.Questions, of) || !said && !slices.ContainsFunc(now.Dismissed, of) {
		return now, err
	}
	return now, nil
}

// changed returns the values that an answer wrote into an application or its company.
func changed(before, after apitypes.Application) (values []string) {
	was, now := map[string]string{}, map[string]string{}
	for _, p := range before.Parts {
		leaves(p.Key, p.Content, was)
	}
	for _, p := range after.Parts {
		leaves(p.Key, p.Content, now)
	}
	for _, at := range slices.Sorted(maps.Keys(now)) {
		if value := now[at]; value != was[at] && value != "" {
			values = append(values, value)
		}
	}
	return values
}

// leaves puts all single values below a place into found.
func leaves(at string, value any, found map[string]string) {
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
}

// revOf returns the revision of a part as it was just read.
func revOf(a apitypes.Application, part string) int {
	for _, p := range a.Parts {
		if p.Key == part {
			return p.Rev
		}
	}
	return 0
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
			return t.showServed(cmd, func(ctx context.Context, s *service) (result, error) {
				var layout apitypes.Layout
				path := ofRequest(args[0], "application/layout/")
				answer, err := s.Do(ctx, apiclient.Call{Path: path}, &layout)
				if err == nil && len(args) == 3 {
					in := apitypes.LayoutInput{Place: []apitypes.Placement{{Clause: args[1], Box: &args[2]}}}
					_, err = s.Do(ctx, apiclient.Call{Method: http.MethodPut, Path: path, Body: in, Rev: answer.Header.Get("ETag")}, &layout)
				}
				var stale apitypes.StaleLayout
				if apiclient.Has(err, "layout", &stale) && isPlaced(stale.Layout, args[1], args[2]) {
					layout, err = stale.Layout, nil // it is done, and the answer was lost
				}
				return layoutView(layout.Clauses), noRequest(err, args[0])
			})
		},
	}
}

// isPlaced reports whether a layout has a clause in a box.
func isPlaced(l apitypes.Layout, clause, box string) bool {
	return slices.ContainsFunc(l.Clauses, func(c apitypes.Clause) bool { return c.ID == clause && orEmpty(c.Box) == box })
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
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		in := map[string]string{"reference": *reference}
		if *on != "" {
			day, err := dutch.Date(*on)
			if err != nil {
				return cli.Usage("--date %q: schrijf een dag als 2026-12-01", *on)
			}
			in["date"] = day.String()
		}
		return t.showServed(cmd, func(ctx context.Context, s *service) (result, error) {
			if in["date"] == "" {
				today, err := s.today(ctx)
				if err != nil {
					return result{}, err
				}
				in["date"] = today.String()
			}
			found, err := s.application(ctx, args[0])
			if err != nil {
				return result{}, err
			}
			if len(found.Questions) > 0 {
				for _, q := range found.Questions {
					t.note("%s: %s", q.ID, q.Text)
				}
				if err := t.confirm(ctx, fmt.Sprintf("Er zijn nog %d open vragen. Toch noteren dat zij is ingediend?", len(found.Questions))); err != nil {
					return result{}, err
				}
			}
			_, err = s.Do(ctx, apiclient.Call{Method: http.MethodPut, Path: ofRequest(args[0], "application/filed/"), Body: in}, nil)
			r, failed := s.request(ctx, args[0])
			if err != nil && found.Filed == nil && orEmpty(r.Filed) == in["date"] { // it is done, and the answer was lost
				err = nil
			}
			return single(r, headColumns()), cmp.Or(err, failed)
		})
	}
	return cmd
}
