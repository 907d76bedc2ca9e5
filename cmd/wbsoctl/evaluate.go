package main

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"wbso/adapters/apitypes"
	"wbso/app/evaluations"
	"wbso/cmd/internal/cli"
	"wbso/domain"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
)

func newEvaluate(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "evaluate --field VELD [BESTAND]", Short: "Beoordeel een tekst uit een bestand of van stdin",
		Long: `Beoordeel een van de drie teksten van een aanvraag. De tekst komt uit BESTAND,
of van stdin als dat ontbreekt of - is. Een database is niet nodig, dus met een
taalmodel telt wat dit kost niet mee in WBSO_LLM_DAILY_BUDGET.

Het oordeel is Goed, Nog aanvullen of Niet geschikt voor WBSO. Het is een eerste
toets, niet het besluit van RVO. De afsluitcode is ook 0 als de tekst nog niet
goed is: kijk in een script naar isGoodEnough in de JSON.`,
		Example: `  wbsoctl evaluate --field elevator-pitch pitch.txt
  wbsoctl evaluate --field innovation --pitch pitch.txt innovatie.txt
  wbsoctl evaluate --field challenges -o json < knelpunten.txt`,
		Args: cli.Args("[BESTAND]"),
	}
	field := cli.AddChoice(cmd, "field", "welke tekst het is", "elevator-pitch", "innovation", "challenges")
	pitch := cli.AddText(cmd, "pitch", "BESTAND", "elevator pitch bij een innovatiebeschrijving")
	cli.Require(cmd, "field")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		return t.withEvaluator(cmd, func(evaluate func(find.Text) (apitypes.Evaluation, error)) error {
			q, err := t.textQuestion(cmd, *field, strings.Join(args, ""), *pitch)
			if err != nil {
				return err
			}
			t.progress("De tekst wordt beoordeeld …")
			v, err := evaluate(q)
			if err != nil {
				return err
			}
			return t.show(t.evaluation(v))
		})
	}
	return cmd
}

// withEvaluator passes what evaluates a text: a server, or this program, without a database.
func (t *terminal) withEvaluator(cmd *cobra.Command, fn func(evaluate func(find.Text) (apitypes.Evaluation, error)) error) error {
	chosen, err := t.chosenServer(cmd)
	if err != nil {
		return err
	}
	if chosen.Server != "" {
		return t.withService(cmd, func(ctx context.Context, s *service) error {
			return fn(func(q find.Text) (apitypes.Evaluation, error) { return s.evaluate(ctx, q) })
		})
	}
	config, err := t.quietConfig(cmd)
	if err != nil {
		return err
	}
	return fn(func(q find.Text) (apitypes.Evaluation, error) {
		analyzer, _ := config.Analyzer()
		made, err := evaluations.EvaluateOnce(cmd.Context(), analyzer, q)
		return apitypes.EvaluationOf(made), err
	})
}

// evaluate asks a server for the evaluation of a text.
func (s *service) evaluate(ctx context.Context, q find.Text) (v apitypes.Evaluation, err error) {
	if err := s.Get(ctx, "/api/users/me/", nil, nil); err != nil { // a dead token would be a visitor's
		return v, err
	}
	path := "/api/" + map[find.TextField]string{
		find.ElevatorPitch: "elevator-pitch", find.Innovation: "innovation", find.TechnicalChallenges: "technical-challenges",
	}[q.Field] + "-evaluation/evaluate/"
	err = s.post(ctx, path, apitypes.EvaluateText{Text: q.Text, ProjectDescription: q.Pitch}, &v)
	v.Proof = "" // for who submits it
	return v, err
}

// textQuestion reads the text, and the pitch that an innovation text may come with.
func (t *terminal) textQuestion(cmd *cobra.Command, field, file, pitch string) (q find.Text, err error) {
	q.Field = map[string]find.TextField{
		"elevator-pitch": find.ElevatorPitch, "innovation": find.Innovation, "challenges": find.TechnicalChallenges,
	}[field]
	if pitch != "" {
		switch {
		case q.Field != find.Innovation:
			return q, cli.Usage("--pitch hoort bij --field innovation")
		case pitch == "-" && (file == "" || file == "-"):
			return q, cli.Usage("stdin kan maar één van de twee teksten zijn")
		}
		if q.Pitch, err = t.readFile(cmd.Context(), pitch); err != nil {
			return q, err
		}
	}
	q.Text, err = t.readFile(cmd.Context(), file)
	return q, err
}

func (t *terminal) evaluation(v apitypes.Evaluation) result {
	view := single(v, []column[apitypes.Evaluation]{
		{key: "isGoodEnough"}, {key: "isWbsoEligible"}, {key: "suggestions"},
	})
	view.people = func(p *page) {
		colour := evaluation.Evaluation{GoodEnough: v.IsGoodEnough, Eligible: v.IsWBSOEligible}.Colour()
		fmt.Fprintln(p, t.paint(wordOf(colour), words[string(colour)].colour))
		if len(v.Criteria) > 0 {
			fmt.Fprintln(p)
		}
		for _, c := range v.Criteria {
			tick := "✗"
			if c.Met {
				tick = "✓"
			}
			fmt.Fprintln(p, cli.Hang("  "+tick+" ", domain.OneLine(c.Name), cli.Width))
			if c.Quote != "" {
				fmt.Fprintln(p, cli.Hang("    ", "“"+domain.OneLine(c.Quote)+"”", cli.Width))
			}
		}
		for suggestion := range strings.Lines(v.Suggestions) {
			fmt.Fprintln(p)
			p.block(suggestion)
		}
	}
	return view
}
