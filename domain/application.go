package domain

// Application is the written application: what the writer makes of a request
// and what the document renderer prints. Texts hold only what the user said;
// what is missing stands in OpenQuestions.
type Application struct {
	Title    string // at most 200 characters (RVO's Projecttitel)
	Sections []Section
	Phases   []Phase
	Open     []OpenQuestion
}

// Section is one answer of RVO's form. Limit is RVO's maximum in characters
// (code points) and Text never passes it; 0 means that the form has no text
// box there (yes/no, or a table).
type Section struct {
	Key     string // stable name: one of the Section constants
	Heading string // RVO's topic
	Ask     string // what RVO wants to read there
	Text    string // paragraphs separated by a newline
	Rest    string // what the user wrote on the topic beyond Limit
	Limit   int
}

// Keys of the sections, in RVO's order.
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
	SectionTitle      = "titel" // only in open questions
	CodeSectionPrefix = "programmatuur_"
)

// Phase is one row of RVO's Fasering werkzaamheden. Activity holds at most 120
// characters. Done is mm-yyyy, or empty when the user gave no date.
type Phase struct {
	Activity string
	Done     string
}

// OpenQuestion is something RVO asks that the user's texts do not answer.
type OpenQuestion struct {
	Section  string // key of the section it belongs to
	Question string
}

// Rendered is the application as PDF: the document one pays for, and its
// marked first two pages.
type Rendered struct {
	Full    []byte
	Preview []byte
}
