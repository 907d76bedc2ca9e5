package pdf

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/application/claim"
)

func preview(t testing.TB, p claim.Print) []byte {
	t.Helper()
	out, err := New("Speurwerk").RenderPreview(context.Background(), p)
	require.NoError(t, err)
	return out
}

func TestPreview_Z06_two_marked_pages(t *testing.T) {
	for name, d := range samples() {
		t.Run(name, func(t *testing.T) {
			raw := preview(t, d)
			got := pages(t, raw)
			require.Len(t, got, 2)
			for i, p := range got {
				assert.Equal(t, notToFile, p[0])
				assert.Equal(t, notToFile, p[len(p)-1])
				assert.Equal(t, 2, strings.Count(words(p), notToFile))
				assert.Contains(t, words(p), fmt.Sprintf("Pagina %d van 2", i+1))
			}
			watermark := poppler(t, raw, "pdftotext", "-raw")
			assert.Equal(t, 2*3, strings.Count(strings.Join(strings.Fields(watermark), ""), "VOORBEELD"), "two lines and a watermark on each page")
			assert.NotContains(t, words(pages(t, render(t, d))...), "VOORBEELD")
		})
	}
}

func TestPreview_Z06_shows_the_first_bottleneck_and_nothing_of_the_rest(t *testing.T) {
	d := typical()
	raw := preview(t, d)
	seen := strings.ReplaceAll(words(pages(t, raw)...), " ", "")
	for _, shown := range []string{"waardoorbestaandemodellennietpassen", "gehelegetallen"} {
		assert.Contains(t, seen, shown)
	}
	for _, hidden := range []string{"synchronisatieprotocol", "51bytes", "PyTorch", "Gangbarebibliotheken", "Simulatie", "lopentot40ms"} {
		assert.NotContains(t, seen, hidden)
	}
	assert.NotContains(t, string(raw), string(inUTF16("/Title (", "Zo dien je in")), "no bookmark to a page that is not there")
}

func TestPreview_a_long_bottleneck_leaves_room_for_its_solution(t *testing.T) {
	d := typical()
	d.Document.Bottlenecks.Blocks[0].Problem = strings.Repeat("De controller heeft te weinig geheugen. ", 400)
	got := pages(t, preview(t, d))
	require.Len(t, got, 2)
	assert.Contains(t, words(got[1]), "We verdelen de training over buurpompen")
}
