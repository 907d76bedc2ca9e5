package apitypes

import (
	"cmp"

	"wbso/app/applications"
	"wbso/domain/application/draft"
)

// DraftOf converts a draft that is open.
func DraftOf(d applications.Proposal) Draft {
	return Draft{
		ID: d.DraftID(), Part: string(d.Part), Block: d.Block, Outdated: d.Outdated, CreatedAt: d.CreatedAt.UTC(),
		Texts: draftTextsOf(d.Draft), Sentences: Each(d.Sentences, draftSentenceOf), LeftOut: Each(d.LeftOut, draftLeftOutOf),
	}
}

// DraftOrderOf converts what comes of a draft.
func DraftOrderOf(d applications.Draftable) DraftOrder {
	return DraftOrder{ID: d.ID, State: cmp.Or(string(d.State), "free")}
}

// draftTextsOf puts each proposed text beside the one for which it was made.
func draftTextsOf(d draft.Draft) []DraftText {
	texts := []DraftText{}
	for i, t := range d.Texts {
		text := DraftText{Field: t.Field, Text: t.Text, Cites: append([]int{}, t.Cites...)}
		if i < len(d.Was) {
			text.Was = d.Was[i].Text
		}
		texts = append(texts, text)
	}
	return texts
}

func draftSentenceOf(s draft.Sentence) DraftSentence {
	return DraftSentence{Number: s.Number, Text: s.Text, Part: string(s.Part), Block: s.Block}
}

func draftLeftOutOf(n draft.Omission) DraftLeftOut { return DraftLeftOut(n) }
