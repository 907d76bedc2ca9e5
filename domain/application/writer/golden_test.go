package writer_test

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/form"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

var update = flag.Bool("update", false, "write the golden files anew")

// submitted is a submission in testdata/application.
type submissionFile struct {
	ProjectType     scheme.ProjectType `json:"project_type"`
	AlsoDevelopCode bool               `json:"also_develop_code"`
	StartOfProject  string             `json:"start_of_project"`
	EstimatedHours  int                `json:"estimated_hours"`
	CostMethod      scheme.CostMethod  `json:"cost_calculation_method"`
	ExtraCosts      string             `json:"extra_costs_description"`
	Partners        []struct{ Name, Location, Contribution string }
	Pitch           string `json:"elevator_pitch"`
	Challenges      string `json:"technical_challenges_input"`
	Innovation      string `json:"innovation_description"`
}

func (r submissionFile) submission(t *testing.T) request.Submission {
	start, err := domain.ParseDate(r.StartOfProject)
	require.NoError(t, err)
	s := request.Submission{
		ElevatorPitch: r.Pitch, TechnicalChallenges: r.Challenges, InnovationDescription: r.Innovation,
		EstimatedHours: r.EstimatedHours, StartOfProject: start, ProjectType: r.ProjectType, AlsoDevelopCode: r.AlsoDevelopCode,
		Collaborative: len(r.Partners) > 0, CostMethod: r.CostMethod, ExtraCosts: r.ExtraCosts,
	}
	for _, p := range r.Partners {
		s.Partners = append(s.Partners, request.Partner{CompanyName: p.Name, Location: p.Location, Contribution: p.Contribution})
	}
	return s
}

// requests are twelve requests as companies write them, by name.
func requests(t *testing.T) map[string]request.Submission {
	files, err := filepath.Glob("../../../testdata/application/*.json")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	all := map[string]request.Submission{}
	for _, f := range files {
		raw, err := os.ReadFile(f)
		require.NoError(t, err)
		var r submissionFile
		require.NoError(t, json.Unmarshal(raw, &r))
		all[strings.TrimSuffix(filepath.Base(f), ".json")] = r.submission(t)
	}
	return all
}

func TestGolden_version_1_as_RVO_reads_it(t *testing.T) {
	for name, s := range requests(t) {
		t.Run(name, func(t *testing.T) {
			file := "../../../testdata/application/" + name + ".txt"
			got := show(compose(s))
			if *update {
				require.NoError(t, os.WriteFile(file, []byte(got), 0o600))
			}
			want, err := os.ReadFile(file)
			require.NoError(t, err)
			assert.Equal(t, string(want), got)
		})
	}
}

// show writes what RVO's boxes get, and what was left out.
func show(a application.Application) string {
	var out strings.Builder
	for _, s := range form.Printed(a) {
		if s.Text == "" && s.Ask == "" {
			continue // a fact that is asked
		}
		fmt.Fprintf(&out, "# %s (%d", s.Heading, s.Length())
		if s.Limit > 0 {
			fmt.Fprintf(&out, " van %d", s.Limit)
		}
		fmt.Fprintf(&out, ")\n%s\n\n", s.Text)
	}
	for _, c := range a.Layout.Clauses {
		fmt.Fprintf(&out, "[%s] %s «%s»\n", c.Box, c.Text, c.Quote)
	}
	for _, l := range a.LeftOut.Items {
		fmt.Fprintf(&out, "- weggelaten uit %s: %s\n  %s %s\n", l.From, l.Text, l.Reason, l.WantedSection)
	}
	return out.String()
}
