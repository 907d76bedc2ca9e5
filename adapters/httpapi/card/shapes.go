package card

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"golang.org/x/image/vector"
)

type point struct{ x, y float64 }

// mark draws the mark of the website, whose square has 32 units: a looking glass that has found
// something.
func mark(img draw.Image, at point, size float64, c, ground color.Color) {
	unit := size / 32
	in := func(x, y float64) point { return point{at.x + x*unit, at.y + y*unit} }
	// A square with round corners is what the discs in its corners span.
	for _, edge := range [][4]float64{{8, 8, 24, 8}, {8, 24, 24, 24}, {8, 8, 8, 24}, {24, 8, 24, 24}, {8, 16, 24, 16}} {
		stroke(img, in(edge[0], edge[1]), in(edge[2], edge[3]), 16*unit, c)
	}
	ring(img, in(14, 14), 6.5*unit, 2.6*unit, ground)
	stroke(img, in(19, 19), in(25, 25), 3*unit, orange)
	stroke(img, in(11.4, 14.2), in(13.3, 16.1), 2*unit, orange)
	stroke(img, in(13.3, 16.1), in(16.7, 12.3), 2*unit, orange)
}

// stroke draws a line with round ends.
func stroke(img draw.Image, from, to point, thick float64, c color.Color) {
	angle := math.Atan2(to.y-from.y, to.x-from.x)
	r := thick / 2
	fill(img, c, append(arc(from, r, angle+math.Pi/2, angle+3*math.Pi/2), arc(to, r, angle-math.Pi/2, angle+math.Pi/2)...))
}

// ring draws a circle.
func ring(img draw.Image, center point, radius, thick float64, c color.Color) {
	outer, inner := arc(center, radius+thick/2, 0, 2*math.Pi), arc(center, radius-thick/2, 2*math.Pi, 0)
	fill(img, c, outer, inner)
}

// arc returns points of a part of a circle.
func arc(center point, radius, from, to float64) []point {
	const steps = 90
	points := make([]point, 0, steps+1)
	for i := range steps + 1 {
		sin, cos := math.Sincos(from + (to-from)*float64(i)/steps)
		points = append(points, point{center.x + radius*cos, center.y + radius*sin})
	}
	return points
}

// fill colours what lies within outlines. One that runs the other way round is a hole.
func fill(img draw.Image, c color.Color, outlines ...[]point) {
	r := vector.NewRasterizer(Width, Height)
	for _, outline := range outlines {
		for i, p := range outline {
			if i == 0 {
				r.MoveTo(float32(p.x), float32(p.y))
				continue
			}
			r.LineTo(float32(p.x), float32(p.y))
		}
		r.ClosePath()
	}
	r.Draw(img, img.Bounds(), image.NewUniform(c), image.Point{})
}
