package pdf

import (
	"bytes"
	"context"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
)

// marks matches what a page draws: the size of a font, and text or a rectangle with the height
// at which it stands, in points from below.
var marks = regexp.MustCompile(`BT /F\S+ ([\d.]+) Tf ET|BT [\d.]+ ([\d.]+) Td|[\d.]+ ([\d.]+) [\d.]+ -[\d.]+ re`)

// laidOut is how a page is filled.
type laidOut struct {
	part float64 // from its upper edge to the lowest that it draws above its foot
	size float64 // of the lowest text
}

func layOut(t testing.TB, draw func(*sheet)) []laidOut {
	t.Helper()
	s := newSheet(context.Background(), advances(), meta{})
	s.pdf.SetCompression(false)
	draw(s)
	var out bytes.Buffer
	require.NoError(t, s.pdf.Output(&out))
	var all []laidOut
	for _, page := range bytes.SplitAfter(out.Bytes(), []byte("\nendstream"))[:s.pdf.PageCount()] {
		all = append(all, lowest(page))
	}
	return all
}

func lowest(page []byte) (low laidOut) {
	size, text := 0.0, 0.0
	number := func(raw []byte) float64 {
		n, _ := strconv.ParseFloat(string(raw), 64)
		return n
	}
	for _, m := range marks.FindAllSubmatch(page, -1) {
		if m[1] != nil {
			size = number(m[1])
			continue
		}
		y := pageHigh - max(number(m[2]), number(m[3]))*perPoint
		if y > bottom+1 {
			continue // the foot
		}
		low.part = max(low.part, (y-top)/(bottom-top))
		if m[2] != nil && y >= text {
			low.size, text = size, y
		}
	}
	return low
}

var advances = sync.OnceValue(measure)

// checkPages checks that every page but the last is filled for a third, and that none ends with
// the heading of what is on the next.
func checkPages(t *testing.T, name string, draw func(*sheet)) {
	t.Helper()
	pages := layOut(t, draw)
	for i, page := range pages {
		if i < len(pages)-1 {
			assert.GreaterOrEqual(t, page.part, 1.0/3, "%s: page %d of %d", name, i+1, len(pages))
		}
		assert.NotContains(t, []float64{chapterStyle.size, subStyle.size}, page.size, "%s: heading at the foot of page %d", name, i+1)
	}
}

// varied are the samples, the twelve requests and random documents; each as it is, with all
// questions set aside, and filed.
func varied(t testing.TB, random uint64) map[string]claim.Print {
	base := requests(t)
	for name, p := range samples() {
		base[name] = p
	}
	for seed := range random {
		a, c := applicationtest.Random(seed)
		base[fmt.Sprint("random ", seed)] = printOf(a, c)
	}
	seeds := []uint64{90, 398} // a callout and a table that hardly fit under their heading
	for seed := range random / 3 {
		seeds = append(seeds, seed)
	}
	for _, seed := range seeds { // several projects in one document
		p := together()
		for i := range p.Further {
			a, _ := applicationtest.Random(1000 + 2*seed + uint64(i))
			p.Further[i] = claim.PrintedProject{Number: p.Further[i].Number, Document: a, Open: form.OpenQuestions(a, p.Company)}
		}
		base[fmt.Sprint("together ", seed)] = p
	}
	all := map[string]claim.Print{}
	for name, p := range base {
		all[name] = p
		done := p
		done.Filed = claim.FilingRecord{Date: domain.NewDate(2026, 12, 3), Reference: "SO27012345"}
		all[name+", filed"] = done
		for _, q := range p.Open {
			p.Document.Dismissed = append(p.Document.Dismissed, q.ID)
		}
		p.Open = nil
		all[name+", all set aside"] = p
	}
	return all
}

func TestRender_every_page_but_the_last_is_filled_for_a_third(t *testing.T) {
	for name, p := range varied(t, 30) {
		checkPages(t, name, newDocument(p, "Speurwerk").paper().draw)
	}
	for n := 20; n < 40; n++ { // lists that hardly fit a page
		p := typical()
		list := "De stappen:" + strings.Repeat("\n- nog een korte regel", n)
		p.Document.Summary.Text, p.Document.Novelty.Text, p.Document.Tools.Text = list, list, list
		p.Document.Bottlenecks.Blocks[0].Problem, p.Document.Bottlenecks.Blocks[1].Solution = list, list
		checkPages(t, fmt.Sprint(n, " lines"), newDocument(p, "Speurwerk").paper().draw)
	}
	for _, l := range longTexts()[:1] {
		checkPages(t, l.name, newDocument(l.print(), "Speurwerk").paper().draw)
	}
}
