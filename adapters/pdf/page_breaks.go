package pdf

// page begins a new page. When ctx has ended it panics with the error of ctx.
func (s *sheet) page() {
	if err := s.ctx.Err(); err != nil {
		panic(err)
	}
	s.pdf.AddPage()
	s.y = top
}

// back returns to page n. It sets the fill colour again, since gofpdf assumes that this page has
// the last colour it set.
func (s *sheet) back(n int) {
	s.pdf.SetPage(n)
	s.pdf.SetFillColor(white[0], white[1], white[2])
}

// tolerance is the rounding error that a sum of line heights may have.
const tolerance = 0.01

// need begins a new page unless h millimetres, or keptMax of them, are left on this one.
func (s *sheet) need(h float64) {
	if s.y+min(h, keptMax) > bottom+tolerance {
		s.page()
	}
}

// space leaves white space, except at the top of a page.
func (s *sheet) space(h float64) {
	if s.y > top {
		s.y += h
	}
}

// continued begins a page with the title of a box that goes on.
func (s *sheet) continued(title string) {
	s.page()
	s.text(left, s.y, smallStyle, title+" (vervolg)")
	s.y += smallStyle.lead + 1
}

// inBox writes lines in a box, page by page, and never leaves one line alone.
func (s *sheet) inBox(lines []string, title string, pad float64) {
	for len(lines) > 0 {
		if n := s.fitting(lines, bodyStyle, boxPad); n > 0 {
			high := float64(n)*bodyStyle.lead + pad + boxPad
			s.fill(left, s.y, wide, high, tint)
			s.fill(left, s.y, 0.9, high, ink)
			s.y += pad
			s.hang(lines[:n], bodyStyle, left+6)
			s.y += boxPad
			lines = lines[n:]
		}
		if len(lines) > 0 {
			s.continued(title)
			pad = boxPad
		}
	}
}

// fitting returns how many of the lines to write on this page: 0 when a new page is better.
func (s *sheet) fitting(lines []string, st style, pad float64) int {
	n := min(len(lines), int((bottom-s.y-2*pad)/st.lead))
	if left := len(lines) - n; left > 0 && left < widowsMin {
		n -= widowsMin - left
	}
	if n < min(widowsMin, len(lines)) {
		return 0
	}
	return n
}

// flow writes lines, page by page, and never leaves one line alone.
func (s *sheet) flow(lines []string, st style) {
	for len(lines) > 0 {
		n := s.fitting(lines, st, 0)
		s.hang(lines[:n], st, left)
		if lines = lines[n:]; len(lines) > 0 {
			s.page()
		}
	}
}

// hang writes lines at an indent, page by page.
func (s *sheet) hang(lines []string, st style, x float64) {
	for _, line := range lines {
		s.need(st.lead)
		s.text(x, s.y, st, line)
		s.y += st.lead
	}
}
