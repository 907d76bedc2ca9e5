package writer_test

import (
	"encoding/json"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/place"
	"wbso/domain/application/stored"
)

// Every clause is in exactly one place, whatever is arranged: none is lost, printed twice or
// changed, and what a move takes apart the move back puts together.
func TestPlace_any_arrangement(t *testing.T) {
	for i, s := range all(t) {
		if i%3 > 0 {
			continue // a third of them is enough
		}
		random := rand.New(rand.NewPCG(uint64(i), 7))
		arrange(t, random, s.app)
		arrange(t, random, earlier(t, s.app))
	}
}

// arrange moves clauses at random.
func arrange(t *testing.T, random *rand.Rand, a application.Application) {
	t.Helper()
	words := wordsOf(a)
	for range 12 {
		view := place.ViewLayout(a, true)
		if len(view.Clauses) == 0 {
			return
		}
		boxes := append(place.Boxes(a), application.Unplaced)
		if len(a.Bottlenecks.Blocks) < 5 {
			boxes = append(boxes, nextBottleneck(a))
		}
		c := view.Clauses[random.IntN(len(view.Clauses))]
		to := boxes[random.IntN(len(boxes))]
		next, err := place.PlaceClauses(a, []place.Placement{{Clause: c.ID, Box: to}}, true)
		if to == application.PhasesBox && err != nil {
			continue // a sentence may be too long for a step
		}
		require.NoError(t, err, "%s to %s", c.Text, to)
		for j, now := range place.ViewLayout(next, true).Clauses {
			require.False(t, now.Edited, now.Text)
			if now.ID == c.ID {
				require.Equal(t, to, now.Box, "%s", now.Text)
			} else if !now.Refers {
				require.Equal(t, view.Clauses[j].Box, now.Box, "only what refers to it goes along: %s", now.Text)
			}
		}
		require.Equal(t, words, wordsOf(next), "%s to %s", c.Text, to)
		back, err := place.PlaceClauses(next, placesOf(view), true)
		require.NoError(t, err)
		if c.Box != application.PhasesBox && c.Box != application.NoneBox {
			require.Equal(t, textsOf(a), textsOf(back), "%s from %s to %s and back", c.Text, c.Box, to)
		}
		a = next
	}
}

// placesOf puts every clause where it is: what undoes a move of one.
func placesOf(view place.LayoutView) (out []place.Placement) {
	for _, c := range view.Clauses {
		out = append(out, place.Placement{Clause: c.ID, Box: c.Box})
	}
	return out
}

// textsOf returns the texts that clauses are in, apart from line ends.
func textsOf(a application.Application) (out []string) {
	for _, p := range parts(a) {
		if p.name != steps && p.name != leftOut && strings.TrimSpace(strings.Join(p.texts, "")) != "" {
			for _, text := range p.texts {
				out = append(out, strings.Join(strings.Fields(text), " "))
			}
		}
	}
	return out
}

// nextBottleneck is a box of the bottleneck that is not there yet.
func nextBottleneck(a application.Application) application.Box {
	return application.BottleneckBox("k"+strconv.Itoa(a.Last["k"]+1), application.ProblemText)
}

// wordsOf counts the words of all places of an application, but for labels and numbers of
// lists: bottlenecks have their own.
func wordsOf(a application.Application) map[string]int {
	count, labels := map[string]int{}, ""
	for _, c := range a.Layout.Clauses {
		labels += strings.ToLower(c.Numeral)
	}
	for _, p := range parts(a) {
		for _, text := range p.texts {
			for _, w := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return plain(string(r)) == "" }) {
				if !strings.Contains(labels, w) {
					count[w]++
				}
			}
		}
	}
	return count
}

// earlier is an application as an earlier version of the program stored it, as it opens now.
func earlier(t *testing.T, a application.Application) application.Application {
	t.Helper()
	a.Layout = application.Layout{}
	raw, err := json.Marshal(stored.Application{Schema: 1, Application: a})
	require.NoError(t, err)
	var opened stored.Application
	require.NoError(t, json.Unmarshal(raw, &opened))
	return opened.Application
}

// What was placed before there was a layout stays where it is.
func TestUpgrade_clauses_are_where_they_are(t *testing.T) {
	for _, s := range all(t) {
		before := s.app
		opened := earlier(t, before)
		for _, p := range application.PartKeys()[1:] {
			require.Equal(t, before.PartContent(p), opened.PartContent(p), p)
		}
		for _, c := range place.ViewLayout(opened, true).Clauses {
			require.False(t, c.Edited, c.Text)
			require.NotEqual(t, application.Unplaced, c.Box)
			assert.Equal(t, c.Proposed, c.Box, c.Text)
		}
	}
}

// One call moves each clause once: more would only cost time.
func TestPlace_asMuchAsThereIs(t *testing.T) {
	a := compose(pump())
	places := placesOf(place.ViewLayout(a, true))
	_, err := place.PlaceClauses(a, places, true)
	require.NoError(t, err)
	_, err = place.PlaceClauses(a, append(places, places[0]), true)
	assert.Equal(t, domain.CodeRowsMany, domain.CodeOf(err))
}

func BenchmarkPlace_everyClauseOfALongText(b *testing.B) {
	s := pump()
	s.TechnicalChallenges = strings.Repeat("De lijm laat los bij 80 °C. ", 700)
	a := compose(s)
	view := place.ViewLayout(a, true)
	places := placesOf(view)
	for i := range places {
		places[i].Box = application.NoveltyBox
	}
	for b.Loop() {
		if _, err := place.PlaceClauses(a, places, true); err != nil {
			b.Fatal(err)
		}
	}
}

// The words of a sentence may be part of another one: in a list without full stops each item
// has its own.
func TestCompose_wordsWithinOtherWords(t *testing.T) {
	s := pump()
	s.ElevatorPitch = "Wij ontwikkelen een lasrobot:\n- de sensor meet te traag in de lasboog\n- de sensor meet te traag\n- de behuizing wordt te warm"
	a := compose(s)
	assert.Equal(t, s.ElevatorPitch, a.Summary.Text)
	for _, c := range place.ViewLayout(a, true).Clauses {
		assert.False(t, c.Edited, c.Text)
	}
	moved, err := place.PlaceClauses(a, []place.Placement{{Clause: "s3", Box: application.NoveltyBox}}, true)
	require.NoError(t, err)
	assert.Equal(t, "Wij ontwikkelen een lasrobot:\n- de sensor meet te traag in de lasboog\n- de behuizing wordt te warm", moved.Summary.Text)
}

// Marks that keep bottlenecks apart, however they are combined.
func TestCompose_marksOfBottlenecks(t *testing.T) {
	for name, text := range map[string]string{
		"number and label":    "1. Knelpunt: De lijm laat los boven 80 °C.\n2. Knelpunt: De sensor verloopt bij vocht.",
		"heading and bullets": "Knelpunt 1\n- De lijm laat los boven 80 °C.\n- De oorzaak is dat staal sterker uitzet.\nKnelpunt 2\n- De sensor verloopt bij vocht.\n- We weten niet of een coating helpt.",
		"label on a line":     "Knelpunt 1: De lijm laat los boven 80 °C. Knelpunt 2: De sensor verloopt bij vocht.",
		"bullet and label":    "- Knelpunt: De lijm laat los boven 80 °C.\n- Knelpunt: De sensor verloopt bij vocht.",
		"bullets":             "- De lijm laat los boven 80 °C.\n- De sensor verloopt bij vocht.",
		"words":               "De lijm laat los boven 80 °C. Daarnaast loopt de regelkring vast zodra de sensor verloopt.",
		"a word alone":        "De lijm laat los boven 80 °C. Daarnaast ziet de camera in een tros niet welke hoed boven ligt. Door de damp beslaat de lens.",
	} {
		s := pump()
		s.TechnicalChallenges = text
		a := compose(s)
		require.Len(t, a.Bottlenecks.Blocks, 2, "%s: %v", name, a.Bottlenecks.Blocks)
		for i, b := range a.Bottlenecks.Blocks {
			assert.NotEmpty(t, b.Problem, "%s: %d", name, i)
			assert.NotContains(t, b.Problem, "Knelpunt", name)
			assert.NotContains(t, b.Problem, "1.", name)
		}
	}
}

// A heading with a number in it is left out with its reason, like any other.
func TestCompose_headingsAreNotLost(t *testing.T) {
	s := pump()
	s.TechnicalChallenges = "Problemen bij 40 graden:\nDe lijm laat los boven 80 °C."
	s.InnovationDescription = "Planning vanaf 2027:\nVoor ons is glas in lijm nieuw."
	a := compose(s)
	var left []string
	for _, l := range a.LeftOut.Items {
		left = append(left, l.Text)
	}
	assert.ElementsMatch(t, []string{"Planning vanaf 2027:", "Problemen bij 40 graden:"}, left)
	assert.Len(t, a.Bottlenecks.Blocks, 1)
}

// A sentence in a box that RVO does not ask for any more can still be put elsewhere.
func TestViewLayout_aBoxThatIsHiddenNow(t *testing.T) {
	a := compose(pump())
	a, err := place.PlaceClauses(a, []place.Placement{{Clause: "s1", Box: application.ToolsBox}}, true)
	require.NoError(t, err)
	project := a.Project
	project.Focus = application.FocusProduct
	before := place.LayoutRev(a)
	a, err = a.ReplaceContent(application.ProjectPart, project, true)
	require.NoError(t, err)
	assert.Greater(t, place.LayoutRev(a), before)
	assert.Contains(t, place.Boxes(a), application.ToolsBox)
	a, err = place.PlaceClauses(a, []place.Placement{{Clause: "s1", Box: application.DescriptionBox}}, true)
	require.NoError(t, err)
	assert.Equal(t, pump().ElevatorPitch, a.Summary.Text)
}

// An item of a list does not move along, also when it begins with a reference.
func TestPlace_itemsOfAListStay(t *testing.T) {
	s := pump()
	s.ElevatorPitch = "Wij ontwikkelen een lasrobot.\n- De sensor meet te traag.\n- Dit kost veel gas."
	a := compose(s)
	moved, err := place.PlaceClauses(a, []place.Placement{{Clause: "s2", Box: application.NoveltyBox}}, true)
	require.NoError(t, err)
	assert.Equal(t, "Wij ontwikkelen een lasrobot.\n- Dit kost veel gas.", moved.Summary.Text)
}

// Who takes a new bottleneck back has none left: but only the last one, and an empty one.
func TestPlace_aNewBottleneckIsTakenBack(t *testing.T) {
	a := compose(pump())
	blocks := len(a.Bottlenecks.Blocks)
	spot := func(to application.Box, remove bool) {
		t.Helper()
		next, err := place.PlaceClauses(a, []place.Placement{{Clause: "s1", Box: to, RemoveEmpty: remove}}, false)
		require.NoError(t, err)
		a = next
	}
	fresh := nextBottleneck(a)
	spot(fresh, false)
	assert.Len(t, a.Bottlenecks.Blocks, blocks+1)
	spot(application.DescriptionBox, true)
	assert.Len(t, a.Bottlenecks.Blocks, blocks)
	assert.Equal(t, pump().ElevatorPitch, a.Summary.Text)
	assert.NotEqual(t, fresh, nextBottleneck(a), "its number is not used again")

	spot(nextBottleneck(a), false)
	spot(application.DescriptionBox, false)
	assert.Len(t, a.Bottlenecks.Blocks, blocks+1, "who only moves a sentence keeps it")

	last := &a.Bottlenecks.Blocks[blocks]
	spot(application.BottleneckBox(last.ID, "problem"), false)
	a.Bottlenecks.Blocks[blocks].Solution = "De lucht staat stil."
	spot(application.DescriptionBox, true)
	assert.Len(t, a.Bottlenecks.Blocks, blocks+1, "something was typed in it")
	a.Bottlenecks.Blocks[blocks].Solution = ""
	spot(nextBottleneck(a), false)
	spot(application.BottleneckBox(a.Bottlenecks.Blocks[blocks].ID, "problem"), false)
	spot(application.DescriptionBox, true)
	assert.Len(t, a.Bottlenecks.Blocks, blocks+2, "another one comes after it")
}

// Whatever is typed, each clause is where its words are, or was edited, and no two have the same
// words. What is taken out and put back is as it was.
func TestFindClauses_whateverIsTyped(t *testing.T) {
	for i, s := range all(t) {
		random := rand.New(rand.NewPCG(uint64(i), 11))
		a := s.app
		for range 4 {
			next := typed(t, random, a)
			whereTheirWordsAre(t, next)
			back := next
			for _, p := range application.PartKeys() {
				if a.Revs[p] < next.Revs[p] {
					var err error
					back, err = back.Restore(a, p)
					require.NoError(t, err)
				}
			}
			require.Equal(t, placesOf(place.ViewLayout(a, true)), placesOf(place.ViewLayout(back, true)))
			a = next
		}
	}
}

// typed returns an application of which a random text was changed in its middle: words are taken out,
// put in, or both.
func typed(t *testing.T, random *rand.Rand, a application.Application) application.Application {
	t.Helper()
	blocks := application.CopyList(a.Bottlenecks.Blocks)
	if len(blocks) == 0 || random.IntN(3) == 0 {
		next, err := a.ReplaceContent(application.NoveltyPart, application.Answer{Text: cut(random, a.Novelty.Text)}, true)
		require.NoError(t, err)
		return next
	}
	b := &blocks[random.IntN(len(blocks))]
	b.Problem = cut(random, b.Problem)
	if random.IntN(3) == 0 { // the words go to the other box
		b.Problem, b.Solution = b.Solution, b.Problem
	}
	next, err := a.ReplaceContent(application.BottlenecksPart, application.Bottlenecks{Blocks: blocks}, true)
	require.NoError(t, err)
	return next
}

func cut(random *rand.Rand, text string) string {
	words := strings.SplitAfter(text, " ")
	from := random.IntN(len(words) + 1)
	to := min(len(words), from+random.IntN(6))
	fresh := []string{"", "Nog iets anders. ", "Nog iets anders.\n\n", strings.Join(words[from:to], "") + " "}[random.IntN(4)]
	return strings.Join(words[:from], "") + fresh + strings.Join(words[to:], "")
}

func whereTheirWordsAre(t *testing.T, a application.Application) {
	t.Helper()
	ends := map[application.Box]map[int]int{}
	for _, c := range a.Layout.Clauses {
		text := a.BoxText(c.Box)
		if c.Edited || c.Box == application.Unplaced || text == nil {
			require.Zero(t, c.Length)
			continue
		}
		require.Equal(t, c.WordsIn(c.Box), (*text)[c.At:c.At+c.Length])
		if ends[c.Box] == nil {
			ends[c.Box] = map[int]int{}
		}
		for at, end := range ends[c.Box] {
			require.True(t, end <= c.At || c.At+c.Length <= at, "two clauses have the same words")
		}
		ends[c.Box][c.At] = c.At + c.Length
	}
}
