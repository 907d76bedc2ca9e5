package settings

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestLoad_L14_modelSettings(t *testing.T) {
	key := filepath.Join(t.TempDir(), "sleutel")
	require.NoError(t, os.WriteFile(key, []byte("sk-geheim\n"), 0o600))
	c := load(t, false, map[string]string{"WBSO_LLM": "openai"}, "WBSO_OPENAI_API_KEY_FILE="+key, "WBSO_LLM_FALLBACK=offline",
		"WBSO_LLM_DAILY_BUDGET=2,50", "WBSO_LLM_PRICE=0,15/0,60", "WBSO_OPENAI_MODEL=gpt-4.1-mini")
	assert.Equal(t, "sk-geheim", c.OpenAIKey)
	for _, v := range c.Values() {
		assert.NotContains(t, v.Value, "geheim", v.Variable)
	}
	assert.NotEmpty(t, warned(load(t, false, nil, "WBSO_LLM=openai"), "WBSO_OPENAI_API_KEY"), "without a key a server starts")
	load(t, false, nil, "WBSO_LLM=ollama", "WBSO_OLLAMA_URL=http://ollama:11434/")
	load(t, false, nil, "WBSO_LLM_DAILY_BUDGET=0")

	for _, setting := range []string{
		"WBSO_LLM=waarzegger", "WBSO_LLM_FALLBACK=openai", "WBSO_OPENAI_BASE_URL=model.example", "WBSO_OPENAI_BASE_URL=ftp://model.example",
		"WBSO_OPENAI_BASE_URL=https://u:geheim@model.example", "WBSO_OPENAI_BASE_URL=https://model.example?a=b", "WBSO_OLLAMA_URL=localhost:11434",
		"WBSO_OPENAI_MODEL= ", "WBSO_OLLAMA_MODEL=a\nb", "WBSO_OPENAI_API_KEY=a b", "WBSO_LLM_DAILY_BUDGET=veel", "WBSO_LLM_DAILY_BUDGET=-1",
		"WBSO_LLM_PRICE=0,15", "WBSO_LLM_PRICE=a/b",
	} {
		wrong := refused(t, nil, setting)
		assert.Contains(t, setting, wrong.Variable+"=")
		assert.NotContains(t, wrong.Error(), "geheim")
	}
}
