package dossier

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/needs"
)

// lines returns the lines of an answer, without the numbers or dashes of a list.
func lines(text string) []string {
	var out []string
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(listItem.ReplaceAllString(strings.TrimSpace(line), ""))
		if line != "" {
			out = append(out, line)
		}
	}
	return out
}

// readyForm matches the words between a step and its month.
var readyForm = regexp.MustCompile(`(?i)[\s,;:(–—-]*(?:\b(?:is|dat is|gereed|klaar|af|in|per|eind|begin|half|medio)\b[\s,;:]*)*$`)

// step splits a line into a step and its month. A month within the sentence stays there.
func step(line string) (Phase, error) {
	found := monthsIn(line)
	switch {
	case len(found) == 0:
		return Phase{Activity: line}, nil
	case len(found) > 1:
		return Phase{}, unclear(domain.CodeMonthUnclear, nil)
	}
	at := found[0]
	if strings.Trim(line[at.to:], " ).;") != "" {
		return Phase{Activity: line, Done: done(at.month)}, nil
	}
	activity := readyForm.ReplaceAllString(line[:at.from], "")
	if activity == "" {
		return Phase{}, unclear(domain.CodeMonthUnclear, nil)
	}
	return Phase{Activity: activity, Done: done(at.month)}, nil
}

func (p *placer) placePhase(q Question, text string) error {
	rows := p.app.Phases.Rows
	if q.Need == emptyNeed {
		for _, line := range lines(text) {
			row, err := step(line)
			if err != nil {
				return err
			}
			rows = append(rows, row)
		}
		p.app.Phases.Rows = rows
		return p.fact("rows", text)
	}
	month, err := oneMonth(text)
	if err != nil {
		return err
	}
	at := slices.IndexFunc(rows, func(r Phase) bool { return r.ID == q.Block })
	if q.Need == lastNeed {
		last, _ := p.app.lastPhase()
		at = slices.IndexFunc(rows, func(r Phase) bool { return r.ID == last.ID })
		p.Block = last.ID
	}
	rows[at].Done = month
	return p.fact("done", month)
}

// partnerForm splits "name, location: contribution" and parts of it.
var partnerForm = regexp.MustCompile(`^([^,;:]+?)\s*(?:[,;]\s*([^:;]*?)\s*)?(?:[:;]\s*(.*))?$`)

func (p *placer) placePartner(q Question, text string) error {
	rows := p.app.Partners.Rows
	if q.Need == emptyNeed {
		for _, line := range lines(text) {
			m := partnerForm.FindStringSubmatch(line)
			if m == nil {
				m = []string{"", line, "", ""}
			}
			rows = append(rows, Partner{Name: m[1], Location: m[2], Contribution: m[3]})
		}
		p.app.Partners.Rows = rows
		return p.fact("rows", text)
	}
	r := &rows[slices.IndexFunc(rows, func(r Partner) bool { return r.ID == q.Block })]
	field := map[string]*string{"name": &r.Name, "location": &r.Location, "contribution": &r.Contribution}[q.Need]
	*field = ""
	p.append(q.Need, field, strings.Join(strings.Fields(text), " "))
	return nil
}

// slotOf says in which text of a bottleneck the answer to a need belongs.
var slotOf = map[string]string{
	needs.Problem: "problem", needs.Cause: "cause", needs.Unknown: "unknown", needs.Why: "unknown",
	needs.RuledOut: "ruled_out", needs.Solution: "solution", needs.Principle: "solution",
}

func (p *placer) placeBottleneck(q Question, text string) error {
	if q.Need == emptyNeed {
		p.newBlock("problem", text)
		return nil
	}
	p.appendSlot(q.Block, slotOf[q.Need], text)
	return nil
}

// newBlock adds a bottleneck with one text.
func (p *placer) newBlock(name, text string) {
	p.Block = bottleneckLetter + strconv.Itoa(p.app.Last[bottleneckLetter]+1) // which it gets when it is checked
	p.app.Bottlenecks.Blocks = append(p.app.Bottlenecks.Blocks, Bottleneck{})
	p.appendTo(&p.app.Bottlenecks.Blocks[len(p.app.Bottlenecks.Blocks)-1], name, text)
}

func (p *placer) appendSlot(block, name, text string) {
	blocks := p.app.Bottlenecks.Blocks
	p.Block = block
	p.appendTo(&blocks[slices.IndexFunc(blocks, func(b Bottleneck) bool { return b.ID == block })], name, text)
}

func (p *placer) appendTo(b *Bottleneck, name, text string) {
	for _, s := range b.slots() {
		if s.name == name {
			p.append(name, s.text, text)
		}
	}
}
