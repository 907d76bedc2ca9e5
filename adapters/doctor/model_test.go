package doctor

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/assert"
)

const secretKey = "sk-geheim-van-de-provider"

// refuses answers with a status, and repeats the key as careless servers do.
func refuses(status int) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) { http.Error(w, "bad request: "+secretKey, status) }
}

func TestDoctor_L14_theModel(t *testing.T) {
	const list = `{"data": [{"id": "gpt-4o-mini"}, {"id": "eigen-model"}], "models": [{"name": "llama3.1:latest"}]}`
	lists := func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte(list)) }
	for name, c := range map[string]struct {
		answer  http.HandlerFunc
		environ []string
		offline bool
		want    Result
		words   []string
	}{
		"well":              {lists, nil, false, Pass, []string{"gpt-4o-mini", "antwoordt"}},
		"not tried":         {refuses(500), nil, true, Pass, []string{"niet geprobeerd"}},
		"no key":            {lists, []string{"WBSO_OPENAI_API_KEY="}, false, Bad, []string{"geen sleutel", "WBSO_OPENAI_API_KEY"}},
		"wrong key":         {refuses(401), nil, false, Bad, []string{"key is refused", "WBSO_OPENAI_API_KEY"}},
		"down":              {refuses(503), nil, false, Bad, []string{"WBSO_OPENAI_BASE_URL"}},
		"unknown model":     {lists, []string{"WBSO_OPENAI_MODEL=gpt-9"}, false, Bad, []string{"noemt dit model niet"}},
		"unknown price":     {lists, []string{"WBSO_OPENAI_MODEL=eigen-model", "WBSO_LLM_DAILY_BUDGET=5"}, false, Warn, []string{"WBSO_LLM_PRICE"}},
		"ollama":            {lists, []string{"WBSO_LLM=ollama"}, false, Pass, []string{"ollama/llama3.1"}},
		"ollama not pulled": {lists, []string{"WBSO_LLM=ollama", "WBSO_OLLAMA_MODEL=qwen"}, false, Bad, []string{"ollama pull qwen"}},
		"ollama down":       {refuses(500), []string{"WBSO_LLM=ollama"}, false, Bad, []string{"start Ollama"}},
		"ollama away":       {lists, []string{"WBSO_LLM=ollama", "WBSO_OLLAMA_URL=http://127.0.0.1:1"}, false, Bad, []string{": no answer from the model: ", "start Ollama"}},
	} {
		t.Run(name, func(t *testing.T) {
			p := httptest.NewServer(c.answer)
			t.Cleanup(p.Close)
			_, settings := installed(t, append([]string{
				"WBSO_LLM=openai", "WBSO_OPENAI_API_KEY=" + secretKey, "WBSO_OPENAI_BASE_URL=" + p.URL + "/v1", "WBSO_OLLAMA_URL=" + p.URL,
			}, c.environ...)...)
			found := examined(t, c.offline, settings...)["model"]
			finds(t, found, c.want, c.words...)
			assert.NotContains(t, found.Text+found.Mend, secretKey)
		})
	}
	finds(t, examined(t, true)["model"], Pass, "eigen regels")
}
