package vectortest

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Text is a text of a request, with the colour that a reader gave it. Set says where it stands.
type Text[Field ~string] struct {
	Set      string
	Field    Field
	Expected string
	Text     string
}

// Texts returns the labelled texts of the files of testdata that match a pattern.
func Texts[Field ~string](t testing.TB, pattern string) (all []Text[Field]) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(Folder(t), "..", pattern))
	require.NoError(t, err)
	require.NotEmpty(t, files, pattern)
	for _, file := range files {
		raw, err := os.ReadFile(file)
		require.NoError(t, err)
		var texts []Text[Field]
		require.NoError(t, json.Unmarshal(raw, &texts), file)
		for i, text := range texts {
			text.Set = fmt.Sprintf("%s %d", strings.TrimSuffix(filepath.Base(file), ".json"), i)
			if full := map[string]Field{"innovation": "innovation_description", "technical_challenges": "technical_challenges_input"}[string(text.Field)]; full != "" {
				text.Field = full
			}
			all = append(all, text)
		}
	}
	return all
}

// LearnedTexts returns the texts that the classifier learns from, and those of the golden requests,
// which nobody labelled.
func LearnedTexts[Field ~string](t testing.TB) []Text[Field] {
	t.Helper()
	all := append(Texts[Field](t, "evaluation/learn_*.json"), Texts[Field](t, "vectors/evaluation_texts.json")...)
	requests, err := filepath.Glob(filepath.Join(Folder(t), "..", "application", "*.json"))
	require.NoError(t, err)
	for _, file := range requests {
		raw, err := os.ReadFile(file)
		require.NoError(t, err)
		var request map[string]any
		require.NoError(t, json.Unmarshal(raw, &request), file)
		for _, field := range []string{"elevator_pitch", "innovation_description", "technical_challenges_input"} {
			if text, ok := request[field].(string); ok {
				all = append(all, Text[Field]{Set: filepath.Base(file), Field: Field(field), Text: text})
			}
		}
	}
	return all
}
