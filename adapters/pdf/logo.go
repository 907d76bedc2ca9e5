package pdf

// The wordmark of the website, whose mark is drawn in a square of 32 units.
const (
	logoHigh = 8.4
	logoUnit = logoHigh / 32
)

var logoStyle = style{face: bold, size: 14, lead: logoHigh, color: ink}

// logo draws the mark, a looking glass that has found something, with the brand beside it:
// both in one colour, on ground of another.
func (s *sheet) logo(x, y float64, brand string, c, ground rgb) {
	s.pdf.SetFillColor(c[0], c[1], c[2])
	s.pdf.RoundedRect(x, y, logoHigh, logoHigh, 8*logoUnit, "1234", "F")
	s.pdf.SetDrawColor(ground[0], ground[1], ground[2])
	s.pdf.SetLineWidth(2.6 * logoUnit)
	s.pdf.Circle(x+14*logoUnit, y+14*logoUnit, 6.5*logoUnit, "D")
	s.pdf.SetDrawColor(orange[0], orange[1], orange[2])
	s.pdf.SetLineCapStyle("round")
	s.pdf.SetLineJoinStyle("round")
	s.stroke(x, y, 3, [][2]float64{{19, 19}, {25, 25}})
	s.stroke(x, y, 2, [][2]float64{{11.4, 14.2}, {13.3, 16.1}, {16.7, 12.3}})
	s.text(x+logoHigh+2.6, y, logoStyle.in(c), brand)
}

// stroke draws a line of the mark through some points of its square.
func (s *sheet) stroke(x, y, thick float64, points [][2]float64) {
	s.pdf.SetLineWidth(thick * logoUnit)
	for i, p := range points {
		if to := [2]float64{x + p[0]*logoUnit, y + p[1]*logoUnit}; i == 0 {
			s.pdf.MoveTo(to[0], to[1])
		} else {
			s.pdf.LineTo(to[0], to[1])
		}
	}
	s.pdf.DrawPath("D")
}
