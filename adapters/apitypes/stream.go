package apitypes

import (
	"bytes"
	"encoding/json"
	"fmt"
	"iter"
	"strings"
)

// streamed is how many bytes of a document are given away at once, at least.
const streamed = 64 << 10

// stream writes a JSON document that is too large for memory. Its parts are encoded by
// encoding/json; the objects and lists around them are begun and ended by hand.
type stream struct {
	yield   func([]byte, error) bool
	indent  string // of each level; empty for one line
	out     bytes.Buffer
	level   int
	begun   bool // the present object or list has something in it
	stopped bool // nobody reads on, or an error ended the document
}

// documentOf gives what write writes as chunks. They are valid until the next one.
func documentOf(indent string, write func(*stream)) iter.Seq2[[]byte, error] {
	return func(yield func([]byte, error) bool) {
		s := &stream{yield: yield, indent: indent}
		write(s)
		s.out.WriteByte('\n')
		s.flush()
	}
}

// object writes the members that inside writes as an object.
func (s *stream) object(inside func()) { s.enclosed('{', inside, '}') }

func (s *stream) enclosed(first byte, inside func(), last byte) {
	s.out.WriteByte(first)
	s.level, s.begun = s.level+1, false
	inside()
	s.level--
	if s.begun {
		s.line()
	}
	s.out.WriteByte(last)
	s.begun = true
}

// next begins a member of an object or an item of a list.
func (s *stream) next() {
	if s.begun {
		s.out.WriteByte(',')
	}
	s.begun = true
	s.line()
}

func (s *stream) line() {
	if s.indent != "" {
		s.out.WriteString("\n" + strings.Repeat(s.indent, s.level))
	}
}

// member begins a member, whose value has to follow.
func (s *stream) member(name string) {
	s.next()
	s.value(name)
	s.out.WriteByte(':')
	if s.indent != "" {
		s.out.WriteByte(' ')
	}
}

func (s *stream) value(v any) { s.out.Write(s.encoded(v, s.level)) }

// members writes the members of a struct that has some as those of the present object.
func (s *stream) members(of any) {
	if s.begun {
		s.out.WriteByte(',')
	}
	s.begun = true
	text := s.encoded(of, s.level-1)
	s.out.Write(bytes.TrimRight(text[1:len(text)-1], "\n "))
}

func (s *stream) encoded(v any, level int) []byte {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent(strings.Repeat(s.indent, level), s.indent)
	if err := enc.Encode(v); err != nil {
		panic(fmt.Sprintf("encode %T: %v", v, err)) // these types always encode
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n"))
}

// list writes a member that is a list, and gives away what there is of the document.
func list[T any](s *stream, name string, items iter.Seq2[T, error], write func(T)) {
	if s.stopped {
		return
	}
	s.member(name)
	s.enclosed('[', func() {
		for item, err := range items {
			if err != nil {
				s.stopped = true
				s.yield(nil, err)
				return
			}
			s.next()
			write(item)
			if s.out.Len() >= streamed {
				s.flush()
			}
			if s.stopped {
				return
			}
		}
	}, ']')
}

func (s *stream) flush() {
	s.stopped = s.stopped || !s.yield(s.out.Bytes(), nil)
	s.out.Reset()
}
