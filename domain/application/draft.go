package application

import (
	"strings"
	"time"

	"wbso/domain"
)

// Draft is a text that a language model proposes for one part, or for one bottleneck. It is
// kept beside the application and is no part of it until its owner accepts it.
type Draft struct {
	Request   int64
	Part      PartKey
	Block     string // id of the bottleneck; empty for a part that is one text
	State     DraftState
	Was       []DraftText // the texts that it was made for
	Texts     []DraftText // what it proposes
	Sentences []Sentence  // those that it cites or leaves out
	LeftOut   []Omission
	By        string // the version of the drafter
	CreatedAt time.Time
	DecidedAt time.Time // zero while it is open
}

// DraftState is what was decided about a draft.
type DraftState string

const (
	DraftOrdered  DraftState = "ordered" // its owner asked for it, and it is not made yet
	DraftOpen     DraftState = "open"
	DraftAccepted DraftState = "accepted"
	DraftRefused  DraftState = "refused"
	DraftDropped  DraftState = "dropped" // it failed the checks twice, or changed nothing
)

// DraftText is the text of one field with the numbers of the sentences that it rests on.
// Field is that of the API: text, one of a bottleneck's, or rows for the steps of the planning,
// of which each line has one.
type DraftText struct {
	Field string `json:"field"`
	Text  string `json:"text"`
	Cites []int  `json:"cites"`
}

// Sentence is a sentence of the user in the application. Number counts from 1.
type Sentence struct {
	Number int     `json:"number"`
	Text   string  `json:"text"`
	Part   PartKey `json:"part"`
	Block  string  `json:"block"`
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
func (a Application) MayRead(d Draft, whole bool) bool {
	first := d.Part == BottlenecksPart && len(a.Bottlenecks.Blocks) > 0 && a.Bottlenecks.Blocks[0].ID == d.Block
	return whole || first || !d.Part.AfterPayment()
}

// Outdated reports whether the text that a draft was made for was changed since.
func (a Application) Outdated(d Draft) bool {
	for _, was := range d.Was {
		if now, _ := a.field(d.Part, d.Block, was.Field); now != was.Text {
			return true
		}
	}
	return false
}

// FitsDraft reports whether a draft still has a place: its part is asked, its bottleneck is there.
func (a Application) FitsDraft(d Draft) bool {
	_, found := a.drafted(d.Part, d.Block, d.Texts)
	return found && !a.Hidden(d.Part)
}

// Accept puts a draft in its place: Forbidden CodeNotPaid when the place is locked, Conflict
// CodeDraftGone when it has no place any more.
func (a Application) Accept(d Draft, whole bool) (Application, error) {
	content, found := a.drafted(d.Part, d.Block, d.Texts)
	switch {
	case !a.MayRead(d, whole):
		return a, domain.Fail(domain.Forbidden, domain.CodeNotPaid)
	case !found || a.Hidden(d.Part):
		return a, domain.Fail(domain.Conflict, domain.CodeDraftGone)
	}
	return a.ReplaceContent(d.Part, content, true)
}

// drafted returns the content of a part with proposed texts in it, and false when there is
// no place for them.
func (a Application) drafted(p PartKey, block string, texts []DraftText) (content any, found bool) {
	next := a.clone()
	for _, t := range texts {
		if p == PhasesPart && t.Field == stepsField {
			next.Phases.Rows = a.Phases.proposed(t.Text)
			continue
		}
		field := next.fieldAt(p, block, t.Field)
		if field == nil {
			return nil, false
		}
		*field = t.Text
	}
	return next.PartContent(p), len(texts) > 0
}

// field returns the present text of a field.
func (a Application) field(p PartKey, block, name string) (text string, found bool) {
	if p == PhasesPart && name == stepsField {
		return a.Phases.lines(), true
	}
	a.Bottlenecks.Blocks = list(a.Bottlenecks.Blocks)
	field := a.fieldAt(p, block, name)
	if field == nil {
		return "", false
	}
	return *field, true
}

// fieldAt returns a text of a part or of a bottleneck, or nil when there is no such text.
func (a *Application) fieldAt(p PartKey, block, name string) *string {
	if text := a.answer(p); text != nil && block == "" && name == "text" {
		return &text.Text
	}
	if b := a.block(block); b != nil && p == BottlenecksPart {
		return b.text(name)
	}
	return nil
}

// tidy is a proposed text as it is kept.
func tidy(text string) string {
	return strings.TrimSpace(strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n"))
}
