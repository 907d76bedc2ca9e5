package pdf

import (
	"bytes"
	"context"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/phpdave11/gofpdf"
)

// The page, in millimetres.
const (
	pageWide  = 210.0
	pageHigh  = 297.0
	left      = 27.0
	wide      = pageWide - 2*left
	top       = 30.0
	bottom    = 270.0
	perPoint  = 25.4 / 72
	widowsMin = 2                      // lines kept together at the foot or head of a page
	keptMax   = (bottom - top) * 2 / 3 // what is kept together: a page that it ends is a third full
)

type rgb [3]int

var (
	ink      = rgb{27, 54, 104}
	accent   = rgb{212, 105, 15}
	orange   = rgb{247, 151, 72}
	body     = rgb{34, 42, 56}
	muted    = rgb{94, 106, 124}
	hairline = rgb{212, 220, 230}
	tint     = rgb{244, 247, 251}
	warm     = rgb{253, 244, 233}
	white    = rgb{255, 255, 255}
)

// style is how text looks: size in points, lead (the height of a line) in mm.
type style struct {
	face  face
	size  float64
	lead  float64
	color rgb
}

func (st style) in(c rgb) style {
	st.color = c
	return st
}

// unit returns a thousandth of the size in mm, the unit of an advance.
func (st style) unit() float64 { return st.size * perPoint / 1000 }

// lossNote explains the box in which a character is missing.
const lossNote = string(missing) + " is een teken dat dit document niet kan tonen; het staat in je eigen tekst."

// meta is the metadata of a document.
type meta struct {
	title, author, subject, creator string
	written                         time.Time
}

// entry is a chapter in the document, with its place.
type entry struct {
	heading
	number string
	page   int
	y      float64
}

// sheet is the paper of one document: it flows text over pages, until ctx ends.
type sheet struct {
	ctx               context.Context
	pdf               *gofpdf.Fpdf
	advance           advance
	y                 float64
	entries           []entry
	chapters, section int          // how many chapters, and sections of the last one, there are
	reserve           bool         // the font of the other characters is embedded
	lossy             map[int]bool // the pages on which a character is missing

	contentsAt float64 // where the cover has room for the table of contents
}

func newSheet(ctx context.Context, a advance, about meta) *sheet {
	p := gofpdf.New("P", "mm", "A4", "")
	addFonts(p)
	p.SetAutoPageBreak(false, 0)
	p.SetCatalogSort(true)
	p.SetTitle(about.title, true)
	p.SetAuthor(about.author, true)
	p.SetSubject(about.subject, true)
	p.SetCreator(about.creator, true)
	p.SetProducer(about.creator, true)
	p.SetCreationDate(about.written)
	p.SetModificationDate(about.written)
	return &sheet{ctx: ctx, pdf: p, advance: a, lossy: map[int]bool{}}
}

// text writes one line with its upper edge at y.
func (s *sheet) text(x, y float64, st style, line string) {
	if line == "" {
		return
	}
	if strings.ContainsFunc(line, func(r rune) bool { return r == missing || !canDraw(r) }) {
		s.lossy[s.pdf.PageNo()] = true
	}
	s.pdf.SetTextColor(st.color[0], st.color[1], st.color[2])
	y += st.lead/2 + st.size*perPoint*0.35
	for line = visual(line); line != ""; {
		s.pdf.SetFont(family, st.face.code(), st.size)
		n, own := s.run(line)
		if !own {
			s.inReserve(st.size)
		}
		s.pdf.Text(x, y, line[:n])
		if n < len(line) {
			x += float64(s.pdf.GetStringSymbolWidth(line[:n])) * st.unit()
		}
		line = line[n:]
	}
}

// inReserve takes the font of the characters that Geist lacks.
func (s *sheet) inReserve(size float64) {
	if !s.reserve {
		addReserve(s.pdf)
		s.reserve = true
	}
	s.pdf.SetFont(reserve, "", size)
}

// right writes one line that ends at x.
func (s *sheet) right(x, y float64, st style, line string) {
	s.text(x-s.width(st, line), y, st, line)
}

// fill paints an area, unless c is no colour.
func (s *sheet) fill(x, y, w, h float64, c rgb) {
	if c == (rgb{}) {
		return
	}
	s.pdf.SetFillColor(c[0], c[1], c[2])
	s.pdf.Rect(x, y, w, h, "F")
}

// rule draws a thin line.
func (s *sheet) rule(x, y, w float64, c rgb) { s.fill(x, y, w, 0.2, c) }

// chapter records that a chapter or section begins here, for the table of contents and the outline,
// and returns its number. It sets a font, since gofpdf encodes a bookmark for the current one.
func (s *sheet) chapter(h heading) string {
	e := entry{heading: h, page: s.pdf.PageNo(), y: s.y}
	if h.section {
		s.section++
		e.number = fmt.Sprintf("%d.%d", s.chapters, s.section)
	} else {
		s.chapters, s.section = s.chapters+1, 0
		e.number = strconv.Itoa(s.chapters)
	}
	s.entries = append(s.entries, e)
	s.pdf.SetFont(family, "", 10)
	s.pdf.Bookmark(h.title, strings.Count(e.number, "."), s.y-4)
	return e.number
}

// bytes closes the document. It says on each page where a character is missing.
func (s *sheet) bytes() ([]byte, error) {
	for _, n := range slices.Sorted(maps.Keys(s.lossy)) {
		s.back(n)
		s.text(left, bottom+4, smallStyle, lossNote)
	}
	s.back(s.pdf.PageCount()) // gofpdf leaves out what comes after the current page
	var out bytes.Buffer
	if err := s.pdf.Output(&out); err != nil {
		return nil, err
	}
	return inDutch(out.Bytes()), nil
}

// inDutch adds two entries to the catalog that gofpdf cannot write: the
// language, and the wish that viewers show the title instead of the file name.
// The catalog is the last object, so that only the table after it moves.
func inDutch(raw []byte) []byte {
	const catalog, pointer = "/Type /Catalog\n", "startxref\n"
	extra := "/Lang (nl-NL)\n/ViewerPreferences <</DisplayDocTitle true>>\n"
	at, from := bytes.LastIndex(raw, []byte(catalog)), bytes.LastIndex(raw, []byte(pointer))
	if at < 0 || from < at {
		return raw
	}
	at, from = at+len(catalog), from+len(pointer)
	end := from + bytes.IndexByte(raw[from:], '\n')
	table, err := strconv.Atoi(string(raw[from:end]))
	if err != nil {
		return raw
	}
	return bytes.Join([][]byte{raw[:at], []byte(extra), raw[at:from], []byte(strconv.Itoa(table + len(extra))), raw[end:]}, nil)
}
