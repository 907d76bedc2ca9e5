package domain

// Application is the application that the writer makes of a request and that the
// document renderer prints. Its texts say only what the user said; Open asks for
// what is missing.
type Application struct {
	Title    string // at most 200 characters (RVO's Projecttitel)
	Sections []Section
	Phases   []Phase
	Open     []OpenQuestion
}

// Section is one answer of RVO's form. Limit is RVO's maximum in characters
// (code points), which Text never exceeds. A Limit of 0 means that the form has
// a yes/no question or a table instead of a text box.
type Section struct {
	Key     string // stable name: one of the Section constants
	Heading string // RVO's topic
	Ask     string // what RVO wants to read there
	Text    string // paragraphs separated by a newline
	Rest    string // the part of the user's text that did not fit within Limit
	Limit   int
}

// Section keys, in the order of RVO's form.
const (
	SectionSummary    = "omschrijving"
	SectionPartners   = "samenwerking"
	SectionPhases     = "fasering"
	SectionProblems   = "knelpunten"
	SectionSolutions  = "oplossingsrichtingen"
	SectionTools      = "talen"
	SectionNovelty    = "nieuwheid"
	SectionCosts      = "kosten"
	SectionSpending   = "uitgaven"
	SectionTitle      = "titel"          // used only in open questions
	CodeSectionPrefix = "programmatuur_" // precedes the keys of the software sections of a physical product
)

// Phase is one row of RVO's table Fasering werkzaamheden. Activity has at most
// 120 characters. Done is the month of completion as mm-yyyy, or empty when the
// user gave none.
type Phase struct {
	Activity string
	Done     string
}

// OpenQuestion is something RVO asks that the user's texts do not answer.
type OpenQuestion struct {
	Section  string // the key of the section it belongs to
	Question string
}
