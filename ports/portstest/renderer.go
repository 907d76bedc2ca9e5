package portstest

import (
	"bytes"
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/ports"
)

// Renderer checks that an adapter keeps the promises of ports.Renderer.
func Renderer(t *testing.T, open func(t *testing.T) ports.Renderer) {
	render := func(t *testing.T, title string) domain.Rendered {
		out, err := open(t).Render(context.Background(), titled(title))
		require.NoError(t, err)
		return out
	}

	t.Run("a whole document and a preview that is another file", func(t *testing.T) {
		out := render(t, "Lagerschade herkennen")
		for _, file := range [][]byte{out.Full, out.Preview} {
			assert.True(t, bytes.HasPrefix(file, []byte("%PDF-")), "a PDF")
		}
		assert.NotEqual(t, out.Full, out.Preview)
	})

	t.Run("the same dossier is the same document", func(t *testing.T) {
		assert.Equal(t, render(t, "Lagerschade herkennen"), render(t, "Lagerschade herkennen"))
	})

	t.Run("any text can be printed", func(t *testing.T) {
		for _, title := range []string{"", "👩‍🔬 ﷽ 株式会社", "👩", "\u202e\x00\x07", "\xff\xfe", "𠮷野家"} {
			assert.NotEmpty(t, render(t, title).Full, "%q", title)
		}
	})

	t.Run("a context that has ended is the error, and there is no document", func(t *testing.T) {
		cancelled, cancel := context.WithCancel(context.Background())
		cancel()
		late, cancel := context.WithDeadline(context.Background(), time.Unix(0, 0))
		defer cancel()
		for _, ctx := range []context.Context{cancelled, late} {
			out, err := open(t).Render(ctx, titled("Lagerschade herkennen"))
			assert.ErrorIs(t, err, ctx.Err())
			assert.Empty(t, out)
		}
	})
}

// titled is a dossier with one section, and the title of both the request and
// its application.
func titled(title string) domain.Dossier {
	s := submission()
	return domain.Dossier{
		Request: domain.Request{Number: "WBSO-2026-00042", Title: title, Submission: s, Company: domain.Company{Name: "Zoë & Zn. B.V.", KvK: "01234567"}},
		Application: domain.Application{Title: title, Sections: []domain.Section{
			{Key: domain.SectionSummary, Heading: "Projectomschrijving", Ask: "Wat ga je ontwikkelen?", Text: s.ElevatorPitch, Limit: domain.TextAdvised},
		}},
		Filing: domain.FilingFor(s.StartOfProject, domain.NewDate(2026, 11, 20)), Written: domain.NewDate(2026, 11, 20),
	}
}
