package httpapi_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain/evaluation"
	"wbso/fairqueue"
)

// keyed notes under which keys texts are read.
type keyLog struct{ keys []string }

func (k *keyLog) AnalyzeText(ctx context.Context, t evaluation.Text) (evaluation.Analysis, error) {
	k.keys = append(k.keys, fairqueue.KeyOf(ctx))
	return evaluation.Analyse(t), nil
}

func (*keyLog) Version() string { return "keyed" }

// Calls wait for a model by account, and those of visitors by address.
func TestTurns_byAccountOrAddress(t *testing.T) {
	h, model := newTestServer(t), &keyLog{}
	h.analyzer.model = model
	jansen, visitor := h.user("jansen"), h.visitor()
	for i, who := range []*person{jansen, jansen.at("198.51.100.7"), h.user("pieters"), visitor, visitor.at("198.51.100.7")} {
		who.post("/api/elevator-pitch-evaluation/evaluate/", map[string]string{"text": "Wij ontwikkelen een nieuwe sensor, nummer " + string(rune('1'+i)) + "."}).is(200)
	}
	if assert.Len(t, model.keys, 5) {
		assert.Equal(t, model.keys[0], model.keys[1], "one account from two addresses")
		assert.Equal(t, "address 192.0.2.1", model.keys[3])
		assert.Equal(t, "address 198.51.100.7", model.keys[4])
		assert.NotEqual(t, model.keys[0], model.keys[2])
	}
}
