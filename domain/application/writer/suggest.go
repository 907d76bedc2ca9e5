package writer

import (
	"reflect"
	"strconv"
	"strings"

	"wbso/domain/application"
	"wbso/domain/evaluation/find"
	"wbso/domain/request"
)

// Suggest adds to an application that was composed by the rules where a model would put the
// clauses that wait to be placed. They go on waiting: a suggestion fills no box and is printed
// nowhere until the owner places its clause. The analyses are those of the text on bottlenecks,
// the only one of which clauses wait. What a model reads as the rules do gets no suggestion.
func Suggest(a application.Application, s request.Submission, rules, said find.Analysis) application.Application {
	text := s.TextOf(find.TechnicalChallenges)
	pieces := piecesOf(find.TechnicalChallenges, text, said)
	by := suggester{sorter: sorter{software: s.WritesSoftware(), split: splitOf(pieces)}, next: len(a.Bottlenecks.Blocks) + 1}
	for _, b := range a.Bottlenecks.Blocks {
		by.blocks = append(by.blocks, &block{id: b.ID})
		by.now = by.blocks[0].id
	}
	analyses := map[string]*piece{}
	for _, p := range pieces {
		analyses[p.kept.Text] = p
	}
	for _, p := range piecesOf(find.TechnicalChallenges, text, rules) {
		if said := analyses[p.kept.Text]; said != nil && said.reads(p) {
			delete(analyses, p.kept.Text)
		}
	}
	a.Layout.Clauses = append([]application.Clause{}, a.Layout.Clauses...)
	for i := range a.Layout.Clauses {
		c := &a.Layout.Clauses[i]
		p := analyses[c.Text]
		switch {
		case c.From != find.TechnicalChallenges:
		case c.Box != application.Unplaced:
			by.pass(c.Box)
		case p != nil:
			by.suggest(p)
			c.Suggested, c.SuggestedFor, c.Done = p.kept.Proposed, p.kept.Quote, monthOf(p, s.StartOfProject)
		}
	}
	return a
}

// reads reports whether two analyses of a piece say the same.
func (p *piece) reads(other *piece) bool {
	return p.Next == other.Next && reflect.DeepEqual(p.Roles, other.Roles) && reflect.DeepEqual(p.Objections, other.Objections)
}

// suggester walks over the clauses in their order, so that it knows which bottleneck the last
// one was about.
type suggester struct {
	sorter
	now  string // id of that bottleneck; empty for none
	next int    // number of the first bottleneck that is not there yet
}

// pass notes the box into which the rules put a clause.
func (s *suggester) pass(b application.Box) {
	for _, known := range s.blocks {
		if strings.HasPrefix(string(b), known.id+".") {
			s.now = known.id
		}
	}
}

// suggest proposes a box for a clause that waits, as a model reads it. A solution in a list
// without numbers may be that of any bottleneck: its owner knows.
func (s *suggester) suggest(p *piece) {
	if s.unwanted(p, nil) || s.ambiguous(p) || s.step(p) || s.tool(p) {
		return
	}
	text, quote := textOf(p)
	if words, says := p.shows(clear, find.Solution); text == "" && says { // a model knows who acts
		text, quote = application.SolutionText, words
	}
	if text == "" {
		p.suggestElsewhere()
		return
	}
	if s.now == "" || s.split == bySentence && p.Next && text == application.ProblemText {
		s.now = "k" + strconv.Itoa(s.next)
		s.next++
	}
	p.propose(application.BottleneckBox(s.now, text), quote)
}

// suggestElsewhere proposes a box for what is said of no bottleneck.
func (p *piece) suggestElsewhere() {
	if quote, says := p.shows(clear, find.KnowledgeEdge, find.StateOfArt); says {
		p.propose(application.NoveltyBox, quote)
	} else if quote, says := p.shows(clear, find.Develops, find.Goal); says {
		p.propose(application.DescriptionBox, quote)
	}
}
