package main

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"time"
)

// result is what a command shows: in JSON the value with the names of the API, in CSV a line for
// each row, and for people what the command writes in Dutch.
type result struct {
	value  any
	heads  []head
	rows   [][]cell
	people func(*page)
}

// column is a column of a list, or a line of a single thing. Key is its name in JSON and CSV, with
// a dot for what lies deeper; text words it for people where the value itself does not do. Without
// a title it is for CSV alone, without a key for people alone.
type column[T any] struct {
	title string
	key   string
	text  func(T) string
	coded bool // the value or text is a code of words, which people read instead
	extra bool // what a terminal leaves out first that is too narrow
}

type head struct {
	title, key string
	extra      bool
}

type cell struct {
	raw  string // in CSV
	text string
	colour
}

// listed shows items under headings; without any it says so.
func listed[T any](items []T, none string, columns []column[T]) result {
	r := result{value: append([]T{}, items...)}
	for _, c := range columns {
		r.heads = append(r.heads, head{c.title, c.key, c.extra})
	}
	for _, item := range items {
		encoded, _ := json.Marshal(item) // plain structs of texts and numbers never fail
		var members map[string]json.RawMessage
		_ = json.Unmarshal(encoded, &members)
		var row []cell
		for _, c := range columns {
			row = append(row, c.cell(item, memberAt(members, c.key)))
		}
		r.rows = append(r.rows, row)
	}
	r.people = func(p *page) {
		if len(r.rows) == 0 {
			p.term.note("%s", none)
			return
		}
		p.table(r.heads, r.rows)
	}
	return r
}

// single shows one thing, a line for each of its fields that is not empty.
func single[T any](item T, columns []column[T]) result {
	r := listed([]T{item}, "", columns)
	r.value, r.people = item, func(p *page) { p.records(r.heads, r.rows) }
	return r
}

// cell returns what one column shows of an item, which has this value in JSON.
func (c column[T]) cell(item T, value json.RawMessage) cell {
	out := cell{raw: plain(value)}
	at, noTime := time.Parse(time.RFC3339, out.raw)
	switch out.text = out.raw; {
	case c.text != nil:
		out.text = c.text(item)
	case string(value) == "true" || string(value) == "false":
		out.text = wordOf(out.raw)
	case strings.HasSuffix(c.key, "_at") && noTime == nil:
		out.text = moment(at)
	}
	if c.coded {
		out.colour, out.text = words[out.text].colour, wordOf(out.text)
	}
	return out
}

// memberAt returns a member of an object of JSON, with a dot before what lies deeper.
func memberAt(members map[string]json.RawMessage, key string) json.RawMessage {
	name, rest, deeper := strings.Cut(key, ".")
	if !deeper {
		return members[name]
	}
	var inner map[string]json.RawMessage
	_ = json.Unmarshal(members[name], &inner) // null has no members
	return memberAt(inner, rest)
}

// plain returns a value of JSON without the quotes of a text; null is empty.
func plain(value json.RawMessage) (text string) {
	if json.Unmarshal(value, &text) != nil {
		return string(value)
	}
	return text
}

// show writes a result to stdout in the chosen form, whole or not at all. Control characters
// are escaped in JSON, and in CSV on a terminal; what people read has none.
func (t *terminal) show(r result) error {
	p := &page{term: t}
	var err error
	switch t.format {
	case "json":
		e := json.NewEncoder(p)
		e.SetEscapeHTML(false)
		e.SetIndent("", "  ")
		err = e.Encode(r.value)
	case "csv":
		err = p.csv(r.heads, r.rows)
	default:
		r.people(p)
	}
	text := p.String()
	if t.format == "json" || t.format == "csv" && t.outTTY {
		text = escaped(text)
	}
	if err == nil {
		_, err = io.WriteString(t.out, text)
	}
	if err != nil {
		return fmt.Errorf("schrijf de uitvoer: %w", err)
	}
	return nil
}

// csv writes rows as in RFC 4180: a header, commas, CRLF after each line. Line ends in a cell stay
// as they are.
func (p *page) csv(heads []head, rows [][]cell) error {
	w := csv.NewWriter(p)
	write := func(field func(i int) string) {
		var line []string
		for i, h := range heads {
			if h.key != "" {
				line = append(line, defused(field(i)))
			}
		}
		_ = w.Write(line) // w keeps its first error
		w.Flush()
		p.Truncate(p.Len() - 1)
		p.WriteString("\r\n")
	}
	write(func(i int) string { return heads[i].key })
	for _, row := range rows {
		write(func(i int) string { return row[i].raw })
	}
	return w.Error()
}
