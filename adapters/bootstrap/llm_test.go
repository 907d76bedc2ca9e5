package bootstrap

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/pages"
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
	load(t, false, nil, "WBSO_LLM=openai")
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

func TestSiteReader_L13_namesWhereTextsGo(t *testing.T) {
	for _, c := range []struct {
		kind, address string
		want          pages.SiteReader
	}{
		{"offline", "https://model.example/v1", pages.SiteReader{Kind: "offline"}},
		{"openai", "", pages.SiteReader{Kind: "openai", Host: "api.openai.com"}},
		{"openai", "https://model.example:8443/v1/", pages.SiteReader{Kind: "openai", Host: "model.example"}},
		{"openai", "http://10.0.0.7:8000/v1", pages.SiteReader{Kind: "openai"}},
		{"openai", "http://8.8.8.8/v1", pages.SiteReader{Kind: "openai", Host: "8.8.8.8"}},
		{"openai", "http://vllm.internal/v1", pages.SiteReader{Kind: "openai"}},
		{"ollama", "", pages.SiteReader{Kind: "ollama"}},
		{"ollama", "http://ollama:11434", pages.SiteReader{Kind: "ollama"}},
		{"ollama", "http://[::1]:11434", pages.SiteReader{Kind: "ollama"}},
		{"ollama", "https://ollama.com", pages.SiteReader{Kind: "ollama", Host: "ollama.com"}},
	} {
		config := load(t, false, nil, "WBSO_LLM="+c.kind, "WBSO_OPENAI_BASE_URL="+c.address)
		if c.kind == "ollama" {
			config = load(t, false, nil, "WBSO_LLM=ollama", "WBSO_OLLAMA_URL="+c.address)
		}
		assert.Equal(t, c.want, config.siteReader(), c.address)
	}
}
