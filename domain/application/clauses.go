package application

import (
	"slices"
	"strings"
)

// FindClauses gives the clauses of a layout their places again after contents were replaced. was is
// the application before that, in which the clauses have the places that they still have here. A
// clause whose words a change left alone moves along with them. One whose words are elsewhere now is
// there, and one whose words are nowhere was edited.
func (a *Application) FindClauses(was Application) {
	f := &clauseFinder{Application: a, was: was, texts: map[Box]*clausesText{}, rows: map[Box][]string{}}
	for _, r := range a.Phases.Rows {
		f.rows[PhasesBox] = append(f.rows[PhasesBox], r.Activity)
	}
	for _, w := range a.LeftOut.Items {
		f.rows[NoneBox] = append(f.rows[NoneBox], w.Text)
	}
	var lost []*Clause
	for i := range a.Layout.Clauses {
		c := &a.Layout.Clauses[i]
		if c.Box != Unplaced && (c.Edited || !f.keeps(c)) {
			lost = append(lost, c)
		}
	}
	// The words of a clause may be part of a longer one's.
	slices.SortStableFunc(lost, func(c, d *Clause) int { return len(d.Text) - len(c.Text) })
	for _, c := range lost {
		c.At, c.Length = 0, 0
		boxes := append([]Box{c.Box}, a.AllBoxes()...)
		at := slices.IndexFunc(boxes, func(b Box) bool { return f.finds(c, b) })
		if c.Edited = at < 0; !c.Edited {
			c.Box = boxes[at]
		}
	}
}

// clauseFinder finds the clauses of an application of which contents were replaced.
type clauseFinder struct {
	*Application
	was   Application
	texts map[Box]*clausesText // once they were asked for
	rows  map[Box][]string     // of the other boxes: those that are no clause's yet
}

// clausesText is the text of a box, as it was and as it is.
type clausesText struct {
	was, now   string
	head, tail int            // how many bytes are the same at the beginning, and behind that at the end
	taken      []bool         // by byte: it belongs to a clause
	looked     map[string]int // by words that were looked for: from where on they may still be free
}

// text returns the text of a box, or nil when the box has rows or does not exist.
func (f *clauseFinder) text(b Box) *clausesText {
	t, known := f.texts[b]
	if now := f.BoxText(b); now != nil && !known {
		t = &clausesText{now: *now, taken: make([]bool, len(*now)), looked: map[string]int{}}
		if was := f.was.BoxText(b); was != nil {
			t.was = *was
		}
		for t.head < min(len(t.was), len(t.now)) && t.was[t.head] == t.now[t.head] {
			t.head++
		}
		for t.tail < min(len(t.was), len(t.now))-t.head && t.was[len(t.was)-1-t.tail] == t.now[len(t.now)-1-t.tail] {
			t.tail++
		}
		f.texts[b] = t
	}
	return t
}

// keeps reports whether a clause is still in its box, and moves it along with its words.
func (f *clauseFinder) keeps(c *Clause) bool {
	t := f.text(c.Box)
	switch {
	case t == nil:
		return f.takeRow(c.Box, c.WordsIn(c.Box))
	case c.Length == 0:
		return false // it was kept before clauses had places
	case c.At+c.Length <= t.head:
		return t.take(c, c.At, c.Length)
	case c.At >= len(t.was)-t.tail:
		return t.take(c, c.At+len(t.now)-len(t.was), c.Length)
	}
	return false
}

// finds reports whether a box has the words of a clause where no other clause is, and puts it there.
// What was edited before is not looked for in a text that stayed the same.
func (f *clauseFinder) finds(c *Clause, b Box) bool {
	words, t := c.WordsIn(b), f.text(b)
	switch {
	case words == "":
		return false
	case t == nil:
		return f.takeRow(b, words)
	case c.Edited && t.was == t.now:
		return false
	}
	for from := t.looked[words]; ; {
		at := strings.Index(t.now[from:], words)
		if at < 0 {
			t.looked[words] = len(t.now)
			return false
		}
		at, from = from+at, from+at+1
		if t.take(c, at, len(words)) {
			t.looked[words] = from
			return true
		}
	}
}

// takeRow gives a clause a row with its words, if the box has one that is no other clause's.
func (f *clauseFinder) takeRow(b Box, words string) bool {
	at := slices.Index(f.rows[b], words)
	if at >= 0 {
		f.rows[b] = slices.Delete(f.rows[b], at, at+1)
	}
	return at >= 0
}

// take gives a clause a place in the text, if white space parts it from what surrounds it and no
// other clause is there.
func (t *clausesText) take(c *Clause, at, length int) bool {
	end := at + length
	if at > 0 && !partsClauses(t.now[at-1]) || end < len(t.now) && !partsClauses(t.now[end]) || slices.Contains(t.taken[at:end], true) {
		return false
	}
	for i := at; i < end; i++ {
		t.taken[i] = true
	}
	c.At, c.Length = at, length
	return true
}

// partsClauses reports whether a byte parts the clauses of a text.
func partsClauses(b byte) bool { return b == ' ' || b == '\n' || b == '\t' }
