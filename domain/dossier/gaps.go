package dossier

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// gapNeed is the need of a text in which a draft left a place open: [vul in: hoe warm].
const gapNeed = "gap"

// gaps asks for what an accepted draft left open: the first gap of each part or bottleneck.
func (q *asker) gaps() {
	for _, p := range PartKeys() {
		if q.app.answer(p) != nil {
			q.gap(p, "", []string{"text"})
		}
	}
	for _, b := range q.app.Bottlenecks.Blocks {
		q.gap(BottlenecksPart, b.ID, slotNames())
	}
}

func (q *asker) gap(p PartKey, block string, fields []string) {
	if _, text, found := q.app.gapIn(p, block, fields); found {
		q.ask(ofGaps, Question{Part: p, Block: block, Need: gapNeed, Input: LineInput,
			Text: fmt.Sprintf("In de tekst staat nog een gat: ‘%s’. Wat komt daar?", strings.TrimSuffix(strings.TrimPrefix(text, "[vul in: "), "]"))})
	}
}

// gapIn returns the first gap of some fields and the field that it is in.
func (a Application) gapIn(p PartKey, block string, fields []string) (field, gap string, found bool) {
	for _, name := range fields {
		text, _ := a.field(p, block, name)
		if gap := gaps.FindString(text); gap != "" {
			return name, gap, true
		}
	}
	return "", "", false
}

// placeGap puts an answer in the place of the gap that it is about.
func (p *placer) placeGap(q Question, text string) {
	name, gap, _ := p.app.gapIn(q.Part, q.Block, append(slotNames(), "text"))
	field := p.app.fieldAt(q.Part, q.Block, name)
	before, after, _ := strings.Cut(*field, gap)
	if strings.HasPrefix(after, ".") {
		text = strings.TrimRight(text, ".")
	}
	p.Field, p.From = name, utf8.RuneCountInString(before)
	p.set(text)
	*field = before + text + after
}

func slotNames() []string {
	var names []string
	for _, s := range (&Bottleneck{}).slots() {
		names = append(names, s.name)
	}
	return names
}
