package sqlstore

import (
	"database/sql/driver"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"wbso/domain"
)

// micro cuts a time to what both databases keep: microseconds, in UTC.
func micro(t time.Time) time.Time {
	if t.IsZero() {
		return time.Time{}
	}
	return t.UTC().Truncate(time.Microsecond)
}

// at returns the column value of a time: NULL for the zero time.
func at(t time.Time) any {
	if t.IsZero() {
		return nil
	}
	return micro(t)
}

// instant reads a time: NULL is the zero time. SQLite answers text where it
// cannot know that an expression is a time.
type instant struct{ to *time.Time }

func (i instant) Scan(src any) error {
	switch v := src.(type) {
	case nil:
		*i.to = time.Time{}
	case time.Time:
		*i.to = v.UTC()
	case string:
		t, err := time.Parse("2006-01-02 15:04:05.999999999Z07:00", v)
		if err != nil {
			t, err = time.Parse("2006-01-02 15:04:05.999999999Z07", v) // PostgreSQL's text
		}
		if err != nil {
			return fmt.Errorf("read a time: %w", err)
		}
		*i.to = t.UTC()
	default:
		return fmt.Errorf("read a time from %T", src)
	}
	return nil
}

// orThat reads a time: NULL is the one that was read before it.
type orThat struct{ to, that *time.Time }

func (o orThat) Scan(src any) error {
	if src == nil {
		*o.to = *o.that
		return nil
	}
	return instant{o.to}.Scan(src)
}

// since reads how long ago a time was: 0 when it is still to come.
type since struct {
	now time.Time
	to  *time.Duration
}

func (s since) Scan(src any) error {
	var then time.Time
	err := instant{&then}.Scan(src)
	*s.to = max(s.now.Sub(then), 0)
	return err
}

// blob reads bytes, and none as nil.
type blob struct{ to *[]byte }

func (b blob) Scan(src any) error {
	bytes, ok := src.([]byte)
	if !ok {
		return fmt.Errorf("read bytes from %T", src)
	}
	*b.to = nil
	if len(bytes) > 0 {
		*b.to = slices.Clone(bytes) // the driver uses its own again
	}
	return nil
}

// notNull returns the column value of bytes that may be none.
func notNull(bytes []byte) []byte { return append([]byte{}, bytes...) }

// day reads a date, stored as yyyy-mm-dd; empty is no date.
type day struct{ to *domain.Date }

func (d day) Scan(src any) error {
	text, ok := src.(string)
	if !ok {
		return fmt.Errorf("read a date from %T", src)
	}
	*d.to = domain.Date{}
	if text == "" {
		return nil
	}
	date, err := domain.ParseDate(text)
	*d.to = date
	return err
}

// encoded returns a value as JSON is stored: without the escapes that HTML needs, which make six
// characters of one.
func encoded(v any) (string, error) {
	var out strings.Builder
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(v)
	return strings.TrimSuffix(out.String(), "\n"), err
}

// list stores a list inside its row, as JSON; none and empty are the same.
type list[T any] struct{ of *[]T }

func listOf[T any](v []T) list[T] { return list[T]{&v} }

// Value implements driver.Valuer.
func (l list[T]) Value() (driver.Value, error) {
	if len(*l.of) == 0 {
		return "[]", nil
	}
	return encoded(*l.of)
}

func (l list[T]) Scan(src any) error {
	text, ok := src.(string)
	if !ok {
		return fmt.Errorf("read a list from %T", src)
	}
	*l.of = nil
	if text == "[]" {
		return nil
	}
	return json.Unmarshal([]byte(text), l.of)
}
