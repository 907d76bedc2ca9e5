package pdf

import (
	"context"
	"fmt"
	"slices"

	"wbso/domain/site"
)

// PrintBooklet prints a text with a cover, a table of contents and chapters.
func (r *Renderer) PrintBooklet(ctx context.Context, b site.Booklet) ([]byte, error) {
	b = cleanBooklet(b)
	written := b.Written
	about := r.about(b.Title, b.Subtitle, b.Author, written)
	return r.paper(ctx, about, func(s *sheet) { drawBooklet(s, b) })
}

func drawBooklet(s *sheet, b site.Booklet) {
	s.panel(b.Brand, b.Subtitle)
	st, lines := s.coverTitle(b.Title)
	for n, line := range lines {
		s.text(left, 56+float64(n)*st.lead, st, line)
	}
	s.coverFact(left, 116, "Van", clip(s.wrap(b.Author, style{face: bold, size: 10.5, lead: 5, color: body}, 75), 2))
	if !b.Written.IsZero() {
		s.coverFact(left+82, 116, "Bijgewerkt op", []string{b.Written.DutchLong()})
	}
	s.page()
	for _, chapter := range b.Chapters {
		s.bookletChapter(chapter)
	}
	if s.done {
		return
	}
	title, author := s.headline(b.Title, wide-60), s.headline(b.Author, wide-45)
	for n := 1; n <= s.pdf.PageCount(); n++ {
		s.back(n)
		if n == 1 {
			s.tableOfContents(s.entries, 156)
		} else {
			s.pageHead(title, b.Brand)
		}
		s.pageFoot(author, n, s.pdf.PageCount())
	}
}

func (s *sheet) bookletChapter(c site.Chapter) {
	s.heading(c.Title, 4*bodyStyle.lead)
	for _, p := range c.Paragraphs {
		s.prose(p, bodyStyle)
		s.y += 2.2
	}
	if len(c.Steps) > 0 {
		s.y += 1.5
	}
	for n, step := range c.Steps {
		s.step(fmt.Sprint(n+1), step.Title, step.Text)
	}
	if len(c.Rows) > 0 {
		s.y += 2
		s.table(columnsOf(c.Rows[0]), c.Rows[1:])
	}
	for _, note := range c.Notes {
		s.y += 1.5
		s.prose(note, bodyStyle)
	}
}

// columnsOf makes the first column wide and shares the rest.
func columnsOf(head []string) []column {
	rest := min(34, 104/float64(max(1, len(head)-1)))
	columns := []column{{title: head[0], wide: wide - rest*float64(len(head)-1)}}
	for _, title := range head[1:] {
		columns = append(columns, column{title: title, wide: rest})
	}
	return columns
}

// cleanBooklet is a copy with printable texts.
func cleanBooklet(b site.Booklet) site.Booklet {
	clean(&b.Title, &b.Subtitle, &b.Brand, &b.Author)
	b.Chapters = slices.Clone(b.Chapters)
	for i := range b.Chapters {
		c := &b.Chapters[i]
		clean(&c.Title)
		c.Paragraphs, c.Notes, c.Steps = slices.Clone(c.Paragraphs), slices.Clone(c.Notes), slices.Clone(c.Steps)
		for _, list := range [][]string{c.Paragraphs, c.Notes} {
			for n := range list {
				clean(&list[n])
			}
		}
		for n := range c.Steps {
			clean(&c.Steps[n].Title, &c.Steps[n].Text)
		}
	}
	return b
}
