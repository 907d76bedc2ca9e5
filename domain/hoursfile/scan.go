package hoursfile

import (
	"bytes"
	"io"

	"wbso/domain"
)

const (
	scanBuffer = 64 << 10
	// recordMax bounds a row in bytes, so that a quote that is never closed does not
	// take the whole file into memory.
	recordMax = 1 << 20
)

// scanner cuts a file into rows and cells. It allocates nothing per row: cells are
// valid until the next one.
type scanner struct {
	file      io.Reader
	buffer    []byte
	from, to  int // what is in the buffer and not yet read
	ended     bool
	separator byte
	lines     int // line ends read so far

	line   int // where the row begins, 1 for the first
	cells  [][]byte
	plain  []byte // cells that had doubled quotes or text after their quotes
	fault  *domain.Error
	failed error // the file could not be read any further
}

func newScanner(file io.Reader) *scanner {
	return &scanner{file: file, buffer: make([]byte, scanBuffer)}
}

// begin finds the separator of the file. Excel writes it in a line of its own when it
// is told to (sep=;).
func (s *scanner) begin() {
	for !s.ended && s.failed == nil && s.to < len(s.buffer) {
		s.fill()
	}
	s.from += len(s.buffer[:s.to]) - len(bytes.TrimPrefix(s.buffer[:s.to], []byte(bom)))
	s.separator = separatorOf(s.buffer[s.from:s.to])
	line := s.buffer[s.from:s.to]
	if end := bytes.IndexAny(line, "\r\n"); end >= 0 {
		line = line[:end]
	}
	said := bytes.TrimPrefix(line, []byte{'"'})
	if len(said) > len("sep=") && bytes.EqualFold(said[:4], []byte("sep=")) {
		s.from += len(line)
		if rest := s.buffer[s.from:s.to]; bytes.HasPrefix(rest, []byte("\r\n")) {
			s.from += 2
		} else if len(rest) > 0 {
			s.from++
		}
		s.separator, s.lines = said[4], 1
	}
}

// next reads a row. It returns false at the end of the file, and where it cannot be
// read any further: then failed says why. A row with a fault is the last one.
func (s *scanner) next() bool {
	s.fault = nil
	for s.failed == nil && s.fault == nil {
		if s.ended && s.from == s.to {
			return false
		}
		if n, lines, whole := s.cut(s.buffer[s.from:s.to]); whole {
			s.line, s.from, s.lines = s.lines+1, s.from+n, s.lines+lines
			return true
		}
		s.fill()
	}
	return s.fault != nil
}

// fill reads more of the file. The row that is at its beginning has a fault when it
// cannot be a whole one.
func (s *scanner) fill() {
	switch {
	case s.ended:
		s.stop(domain.Fail(domain.Invalid, domain.CodeFileQuote))
		return
	case s.to-s.from > recordMax:
		s.stop(domain.Fail(domain.Invalid, domain.CodeFileLong))
		return
	}
	s.to, s.from = copy(s.buffer, s.buffer[s.from:s.to]), 0
	if s.to == len(s.buffer) {
		s.buffer = append(s.buffer, make([]byte, len(s.buffer))...)
	}
	n, err := s.file.Read(s.buffer[s.to:])
	s.to += n
	switch err {
	case nil:
	case io.EOF:
		s.ended = true
	default:
		s.failed = err
	}
}

func (s *scanner) stop(fault *domain.Error) {
	s.fault, s.line, s.cells = fault, s.lines+1, nil
	s.from, s.ended = s.to, true
}

// cut splits off the first row of some text. It returns how many bytes and line ends
// it took, and false when the row may go on after the text.
func (s *scanner) cut(text []byte) (taken, lines int, whole bool) {
	s.cells, s.plain = s.cells[:0], s.plain[:0]
	for {
		cell, n, closed := s.cell(text[taken:])
		if !closed {
			return 0, 0, false
		}
		lines += breaks(text[taken : taken+n])
		taken += n
		s.cells = append(s.cells, cell)
		if taken == len(text) {
			return taken, lines, s.ended
		}
		switch text[taken] {
		case s.separator:
			taken++
		case '\n':
			return taken + 1, lines + 1, true
		default: // a carriage return
			if taken+1 == len(text) && !s.ended {
				return 0, 0, false
			}
			if taken+1 < len(text) && text[taken+1] == '\n' {
				taken++
			}
			return taken + 1, lines + 1, true
		}
	}
}

// cell reads a cell and returns how many bytes it takes, up to the separator or line
// end. It returns false when a quote is still open.
func (s *scanner) cell(text []byte) ([]byte, int, bool) {
	if len(text) == 0 || text[0] != '"' {
		n := s.end(text)
		return text[:n], n, true
	}
	begin := len(s.plain)
	for at := 1; ; {
		quote := bytes.IndexByte(text[at:], '"')
		if quote < 0 || at+quote+1 == len(text) && !s.ended {
			return nil, 0, false
		}
		quote += at
		if quote+1 < len(text) && text[quote+1] == '"' {
			s.plain, at = append(s.plain, text[at:quote+1]...), quote+2
			continue
		}
		rest := s.end(text[quote+1:])
		if rest == 0 && len(s.plain) == begin {
			return text[at:quote], quote + 1, true
		}
		s.plain = append(append(s.plain, text[at:quote]...), text[quote+1:quote+1+rest]...)
		return s.plain[begin:], quote + 1 + rest, true
	}
}

// end returns where a cell without quotes ends.
func (s *scanner) end(text []byte) int {
	for i, c := range text {
		if c == s.separator || c == '\n' || c == '\r' {
			return i
		}
	}
	return len(text)
}

// breaks counts the line ends in a cell.
func breaks(cell []byte) int {
	if len(cell) == 0 || cell[0] != '"' {
		return 0
	}
	returns := bytes.Count(cell, []byte{'\r'}) - bytes.Count(cell, []byte("\r\n"))
	return bytes.Count(cell, []byte{'\n'}) + returns
}

// blank reports whether the row has no text at all.
func (s *scanner) blank() bool {
	for _, cell := range s.cells {
		if len(bytes.TrimSpace(cell)) > 0 {
			return false
		}
	}
	return true
}

// hasNUL reports whether a cell has a NUL byte, as a file in UTF-16 does.
func (s *scanner) hasNUL() bool {
	for _, cell := range s.cells {
		if bytes.IndexByte(cell, 0) >= 0 {
			return true
		}
	}
	return false
}

// separatorOf finds what separates the cells of a file: the most frequent one outside quotes in
// the first line that has it twice, or else in the first line with text. A title above the table has none.
func separatorOf(text []byte) byte {
	first, counts, quoted, seen := byte(0), [256]int{}, false, false
	for i, c := range text {
		quoted = quoted != (c == '"')
		seen = seen || c > ' '
		if !quoted {
			counts[c]++
		}
		if last := i == len(text)-1; seen && (last || !quoted && (c == '\n' || c == '\r')) {
			best := byte(';')
			for _, candidate := range []byte(",\t|") {
				if counts[candidate] > counts[best] {
					best = candidate
				}
			}
			if counts[best] > 1 || last && first == 0 {
				return best
			}
			if first == 0 {
				first = best
			}
			counts, seen = [256]int{}, false
		}
	}
	if first == 0 {
		return ';'
	}
	return first
}
