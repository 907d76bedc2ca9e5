package pdf

import (
	"bytes"
	"context"
	"encoding/xml"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"unicode/utf16"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"wbso/domain"
	"wbso/ports"
	"wbso/ports/portstest"
)

func TestRenderer(t *testing.T) {
	portstest.Renderer(t, func(*testing.T) ports.Renderer { return New("Speurwerk") })
}

var update = flag.Bool("update", false, "write the goldens anew")

// poppler runs one of poppler's tools on a document. Without poppler the test
// fails, since gofpdf alone cannot say whether a document is sound.
func poppler(t testing.TB, raw []byte, tool string, args ...string) string {
	t.Helper()
	_, err := exec.LookPath(tool)
	require.NoErrorf(t, err, "%s is missing: install poppler-utils", tool)
	file := filepath.Join(t.TempDir(), "document.pdf")
	require.NoError(t, os.WriteFile(file, raw, 0o600))
	if tool == "pdftotext" {
		args = append(args, "-enc", "UTF-8", file, "-")
	} else {
		args = append(args, file)
	}
	cmd := exec.Command(tool, args...)
	var out, complaint bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &complaint
	require.NoError(t, cmd.Run(), complaint.String())
	require.Empty(t, complaint.String(), "poppler complains of the document")
	return out.String()
}

// pages returns the lines of each page, with single spaces between words.
func pages(t testing.TB, raw []byte) [][]string {
	var out [][]string
	text := strings.TrimSuffix(poppler(t, raw, "pdftotext", "-layout"), "\f")
	for page := range strings.SplitSeq(text, "\f") {
		var lines []string
		for line := range strings.Lines(page) {
			if line = strings.Join(strings.Fields(line), " "); line != "" {
				lines = append(lines, line)
			}
		}
		out = append(out, lines)
	}
	return out
}

func words(pages ...[]string) string { return strings.Join(slices.Concat(pages...), " ") }

func render(t testing.TB, d domain.Dossier) domain.Rendered {
	t.Helper()
	out, err := New("Speurwerk").Render(context.Background(), d)
	require.NoError(t, err)
	return out
}

func TestRender_Golden(t *testing.T) {
	for name, d := range samples() {
		t.Run(name, func(t *testing.T) {
			var text strings.Builder
			for i, p := range pages(t, render(t, d).Full) {
				fmt.Fprintf(&text, "=== %d ===\n%s\n", i+1, strings.Join(p, "\n"))
			}
			file := filepath.Join("..", "..", "testdata", "pdf", name+".txt")
			if *update {
				require.NoError(t, os.WriteFile(file, []byte(text.String()), 0o644))
			}
			want, err := os.ReadFile(file)
			require.NoError(t, err, "make golden writes it")
			assert.Equal(t, string(want), text.String())
		})
	}
}

func TestRender_sections_are_in_RVOs_order_with_their_counts(t *testing.T) {
	d := long()
	got := pages(t, render(t, d).Full)
	all := words(got[1:]...)
	at := 0
	for _, s := range d.Application.Sections {
		next := strings.Index(all[at:], s.Heading+" Wat RVO hier wil lezen")
		require.GreaterOrEqual(t, next, 0, s.Heading)
		at += next
		if s.Limit > 0 {
			count := fmt.Sprintf("%s van %s tekens", thousands(len([]rune(s.Text))), thousands(s.Limit))
			assert.Contains(t, all[at:], count, s.Heading)
		}
	}
	for _, want := range []string{"Fraunhofer IWU", "09-2027", "Dien in op uiterlijk 28 februari 2027", "eHerkenning niveau 3", "mijn.rvo.nl", "14 dagen", "Bijlage: wat niet paste"} {
		assert.Contains(t, all, want)
	}
	for _, q := range d.Application.Open {
		assert.Contains(t, strings.ReplaceAll(all, " ", ""), strings.ReplaceAll(q.Question, " ", ""))
	}
}

func TestRender_pages_are_numbered_and_text_stays_inside_the_margins(t *testing.T) {
	for name, d := range samples() {
		raw := render(t, d).Full
		got := pages(t, raw)
		for i, p := range got {
			assert.Contains(t, p[len(p)-1], fmt.Sprintf("Pagina %d van %d", i+1, len(got)), name)
		}
		insideMargins(t, raw)
	}
}

// insideMargins asserts that no word of a document leaves the page.
func insideMargins(t *testing.T, raw []byte) {
	t.Helper()
	var boxes struct {
		Pages []struct {
			Words []struct {
				X    float64 `xml:"xMax,attr"`
				Y    float64 `xml:"yMax,attr"`
				Text string  `xml:",chardata"`
			} `xml:"word"`
		} `xml:"body>doc>page"`
	}
	require.NoError(t, xml.Unmarshal([]byte(poppler(t, raw, "pdftotext", "-bbox")), &boxes))
	require.NotEmpty(t, boxes.Pages)
	for _, p := range boxes.Pages {
		for _, w := range p.Words {
			assert.LessOrEqual(t, w.X, (left+wide)/perPoint+1, "%q", w.Text)
			assert.LessOrEqual(t, w.Y, 287/perPoint, "%q", w.Text)
		}
	}
}

func TestRender_metadata_and_outline(t *testing.T) {
	d := typical()
	raw := render(t, d).Full
	info := poppler(t, raw, "pdfinfo", "-rawdates")
	assert.Contains(t, info, "WBSO-aanvraag: Programmatuur die sensordata")
	for field, want := range map[string]string{"Author": "Pompwijs B.V.", "Subject": "Project WBSO-2026-00042", "Creator": "Speurwerk", "CreationDate": "D:20261120000000"} {
		assert.Regexp(t, field+`:\s+`+want, info)
	}
	assert.Contains(t, string(raw), "/Lang (nl-NL)")
	for _, s := range d.Application.Sections {
		assert.True(t, bytes.Contains(raw, inUTF16("/Title (", s.Heading)), "outline lacks "+s.Heading)
	}
}

// inUTF16 returns a heading as a PDF text string.
func inUTF16(before, s string) []byte {
	out := append([]byte(before), 0xFE, 0xFF)
	for _, u := range utf16.Encode([]rune(s)) {
		out = append(out, byte(u>>8), byte(u))
	}
	return out
}

func TestRender_Z06_preview_is_two_marked_pages(t *testing.T) {
	for name, d := range samples() {
		t.Run(name, func(t *testing.T) {
			out := render(t, d)
			assert.NotEqual(t, out.Full, out.Preview)
			full, preview := pages(t, out.Full), pages(t, out.Preview)
			require.Len(t, preview, 2)
			for _, p := range preview {
				assert.Equal(t, notToFile, p[0])
				assert.Equal(t, notToFile, p[len(p)-1])
				assert.Equal(t, 2, strings.Count(words(p), notToFile))
			}
			watermark := poppler(t, out.Preview, "pdftotext", "-raw")
			assert.Equal(t, 2*3, strings.Count(strings.Join(strings.Fields(watermark), ""), "VOORBEELD"), "two lines and a watermark on each page")
			assert.NotContains(t, words(full...), "VOORBEELD")
			assert.Contains(t, words(preview[1]), fmt.Sprintf("Pagina 2 van %d", len(full)), "the preview keeps the numbers")
		})
	}
}

func TestRender_Z06_preview_contains_nothing_of_later_pages(t *testing.T) {
	d := typical()
	out := render(t, d)
	full, preview := pages(t, out.Full), pages(t, out.Preview)
	seen := strings.ReplaceAll(words(preview...), " ", "")
	early := strings.ReplaceAll(words(full[:2]...), " ", "")
	for _, line := range slices.Concat(full[2:]...) {
		if bare := strings.ReplaceAll(line, " ", ""); len(bare) > 30 && !strings.Contains(early, bare) {
			assert.NotContains(t, seen, bare)
		}
	}
	assert.NotContains(t, seen, "synchronisatieprotocol")
	assert.NotContains(t, string(out.Preview), string(inUTF16("/Title (", "Zo dien je in")), "no bookmark to a page that is not there")
}

func TestRender_I04_odd_characters_survive(t *testing.T) {
	all := words(pages(t, render(t, odd()).Full)...)
	for _, want := range []string{"Zoë \"De (Groene) \\ Pomp\" & Zn.", "株式会社", "µ-regelaar voor Ω < 5 °C ≤ 10 µm", "□野家", "<img onerror=x> en [link](http://x)", "Dit document kan enkele van je tekens niet tonen"} {
		assert.Contains(t, all, want)
	}
	assert.NotContains(t, all, "\x00")
}

func TestRender_same_dossier_same_bytes_also_side_by_side(t *testing.T) {
	r := New("Speurwerk")
	want := render(t, typical())
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			got, err := r.Render(context.Background(), typical())
			assert.NoError(t, err)
			assert.True(t, bytes.Equal(want.Full, got.Full) && bytes.Equal(want.Preview, got.Preview))
		})
	}
	all.Wait()
}

func TestRender_no_heading_is_alone_at_the_foot(t *testing.T) {
	for n := range 14 {
		d := typical()
		d.Application.Open = d.Application.Open[:0:0]
		for i := range n {
			d.Application.Open = append(d.Application.Open, domain.OpenQuestion{Section: d.Application.Sections[i%7].Key, Question: "Wat weet je nog niet, en waarom?"})
		}
		d.Application.Sections[0].Text = strings.Repeat("Wij ontwikkelen een stille ventilator voor in huis. ", n)
		headings := []string{"Aanvrager", "Project", "Waarom", "Let op", "Wat plak je waar", "Vraag je voor het eerst aan?", "Na het indienen"}
		for _, s := range d.Application.Sections {
			headings = append(headings, s.Heading)
		}
		for i, p := range pages(t, render(t, d).Full) {
			last := strings.TrimLeft(p[len(p)-2], "0123456789 ")
			assert.NotContains(t, headings, last, "page %d of sample %d", i+1, n)
			assert.NotContains(t, last, "Onderwerp in het formulier", "page %d of sample %d", i+1, n)
		}
	}
}

func TestRender_says_when_the_deadline_is_over(t *testing.T) {
	all := words(pages(t, render(t, short()).Full)...)
	assert.Contains(t, all, "de uiterste dag is voorbij")
	assert.Contains(t, all, "De eerstvolgende periode begint op 1 januari 2027")
}

func TestRender_shows_what_is_missing(t *testing.T) {
	got := words(pages(t, render(t, domain.Dossier{}).Full)...)
	assert.Contains(t, got, "Bedrijfsnaam —")
	assert.Contains(t, got, "Wat is je KvK-nummer")
	assert.Contains(t, got, "Kies een startmaand")
}

func TestRender_long_titles_fit_the_cover(t *testing.T) {
	for _, title := range []string{strings.Repeat("Zelfdichtende afsluiter ", 8), strings.Repeat("W", 200), strings.Repeat("æ ", 100)} {
		d := typical()
		d.Application.Title = title
		s := newSheet(context.Background(), measure(), meta{})
		s.page()
		st, lines := s.coverTitle(newDocument(d, "x").title())
		assert.LessOrEqual(t, 56+float64(len(lines))*st.lead, panelHigh, title)
	}
}

func TestRender_I04_any_unicode_prints(t *testing.T) {
	r := New("Speurwerk")
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringOf(rapid.OneOf(rapid.Rune(), rapid.SampledFrom([]rune("  \n\r\t\x00\u200D\uFE0F\uFFFF\uFFFE\U0001F680\U00020BB7()\\אבعZoë€"))))
		d := typical()
		d.Application.Title, d.Request.Title = text.Draw(t, "title"), text.Draw(t, "first words")
		d.Request.Company.Name, d.Request.Number = text.Draw(t, "company"), text.Draw(t, "number")
		d.Application.Sections[0].Text, d.Application.Sections[3].Rest = text.Draw(t, "text"), text.Draw(t, "rest")
		d.Request.Submission.Partners[0].Contribution = text.Draw(t, "partner")
		d.Costs.Warning = text.Draw(t, "warning")
		out, err := r.Render(context.Background(), d)
		if err != nil || !bytes.HasPrefix(out.Full, []byte("%PDF-")) || !bytes.HasSuffix(out.Full, []byte("%%EOF\n")) {
			t.Fatalf("%v", err)
		}
	})
}

func TestThousands(t *testing.T) {
	for n, want := range map[int]string{0: "0", 999: "999", 1000: "1.000", 1234567: "1.234.567"} {
		assert.Equal(t, want, thousands(n), strconv.Itoa(n))
	}
}
