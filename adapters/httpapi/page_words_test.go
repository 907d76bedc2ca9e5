package httpapi

import (
	"encoding/json"
	"html"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
)

// siteVectors are the words of a site, which the client's site-text.test.tsx reads too.
type siteVectors struct {
	Site  apitypes.Site
	Cases []struct{ In, Want string }
}

func readSiteVectors(t *testing.T) (v siteVectors) {
	t.Helper()
	content, err := os.ReadFile("../../testdata/vectors/site_words.json")
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(content, &v))
	require.NotEmpty(t, v.Cases)
	return v
}

// fillWith fills one page from a site.
func fillWith(t *testing.T, site apitypes.Site, page string) string {
	t.Helper()
	raw, err := json.Marshal(site)
	require.NoError(t, err)
	out, err := fillPage(func() ([]byte, error) { return []byte(page), nil })(siteNow{Site: site, json: raw,
		publicURL: here})
	require.NoError(t, err)
	return string(out)
}

func TestWords_vectors(t *testing.T) {
	v := readSiteVectors(t)
	for _, c := range v.Cases {
		action := "{{$." + c.In + "}}"
		if i, figure, of := strings.Cut(strings.TrimPrefix(c.In, "wbso."), "."); of && strings.HasPrefix(c.In, "wbso.") {
			action = "{{with index $.wbso " + i + "}}{{." + figure + "}}{{end}}"
		}
		got := fillWith(t, v.Site, action)
		assert.Equal(t, c.Want, html.UnescapeString(got), c.In)
		assert.NotRegexp(t, `[<>"']`, got, "%s may stand in a text and in an attribute", c.In)
	}
}

// A figure that nobody said how to write would show as a number of cents.
func TestWords_every_number_of_the_site_has_its_way_of_writing(t *testing.T) {
	raw, err := json.Marshal(aSite())
	require.NoError(t, err)
	var numbers func(name string, value any)
	numbers = func(name string, value any) {
		switch v := value.(type) {
		case map[string]any:
			for key, member := range v {
				numbers(key, member)
			}
		case []any:
			for _, item := range v {
				numbers(name, item)
			}
		case float64:
			assert.NotNil(t, figures[name], name)
		}
	}
	var site any
	require.NoError(t, json.Unmarshal(raw, &site))
	numbers("", site)
}

func TestWords_years_and_promotion(t *testing.T) {
	site := readSiteVectors(t).Site
	const page = "{{range $.wbso}}<td>{{.year}} {{$.operator.kvk}}</td>{{end}}{{if $.promotion}}<b>{{$.promotion.text}}</b>{{end}}"
	assert.Equal(t, "<td>2025 01234567</td><td>2026 01234567</td><b>50% korting &amp; meer &lt;nu&gt;</b>", fillWith(t, site, page))
	site.Promotion = nil
	assert.Equal(t, "<td>2025 01234567</td><td>2026 01234567</td>", fillWith(t, site, page), "nothing expired is shown")
}

// The blocks of data hold what the settings say, and end only where the page ends them.
func TestWords_blocks_of_data(t *testing.T) {
	site := readSiteVectors(t).Site
	inline := fillWith(t, site, "{{$.json}}")
	assert.NotContains(t, inline, "<")
	raw, err := json.Marshal(site)
	require.NoError(t, err)
	assert.Equal(t, string(raw), inline, "what GET /api/site/ answers")

	site.Brand += ` & "zo"`
	who := fillWith(t, site, `["{{$.brand | json}}", "{{$.operator.name | json}}", "{{$.newest.first_bracket_limit | json}}", "{{$.price | json}}", "{{$.price_with_vat | json}}"]`)
	assert.NotContains(t, who, "<")
	var words []string
	require.NoError(t, json.Unmarshal([]byte(who), &words))
	assert.Equal(t, []string{site.Brand, site.Operator.Name, "€\u00a0391.021", "795.00", "961.95"}, words)
	assert.Equal(t, here, fillWith(t, site, "{{$.public_url}}"))
}

func TestWords_a_page_with_an_unknown_hole_is_not_served(t *testing.T) {
	_, err := fillPage(func() ([]byte, error) { return []byte("{{$.nergens}}"), nil })(siteNow{json: []byte("{}")})
	assert.Error(t, err)
}
