package pdf

import (
	"iter"
	"strings"
)

// width returns the width of a line in mm.
func (s *sheet) width(st style, line string) float64 {
	n := 0
	for _, r := range line {
		n += s.advance(st.face, r)
	}
	return float64(n) * st.unit()
}

// wrapped is a text in a face of a size that is broken to a width.
type wrapped struct {
	text       string
	face       face
	size, wide float64
}

// wrap breaks a text into lines of at most w mm: between words, and inside a
// word that is too long by itself. It measures each character once, since a
// text may consist of thousands of characters without any width, and remembers
// the lines: a heading asks for those of what is below it. A sheet that is done
// needs no lines.
func (s *sheet) wrap(text string, st style, w float64) []string {
	if s.done {
		return nil
	}
	of := wrapped{text, st.face, st.size, w}
	lines, known := s.lines[of]
	if !known {
		if s.lines == nil {
			s.lines = map[wrapped][]string{}
		}
		lines = s.broken(text, st, w)
		s.lines[of] = lines
	}
	return lines
}

// broken are the lines of a text.
func (s *sheet) broken(text string, st style, w float64) (lines []string) {
	room, space := int(w/st.unit()), s.advance(st.face, ' ')
	for paragraph := range strings.SplitSeq(text, "\n") {
		var line []string
		used := 0 // by the pieces on the line, with a space after each
		for word := range strings.FieldsFuncSeq(paragraph, func(r rune) bool { return r == ' ' }) {
			for piece, n := range s.pieces(word, st.face, room) {
				if len(line) > 0 && used+n > room {
					lines = append(lines, strings.Join(line, " "))
					line, used = line[:0], 0
				}
				line, used = append(line, piece), used+n+space
			}
		}
		lines = append(lines, strings.Join(line, " "))
	}
	return lines
}

// pieces yields a word with its advance, cut where it would not fit the room.
func (s *sheet) pieces(word string, f face, room int) iter.Seq2[string, int] {
	return func(yield func(string, int) bool) {
		start, used := 0, 0
		for i, r := range word {
			n := s.advance(f, r)
			if i > start && used+n > room {
				if !yield(word[start:i], used) {
					return
				}
				start, used = i, 0
			}
			used += n
		}
		yield(word[start:], used)
	}
}
