package pdf

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// patient is a context that ends once it has been asked a number of times.
type patient struct {
	context.Context
	left int
}

func (p *patient) Err() error {
	if p.left == 0 {
		return context.Canceled
	}
	p.left--
	return nil
}

func TestRender_ends_with_its_context_on_any_page(t *testing.T) {
	d := typical()
	r := New("Speurwerk")
	asked := 0
	for ; ; asked++ {
		out, err := r.RenderApplication(&patient{context.Background(), asked}, d)
		if err == nil {
			break
		}
		require.ErrorIs(t, err, context.Canceled)
		require.Empty(t, out)
	}
	assert.Greater(t, asked, len(pages(t, render(t, d))))
}

func TestSheet_begins_no_page_once_its_context_has_ended(t *testing.T) {
	doc := newDocument(typical(), "Speurwerk")
	s := newSheet(&patient{context.Background(), 3}, measure(), doc.paper().meta)
	assert.PanicsWithError(t, context.Canceled.Error(), func() { doc.paper().draw(s) })
	assert.Equal(t, 3, s.pdf.PageCount())
}
