package evaluation

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain/evaluation/find"
)

// Each kind of objection that draws away from technology, or by which the work is not the
// applicant's own, takes the tick of its criterion.
func TestDecide_eachHarmTakesItsTick(t *testing.T) {
	const f = find.TechnicalChallenges
	for name, kinds := range map[string][]find.ObjectionKind{
		storyName:   {find.NoRisk, find.Market, find.Purchase, find.Constraint, find.Functional, find.Marketing},
		ownWorkName: {find.Finished, find.ThirdParty, find.UseOfAI, find.LearningCurve, find.DataCollection},
	} {
		for _, kind := range kinds {
			r := find.Analyse(find.Text{Field: f, Text: sound[f]})
			objecting(kind, 1)(&r)
			assert.NotNil(t, met(Decide(find.Text{Field: f, Text: sound[f]}, r), name), kind)
			objecting(kind, 2)(&r)
			assert.Nil(t, met(Decide(find.Text{Field: f, Text: sound[f]}, r), name), kind)
		}
	}
}

func TestFrame_repeatedBy(t *testing.T) {
	f := frame{words: strings.Fields("een twee drie vier vijf zes zeven acht negen tien")}
	assert.True(t, f.repeatedBy(strings.Fields("een twee drie vier vijf zes zeven")))
	assert.False(t, f.repeatedBy(strings.Fields("een twee drie vier vijf zes")))
	assert.False(t, f.repeatedBy(strings.Fields("zeven zes vijf vier drie twee een")), "in another order")
}

// A quotation of a long sentence is its words with four before them, unless they are five or
// more.
func TestProof_wordsAround(t *testing.T) {
	sentence := "alpha beta gamma delta epsilon zeta eta theta " + strings.Repeat("woord ", 20)
	v := &view{text: find.Text{Text: sentence}}
	c := find.Clause{To: len(sentence)}
	assert.True(t, strings.HasPrefix(v.around(c, "eta theta"), "gamma delta epsilon zeta eta theta"))
	assert.Equal(t, "delta epsilon zeta eta theta", v.around(c, "delta epsilon zeta eta theta"))
	assert.Len(t, cut(strings.Repeat("a", 200), 0), 110)
}
