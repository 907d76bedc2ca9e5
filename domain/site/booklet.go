package site

import "wbso/domain"

// Booklet is a text of the operator with chapters, such as the general terms.
type Booklet struct {
	Title    string
	Subtitle string
	Brand    string
	Author   string // the operator
	Filename string
	Written  domain.Date // no date when zero
	Chapters []Chapter
}

// Chapter is a heading with what stands below it, in this order.
type Chapter struct {
	Title      string
	Paragraphs []string
	Steps      []BookletStep // numbered
	Rows       [][]string    // a table; the first row is its head
	Notes      []string      // after steps and table
}

// BookletStep is what to do, and how.
type BookletStep struct{ Title, Text string }

// Filled returns the booklet with the {holes} in its paragraphs filled.
func (b Booklet) Filled(args domain.Args) Booklet {
	chapters := make([]Chapter, len(b.Chapters))
	for i, c := range b.Chapters {
		paragraphs := make([]string, len(c.Paragraphs))
		for n, p := range c.Paragraphs {
			paragraphs[n] = domain.FillIn(p, args)
		}
		c.Paragraphs = paragraphs
		chapters[i] = c
	}
	b.Chapters = chapters
	return b
}
