package form_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/form"
	"wbso/domain/evaluation/find"
)

// The questions of an application cost little more than to read its texts once. The work is
// counted in allocations, which do not depend on the machine.
func TestAsk_readsEachTextOnce(t *testing.T) {
	for name, word := range shapes() {
		a := long(400, word)
		a.LeftOut.Items = []application.LeftOutItem{{ID: "w1", Text: "Wij lossen dat op met een andere klep.", WantedSection: application.BottlenecksPart}}
		a.LeftOut.Items = append(a.LeftOut.Items, a.LeftOut.Items[0], a.LeftOut.Items[0])
		once := testing.AllocsPerRun(1, func() {
			for _, b := range a.Bottlenecks.Blocks {
				find.Analyse(find.Text{Field: find.TechnicalChallenges, Text: b.Problem + "\n\n" + b.Solution})
			}
		})
		asked := testing.AllocsPerRun(1, func() { form.Ask(a, application.CompanyDetails{}) })
		assert.Less(t, asked, 2*once, name)
	}
}

func TestAsk_partsTheQuestions(t *testing.T) {
	a := applicationtest.Coating()
	all := form.OpenQuestions(a, application.CompanyDetails{})
	a.Dismissed = []string{all[0].ID, "summary.gone"}
	asked := form.Ask(a, application.CompanyDetails{})
	open, aside := asked.Open, asked.Aside
	assert.Equal(t, all[1:], open)
	assert.Equal(t, all[:1], aside)
	assert.Equal(t, open, form.OpenQuestions(a, application.CompanyDetails{}))
}
