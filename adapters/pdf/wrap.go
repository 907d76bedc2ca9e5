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

// wrap breaks a text into lines of at most w mm: between words, and inside a
// word that is too long by itself. It measures each character once, since a
// text may consist of thousands of characters without any width.
func (s *sheet) wrap(text string, st style, w float64) []string {
	room, space := int(w/st.unit()), s.advance(st.face, ' ')
	var lines []string
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

// first returns how many of the first n lines of a text there are, without measuring the rest of it.
func (s *sheet) first(n int, text string, st style, w float64) int {
	const most = 150 // bytes of a line
	return min(n, len(s.wrap(strings.ToValidUTF8(text[:min(len(text), n*most)], ""), st, w)))
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
