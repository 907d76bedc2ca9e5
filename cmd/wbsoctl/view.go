package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"time"
)

// view is what a command shows. JSON is the value with the names of the API;
// CSV is the same, one line per item; the table is for people, in Dutch.
type view struct {
	value any
	keys  []string   // CSV header
	cells [][]string // CSV lines
	table func(p *page)
}

// column is one column of a list, or one line of a single thing. Key is the
// name in JSON and CSV, with a dot for what lies deeper; text words it for
// people where the value itself does not do. Without a title it is for CSV alone,
// without a key for people alone.
type column[T any] struct {
	title string
	key   string
	text  func(T) string
	tone  func(T) tone // the colour of the word on a terminal
	below bool         // a text to read, which a terminal shows below its row
	extra bool         // what a terminal leaves out first that is too narrow
}

// cell is what people read of a value.
type cell struct {
	text string
	tone tone
}

// listed shows items under headings; without any it says so.
func listed[T any](items []T, none string, columns []column[T]) view {
	v := view{value: append([]T{}, items...)}
	var rows [][]cell
	for _, item := range items {
		raw, shown := flatten(item, columns)
		v.cells, rows = append(v.cells, raw), append(rows, shown)
	}
	var heads []head
	for _, c := range columns {
		if c.key != "" {
			v.keys = append(v.keys, c.key)
		}
		if c.title != "" {
			heads = append(heads, head{title: c.title, below: c.below, extra: c.extra})
		}
	}
	v.table = func(p *page) {
		if len(rows) == 0 {
			p.term.note("%s", none)
			return
		}
		p.grid(heads, rows)
	}
	return v
}

// single shows one thing, a line for each of its fields that is not empty.
func single[T any](item T, columns []column[T]) view {
	v := listed([]T{item}, "", columns)
	v.value = item
	_, shown := flatten(item, columns)
	v.table = func(p *page) {
		i := 0
		for _, c := range columns {
			if c.title == "" {
				continue
			}
			if shown[i].text != "" {
				p.field(c.title, shown[i].text)
			}
			i++
		}
	}
	return v
}

// flatten gives the cells of one item, as they are and as people read them.
func flatten[T any](item T, columns []column[T]) (raw []string, shown []cell) {
	encoded, _ := json.Marshal(item) // plain structs of texts and numbers never fail
	var members map[string]any
	decoder := json.NewDecoder(bytes.NewReader(encoded))
	decoder.UseNumber()
	_ = decoder.Decode(&members)
	for _, c := range columns {
		value := dig(members, c.key)
		if c.key != "" {
			raw = append(raw, plain(value))
		}
		if c.title == "" {
			continue
		}
		out := cell{text: read(c.key, value)}
		if c.text != nil {
			out.text = c.text(item)
		}
		if c.tone != nil {
			out.tone = c.tone(item)
		}
		shown = append(shown, out)
	}
	return raw, shown
}

// read is a value as people read it: yes or no, a time on the clock, or the value itself.
func read(key string, value any) string {
	switch v := value.(type) {
	case bool:
		return word(v)
	case string:
		if at, err := time.Parse(time.RFC3339, v); err == nil && strings.HasSuffix(key, "_at") {
			return moment(at)
		}
	}
	return plain(value)
}

func dig(members map[string]any, key string) any {
	head, rest, deeper := strings.Cut(key, ".")
	inner, ok := members[head].(map[string]any)
	if deeper && ok {
		return dig(inner, rest)
	}
	return members[head]
}

func plain(value any) string {
	switch v := value.(type) {
	case nil:
		return ""
	case string:
		return v
	case []any, map[string]any:
		text, _ := json.Marshal(v)
		return string(text)
	}
	return fmt.Sprint(value)
}
