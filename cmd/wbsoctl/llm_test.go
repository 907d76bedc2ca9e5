package main

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const labelled = "../../testdata/llm/labelled.json"

// answersAll is a provider that gives one recorded answer to every question.
func answersAll(t *testing.T, status int, name string) {
	body, err := os.ReadFile("../../testdata/llm/openai/" + name + ".json")
	require.NoError(t, err)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(status)
		_, _ = w.Write(body)
	}))
	t.Cleanup(server.Close)
	t.Setenv("WBSO_LLM", "openai")
	t.Setenv("WBSO_OPENAI_BASE_URL", server.URL+"/v1")
	t.Setenv("WBSO_OPENAI_API_KEY", "sk-geheim")
}

func TestGolden_llm_try(t *testing.T) {
	s := &transcript{desk: newDesk(t)}
	s.do("", "llm", "try", labelled)
	s.do("", "llm", "try", labelled, "--limit", "2", "-o", "json")
	s.do("", "llm", "try", labelled, "--parallel", "1", "-o", "csv")
	for _, content := range []string{
		"geen json", "[]", `[{"field": "titel", "expected": "green", "text": "x"}]`, `[{"field": "elevator_pitch", "expected": "goed", "text": "x"}]`,
		`[{"field": "elevator_pitch", "expected": "green", "text": " "}]`,
	} {
		s.do(content, "llm", "try", "-")
	}
	s.do("", "llm", "try", "nergens.json")
	s.do("", "llm", "try")
	s.do("", "llm", "try", labelled, "--parallel", "0")
	answersAll(t, http.StatusOK, "good_green")
	s.do("", "llm", "try", labelled)
	answersAll(t, http.StatusUnauthorized, "refusal")
	s.do("", "llm", "try", labelled, "--parallel", "1")
	t.Setenv("WBSO_OPENAI_API_KEY", "")
	s.do("", "llm", "try", labelled, "--parallel", "1")
	for pattern, with := range map[string]string{`(Duur: +)\d+,\d s`: "${1}0,1 s", `("seconds": )[\d.]+`: "${1}0.1"} {
		text := regexp.MustCompile(pattern).ReplaceAllString(s.String(), with)
		s.Reset()
		s.WriteString(text)
	}
	s.compare(t, "llm_try")
	assert.NotContains(t, s.String(), "sk-geheim")
}

// It needs no database, and makes none.
func TestLLMTry_leavesNothingBehind(t *testing.T) {
	d := newDesk(t)
	d.must("llm", "try", labelled)
	left, err := os.ReadDir(d.dir)
	require.NoError(t, err)
	assert.Empty(t, left)
	assert.NoFileExists(t, filepath.Join(d.dir, "wbso.db"))
}
