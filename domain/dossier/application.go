// Package dossier is the application that the owner of a request finishes: its parts, what
// RVO asks that they do not answer yet, and what may be read and changed in which state.
// Everything is a pure function of the application; nothing here knows a clock or a store.
package dossier

import "wbso/domain"

// Schema is the version of the stored shape. Older ones are upgraded when they are read.
const Schema = 2

// Application is the structured document. Its JSON is what is stored and what the API shows.
type Application struct {
	Schema      int               `json:"schema"`
	Project     Project           `json:"project"`
	Summary     Answer            `json:"omschrijving"`
	Update      Answer            `json:"update"`
	Phases      Phases            `json:"phases"`
	Partners    Partners          `json:"partners"`
	Bottlenecks Bottlenecks       `json:"bottlenecks"`
	Tools       Answer            `json:"tools"`
	Novelty     Answer            `json:"novelty"`
	CodeNovelty Answer            `json:"software.novelty"` // of the software in a product or process
	Remarks     Answer            `json:"remarks"`
	Costs       Costs             `json:"costs"`
	LeftOut     LeftOut           `json:"left_out"`
	Layout      Layout            `json:"layout"`
	Proposed    Proposed          `json:"proposed"`
	Revs        map[PartKey]int   `json:"revs"`      // of each part; 1 after composing
	Touched     map[PartKey]bool  `json:"touched"`   // parts that the user changed
	Dismissed   []string          `json:"dismissed"` // ids of questions that do not apply
	Answered    map[string]string `json:"answered"`  // by id of a question: the words of its answer
	Last        map[string]int    `json:"last"`      // highest number given per letter of an id
}

// PartKey names a part, in the order of the screen.
type PartKey string

const (
	CompanyPart     PartKey = "company" // kept with the company, see Company
	ProjectPart     PartKey = "project"
	SummaryPart     PartKey = "omschrijving"
	UpdatePart      PartKey = "update"
	PhasesPart      PartKey = "phases"
	PartnersPart    PartKey = "partners"
	BottlenecksPart PartKey = "bottlenecks"
	ToolsPart       PartKey = "tools"
	NoveltyPart     PartKey = "novelty"
	CodeNoveltyPart PartKey = "software.novelty"
	RemarksPart     PartKey = "remarks"
	CostsPart       PartKey = "costs"
	LeftOutPart     PartKey = "left_out"
)

// Answer is a part that is one text.
type Answer struct {
	Text string `json:"text"`
}

// Focus is RVO's zwaartepunt.
type Focus string

const (
	FocusProduct  Focus = "product"
	FocusProcess  Focus = "proces"
	FocusSoftware Focus = "programmatuur"
)

// Project is RVO's project block.
type Project struct {
	Title           string `json:"title"`
	Focus           Focus  `json:"focus"`
	AlsoDevelopCode bool   `json:"also_develop_code"` // only for a product or process
	Technology      int    `json:"technology"`        // RVO's field 1 to 18; 0 when not known
	Applicant       string `json:"applicant"`         // W, Z, B or empty
	Employees       *int   `json:"employees"`
	RDEmployees     *int   `json:"rd_employees"`
	Continuation    *bool  `json:"continuation"` // of an earlier project
	Start           string `json:"start"`        // yyyy-mm-dd
	Hours           int    `json:"hours"`
	OwnHours        *int   `json:"own_hours"` // those among them of a self-employed person with employees
}

// Phases are RVO's Fasering werkzaamheden.
type Phases struct {
	Rows []Phase `json:"rows"`
}

// Phase is one step. Done is mm-yyyy or empty.
type Phase struct {
	ID       string `json:"id"` // f1, f2 …
	Activity string `json:"activity"`
	Done     string `json:"done"`
}

// Proposed are answers that a model expects. They only help with the question.
type Proposed struct {
	Technology int `json:"technology"` // 0 for none
}

// Partners are RVO's Samenwerking.
type Partners struct {
	Collaborative bool      `json:"collaborative"`
	Rows          []Partner `json:"rows"`
}

// Partner is a party outside the fiscal unity.
type Partner struct {
	ID           string `json:"id"` // p1, p2 …
	Name         string `json:"name"`
	Location     string `json:"location"`
	Contribution string `json:"contribution"`
}

// Bottlenecks are the technical bottlenecks, each with its solution, in the user's order.
// Both sections of RVO's form print them under the same numbers.
type Bottlenecks struct {
	Blocks []Bottleneck `json:"blocks"`
}

// Bottleneck is one block. With embedded software its side says in which pair of sections
// it is printed; otherwise there is one pair.
type Bottleneck struct {
	ID       string `json:"id"` // k1, k2 …
	Side     Focus  `json:"side"`
	Problem  string `json:"problem"`
	Cause    string `json:"cause"`
	Unknown  string `json:"unknown"`
	RuledOut string `json:"ruled_out"`
	Solution string `json:"solution"`
}

// Costs are the cost method and the items behind it.
type Costs struct {
	Method       domain.CostMethod `json:"method"`
	HasEmployees bool              `json:"has_employees"`
	Items        []CostItem        `json:"items"`
}

// CostItem is one row of the table of costs. Cents is the amount of one time; Share is the
// percentage that is attributed to the project. A Share or VAT that is not known is asked.
type CostItem struct {
	ID     string `json:"id"` // c1, c2 …
	Post   string `json:"post"`
	Cents  int64  `json:"cents"`
	Times  int    `json:"times"`
	VAT    string `json:"vat"`   // excl, incl or empty
	Share  *int   `json:"share"` // percent
	Kind   string `json:"kind"`  // kosten, uitgave or telt_niet; empty asks
	KindBy string `json:"kind_by"`
	Reason string `json:"reason"`
	From   string `json:"from"` // the user's words

	Relation    string `json:"relation"`    // why the project needs it
	Calculation string `json:"calculation"` // how the amount comes about: its Sum, or the user's words
}

// LeftOut is what the user wrote that has no place in the form.
type LeftOut struct {
	Items []Left `json:"items"`
}

// Left is one such clause. WantedSection is where the user may still want it.
type Left struct {
	ID            string  `json:"id"` // w1, w2 …
	Text          string  `json:"text"`
	From          string  `json:"from"` // the judged text or part that it comes from
	Reason        string  `json:"reason"`
	WantedSection PartKey `json:"wanted_section"`
}

// Question is something RVO asks that the application does not answer. Its id is
// {part}.{block}.{need}, or {part}.{need} for a part without blocks.
type Question struct {
	ID      string   `json:"id"`
	Part    PartKey  `json:"part"`
	Block   string   `json:"block"`
	Need    string   `json:"need"`
	Group   Group    `json:"group"`
	Text    string   `json:"text"`
	Hint    string   `json:"hint"`  // an example with open slots; may be empty
	Input   string   `json:"input"` // text, lines, line, month, number, amount, yes_no or choice
	Options []Option `json:"options,omitempty"`
}

// Option is one answer of a choice.
type Option struct {
	Value string `json:"value"`
	Label string `json:"label"`
}
