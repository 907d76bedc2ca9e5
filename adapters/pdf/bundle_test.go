package pdf

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// The applicant and how to file are there once, the projects one after another with totals.
func TestRender_several_projects(t *testing.T) {
	p := together()
	got := pages(t, render(t, p))
	cover, text := words(got[0]), words(got[1:]...)
	assert.Contains(t, cover, "3 ontwikkelingsprojecten")
	assert.Contains(t, cover, "WBSO-2026-00042, WBSO-2026-00043, WBSO-2026-00044")
	assert.Contains(t, cover, "6.300 uur")
	assert.Contains(t, cover, "€ 76.700")
	for once, n := range map[string]int{"123456782": 1, "Zo dien je in": 1, "Verrekenen": 1, "Aanvraagperiode": 1, "Samen 6.300 € 76.700": 1, "Vragen die RVO kan stellen": 3} {
		assert.Equal(t, n, strings.Count(text, once), once)
	}
	for _, project := range p.Projects() {
		assert.Contains(t, text, project.Number)
		assert.Contains(t, text, words([]string{project.Document.Summary.Text[:30]}))
	}
	assert.Contains(t, text, "3.13 Kosten en uitgaven")
}
