package pdf

import (
	"context"

	"wbso/domain/site"
)

// PrintBooklet prints a text with a cover, a table of contents and chapters.
func (r *Renderer) PrintBooklet(ctx context.Context, b site.Booklet) ([]byte, error) {
	b, _ = cleaned(b)
	p := paper{meta: about(r.brand, b.Title, b.Subtitle, b.Author, b.Written), head: b.Title, number: b.Brand, foot: b.Author, front: func(s *sheet) {
		var written cell
		if !b.Written.IsZero() {
			written = labelled("Bijgewerkt op", b.Written.DutchLong(), 0.2)
		}
		s.panel(b.Brand, b.Subtitle, b.Title)
		s.y, s.contentsAt = 116, 156
		pair(labelled("Van", b.Author, 0.2), written).print(s, nil)
		s.page()
	}}
	for _, c := range b.Chapters {
		p.blocks = append(p.blocks, chapter(c))
	}
	return r.print(ctx, p, printed)
}

func chapter(c site.Chapter) blocks {
	all := blocks{heading{title: c.Title}}
	for _, text := range c.Paragraphs {
		all = append(all, paragraph{style: bodyStyle, text: text}, space(2.2))
	}
	if len(c.Steps) > 0 {
		var list []step
		for _, st := range c.Steps {
			list = append(list, step{st.Title, st.Text})
		}
		all = append(all, space(1.5), steps(list...))
	}
	if len(c.Rows) > 0 {
		all = append(all, space(2), table(columnsOf(c.Rows[0]), plain(c.Rows[1:]...)...))
	}
	for _, note := range c.Notes {
		all = append(all, space(1.5), paragraph{style: bodyStyle, text: note})
	}
	return all
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
