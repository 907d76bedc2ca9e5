// Package draft is what a language model proposes for a part of an application, and the rules that a proposal
// keeps to.
package draft

import (
	"strings"
	"time"

	"wbso/domain"
	"wbso/domain/application"
)

// Draft is a text that a language model proposes for one part, or for one bottleneck. It is
// kept beside the application and is no part of it until its owner accepts it.
type Draft struct {
	Request   int64
	Part      application.PartKey
	Block     string // id of the bottleneck; empty for a part that is one text
	State     State
	Was       []Text     // the texts that it was made for
	Texts     []Text     // what it proposes
	Sentences []Sentence // those that it cites or leaves out
	LeftOut   []Omission
	By        string // the version of the drafter
	CreatedAt time.Time
	DecidedAt time.Time // zero while it is open
}

// State is what was decided about a draft.
type State string

const (
	DraftOrdered  State = "ordered" // its owner asked for it, and it is not made yet
	DraftOpen     State = "open"
	DraftAccepted State = "accepted"
	DraftRefused  State = "refused"
	DraftDropped  State = "dropped" // it failed the checks twice, or changed nothing
)

// Text is the text of one field with the numbers of the sentences that it rests on.
// Field is that of the API: text, one of a bottleneck's, or rows for the steps of the planning,
// of which each line has one.
type Text struct {
	Field string `json:"field"`
	Text  string `json:"text"`
	Cites []int  `json:"cites"`
}

// Sentence is a sentence of the user in the application. Number counts from 1.
type Sentence struct {
	Number int                 `json:"number"`
	Text   string              `json:"text"`
	Part   application.PartKey `json:"part"`
	Block  string              `json:"block"`
}

// Omission is a sentence of the part that a draft leaves out.
type Omission struct {
	Sentence int    `json:"sentence"`
	Reason   string `json:"reason"`
}

// DraftID names a draft within its application: novelty, bottlenecks.k1.
func (d Draft) DraftID() string {
	if d.Block == "" {
		return string(d.Part)
	}
	return string(d.Part) + "." + d.Block
}

// MayRead reports whether a draft is about what somebody may read: everything, or what is
// open before payment.
func MayRead(a application.Application, d Draft, whole bool) bool {
	first := d.Part == application.BottlenecksPart && len(a.Bottlenecks.Blocks) > 0 && a.Bottlenecks.Blocks[0].ID == d.Block
	return whole || first || !d.Part.AfterPayment()
}

// Outdated reports whether the text that a draft was made for was changed since.
func Outdated(a application.Application, d Draft) bool {
	for _, was := range d.Was {
		if now, _ := field(a, d.Part, d.Block, was.Field); now != was.Text {
			return true
		}
	}
	return false
}

// Fits reports whether a draft still has a place: its part is asked, its bottleneck is there.
func Fits(a application.Application, d Draft) bool {
	_, found := drafted(a, d.Part, d.Block, d.Texts)
	return found && !a.Hidden(d.Part)
}

// Accept puts a draft in its place. It fails with Forbidden CodeNotPaid when the place is locked,
// and with Conflict CodeDraftGone when there is no place for it any more.
func Accept(a application.Application, d Draft, whole bool) (application.Application, error) {
	content, found := drafted(a, d.Part, d.Block, d.Texts)
	switch {
	case !MayRead(a, d, whole):
		return a, domain.Fail(domain.Forbidden, domain.CodeNotPaid)
	case !found || a.Hidden(d.Part):
		return a, domain.Fail(domain.Conflict, domain.CodeDraftGone)
	}
	return a.ReplaceContent(d.Part, content, true)
}

// drafted returns the content of a part with proposed texts in it, and false when there is
// no place for them.
func drafted(a application.Application, p application.PartKey, block string, texts []Text) (content any, found bool) {
	next := a.Clone()
	for _, t := range texts {
		if p == application.PhasesPart && t.Field == stepsField {
			next.Phases.Rows = proposed(a.Phases, t.Text)
			continue
		}
		field := next.FieldAt(p, block, t.Field)
		if field == nil {
			return nil, false
		}
		*field = t.Text
	}
	return next.PartContent(p), len(texts) > 0
}

// field returns the present text of a field.
func field(a application.Application, p application.PartKey, block, name string) (text string, found bool) {
	if p == application.PhasesPart && name == stepsField {
		return lines(a.Phases), true
	}
	a.Bottlenecks.Blocks = application.CopyList(a.Bottlenecks.Blocks)
	field := a.FieldAt(p, block, name)
	if field == nil {
		return "", false
	}
	return *field, true
}

// tidy returns a proposed text as it is kept.
func tidy(text string) string {
	return strings.TrimSpace(strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n"))
}
