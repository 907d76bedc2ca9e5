package form_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/form"
)

// A good answer closes each question of an application, and asks nothing of the same need
// at the same place again.
func TestOpen_aGoodAnswerClosesItsQuestion(t *testing.T) {
	for name, a := range applicationtest.Composed(t) {
		t.Run(name, func(t *testing.T) {
			before := applicationtest.IdsOf(form.OpenQuestions(a, application.CompanyDetails{}))
			for _, q := range form.OpenQuestions(a, application.CompanyDetails{}) {
				got, err := form.Answer(a, application.CompanyDetails{}, q.ID, good[q.Need])
				require.NoError(t, err, q.ID)
				keepsWords(t, q, a, got)
				for _, after := range form.OpenQuestions(got.Application, got.Company) {
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
	for name, a := range applicationtest.Composed(t) {
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
	for name, a := range applicationtest.Composed(t) {
		open := form.OpenQuestions(a, applicationtest.Kleppen())
		assert.LessOrEqual(t, form.Minutes(form.WorkOf(open)), 60, "%s: %v", name, applicationtest.IdsOf(open))
		texts := map[string]bool{}
		for _, q := range open {
			assert.False(t, texts[q.Text], "%s: %s", name, q.Text)
			texts[q.Text] = true
		}
		assert.Len(t, form.Likely(a), form.LikelyCount, name)
	}
}
