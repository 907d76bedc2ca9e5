package pdf

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application/example"
)

func TestExample_everyPageIsMarked(t *testing.T) {
	p := example.Finished(domain.NewDate(2026, time.November, 20))
	raw, err := New("Speurwerk").RenderExample(context.Background(), p)
	require.NoError(t, err)
	got := pages(t, raw)
	require.Greater(t, len(got), 5)
	for i, page := range got {
		assert.Equal(t, []string{notToFile, notToFile}, []string{page[0], page[len(page)-1]}, "page %d", i+1)
	}
	assert.NotContains(t, words(got...), "Nog te beantwoorden")

	// Home shows a picture of its first page.
	var picture struct {
		Title, Company, Hours string
		Chapters              []struct {
			Title string
			Page  int
		}
	}
	file, err := os.ReadFile("../../web/src/features/site/example.json")
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(file, &picture))
	cover := strings.Join(strings.Fields(strings.ReplaceAll(words(got[0]), ".", "")), " ")
	require.NotEmpty(t, picture.Chapters)
	want := []string{picture.Title, picture.Company, picture.Hours}
	for i, c := range picture.Chapters {
		want = append(want, fmt.Sprintf("%d %s %d", i+1, c.Title, c.Page))
	}
	for _, text := range want {
		assert.Contains(t, cover, strings.ReplaceAll(text, ".", ""))
	}
}
