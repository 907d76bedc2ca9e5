package main

import (
	"context"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/cmd/internal/cli"
	"wbso/domain/evaluation"
)

const (
	pitch = "We ontwerpen een nieuwe koeling voor compacte laadstations, zodat het vermogen bij 45 °C omgevingstemperatuur niet hoeft te worden teruggeschroefd."
	ad    = "Wij zijn een enthousiast bureau en maken al jaren de mooiste websites voor onze klanten."
)

// The words of an evaluation are the analyzer's own affair; here it is about how they
// reach a terminal, without a database and without leaving one.
func TestEvaluate_needs_no_database(t *testing.T) {
	d := newDesk(t)
	file := filepath.Join(t.TempDir(), "pitch.txt")
	require.NoError(t, os.WriteFile(file, []byte("\ufeff"+pitch+"\r\n"), 0o600))

	assert.True(t, strings.HasPrefix(d.must("evaluate", "--field", "elevator-pitch", file).out, "Goed\n\n  ✓ "))
	assert.True(t, strings.HasPrefix(d.withInput(pitch).must("evaluate", "--field", "elevator-pitch", "-").out, "Goed\n"))
	notGood := d.withInput(ad).run("evaluate", "--field", "innovation", "--pitch", file)
	assert.Equal(t, cli.Done, notGood.code, "an evaluation that is not good is an answer too")
	assert.NotContains(t, notGood.out, "Goed\n")
	assert.Contains(t, notGood.out, "✗")

	var answer map[string]any
	require.NoError(t, json.Unmarshal([]byte(d.must("evaluate", "--field", "elevator-pitch", file, "-o", "json").out), &answer))
	assert.Equal(t, true, answer["isGoodEnough"])
	assert.Equal(t, true, answer["isWbsoEligible"])
	assert.IsType(t, "", answer["suggestions"])
	first := answer["criteria"].([]any)[0].(map[string]any)
	assert.Contains(t, first, "name")
	assert.Contains(t, first, "met")
	assert.Contains(t, first, "hint")

	left, err := os.ReadDir(d.dir)
	require.NoError(t, err)
	assert.Empty(t, left)
}

func TestEvaluate_stdin_is_one_text(t *testing.T) {
	a := newDesk(t).withInput(pitch).run("evaluate", "--field", "innovation", "--pitch", "-")
	assert.Equal(t, cli.Misused, a.code)
	assert.Contains(t, a.errors, "stdin")
}

// A read from a terminal or a pipe cannot be interrupted, so that leaving is
// what Ctrl-C has to do.
func TestEvaluate_CtrlC_ends_the_wait_for_input(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	in, typing := io.Pipe()
	var errs strings.Builder
	root := newRoot(&terminal{in: in, out: io.Discard, err: &errs, leave: func() { typing.CloseWithError(ctx.Err()) }})
	root.SetArgs([]string{"evaluate", "--field", "challenges"})
	go func() {
		_, _ = typing.Write([]byte("We ontwik"))
		cancel()
	}()
	assert.Equal(t, cli.Refused, cli.Run(ctx, root, &errs))
	assert.Equal(t, "wbsoctl: afgebroken\n", errs.String())
}

func TestEvaluation_as_people_see_it(t *testing.T) {
	amber := evaluation.Evaluation{
		Eligible: true, Suggestions: "Vul aan\x1b[2J wat onzeker is.\nEn wat je al probeerde.",
		Criteria: []evaluation.Criterion{{Name: "Doel", Met: true, Quote: "zodat de\n lijm houdt"}, {Name: "Onzekerheid", Hint: "wat is onzeker?"}},
	}
	render := func(e evaluation.Evaluation, term *terminal) string {
		p := &page{term: term}
		term.evaluation(apitypes.EvaluationOf(e)).people(p)
		return p.String()
	}
	assert.Equal(t, "Nog aanvullen\n\n  ✓ Doel\n    “zodat de lijm houdt”\n  ✗ Onzekerheid\n\n  Vul aan[2J wat onzeker is.\n\n  En wat je al probeerde.\n",
		render(amber, &terminal{coloured: true}), "no colours in a file, and no orders to a terminal ever")
	assert.Equal(t, "Niet geschikt voor WBSO\n", render(evaluation.Evaluation{}, &terminal{outTTY: true}), "NO_COLOR")
	assert.Equal(t, "\x1b[32mGoed\x1b[0m\n", render(evaluation.Evaluation{GoodEnough: true, Eligible: true}, &terminal{outTTY: true, coloured: true}))
}
