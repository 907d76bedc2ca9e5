package application_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
)

func TestReplace_aLineTakes500Characters(t *testing.T) {
	a := applicationtest.Coating()
	phases := func(activity string) application.Phases {
		return application.Phases{Rows: []application.Phase{{ID: "f1", Activity: activity}}}
	}
	line, over := strings.Repeat("é", application.LineMax), strings.Repeat("é", application.LineMax+1)
	applicationtest.Replaced(t, a, application.PhasesPart, phases(line))
	_, err := a.ReplaceContent(application.PhasesPart, phases(over), true)
	assert.Equal(t, map[string]domain.Code{"rows.0.activity": domain.CodeTextTooLong}, applicationtest.FieldsOf(t, err))
	project := a.Project
	project.Title = over
	_, err = a.ReplaceContent(application.ProjectPart, project, true)
	assert.Equal(t, map[string]domain.Code{"title": domain.CodeTextTooLong}, applicationtest.FieldsOf(t, err))
	_, err = a.ReplaceContent(application.PartnersPart, application.Partners{Rows: []application.Partner{{Name: over, Location: over, Contribution: over}}}, true)
	assert.Len(t, applicationtest.FieldsOf(t, err), 3)
}

// What was kept before there was a bound stays, and may only shrink.
func TestReplace_aLongerTextOfBefore(t *testing.T) {
	a := applicationtest.Coating()
	a.Phases.Rows[0].Activity = strings.Repeat("a", 800)
	a.Bottlenecks.Blocks[0].Problem = strings.Repeat("a", domain.TextMax+100)
	a.LeftOut.Items = []application.LeftOutItem{{ID: "w1", Text: strings.Repeat("a", domain.TextMax+100)}}
	rows := func(n int) application.Phases {
		p := application.Phases{Rows: append([]application.Phase{}, a.Phases.Rows...)}
		p.Rows[0].Activity, p.Rows[1].Done = strings.Repeat("b", n), "07-2027"
		return p
	}
	applicationtest.Replaced(t, a, application.PhasesPart, rows(800))
	applicationtest.Replaced(t, a, application.PhasesPart, rows(600))
	_, err := a.ReplaceContent(application.PhasesPart, rows(801), true)
	assert.Equal(t, map[string]domain.Code{"rows.0.activity": domain.CodeTextTooLong}, applicationtest.FieldsOf(t, err))
	blocks := append([]application.Bottleneck{}, a.Bottlenecks.Blocks...)
	blocks[0].Solution = "Nieuw."
	applicationtest.Replaced(t, a, application.BottlenecksPart, application.Bottlenecks{Blocks: blocks})
	blocks[1].Problem = blocks[0].Problem
	_, err = a.ReplaceContent(application.BottlenecksPart, application.Bottlenecks{Blocks: blocks}, true)
	assert.Equal(t, map[string]domain.Code{"blocks.1.problem": domain.CodeTextTooLong}, applicationtest.FieldsOf(t, err), "it was no text of that block")
	applicationtest.Replaced(t, a, application.LeftOutPart, application.LeftOut{Items: []application.LeftOutItem{{ID: "w1", Text: strings.Repeat("b", domain.TextMax+99)}}})
}

func TestApplication_CheckSize(t *testing.T) {
	sized := func(n int) application.Application {
		a := applicationtest.Coating()
		rest := n - a.Size()
		require.Positive(t, rest)
		a.Remarks.Text += strings.Repeat("é", rest)
		return a
	}
	small := applicationtest.Coating()
	require.NoError(t, sized(application.SizeMax).CheckSize(small))
	err := sized(application.SizeMax + 1).CheckSize(small)
	require.Error(t, err)
	var fields domain.Fields
	require.ErrorAs(t, err, &fields)
	assert.Equal(t, [2]string{"", "200.000"}, [2]string{fields[0].Field, fields[0].Args["max"]}, "about the application as a whole")

	larger := sized(application.SizeMax + 1000)
	require.NoError(t, sized(application.SizeMax+999).CheckSize(larger), "one of before may shrink")
	require.Error(t, larger.CheckSize(larger), "but not be changed otherwise")
}

// Every place for a text counts, also what was answered in a bottleneck that is gone.
func TestApplication_Size(t *testing.T) {
	a := application.New()
	empty := a.Size()
	a.Answered = map[string]string{"bottlenecks.k1.cause": "abc"}
	a.Dismissed = []string{"tools.empty"}
	a.LeftOut.Items = []application.LeftOutItem{{Text: "één"}}
	a.Costs.Items = []application.CostItem{{From: "ab"}}
	assert.Equal(t, empty+len("bottlenecks.k1.cause")+3+len("tools.empty")+3+2, a.Size())
}
