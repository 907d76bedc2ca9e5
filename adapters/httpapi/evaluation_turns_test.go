package httpapi_test

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/httpapi"
	"wbso/domain/evaluation/find"
	"wbso/fairqueue"
)

// keyed notes under which keys texts are read.
type keyLog struct{ keys []string }

func (k *keyLog) AnalyzeText(ctx context.Context, t find.Text) (find.Analysis, error) {
	k.keys = append(k.keys, fairqueue.KeyOf(ctx))
	return find.Analyse(t), nil
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

// slow reads a text once it is let go on.
type slow struct {
	began  chan struct{}
	goesOn chan struct{}
}

func (s slow) AnalyzeText(ctx context.Context, t find.Text) (find.Analysis, error) {
	if strings.Contains(t.Text, "traag") {
		s.began <- struct{}{}
		<-s.goesOn
	}
	return find.Analyse(t), nil
}

func (slow) Version() string { return "slow" }

// Two texts of a visitor are read at a time, two wait, and one more is told to come back. What was
// read before is answered, and another visitor goes on.
func TestTurns_evaluations(t *testing.T) {
	h := newTestServer(t, heavy(httpapi.Heavy{Running: 2, Waiting: 2, Wait: time.Minute})...)
	model := slow{began: make(chan struct{}, 9), goesOn: make(chan struct{})}
	h.analyzer.model = model
	release := sync.OnceFunc(func() { close(model.goesOn) })
	defer release()
	paths := []string{"/api/elevator-pitch-evaluation/evaluate/", "/api/innovation-evaluation/evaluate/", challengesPath}
	evaluate := func(who *person, path, text string) answer {
		return who.post(path, object{"text": text, "project_description": "Een sensor."})
	}
	one, known := h.visitor(), "Wij ontwikkelen een sensor die de druk meet."
	evaluate(one, paths[0], known).is(200)
	answers := make(chan answer, 9)
	for n := range 5 {
		go func() {
			answers <- evaluate(one, paths[n%3], fmt.Sprintf("Dit is een traag stuk tekst, nummer %d.", n))
		}()
	}
	<-model.began
	<-model.began
	select {
	case refused := <-answers:
		assert.Equal(t, "Er lopen nog te veel opdrachten van je tegelijk. Probeer het over 1 minuut opnieuw.", refused.is(429).detail())
	case <-model.began:
		require.Fail(t, "a third one is read")
	}
	evaluate(one, paths[0], known).is(200)
	for n, path := range paths {
		evaluate(one.at("198.51.100.7"), path, fmt.Sprintf("Wij ontwikkelen een pomp, nummer %d.", n)).is(200)
		evaluate(h.user(fmt.Sprint("ander", n)), path, fmt.Sprintf("Wij ontwikkelen een klep, nummer %d.", n)).is(200)
	}
	assert.Empty(t, model.began, "no third one is read")
	release()
	for range 4 {
		(<-answers).is(200)
	}
}
