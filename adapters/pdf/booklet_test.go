package pdf

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/site"
	"wbso/domain/site/manual"
)

func manualOf(brand string) site.Booklet {
	return manual.Booklet(manual.Facts{Brand: brand, Seller: invoice().Seller, PublicURL: "https://wbso.example.nl", Today: domain.NewDate(2026, 11, 23)})
}

func printBooklet(t *testing.T, b site.Booklet) []byte {
	t.Helper()
	raw, err := New(b.Brand).PrintBooklet(context.Background(), b)
	require.NoError(t, err)
	return raw
}

func TestBooklet_Golden_manual(t *testing.T) {
	raw := printBooklet(t, manualOf("Speurwerk"))
	golden(t, "manual", raw)
	insideMargins(t, raw)
	got := pages(t, raw)
	assert.True(t, len(got) >= 5 && len(got) <= 10, "%d pages", len(got))
	for i, p := range got[1:] {
		assert.Contains(t, p[len(p)-1], "van", "page %d has a foot", i+2)
	}
}
