package pdf

import (
	"bytes"
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/company"
	"wbso/domain/scheme"
	"wbso/ports"
	"wbso/ports/portstest"
)

// rendererContract checks that an adapter keeps the promises of ports.Renderer.
func rendererContract(t *testing.T, open func(t *testing.T) ports.Renderer) {
	portstest.Contract(t, open,
		testADocumentAnExampleAndAPreviewAreFilesOfTheirOwn,
		testTheSamePrintIsTheSameDocument,
		testPrintingLeavesTheApplicationAsItIs,
		testAnyTitleCanBePrinted,
		testAContextThatHasEndedIsTheErrorAndThereIsNoDocument)
}

type renderedPDF struct{ whole, example, preview []byte }

func renderAll(t *testing.T, r ports.Renderer, title string) (out renderedPDF) {
	t.Helper()
	var err error
	out.whole, err = r.RenderApplication(t.Context(), titled(title))
	require.NoError(t, err)
	out.example, err = r.RenderExample(t.Context(), titled(title))
	require.NoError(t, err)
	out.preview, err = r.RenderPreview(t.Context(), titled(title))
	require.NoError(t, err)
	return out
}

func testADocumentAnExampleAndAPreviewAreFilesOfTheirOwn(t *testing.T, open func(t *testing.T) ports.Renderer) {
	out := renderAll(t, open(t), "Lagerschade herkennen")
	for _, file := range [][]byte{out.whole, out.example, out.preview} {
		assert.True(t, bytes.HasPrefix(file, []byte("%PDF-")), "a PDF")
	}
	assert.NotEqual(t, out.whole, out.preview)
	assert.NotEqual(t, out.whole, out.example)
}

func testTheSamePrintIsTheSameDocument(t *testing.T, open func(t *testing.T) ports.Renderer) {
	assert.Equal(t, renderAll(t, open(t), "Lagerschade herkennen"), renderAll(t, open(t), "Lagerschade herkennen"))
}

func testPrintingLeavesTheApplicationAsItIs(t *testing.T, open func(t *testing.T) ports.Renderer) {
	given := titled(" Lagerschade\u0000 herkennen ")
	_, err := open(t).RenderApplication(t.Context(), given)
	require.NoError(t, err)
	assert.Equal(t, titled(" Lagerschade\u0000 herkennen "), given)
}

func testAnyTitleCanBePrinted(t *testing.T, open func(t *testing.T) ports.Renderer) {
	for _, title := range []string{"", "👩‍🔬 ﷽ 株式会社", "👩", "\u202e\x00\x07", "\xff\xfe", "𠮷野家"} {
		out := renderAll(t, open(t), title)
		assert.NotEmpty(t, out.whole, "%q", title)
		assert.NotEmpty(t, out.example, "%q", title)
		assert.NotEmpty(t, out.preview, "%q", title)
	}
}

func testAContextThatHasEndedIsTheErrorAndThereIsNoDocument(t *testing.T, open func(t *testing.T) ports.Renderer) {
	cancelled, cancel := context.WithCancel(context.Background())
	cancel()
	late, cancel := context.WithDeadline(context.Background(), time.Unix(0, 0))
	defer cancel()
	for _, ctx := range []context.Context{cancelled, late} {
		r := open(t)
		for _, print := range []func(context.Context, claim.Print) ([]byte, error){r.RenderApplication, r.RenderExample, r.RenderPreview} {
			out, err := print(ctx, titled("Lagerschade herkennen"))
			assert.ErrorIs(t, err, ctx.Err())
			assert.Empty(t, out)
		}
	}
}

// titled is an application with a summary and one bottleneck.
func titled(title string) claim.Print {
	start := domain.NewDate(2027, 1, 1)
	d := application.New()
	d.Project.Title, d.Project.Focus, d.Project.Hours, d.Project.Start = title, application.FocusSoftware, 1200, start.String()
	d.Summary.Text = "Wij ontwikkelen programmatuur die sensordata van 400 pompen in een gedistribueerd model samenvoegt."
	d.Bottlenecks.Blocks = []application.Bottleneck{{ID: "k1", Side: application.FocusSoftware,
		Problem:  "Het is onzeker of een gecomprimeerd model nauwkeurig genoeg blijft. We testen in maart 2027 een prototype.",
		Solution: "Gangbare bibliotheken zijn niet geschikt, omdat ze te veel geheugen vragen. Dit is nieuw voor ons team."}}
	return claim.Print{
		Number: "WBSO-2026-00042", Document: d, Company: application.CompanyOf(company.Company{Name: "Zoë & Zn. B.V.", KvK: "01234567"}),
		Filing: scheme.FilingFor(start, domain.NewDate(2026, 11, 20)), Written: domain.NewDate(2026, 11, 20),
	}
}
