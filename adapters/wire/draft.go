package wire

import (
	"cmp"
	"time"

	"wbso/app"
	"wbso/domain/application"
)

// Drafted is what a model proposes: texts, the sentences of the user that they rest on, and
// which of the part's own are left out.
type Drafted struct {
	Texts     []DraftText            `json:"texts"`
	Sentences []application.Sentence `json:"sentences"`
	LeftOut   []application.NotUsed  `json:"left_out"`
}

// DraftText is one proposed text beside the text for which it was made.
type DraftText struct {
	Field string `json:"field"`
	Was   string `json:"was"`
	Text  string `json:"text"`
	Cites []int  `json:"cites"`
}

// Draft is a proposal for one part of an application, or for one bottleneck.
type Draft struct {
	ID        string              `json:"id"`
	Part      application.PartKey `json:"part"`
	Block     string              `json:"block"`
	Outdated  bool                `json:"outdated"`
	CreatedAt time.Time           `json:"created_at"`
	Drafted
}

// DraftOf shapes a draft that is open.
func DraftOf(d app.Proposed) Draft {
	return Draft{ID: d.ID(), Part: d.Part, Block: d.Block, Outdated: d.Outdated, CreatedAt: d.CreatedAt.UTC(),
		Drafted: DraftedOf(d.Draft)}
}

// DraftOrder is a part or bottleneck of which a proposal may be asked for.
type DraftOrder struct {
	ID    string `json:"id"`
	State string `json:"state"` // free, ordered or open
}

// DraftOrderOf shapes what comes of a draft.
func DraftOrderOf(d app.Draftable) DraftOrder {
	return DraftOrder{d.ID, cmp.Or(string(d.State), "free")}
}

// DraftedOf shapes what a draft proposes.
func DraftedOf(d application.Draft) Drafted {
	out := Drafted{Texts: []DraftText{}, Sentences: append([]application.Sentence{}, d.Sentences...), LeftOut: append([]application.NotUsed{}, d.LeftOut...)}
	for i, t := range d.Texts {
		text := DraftText{Field: t.Field, Text: t.Text, Cites: append([]int{}, t.Cites...)}
		if i < len(d.Was) {
			text.Was = d.Was[i].Text
		}
		out.Texts = append(out.Texts, text)
	}
	return out
}
