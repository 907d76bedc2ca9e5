package find

import (
	"slices"
	"strings"
)

// element is a place in a phrase: the patterns that match there, and whether a gap precedes.
type element struct {
	atoms []string
	gap   bool
}

// variant is a phrase in each choice of its optional elements.
type variant struct {
	opens bool
	forms [][]element
}

func variantsOf(phrase string) variant {
	var v variant
	phrase, v.opens = strings.CutPrefix(phrase, "^")
	v.expand(nil, strings.Fields(phrase), false)
	return v
}

func (v *variant) expand(done []element, rest []string, gap bool) {
	if len(rest) == 0 {
		v.forms = append(v.forms, done)
		return
	}
	if rest[0] == ".." {
		v.expand(done, rest[1:], true)
		return
	}
	word, optional := strings.CutSuffix(rest[0], "?")
	if optional {
		v.expand(slices.Clone(done), rest[1:], gap)
	}
	b := builder{groups: groups}
	v.expand(append(slices.Clone(done), element{b.alternatives(word), gap}), rest[1:], false)
}

// within reports whether other matches whatever v matches.
func (v variant) within(other variant) bool {
	for _, form := range v.forms {
		if !slices.ContainsFunc(other.forms, func(o []element) bool { return found(o, form, other.opens, v.opens) }) {
			return false
		}
	}
	return true
}

// found reports whether phrase o matches in any words that phrase p matches.
func found(o, p []element, oOpens, pOpens bool) bool {
	for start := range p {
		if oOpens && (start > 0 || !pOpens) {
			return false
		}
		if o[0].covers(p[start]) && restFound(o[1:], p[start+1:]) {
			return true
		}
	}
	return false
}

func restFound(o, p []element) bool {
	if len(o) == 0 {
		return true
	}
	skipped := 0
	for i := range p {
		if p[i].gap {
			skipped += gapWords
		}
		if skipped > gapWords || !o[0].gap && skipped > 0 {
			return false
		}
		if o[0].covers(p[i]) && restFound(o[1:], p[i+1:]) {
			return true
		}
		skipped++
	}
	return false
}

// covers reports whether e matches each word that other matches.
func (e element) covers(other element) bool {
	for _, atom := range other.atoms {
		if !slices.ContainsFunc(e.atoms, func(a string) bool { return patternCovers(a, atom) }) {
			return false
		}
	}
	return true
}

func patternCovers(a, b string) bool {
	stem, inside := strings.Trim(a, "*"), strings.Trim(b, "*")
	left, right := strings.HasPrefix(a, "*"), strings.HasSuffix(a, "*")
	switch {
	case left && right:
		return strings.Contains(inside, stem)
	case left:
		return !strings.HasSuffix(b, "*") && strings.HasSuffix(inside, stem)
	case right:
		return !strings.HasPrefix(b, "*") && strings.HasPrefix(inside, stem)
	}
	return a == b
}
