package bootstrap

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/app/pages"
)

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
