package application_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/application"
	"wbso/domain/application/writer"
	"wbso/domain/evaluation/find"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

// composed are the applications that the writer makes of the requests in testdata/application.
func composed(t *testing.T) map[string]application.Application {
	t.Helper()
	files, err := filepath.Glob("../../testdata/application/*.json")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	out := map[string]application.Application{}
	for _, f := range files {
		raw, err := os.ReadFile(f)
		require.NoError(t, err)
		var r struct {
			ProjectType     scheme.ProjectType `json:"project_type"`
			AlsoDevelopCode bool               `json:"also_develop_code"`
			Pitch           string             `json:"elevator_pitch"`
			Challenges      string             `json:"technical_challenges_input"`
			Innovation      string             `json:"innovation_description"`
		}
		require.NoError(t, json.Unmarshal(raw, &r))
		s := request.Submission{ElevatorPitch: r.Pitch, TechnicalChallenges: r.Challenges, InnovationDescription: r.Innovation,
			ProjectType: r.ProjectType, AlsoDevelopCode: r.AlsoDevelopCode, StartOfProject: day("2027-01-01")}
		analyses := map[find.TextField]find.Analysis{}
		for _, field := range find.TextFields() {
			text := find.Text{Field: field, Text: s.TextOf(field)}
			if field == find.Innovation {
				text.Pitch = s.ElevatorPitch
			}
			analyses[field] = find.Analyse(text)
		}
		out[filepath.Base(f)] = writer.Compose(s, analyses, nil)
	}
	return out
}

// A good answer closes each question of an application, and asks nothing of the same need
// at the same place again.
func TestOpen_aGoodAnswerClosesItsQuestion(t *testing.T) {
	for name, a := range composed(t) {
		t.Run(name, func(t *testing.T) {
			before := idsOf(a.OpenQuestions(application.CompanyDetails{}))
			for _, q := range a.OpenQuestions(application.CompanyDetails{}) {
				got, err := a.Answer(application.CompanyDetails{}, q.ID, good[q.Need])
				require.NoError(t, err, q.ID)
				keepsWords(t, q, a, got)
				for _, after := range got.Application.OpenQuestions(got.Company) {
					if after.Need == q.Need && after.Part == q.Part {
						assert.Contains(t, before, after.ID, "opened by answering %s", q.ID)
						assert.NotEqual(t, q.ID, after.ID)
					}
				}
			}
		})
	}
}

// What the writer composes is saved as it is.
func TestReplace_ofWhatTheWriterComposes(t *testing.T) {
	for name, a := range composed(t) {
		for _, p := range application.PartKeys() {
			if content := a.PartContent(p); content != nil {
				same, err := a.ReplaceContent(p, content, true)
				require.NoError(t, err, "%s %s", name, p)
				assert.Equal(t, a, same, "%s %s", name, p)
			}
		}
	}
}

// Few enough to answer in an hour, and each can be read apart from the application.
func TestOpen_ofWhatTheWriterComposes(t *testing.T) {
	for name, a := range composed(t) {
		open := a.OpenQuestions(kleppen())
		assert.LessOrEqual(t, application.Minutes(application.WorkOf(open)), 60, "%s: %v", name, idsOf(open))
		texts := map[string]bool{}
		for _, q := range open {
			assert.False(t, texts[q.Text], "%s: %s", name, q.Text)
			texts[q.Text] = true
		}
		assert.Len(t, a.Likely(), application.LikelyCount, name)
	}
}
