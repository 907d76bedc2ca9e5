package form_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/form"
	"wbso/domain/evaluation"
)

// Each of the questions about a bottleneck goes to one of its two texts, and an answer in any
// words counts; a few words, or an example with open slots, do not. A problem that is typed says
// what does not work, or it is asked.
func TestOpen_bottleneckQuestions(t *testing.T) {
	for _, need := range []string{"problem", "cause", "unknown", "ruled_out", "solution"} {
		id, field := "bottlenecks.k1."+need, "problem"
		if need == "solution" {
			field = need
		}
		a := applicationtest.Coating()
		a.Bottlenecks.Blocks = []application.Bottleneck{{ID: "k1", Side: application.FocusProduct, Problem: "De laag laat los na een dag."}}
		if need == "problem" {
			a.Bottlenecks.Blocks[0].Problem = "Een paar woorden van de eigenaar."
		}
		require.Contains(t, applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen())), id)
		for text, asked := range map[string]bool{"Wij doen … met …": true, "Een paar woorden.": true, "Vijf woorden van de eigenaar.": false} {
			got, err := form.Answer(a, applicationtest.Kleppen(), id, text)
			require.NoError(t, err, id)
			assert.Equal(t, []string{"k1", field, text}, []string{got.Block, got.Field, got.Text}, id)
			assert.Equal(t, asked, slices.Contains(applicationtest.IdsOf(form.OpenQuestions(got.Application, applicationtest.Kleppen())), id), "%s: %s", need, text)
		}
	}
	a := applicationtest.Coating()
	a.Bottlenecks.Blocks = []application.Bottleneck{{ID: "k1", Problem: "We weten niet of dat anders kan. Dat komt doordat staal sterker uitzet dan het bindmiddel.", Solution: good["problem"] + " " + good["solution"]}}
	assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen())), "bottlenecks.k1.problem", "a cause and a doubt alone are no problem, and the solution is no place for it")
	a.Bottlenecks.Blocks[0].Problem = "Hij loopt vast bij 40 graden, de oorzaak is dat de smering wegloopt."
	assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen())), "bottlenecks.k1.problem", "a sentence may say both")
	a.Bottlenecks.Blocks = nil
	got, err := form.Answer(a, applicationtest.Kleppen(), "bottlenecks.empty", "Vijf woorden van de eigenaar.")
	require.NoError(t, err)
	assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(got.Application, applicationtest.Kleppen())), "bottlenecks."+got.Block+".problem", "it was just answered")
}

// What the user is going to do is often in the text on novelty. It is offered as the solution
// until a solution has it.
func TestOpen_ownWorkIsSuggestedAsTheSolution(t *testing.T) {
	suggested := func(a application.Application) (all []string) {
		for _, q := range form.OpenQuestions(a, applicationtest.Kleppen()) {
			if q.Suggestion != "" {
				all = append(all, q.ID+": "+q.Suggestion)
			}
		}
		return all
	}
	const work = "Wij ontwikkelen een eigen spuitkop die de laag gelijkmatig verdeelt."
	a := applicationtest.Coating()
	a.Novelty.Text = "Gangbare lakken voldoen niet, omdat ze verkrijten. We weten niet of het lukt. " + work
	assert.Equal(t, []string{"bottlenecks.k2.solution: " + work}, suggested(a))
	got, err := form.Answer(a, applicationtest.Kleppen(), "bottlenecks.k2.solution", work)
	require.NoError(t, err)
	assert.Equal(t, work, got.Application.Bottlenecks.Blocks[1].Solution)
	next := got.Application
	next.Bottlenecks.Blocks = append(next.Bottlenecks.Blocks, application.Bottleneck{ID: "k3", Problem: good["problem"]})
	assert.Empty(t, suggested(next), "it is in a solution")
	a.Novelty.Text = "Wij ontwikkelen een lak, maar we weten niet of die hecht."
	assert.Empty(t, suggested(a), "it names trouble")
}

// What the user says with a label, or of an alternative that is not allowed, answers its question in
// any words, and is shown. A label with hardly a word answers nothing.
func TestOpen_labelsAnswer(t *testing.T) {
	for text, want := range map[string]struct{ need, label string }{
		"Oorzaak: krimp van het bindmiddel.":        {evaluation.AskCause, "Oorzaak"},
		"Onzekerheden: hechting na 500 cycli.":      {evaluation.AskUnknown, "Wat vooraf onbekend is"},
		"Onzeker: hechting na 500 cycli.":           {evaluation.AskUnknown, "Wat vooraf onbekend is"},
		"Geprobeerd: siliconenlak, epoxy.":          {evaluation.AskRuledOut, "Wat afviel"},
		"Overwogen: lijm met meer vulstof.":         {evaluation.AskRuledOut, "Wat afviel"},
		"Met meer vulstof, maar daar mag dat niet.": {evaluation.AskRuledOut, "Wat afviel"},
	} {
		a, id := applicationtest.Coating(), "bottlenecks.k1."+want.need
		a.Bottlenecks.Blocks = []application.Bottleneck{{ID: "k1", Side: application.FocusProduct, Problem: "De laag laat los na een dag."}}
		require.Contains(t, applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen())), id)
		if label, _, is := strings.Cut(text, ":"); is {
			a.Bottlenecks.Blocks[0].Problem += "\n" + label + ": lijm."
			require.Contains(t, applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen())), id, "%s: lijm.", label)
		}
		a.Bottlenecks.Blocks[0].Problem = "De laag laat los na een dag.\n" + text
		asked := form.Ask(a, applicationtest.Kleppen())
		assert.NotContains(t, applicationtest.IdsOf(asked.Open), id, text)
		assert.Contains(t, asked.Found, form.Finding{Block: "k1", Label: want.label, Quote: text})
	}
}

// A sentence elsewhere that names a language or tool is offered as the answer about these.
func TestOpen_namedToolsAreSuggested(t *testing.T) {
	tools := func(change func(*application.Application)) string {
		a := applicationtest.Coating()
		a.Project.Focus = application.FocusSoftware
		change(&a)
		all := form.OpenQuestions(a, applicationtest.Kleppen())
		return all[slices.IndexFunc(all, func(q form.Question) bool { return q.ID == "tools.empty" })].Suggestion
	}
	for _, words := range []string{"Wij bouwen de parser in Rust met WASM.", "We programmeren de sturing in Structured Text.", "Een model in Simulink bewaakt de temperatuur."} {
		assert.Equal(t, words, tools(func(a *application.Application) { a.Bottlenecks.Blocks[1].Problem += " " + words }))
		assert.Equal(t, words, tools(func(a *application.Application) { a.Novelty.Text += " " + words }))
		assert.Equal(t, words, tools(func(a *application.Application) { a.Summary.Text += " " + words }))
	}
	assert.Empty(t, tools(func(*application.Application) {}))
}

func TestOpen_bottleneckThatSaysItAll(t *testing.T) {
	a := applicationtest.Coating()
	a.Bottlenecks.Blocks = []application.Bottleneck{{ID: "k1", Problem: good["problem"] + " " + good["cause"] + " " + good["unknown"] + " " + good["ruled_out"]}}
	assert.Equal(t, "bottlenecks.k1.solution", applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen()))[0], "what its words say elsewhere is not asked either")
	assert.Contains(t, form.OpenQuestions(a, applicationtest.Kleppen())[0].Text, "“Het knelpunt is dat de silicaatlaag", "a question can be read apart from the application")
}

// A problem that is told with the solution only leaves RVO's first box empty.
func TestOpen_aSolutionAloneAsksForItsProblem(t *testing.T) {
	a := applicationtest.Coating()
	a.Bottlenecks.Blocks = []application.Bottleneck{{ID: "k1", Solution: good["problem"] + " " + good["solution"]}}
	assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen())), "bottlenecks.k1.problem")
	assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen())), "bottlenecks.k1.solution")
}
