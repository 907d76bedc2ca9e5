package apitypes

import (
	"bufio"
	"errors"
	"iter"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
	jsonv1 "github.com/go-json-experiment/json/v1"
)

// streamed is how many bytes of a document are given away at once.
const streamed = 64 << 10

// stream is a list that is read while it is written, since it may be too large for memory.
type stream[A, B any] struct {
	items   iter.Seq2[A, error]
	convert func(A) B
}

// MarshalJSONTo writes the list; an error of its items ends it.
func (s stream[A, B]) MarshalJSONTo(to *jsontext.Encoder) error {
	if err := to.WriteToken(jsontext.BeginArray); err != nil {
		return err
	}
	for item, err := range s.items {
		if err == nil {
			err = json.MarshalEncode(to, s.convert(item))
		}
		if err != nil {
			return err
		}
	}
	return to.WriteToken(jsontext.EndArray)
}

// chunks gives away what is written to it, until nobody reads on.
type chunks func([]byte, error) bool

// errLeft ends a document whose reader has left.
var errLeft = errors.New("the reader left")

func (give chunks) Write(chunk []byte) (int, error) {
	if !give(chunk, nil) {
		return 0, errLeft
	}
	return len(chunk), nil
}

// chunksOf gives a document as encoding/json writes it, in chunks that are valid until the next one.
func chunksOf(indent string, document any) iter.Seq2[[]byte, error] {
	return func(yield func([]byte, error) bool) {
		how := []json.Options{jsonv1.DefaultOptionsV1(), jsontext.EscapeForHTML(false)}
		if indent != "" {
			how = append(how, jsontext.WithIndent(indent))
		}
		out := bufio.NewWriterSize(chunks(yield), streamed)
		err := json.MarshalEncode(jsontext.NewEncoder(out, how...), document)
		if err == nil {
			err = out.Flush()
		}
		if err != nil && !errors.Is(err, errLeft) {
			yield(nil, err)
		}
	}
}
