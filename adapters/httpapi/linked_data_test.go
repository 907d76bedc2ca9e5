package httpapi

import (
	"encoding/json"
	"html"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/domain/payment"
	"wbso/web"
)

// dataOf returns the blocks of data of a page of the build, by their type, and what the page shows.
func dataOf(t *testing.T, path string) (byType map[string]map[string]any, shown string) {
	t.Helper()
	site := readSiteVectors(t).Site // hostile texts
	page := ask(staticHandler(web.Dist(), func() apitypes.Site { return site }, here), "GET", path).Body.String()
	byType = map[string]map[string]any{}
	for _, block := range regexp.MustCompile(`(?s)<script type="application/ld\+json">(.*?)</script>`).FindAllStringSubmatch(page, -1) {
		var data map[string]any
		require.NoError(t, json.Unmarshal([]byte(block[1]), &data))
		assert.Equal(t, "https://schema.org", data["@context"])
		byType[data["@type"].(string)] = data
	}
	require.Contains(t, byType, "Organization", path)
	_, body, _ := strings.Cut(page, "<body>")
	return byType, squeezed(html.UnescapeString(regexp.MustCompile(`(?s)<[^>]*>`).ReplaceAllString(body, "")))
}

// squeezed leaves the spaces out, by which blocks of a page are apart.
func squeezed(text string) string { return strings.Join(strings.Fields(text), "") }

func TestLinkedData_theQuestionsAreThoseOfThePage(t *testing.T) {
	data, shown := dataOf(t, "/faq")
	questions := data["FAQPage"]["mainEntity"].([]any)
	require.Len(t, questions, 16)
	before := 0
	var between []string
	for _, q := range questions {
		q := q.(map[string]any)
		answer := q["acceptedAnswer"].(map[string]any)
		assert.Equal(t, []any{"Question", "Answer"}, []any{q["@type"], answer["@type"]})
		for _, text := range []string{q["name"].(string), answer["text"].(string)} {
			require.NotRegexp(t, `[<{]|&[a-z#]|  `, text)
			at := strings.Index(shown[before:], squeezed(text))
			require.GreaterOrEqual(t, at, 0, "the page shows: %s", text)
			if at > 0 {
				between = append(between, shown[before:before+at])
			}
			before += at + len(squeezed(text))
		}
	}
	assert.Equal(t, []string{"Aanvragen", "Nadetoekenning", "Onzedienst"}, between[1:], "answers are whole: only the titles of groups are between them")
}

func TestLinkedData_theOfferIsThatOfThePage(t *testing.T) {
	data, shown := dataOf(t, "/prijzen")
	offer := data["Offer"]
	assert.Equal(t, here+"/prijzen", offer["url"])
	quote := payment.StandardQuote()
	prices := offer["priceSpecification"].([]any)
	for i, want := range []struct {
		price, shown string
		withVAT      bool
	}{
		{quote.Price.Euros(), quote.Price.Euro() + "exclusiefbtw", false},
		{quote.Total.Euros(), quote.Total.Euro() + "inclusief21%btw", true},
	} {
		assert.Equal(t, map[string]any{"@type": "PriceSpecification", "price": want.price, "priceCurrency": "EUR", "valueAddedTaxIncluded": want.withVAT}, prices[i])
		assert.Contains(t, shown, squeezed(want.shown))
	}
	assert.Len(t, prices, 2)
	assert.Equal(t, "WBSO-aanvraag voor één project", offer["itemOffered"].(map[string]any)["name"], "the price is per project")
}

func TestLinkedData_otherPagesHaveTheOrganizationAlone(t *testing.T) {
	for _, path := range []string{"/", "/wat-is-wbso", "/contact"} {
		data, _ := dataOf(t, path)
		assert.Len(t, data, 1, path)
		site, who := readSiteVectors(t).Site, data["Organization"]
		assert.Equal(t, []any{site.Brand, site.Operator.Name, here + "/", here + "/icon-512.png", site.Operator.Address, site.Operator.VAT},
			[]any{who["name"], who["legalName"], who["url"], who["logo"], who["address"], who["vatID"]}, path)
		assert.Equal(t, site.Operator.KVK, who["identifier"].(map[string]any)["value"], path)
		assert.Equal(t, site.Operator.Email, who["contactPoint"].(map[string]any)["email"], path)
	}
}
