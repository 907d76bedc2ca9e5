package pdf

import "strings"

// headline is as much of a text as fits one small line.
func (s *sheet) headline(text string, w float64) string {
	return strings.Join(clip(s.wrap(oneLine(text), smallStyle, w), 1), "")
}

const notToFile = "VOORBEELD – niet indienen"

// markPages marks every page.
func (s *sheet) markPages() {
	for n := 1; n <= s.pdf.PageCount(); n++ {
		s.back(n)
		mark(s)
	}
}

// mark makes a page an example: a line at top and foot, and a watermark.
func mark(s *sheet) {
	st := style{face: bold, size: 10, lead: 8, color: white}
	for _, y := range []float64{0, pageHigh - 8} {
		s.fill(0, y, pageWide, 8, accent)
		s.text((pageWide-s.width(st, notToFile))/2, y, st, notToFile)
	}
	big := style{face: bold, size: 92, lead: 30, color: accent}
	s.pdf.SetAlpha(0.16, "Normal")
	s.pdf.TransformBegin()
	s.pdf.TransformRotate(52, pageWide/2, pageHigh/2)
	s.text((pageWide-s.width(big, "VOORBEELD"))/2, pageHigh/2-15, big, "VOORBEELD")
	s.pdf.TransformEnd()
	s.pdf.SetAlpha(1, "Normal")
}
