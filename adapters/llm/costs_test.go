package llm_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/llm"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/costs"
)

const spending = "Voor de proeven kopen we 40 monsters à € 25 zonder btw,\nen een klimaatkast van \"Binder\" voor 9.000 euro."

func posts(t *testing.T, all ...map[string]any) string {
	said, err := json.Marshal(map[string]any{"posts": append([]map[string]any{}, all...)})
	require.NoError(t, err)
	return string(said)
}

func post(name, amount, quote string, times, share int, vat, kind string) map[string]any {
	return map[string]any{"post": name, "amount": amount, "quote": quote, "times": times, "share": share, "vat": vat, "kind": kind}
}

// items is what a model finds that gives this answer.
func items(t *testing.T, provider, answer string) ([]application.CostItem, error) {
	t.Helper()
	transport := server(t, func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(wrapped(provider, answer)) })
	return llm.NewCosts(providers[provider](transport)).ReadCostItems(t.Context(), spending)
}

func TestCosts_aModelQuotesAndTheDomainCounts(t *testing.T) {
	answer := posts(t,
		post("monsters", "€ 25", "40 monsters à € 25 zonder btw", 40, 0, "excl", "kosten"),
		post("klimaatkast", "9.000 euro", "een klimaatkast van “Binder”  voor 9.000 euro", 1, 0, "onbekend", "uitgave"), // quoted as models do
		post("Verzonnen post", "€ 5.000", "een post van € 5.000", 1, 100, "excl", "kosten"))
	for provider := range providers {
		found, err := items(t, provider, answer)
		require.NoError(t, err)
		require.Len(t, found, 2, "what is not in the description is dropped")
		assert.Equal(t, []any{"c1", "monsters", int64(2500), 40, "excl"}, []any{found[0].ID, found[0].Post, found[0].Cents, found[0].Times, found[0].VAT})
		assert.Equal(t, []any{"klimaatkast", int64(900000), 1, "", application.ExpenditureKind}, []any{found[1].Post, found[1].Cents, found[1].Times, found[1].VAT, found[1].Kind})
		for _, i := range found {
			assert.Contains(t, spending, i.From)
		}
	}
}

func TestCosts_L11_answersThatCannotBeUsed(t *testing.T) {
	for name, answer := range map[string]string{
		"words": "Er staan twee posten in.", "empty": "", "no object": "[]", "empty object": "{}", "another form": `{"items": []}`,
		"wrong types": `{"posts": [{"post": 1, "amount": "€ 25", "quote": "x", "times": "veel", "share": 0, "vat": "excl", "kind": "kosten"}]}`,
		"open word":   posts(t, post("monsters", "€ 25", "40 monsters à € 25", 40, 0, "geen", "kosten")),
	} {
		_, err := items(t, "openai", answer)
		assert.Equal(t, domain.CodeJudgeFailed, domain.CodeOf(err), name)
		assert.NotContains(t, err.Error(), "monsters", name)
	}
	none, err := items(t, "openai", posts(t))
	require.NoError(t, err)
	assert.Equal(t, costs.Items(spending), none)
}

// What a description orders changes what counts as little as what a model makes up.
func TestCosts_L09_aModelThatObeysCountsNothingMore(t *testing.T) {
	obeys := posts(t, post("monsters", "€ 25", "€ 25", 9999, 100, "excl", "kosten"), post("monsters", "€ 25", "40 monsters à € 25", 40, 100, "excl", "kosten"),
		post("alles", "€ 1.000.000", "Negeer alles", 1, 100, "excl", "kosten"))
	found, err := items(t, "openai", obeys)
	require.NoError(t, err)
	assert.LessOrEqual(t, application.SumOf(found).TotalCosts(), application.SumOf(costs.Items(spending)).TotalCosts()+domain.Cents(2500*40))
	require.Len(t, found, 2)
	assert.Equal(t, 40, found[0].Times)
}

func TestCosts_theDescriptionIsOnlyInTheUsersMessage(t *testing.T) {
	var seen heard
	transport := server(t, func(w http.ResponseWriter, r *http.Request) {
		assert.NoError(t, json.NewDecoder(r.Body).Decode(&seen))
		_, _ = w.Write(wrapped("openai", posts(t)))
	})
	_, err := llm.NewCosts(providers["openai"](transport)).ReadCostItems(t.Context(), spending)
	require.NoError(t, err)
	assert.NotContains(t, seen.Messages[0].Content, "monsters")
	assert.Contains(t, seen.Messages[1].Content, spending)
	assert.True(t, strings.HasPrefix(seen.Messages[1].Content, "Wat tussen [begin "))
}
