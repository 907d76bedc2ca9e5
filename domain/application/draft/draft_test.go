package draft_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/draft"
	"wbso/domain/application/form"
)

// order returns one order of an application.
func order(t *testing.T, a application.Application, id string) draft.Order {
	t.Helper()
	for _, o := range draft.Orders(a) {
		if o.ID() == id {
			return o
		}
	}
	require.Fail(t, "no order "+id)
	return draft.Order{}
}

// numberOf returns the number of the sentence that begins with these words.
func numberOf(t *testing.T, o draft.Order, begins string) int {
	t.Helper()
	for _, s := range o.Sentences {
		if strings.HasPrefix(s.Text, begins) {
			return s.Number
		}
	}
	require.Fail(t, "no sentence "+begins, "%v", o.Sentences)
	return 0
}

func text(field, text string, cites ...int) draft.Text {
	return draft.Text{Field: field, Text: text, Cites: cites}
}

func TestDraftOrders_of_the_parts_that_are_texts(t *testing.T) {
	var ids []string
	for _, o := range draft.Orders(applicationtest.Coating()) {
		ids = append(ids, o.ID())
		for i, s := range o.Sentences {
			assert.Equal(t, i+1, s.Number)
			assert.NotContains(t, s.Text, "klanten", "what is left out is not drafted from")
		}
	}
	assert.Equal(t, []string{"omschrijving", "phases", "bottlenecks.k1", "bottlenecks.k2", "novelty"}, ids, "tools are asked of software only, an update of a continuation, and remarks may stay empty")
	assert.Empty(t, draft.Orders(application.New()), "nothing to draft from")
}

// The draft of what is open before payment is made of sentences that are open then.
func TestDraftOrders_open_parts_from_open_sentences(t *testing.T) {
	for _, o := range draft.Orders(applicationtest.Coating()) {
		open := o.ID() == "omschrijving" || o.ID() == "bottlenecks.k1"
		for _, s := range o.Sentences {
			locked := s.Part == application.NoveltyPart || s.Block == "k2"
			assert.False(t, open && locked, "%s from %q", o.ID(), s.Text)
		}
	}
}

func TestDraftOrder_Check(t *testing.T) {
	o := order(t, applicationtest.Coating(), "novelty")
	own, other := numberOf(t, o, "Voor ons is"), numberOf(t, o, "Bestaande siliconenlakken")
	const fine = "Voor ons is een bindmiddel van silicaat nieuw. Bestaande siliconenlakken verkrijten boven 250 °C. [vul in: hoe lang de laag moet blijven zitten]"
	for name, c := range map[string]struct {
		proposal draft.Proposal
		wrong    string
	}{
		"sound":                   {draft.Proposal{Texts: []draft.Text{text("text", fine, own, other)}}, ""},
		"left out with a reason":  {draft.Proposal{Texts: []draft.Text{text("text", "Siliconenlakken verkrijten.", other)}, LeftOut: []draft.Omission{{Sentence: own, Reason: "Staat er al."}}}, ""},
		"nothing":                 {draft.Proposal{}, "geen tekst"},
		"a number of nobody":      {draft.Proposal{Texts: []draft.Text{text("text", "Verkrijt boven 251 °C.", own, other)}}, "getal 251"},
		"a number of another":     {draft.Proposal{Texts: []draft.Text{text("text", "Verkrijt boven 250 °C.", own)}}, "getal 250"},
		"a number in a gap":       {draft.Proposal{Texts: []draft.Text{text("text", "Nieuw. [vul in: of 7 dagen genoeg is]", own)}}, "getal 7"},
		"a name of nobody":        {draft.Proposal{Texts: []draft.Text{text("text", "Nieuw is een silicaat van Siemens.", own)}}, "naam Siemens"},
		"a name that begins":      {draft.Proposal{Texts: []draft.Text{text("text", "TensorFlow is nieuw voor ons.", own)}}, "naam TensorFlow"},
		"a name in a compound":    {draft.Proposal{Texts: []draft.Text{text("text", "Nieuw is een PFAS-vrije laag.", own)}}, "naam PFAS"},
		"an unknown sentence":     {draft.Proposal{Texts: []draft.Text{text("text", "Nieuw.", own, 99)}}, "S99 bestaat niet"},
		"no sentence":             {draft.Proposal{Texts: []draft.Text{text("text", "Nieuw.")}}, "noemt geen zinnen"},
		"a forgotten sentence":    {draft.Proposal{Texts: []draft.Text{text("text", "Siliconenlakken verkrijten.", other)}}, "niet gebruikt en niet weggelaten"},
		"an unknown field":        {draft.Proposal{Texts: []draft.Text{text("title", "Nieuw.", own)}}, "wordt niet gevraagd"},
		"a field twice":           {draft.Proposal{Texts: []draft.Text{text("text", "Nieuw.", own), text("text", "Oud.", own)}}, "twee keer"},
		"a gap of another shape":  {draft.Proposal{Texts: []draft.Text{text("text", "Nieuw [aanvullen].", own)}}, "Een gat schrijf je"},
		"too long":                {draft.Proposal{Texts: []draft.Text{text("text", strings.Repeat("Nieuw voor ons. ", 100), own)}}, "te lang"},
		"English":                 {draft.Proposal{Texts: []draft.Text{text("text", "We have never worked with such a binder before and the outcome is not known to us.", own)}}, "Nederlands"},
		"characters nobody sees":  {draft.Proposal{Texts: []draft.Text{text("text", "Nieuw\u202e voor ons.", own)}}, "onzichtbare"},
		"a sentence that is none": {draft.Proposal{Texts: []draft.Text{text("text", "Nieuw.", own)}, LeftOut: []draft.Omission{{Sentence: -1}}}, "S-1 bestaat niet"},
	} {
		d, wrong := o.CheckDraft(c.proposal)
		if c.wrong == "" {
			assert.Empty(t, wrong, name)
			assert.Equal(t, draft.DraftOpen, d.State, name)
			assert.Len(t, d.Sentences, 2, name)
			continue
		}
		assert.Contains(t, strings.Join(wrong, "\n"), c.wrong, name)
		assert.Equal(t, draft.DraftDropped, d.State, name)
	}
	same, wrong := o.CheckDraft(draft.Proposal{Texts: []draft.Text{text("text", applicationtest.Coating().Novelty.Text, own)}})
	assert.Empty(t, wrong)
	assert.Equal(t, draft.DraftDropped, same.State, "it changes nothing")
}

// Two bottlenecks share RVO's box, so that all their drafts fit in it together.
func TestDraftOrder_Check_a_bottleneck_has_its_share(t *testing.T) {
	a := applicationtest.Coating()
	o := order(t, a, "bottlenecks.k2")
	own := numberOf(t, o, "De laag droogt")
	long := strings.Repeat("De laag droogt ongelijk. ", 29)
	_, wrong := o.CheckDraft(draft.Proposal{Texts: []draft.Text{text("problem", long, own), text("solution", long, own)}})
	assert.Empty(t, wrong, "each box counts by itself")
	_, wrong = o.CheckDraft(draft.Proposal{Texts: []draft.Text{text("problem", long+" "+long, own)}})
	assert.Contains(t, strings.Join(wrong, "\n"), "te lang")
}

// draftOf is a checked draft of a bottleneck.
func draftOf(t *testing.T, a application.Application) draft.Draft {
	o := order(t, a, "bottlenecks.k2")
	own := numberOf(t, o, "De laag droogt")
	d, wrong := o.CheckDraft(draft.Proposal{Texts: []draft.Text{text("problem", "De laag droogt ongelijk. [vul in: waardoor dat komt]", own)}})
	require.Empty(t, wrong)
	return d
}

func TestAccept(t *testing.T) {
	a := applicationtest.Coating()
	d := draftOf(t, a)
	assert.False(t, draft.Outdated(a, d))
	next, err := draft.Accept(a, d, true)
	require.NoError(t, err)
	assert.Equal(t, application.Bottleneck{ID: "k2", Side: application.FocusProduct, Problem: "De laag droogt ongelijk. [vul in: waardoor dat komt]"}, next.Bottlenecks.Blocks[1])
	assert.Equal(t, a.Bottlenecks.Blocks[0], next.Bottlenecks.Blocks[0])
	assert.Equal(t, a.Revs[application.BottlenecksPart]+1, next.Revs[application.BottlenecksPart])
	assert.True(t, next.Touched[application.BottlenecksPart])

	// What it leaves open is asked, and its answer fills the gap.
	const gap = "bottlenecks.k2.gap"
	answered, err := form.Answer(next, application.CompanyDetails{}, gap, "Doordat de lucht stilstaat")
	require.NoError(t, err)
	assert.Equal(t, "De laag droogt ongelijk. Doordat de lucht stilstaat", answered.Application.Bottlenecks.Blocks[1].Problem)
	assert.Equal(t, form.Destination{Part: application.BottlenecksPart, Block: "k2", Field: "problem", From: 25, To: 51, Text: "Doordat de lucht stilstaat"}, answered.Destination)
	for _, q := range form.OpenQuestions(answered.Application, application.CompanyDetails{}) {
		assert.NotEqual(t, gap, q.ID)
	}
}

func TestAccept_a_draft_without_a_place(t *testing.T) {
	a := applicationtest.Coating()
	d := draftOf(t, a)
	_, err := draft.Accept(a, d, false)
	assert.Equal(t, domain.CodeNotPaid, domain.CodeOf(err), "only the first bottleneck is open before payment")
	changed := a
	changed.Bottlenecks.Blocks = append([]application.Bottleneck{}, a.Bottlenecks.Blocks...)
	changed.Bottlenecks.Blocks[1].Problem = "Anders."
	assert.True(t, draft.Outdated(changed, d))
	_, err = draft.Accept(changed, d, true)
	require.NoError(t, err, "its owner decides")
	changed.Bottlenecks.Blocks = changed.Bottlenecks.Blocks[:1]
	assert.False(t, draft.Fits(changed, d))
	_, err = draft.Accept(changed, d, true)
	assert.Equal(t, domain.CodeDraftGone, domain.CodeOf(err))
	assert.Equal(t, applicationtest.Coating(), a, "nothing of the given application changes")
}
