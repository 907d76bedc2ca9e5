package form_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/form"
)

func TestPrinted_bothBoxesCarryTheSameNumbers(t *testing.T) {
	a := applicationtest.Coating()
	a.Bottlenecks.Blocks = append(a.Bottlenecks.Blocks, application.Bottleneck{ID: "k3"}, application.Bottleneck{ID: "k4", Problem: "Derde.", Solution: "Wij bouwen een oven."},
		application.Bottleneck{ID: "k5", Solution: "Wij meten."}, application.Bottleneck{ID: "k6", Problem: "Vijfde."})
	problems, solutions := applicationtest.Section(t, a, "knelpunten"), applicationtest.Section(t, a, "oplossingsrichtingen")
	assert.Equal(t, "1. De coating laat los zodra de klep boven 300 °C komt. Dat komt doordat staal sterker uitzet dan het bindmiddel. "+
		"We weten niet of een silicaat na 500 cycli nog hecht, omdat er voor deze laagdikte geen metingen bestaan. Bestaande siliconenlakken voldoen niet, omdat ze boven 250 °C verkrijten.\n\n"+
		"2. De laag droogt ongelijk op.\n\n3. Derde.\n\n5. Vijfde.", problems.Text)
	assert.Equal(t, "1. Wij ontwerpen een bindmiddel met een oplopende uitzetting, dat de spanning per laag opvangt.\n\n3. Wij bouwen een oven.\n\n4. Wij meten.", solutions.Text)
	assert.Equal(t, 1500, problems.Limit)
}

func TestPrinted_limitCountsNumbersAndBlankLines(t *testing.T) {
	a := application.New()
	half := strings.Repeat("a", 745)
	a.Bottlenecks.Blocks = []application.Bottleneck{{ID: "k1", Problem: half}, {ID: "k2", Problem: half}}
	problems := applicationtest.Section(t, a, "knelpunten")
	assert.Equal(t, 745+745+len("1. ")+len("\n\n")+len("2. "), problems.Length())
	assert.False(t, problems.TooLong())
	a.Bottlenecks.Blocks[1].Problem += "bbb"
	assert.True(t, applicationtest.Section(t, a, "knelpunten").TooLong())
}

func TestPrinted_embeddedSoftwareHasAPairOfItsOwn(t *testing.T) {
	a := applicationtest.Coating()
	a.Bottlenecks.Blocks[1].Side = application.FocusSoftware
	assert.Contains(t, applicationtest.Section(t, a, "knelpunten").Text, "2. De laag")
	a.Project.AlsoDevelopCode = true
	assert.NotContains(t, applicationtest.Section(t, a, "knelpunten").Text, "De laag")
	assert.Equal(t, "1. De laag droogt ongelijk op.", applicationtest.Section(t, a, "programmatuur_knelpunten").Text)
	assert.Equal(t, "Technische knelpunten programmatuur", applicationtest.Section(t, a, "programmatuur_knelpunten").Heading)
	assert.Equal(t, "Technische nieuwheid programmatuur", applicationtest.Section(t, a, "programmatuur_nieuwheid").Heading)
	a.Project.Focus = application.FocusSoftware
	assert.Contains(t, applicationtest.Section(t, a, "knelpunten").Text, "2. De laag", "one pair again, and nothing is lost")
	assert.Equal(t, "Technische knelpunten programmatuur", applicationtest.Section(t, a, "knelpunten").Heading)
}

func TestPrinted_paragraphsWithoutHardBreaks(t *testing.T) {
	a := application.New()
	a.Summary.Text = "Een zin die\r\nover twee regels\nloopt. En een tweede.\nEen derde.\n\nEen lijst:\n- eerste\n- tweede\n1. derde\n"
	assert.Equal(t, "Een zin die over twee regels loopt. En een tweede.\nEen derde.\n\nEen lijst:\n- eerste\n- tweede\n1. derde", applicationtest.Section(t, a, "omschrijving").Text)
}

func TestPrinted_theUsersOwnNumberIsNotDoubled(t *testing.T) {
	a := application.New()
	a.Bottlenecks.Blocks = []application.Bottleneck{{ID: "k1", Problem: "1. Het eerste knelpunt"}, {ID: "k2", Problem: "Het tweede  \nDoordat het warm is."}}
	assert.Equal(t, "1. Het eerste knelpunt\n\n2. Het tweede\nDoordat het warm is.", applicationtest.Section(t, a, "knelpunten").Text)
}

func TestPrinted_noEmptyRows(t *testing.T) {
	a := applicationtest.Coating()
	a.Phases.Rows = append(a.Phases.Rows, application.Phase{ID: "f3"}, application.Phase{ID: "f4", Activity: "Verslag"})
	assert.Equal(t, "Stap 3", applicationtest.Section(t, a, "phases.f4").Heading)
	for _, s := range form.Printed(a) {
		assert.NotContains(t, s.Key, "phases.f3", "a row that says nothing")
		assert.True(t, s.Text != "" || len(s.Asks) > 0, s.Key)
		assert.Equal(t, strings.TrimSpace(s.Text), s.Text, s.Key)
	}
	keys := map[string]bool{}
	for _, s := range form.Printed(a) {
		assert.False(t, keys[s.Key], s.Key)
		keys[s.Key] = true
	}
	a.Partners.Collaborative = false
	assert.Equal(t, "Nee", applicationtest.Section(t, a, "samenwerking").Text)
	assert.Len(t, form.PrintedPart(a, application.PartnersPart), 1)
}
