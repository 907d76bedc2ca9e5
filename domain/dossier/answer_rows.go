package dossier

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"wbso/domain"
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
	switch q.Need {
	case emptyNeed:
		return p.placeSteps(text, nil)
	case periodNeed:
		first, last, _ := p.app.periodMonths()
		return p.placeSteps(text, func(r Phase) error {
			if !r.within(first, last) {
				return unclear(domain.CodeStepMonth, domain.Args{"from": first.Dutch(), "to": last.Dutch()})
			}
			return nil
		})
	case readyNeed:
		return p.placeEnd(text)
	}
	rows := p.app.Phases.Rows
	at := slices.IndexFunc(rows, func(r Phase) bool { return r.ID == q.Block })
	if q.Need == activityNeed {
		rows[at].Activity = ""
		p.append(activityNeed, &rows[at].Activity, strings.Join(strings.Fields(text), " "))
		return nil
	}
	month, err := oneMonth(text)
	if err != nil {
		return err
	}
	if q.Need == lastNeed {
		last, _ := p.app.lastPhase()
		at = slices.IndexFunc(rows, func(r Phase) bool { return r.ID == last.ID })
		p.Block = last.ID
	}
	rows[at].Done = month
	return p.fact("done", month)
}

// placeSteps adds the steps of an answer, each on a line. With a check, which every step must
// pass, they join other steps: each goes before the first one that is ready later.
func (p *placer) placeSteps(text string, check func(Phase) error) error {
	rows := p.app.Phases.Rows
	for _, line := range lines(text) {
		row, err := step(line)
		at := len(rows)
		if err == nil && check != nil {
			at, err = placeOf(row, rows), check(row)
		}
		if err != nil {
			return err
		}
		rows = slices.Insert(rows, at, row)
	}
	p.app.Phases.Rows = rows
	return p.fact("rows", text)
}

// placeOf returns where a step goes among the others.
func placeOf(row Phase, rows []Phase) int {
	month, dated := row.doneMonth()
	at := slices.IndexFunc(rows, func(r Phase) bool {
		m, other := r.doneMonth()
		return dated && other && m.First().After(month.First())
	})
	if at < 0 {
		return len(rows)
	}
	return at
}

// placeEnd notes that the project ends with its last step, or adds what comes after it.
func (p *placer) placeEnd(text string) error {
	last, _ := p.app.lastPhase()
	end, _ := last.doneMonth()
	if yes, err := yesOrNo(text); err == nil && yes && len(monthsIn(text)) == 0 {
		p.ready = last.Done
		return p.fact("rows", text)
	}
	return p.placeSteps(text, func(r Phase) error {
		if m, dated := r.doneMonth(); !dated || !m.First().After(end.First()) {
			return unclear(domain.CodeStepLater, domain.Args{"from": end.Dutch()})
		}
		return nil
	})
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
	field := map[string]*string{nameNeed: &r.Name, locationNeed: &r.Location, contributionNeed: &r.Contribution}[q.Need]
	*field = ""
	p.append(q.Need, field, strings.Join(strings.Fields(text), " "))
	return nil
}

func (p *placer) placeBottleneck(q Question, text string) error {
	if q.Need == emptyNeed || q.Need == codeNeed {
		p.newBlock("problem", text)
		if q.Need == codeNeed {
			p.app.Bottlenecks.Blocks[len(p.app.Bottlenecks.Blocks)-1].Side = FocusSoftware
		}
		return nil
	}
	p.appendSlot(q.Block, q.Need, text) // a question has the name of its text
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
