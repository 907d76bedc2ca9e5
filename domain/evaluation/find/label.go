package find

import (
	"regexp"
	"strings"
)

// next matches the beginning of a clause about another point than the one before.
var next = regexp.MustCompile(`(?i)^(?:daarnaast|verder|bovendien|ook|ten (?:tweede|derde|vierde)|(?:een|het) (?:tweede|derde|vierde|ander|volgend|laatste) (?:knelpunt|probleem|punt|risico))\b`)

// labels are the roles of the clauses under a label of the user ("Oplossing 2: …", or
// "Knelpunten:" above a list).
var labels = []struct {
	role Role
	head *regexp.Regexp
}{
	{Problem, regexp.MustCompile(`(?i)^(?:technische?\s+)?(?:knelpunt(?:en)?|probleem|problemen|bottlenecks?)(?:\s+\d+)?\s*:`)},
	{Solution, regexp.MustCompile(`(?i)^(?:(?:technische?\s+)?oplossing(?:en|srichting|srichtingen)?|(?:onze\s+)?aanpak)(?:\s+\d+)?\s*:`)},
	{KnowledgeEdge, regexp.MustCompile(`(?i)^(?:technische?\s+)?(?:nieuwheid|innovatie)\s*:`)},
	{PhaseStep, regexp.MustCompile(`(?i)^(?:planning|fasering|fases?|stap|mijlpalen)(?:\s+\d+)?\s*:`)},
}

// numberedHeading matches a heading that is only a number: "Knelpunt 1" on a line.
var numberedHeading = regexp.MustCompile(`(?i)^(?:technische?\s+)?(?:knelpunt|probleem|bottleneck|oplossing|oplossingsrichting|fase|stap)\s+\d{1,2}[.:]?$`)

// heading reports whether a sentence only announces what follows.
func (t source) heading(s sentence) bool {
	if numberedHeading.MatchString(strings.TrimSpace(t.raw[s.from:s.to])) {
		return true
	}
	return len(s.words) <= 6 && strings.HasSuffix(strings.TrimSpace(t.raw[s.from:s.to]), ":")
}

// addLabels gives the clauses under a label its role.
func (e *findings) addLabels(all []Clause) {
	var under Role
	paragraph := -1
	for i, s := range e.sentences {
		if role := labelOf(e.raw[s.start:s.end] + ":"); role != "" && (all[i].Heading || all[i].Numeral != "") {
			under, paragraph = role, s.paragraph
			if all[i].Heading {
				all[i].Label, paragraph = role, -1
				continue
			}
		}
		if under == "" || paragraph >= 0 && paragraph != s.paragraph {
			continue
		}
		all[i].Label = under
		if s.prose {
			all[i].play(Evidence{Role: under, Strength: 1, Quote: e.raw[s.start:s.end]})
		}
	}
}

func labelOf(text string) Role {
	for _, l := range labels {
		if l.head.MatchString(text) {
			return l.role
		}
	}
	return ""
}
