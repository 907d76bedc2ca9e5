package pdf

import (
	"bytes"
	"context"
	"encoding/xml"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/application/claim"
)

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

func render(t testing.TB, p claim.Print) []byte {
	t.Helper()
	out, err := New("Speurwerk").RenderApplication(context.Background(), p)
	require.NoError(t, err)
	return out
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
