package find

import (
	"strings"

	"wbso/domain/scheme"
)

// Text is one text to read and evaluate. Pitch is the elevator pitch, for the innovation text only. The
// other texts and the type of the project help to understand it, and feed hints; they may be missing,
// and no colour depends on them.
type Text struct {
	Field       TextField
	Text        string
	Pitch       string
	Others      map[TextField]string
	ProjectType scheme.ProjectType
	WritesCode  bool
}

// Normal returns the text without what makes no difference: white space around it and the
// pitch, and CRLF at the end of a line, which depends on the browser.
func (t Text) Normal() Text {
	for _, text := range []*string{&t.Text, &t.Pitch} {
		*text = strings.TrimSpace(strings.ReplaceAll(*text, "\r\n", "\n"))
	}
	return t
}

// RepeatedIn returns the other field that has the same text, or "".
func (t Text) RepeatedIn() TextField {
	for _, f := range TextFields() {
		if f != t.Field && sameText(t.Text, t.Others[f]) {
			return f
		}
	}
	return ""
}

// sameText reports whether two texts are the same except for case and white space.
func sameText(a, b string) bool {
	words := strings.Fields(a)
	return len(words) > 0 && strings.EqualFold(strings.Join(words, " "), strings.Join(strings.Fields(b), " "))
}

// Analysis is what was found in a text. Its clauses, joined, are the text.
type Analysis struct {
	Language   Language
	Kind       Kind
	Area       Area // for examples; empty when unsure
	Generic    bool // could be about any project
	Nonsense   bool // grammatical, but about nothing
	Length     int  // characters, what is repeated counted once
	Likelihood Likelihood
	Clauses    []Clause

	// What a model proposes; nothing of it is taken over without its owner.
	Title      string // in the words of the text; empty for none
	Technology int    // RVO's field 1 to 18; 0 for none

	Scores  map[string]Score // by the keys of the questions; nil when the rules read
	Clashes []Clash          // with the other texts, as a model sees them
	Unread  *InvalidAnswer   // set when the answer of the model was no analysis
	Stopgap bool             // the rules read because the model failed: not to be kept
}

// Score is how well a model finds that a text answers a question: 0 absent, 1 vague, 2 concrete.
// Quote is the part of the text that shows it, literally, and is not empty from 1. Question
// is what to ask the user, in place of our own question; it may be empty.
type Score struct {
	Value    int
	Quote    string
	Question string
}

// Clash is a part of the text that contradicts another text.
type Clash struct {
	With  TextField
	Quote string
}

// InvalidAnswer is the answer of a model that cannot be used. Said is what it said in place of a
// analysis; empty when there is nothing to show.
type InvalidAnswer struct{ Said string }

// Likelihood says to which colour the words of a text point, as probabilities that add up to
// 1. It is learned from labelled texts (see learnedWeights). With the words that are found it
// decides the colour. An analyzer that does not weigh words leaves it zero.
type Likelihood struct {
	Green, Amber, Red float64
}

// Clause is a sentence, or a part of one with a finite verb of its own. From and To are
// byte offsets in the text.
type Clause struct {
	From, To   int
	Roles      []Evidence
	Signs      []Evidence // weaker evidence, which no box of the application is filled by
	Objections []Objection

	Paragraph int      // counts from 0; a list item is a paragraph
	Numeral   string   // of its list item, as typed: "1.", "b)", "-", "Knelpunt 2:"; else empty
	Heading   bool     // only announces what follows: "Oplossingen:"
	Label     Role     // that its label gives it, its own or that of a heading above; else empty
	Next      bool     // begins another point: "Daarnaast", "Een tweede knelpunt is"
	Refers    bool     // begins with a reference to the clause before it
	Acts      bool     // says what the applicant does: "kweken we", "wij willen … koppelen"
	Done      string   // the month of a phase, as mm-yyyy, or mm without a year; else empty
	Subjects  []string // stems of what it is about, in reading order
	Side      Kind     // Software, Product or Process; None when it does not say
	Prose     bool     // a whole sentence that the text does not say twice
}

// Evidence is a role that a clause plays. Quote is the part of the text that shows it,
// literally. Strength is 1 (vague) or 2 (concrete).
type Evidence struct {
	Role     Role
	Strength int
	Quote    string
}

// Objection is something in a clause that RVO does not accept in a technical answer.
// Severity runs from 1 to 3; from 2 the clause has no place in a technical section.
type Objection struct {
	Kind     ObjectionKind
	Severity int
	Quote    string
}

// Role is the part that a clause plays in the argument of an application.
type Role string

const (
	Develops      Role = "develops"
	Subject       Role = "subject"
	Goal          Role = "goal"
	Problem       Role = "problem"
	Cause         Role = "cause"
	Unknown       Role = "unknown"
	Unpredictable Role = "unpredictable" // why nobody can predict it
	RuledOut      Role = "ruled_out"     // a named alternative that fails, with the reason
	Solution      Role = "solution"      // the applicant's own
	Principle     Role = "principle"     // the working principle of the solution
	StateOfArt    Role = "state_of_art"
	KnowledgeEdge Role = "knowledge_edge" // where the applicant's own knowledge ends
	Tool          Role = "tool"
	PhaseStep     Role = "phase"
	PartnerRole   Role = "partner"
	LimitValue    Role = "limit_value" // a number with a unit
	OwnWork       Role = "own_work"    // done by the applicant's own people
)

// ObjectionKind is a reason why RVO does not want to read a clause.
type ObjectionKind string

const (
	Requirement    ObjectionKind = "requirement"
	Marketing      ObjectionKind = "marketing"
	Constraint     ObjectionKind = "constraint" // time, staff, money
	LearningCurve  ObjectionKind = "learning_curve"
	Purchase       ObjectionKind = "purchase"
	ThirdParty     ObjectionKind = "third_party"
	Finished       ObjectionKind = "finished"
	NoRisk         ObjectionKind = "no_risk"
	DataCollection ObjectionKind = "data_collection"
	UseOfAI        ObjectionKind = "use_of_ai"
	Market         ObjectionKind = "market"
	Functional     ObjectionKind = "functional" // what users see and do
)

// Area is a field of work that has examples of its own.
type Area string

// The areas.
const (
	AboutFood Area = "food"
	AboutLife Area = "life"
)

// Language is the language of a text.
type Language string

const (
	Dutch   Language = "nl"
	English Language = "en"
	Other   Language = ""
)

// Kind is the kind of thing that a project develops.
type Kind string

const (
	None     Kind = ""
	Software Kind = "programmatuur"
	Product  Kind = "product"
	Process  Kind = "proces"
	TWO      Kind = "two" // technical-scientific research: nothing is developed
)
