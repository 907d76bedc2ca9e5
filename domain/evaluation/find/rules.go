package find

import "strings"

// rule says what its phrases show about the clause that contains them. The rules are applied in the
// order of one table.
type rule struct {
	name    ruleName
	phrases string // separated by commas and lines, sorted; lexicon explains their notation

	shows     []shown   // evidence in favour counts only in prose
	objection Objection // evidence against counts everywhere
	unless    []clue    // takes the objection away
	hides     []ruleName
	noun      level // the phrases are technical nouns
	matter    bool  // of the physical world
	sign      Evidence
	label     Role // of the clauses under the phrase at the beginning of a sentence, before a colon
	capital   bool // counts only with a capital, and not as the first word of a sentence
}

// ruleName names the rules that others, or the grammar, refer to.
type ruleName int

const (
	bottleneck ruleName = iota + 1
	uncertain
	alternative
	ours
	own
	develop
	outsourced
	explains
	condition
)

// shown is a role that a clause plays, in any sentence or only in one that names something technical.
// The strongest strength of a role counts.
type shown struct {
	role      Role
	strength  int
	technical bool
}

// clue is a rule that one of the phrases in a sentence belongs to.
type clue struct {
	rule      ruleName
	technical bool
}

// The values of technical.
const (
	anySentence = false
	technical   = true
)

// level is how certain it is that a noun is technical.
type level int

const (
	guessed  level = iota + 1 // a long compound that is in no table
	everyday                  // fits many trades
	specific
)

// eachWord returns a list of words as a table in which each word is a phrase.
func eachWord(list string) string { return strings.Join(strings.Fields(list), "\n") }
