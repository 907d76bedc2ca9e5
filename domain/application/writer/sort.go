package writer

import (
	"cmp"
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"wbso/domain/application"
	"wbso/domain/evaluation/find"
)

// The reasons to leave a clause out that no objection gives.
const (
	reasonTwice   = "Dit staat er al."
	reasonHeading = "Een kopje: RVO heeft eigen kopjes."
	reasonFollows = "Deze zin verwijst naar een zin die is weggelaten."
)

// reasons say why RVO does not want to read a clause.
var reasons = map[find.ObjectionKind]string{
	find.Requirement:    "Een wens of eis aan het product. RVO vraagt wat technisch nog niet lukt.",
	find.Marketing:      "Reclame. RVO leest alleen de techniek.",
	find.Constraint:     "Tijd, geld of mensen. Voor RVO is dat geen technisch knelpunt.",
	find.LearningCurve:  "Zelf nog iets moeten leren is voor RVO geen technische onzekerheid.",
	find.Purchase:       "Iets kopen of inrichten is voor RVO geen ontwikkeling.",
	find.ThirdParty:     "Werk van een ander. RVO telt alleen wat je zelf ontwikkelt.",
	find.Finished:       "Dit is al klaar. De WBSO is er voor werk dat nog moet gebeuren.",
	find.NoRisk:         "Hier staat dat het zeker lukt. RVO zoekt juist wat nog onzeker is.",
	find.DataCollection: "Gegevens verzamelen of verwerken is voor RVO geen ontwikkeling.",
	find.UseOfAI:        "Bestaande AI gebruiken of trainen is voor RVO geen ontwikkeling.",
	find.Functional:     "Wat gebruikers zien en doen. RVO leest alleen wat er technisch achter zit.",
	find.Market:         "Dit gaat over de markt. RVO leest alleen de techniek.",
}

// sorter proposes a box for each clause. What was typed decides: the field, a number or a
// label; in the text on bottlenecks also words that clearly say what a clause is about.
type sorter struct {
	software bool // RVO asks for languages and tools
	split    split
	blocks   []*block
}

// block is a bottleneck in the making.
type block struct {
	id        string
	number    string // as typed; empty without one
	paragraph int    // in which it begins
	problem   bool   // it says what goes wrong
	side      int    // by how much more of it is about software than about a thing
}

// sort proposes boxes for the pieces of all texts. Bottlenecks come first: the solution of
// one may be among the text on the innovation.
func (s *sorter) sort(texts map[find.TextField][]*piece) {
	s.split = splitOf(texts[find.TechnicalChallenges])
	for _, field := range []find.TextField{find.TechnicalChallenges, find.Innovation, find.ElevatorPitch} {
		said := map[string]bool{}
		var before *piece
		for _, p := range texts[field] {
			switch {
			case s.unwanted(p, said):
			case field == find.ElevatorPitch:
				if !p.alike(before) {
					p.propose(application.DescriptionBox, "")
				}
			case field == find.Innovation:
				s.innovation(p, before, texts[field])
			default:
				s.challenge(p, before)
			}
			said[key(p.kept.Text)] = true
			before = p
		}
	}
}

// unwanted leaves out what has no place in the form: headings, what was said before, and
// what RVO does not want to read. A pitch may say what it promises in plain words.
func (s *sorter) unwanted(p *piece, said map[string]bool) bool {
	pitch := p.kept.From == find.ElevatorPitch
	worst, _ := p.Worst()
	switch {
	case p.Heading && !pitch:
		p.leaveOut(reasonHeading, "")
	case said[key(p.kept.Text)]:
		p.leaveOut(reasonTwice, "")
	case p.Harmful() && !(pitch && p.Strongest(find.Develops, find.Goal) > 0):
		p.leaveOut(reasons[worst.Kind], worst.Quote)
	default:
		return false
	}
	return true
}

// alike proposes for a piece that refers to the one before it what that one has.
func (p *piece) alike(before *piece) bool {
	if before == nil || !p.Refers || p.Numeral != "" {
		return false
	}
	p.propose(before.kept.Proposed, before.kept.Quote)
	if p.kept.Proposed == application.NoneBox {
		p.leaveOut(reasonFollows, "")
	}
	return true
}

// innovation sorts a piece of the text on the innovation: it is the novelty, unless its label
// or number makes it the solution of a bottleneck.
func (s *sorter) innovation(p, before *piece, all []*piece) {
	switch b := s.solved(p, all); {
	case s.step(p), s.tool(p):
	case b != nil:
		p.propose(application.BottleneckBox(b.id, application.SolutionText), p.Numeral)
	case p.alike(before) && p.kept.Proposed != application.ToolsBox && p.kept.Proposed != application.PhasesBox:
	default:
		p.propose(application.NoveltyBox, "")
	}
}

// solved returns the bottleneck that a piece of the innovation names by its number: with a
// label ("Oplossing 2:"), or in a list with as many numbers as there are bottlenecks.
func (s *sorter) solved(p *piece, all []*piece) *block {
	if m := named.FindStringSubmatch(p.kept.Text); m != nil {
		return s.numbered(m[1])
	}
	number := digits(p.Numeral)
	labelled := p.Label == find.Solution || p.Label == find.Problem
	if labelled && number == "" && len(s.blocks) == 1 {
		return s.blocks[0]
	}
	listed := 0
	for _, o := range all {
		if digits(o.Numeral) != "" {
			listed++
		}
	}
	if number == "" || !labelled && listed != len(s.blocks) {
		return nil
	}
	return s.numbered(number)
}

// named matches a reference to a bottleneck: "voor knelpunt 2".
var named = regexp.MustCompile(`(?i)\b(?:knelpunt|probleem)\s+(\d{1,2})\b`)

// numbered returns the bottleneck with a number: as it was typed, or its place among those
// without one.
func (s *sorter) numbered(number string) *block {
	for i, b := range s.blocks {
		if cmp.Or(b.number, strconv.Itoa(i+1)) == number {
			return b
		}
	}
	return nil
}

// step proposes the planning for a step with a month, or one of a numbered list under its
// label, that argues nothing.
func (s *sorter) step(p *piece) bool {
	quote, says := p.shows(vague, find.PhaseStep)
	listed := p.Label == find.PhaseStep && p.Numeral != ""
	dated := says && p.Done != "" && p.Strongest(argument...) == 0
	if !listed && !dated {
		return false
	}
	p.propose(application.PhasesBox, cmp.Or(quote, p.Numeral))
	return true
}

// tool proposes the part on languages and tools for what names them and argues nothing.
func (s *sorter) tool(p *piece) bool {
	quote, names := p.shows(clear, find.Tool)
	uses := p.Acts || p.Strength(find.OwnWork) > 0
	if !s.software || !names || !uses || p.Strongest(argument...) > 0 || p.Strength(find.Principle) > 1 {
		return false
	}
	p.propose(application.ToolsBox, quote)
	return true
}

// argument has the roles that make up a technical answer.
var argument = []find.Role{
	find.Problem, find.Cause, find.Unknown, find.Unpredictable, find.KnowledgeEdge, find.StateOfArt, find.RuledOut,
}

// challenge sorts a piece of the text on bottlenecks. From the first number, label or sentence
// that shows a problem, everything belongs to the bottleneck in which it stands: to its solution
// what says so, and to its problem the rest. What stands before that waits to be placed.
func (s *sorter) challenge(p, before *piece) {
	if s.step(p) || s.tool(p) {
		return
	}
	text, quote := textOf(p)
	began := s.begins(p, text)
	if began {
		s.blocks = append(s.blocks, &block{id: "k" + strconv.Itoa(len(s.blocks)+1), number: digits(p.Numeral), paragraph: p.Paragraph})
		if text == "" {
			text, quote = application.ProblemText, cmp.Or(p.Numeral, p.begin())
		}
	}
	b := s.current(p)
	switch {
	case s.ambiguous(p):
		return
	case p.Label == find.KnowledgeEdge:
		p.propose(application.NoveltyBox, "")
		return
	case b == nil:
		if text != "" || !p.alike(before) {
			p.propose(application.Unplaced, quote)
		}
		return
	case text == "" && (p.alike(before) || p.goesOn(before)):
		return
	case text == "":
		text = application.ProblemText
	}
	b.problem = b.problem || text == application.ProblemText && (p.Strength(find.Problem) >= clear || began && !p.doubts())
	switch p.Side {
	case find.Software:
		b.side++
	case find.Product, find.Process:
		b.side--
	}
	p.propose(application.BottleneckBox(b.id, text), quote)
}

// goesOn gives a piece that continues a sentence after a semicolon the proposal of the piece before
// it. It reports whether it did so.
func (p *piece) goesOn(before *piece) bool {
	if before == nil || !strings.HasSuffix(before.kept.Text, ";") || p.Numeral != "" || before.kept.Proposed == application.NoneBox {
		return false
	}
	p.propose(before.kept.Proposed, before.kept.Quote)
	return true
}

// doubts reports whether a piece clearly says what is not known, or what was ruled out.
func (p *piece) doubts() bool {
	return p.Strongest(find.Unknown, find.Unpredictable, find.RuledOut) >= clear
}

// ambiguous reports whether a solution in a list without numbers may be that of several
// bottlenecks.
func (s *sorter) ambiguous(p *piece) bool {
	bullet := p.Numeral != "" && digits(p.Numeral) == "" && !strings.ContainsFunc(p.Numeral, unicode.IsLetter)
	return bullet && p.Label == find.Solution && len(s.blocks) > 1
}

// current returns the bottleneck that a piece is about: the one with its number, else the last one.
func (s *sorter) current(p *piece) *block {
	if b := s.numbered(digits(p.Numeral)); b != nil && digits(p.Numeral) != "" {
		return b
	}
	if len(s.blocks) == 0 {
		return nil
	}
	return s.blocks[len(s.blocks)-1]
}

// begins reports whether a piece begins another bottleneck.
func (s *sorter) begins(p *piece, text string) bool {
	if text == application.SolutionText && len(s.blocks) > 0 {
		return s.split.by(p) && digits(p.Numeral) != "" && s.numbered(digits(p.Numeral)) == nil && p.Label != find.Solution
	}
	switch {
	case s.split.by(p):
		return p.Label != find.Solution && (digits(p.Numeral) == "" || s.numbered(digits(p.Numeral)) == nil)
	case len(s.blocks) == 0:
		return text == application.ProblemText
	}
	last := s.blocks[len(s.blocks)-1]
	says := !p.doubts() && !p.SaysOwnSolution() && (p.Next || p.Strength(find.Problem) > 0)
	return s.split == bySentence && says && last.problem && (p.Next || p.Paragraph != last.paragraph) && !p.Refers
}

// begin returns the word with which a piece goes on to something else: "Daarnaast".
func (p *piece) begin() string {
	word, _, _ := strings.Cut(p.kept.Text, " ")
	if !p.Next {
		return ""
	}
	return word
}

// candidate is a text of a bottleneck that words ask for, with a strength. acts is one that counts only
// when they say what the applicant does, and refers one for a sentence that begins with a reference.
type candidate struct {
	text     string
	strength int
	acts     bool
	refers   bool
	roles    []find.Role
}

// candidates are tried in this order. A sentence that names trouble is no solution, also when it says
// what the applicant does about it, unless it refers to the trouble: "Dit lossen we op met …".
var candidates = []candidate{
	{text: application.SolutionText, strength: clear, acts: true, refers: true, roles: []find.Role{find.Solution}},
	{text: application.ProblemText, strength: clear,
		roles: []find.Role{find.Problem, find.Unknown, find.Unpredictable, find.RuledOut}},
	{text: application.SolutionText, strength: vague, acts: true, roles: []find.Role{find.Solution}},
	{text: application.SolutionText, strength: clear, roles: []find.Role{find.Solution}},
	{text: application.ProblemText, strength: vague, roles: []find.Role{find.Cause, find.Unknown, find.Unpredictable}},
}

// The strengths of words.
const (
	vague = 1
	clear = 2 // they say what a clause is about
)

// textOf returns the text of a bottleneck that the label or the words of a piece ask for, and
// these words; "" when they do not say.
func textOf(p *piece) (text, quote string) {
	if p.Label == find.Solution {
		return application.SolutionText, p.Numeral
	}
	for _, c := range candidates {
		if quote, found := p.shows(c.strength, c.roles...); found && (!c.acts || p.SaysOwnSolution()) && (!c.refers || p.Refers && !p.doubts()) {
			return c.text, quote
		}
	}
	if p.Label == find.Problem {
		return application.ProblemText, p.Numeral
	}
	return "", ""
}
