package judge

import (
	"slices"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/reading"
)

// Others are the other texts and the type of the project. They feed hints only: the
// colour depends on the text, and for the innovation on the pitch.
type Others struct {
	Texts       map[domain.TextField]string
	ProjectType domain.ProjectType
}

// OthersOf returns what a question says of the other texts and the project.
func OthersOf(q domain.TextQuestion) Others {
	return Others{Texts: q.Others, ProjectType: q.ProjectType}
}

// Decide judges what was read in one text of the wizard. It judges an unknown field as a
// pitch.
func Decide(text reading.Text, r reading.Reading, others Others) domain.Verdict {
	if r.Unread != nil {
		return unread(text.Field, r.Unread.Said)
	}
	if r.Language == reading.English || r.Scores != nil && r.Language == reading.Other {
		return inDutch()
	}
	v := look(text, r)
	list := criteriaOf(text.Field)
	if r.Kind == reading.TWO {
		list = append(slices.Clip(list), criterion{developName, func(*view) bool { return false }, nil})
	}
	out := domain.Verdict{GoodEnough: true}
	var missing []advice
	for _, c := range list {
		item := domain.Criterion{Name: c.name, Met: v.meets(c)}
		if !item.Met {
			a := v.advise(c, others)
			item = a.criterion()
			missing = append(missing, a)
			out.GoodEnough = false
		}
		out.Criteria = append(out.Criteria, item)
	}
	reason := v.refused()
	out.Eligible = reason == ""
	out.GoodEnough = out.GoodEnough && out.Eligible
	out.Suggestions = v.suggest(reason, missing)
	return out
}

// inDutch is the verdict on an English text, which is judged no further.
func inDutch() domain.Verdict {
	a := advice{name: "Nederlands", question: "Schrijf je antwoord in het Nederlands: kun je deze tekst vertalen? RVO neemt alleen aanvragen in het Nederlands aan."}
	return domain.Verdict{Eligible: true, Suggestions: a.question, Criteria: []domain.Criterion{a.criterion()}}
}

// criteriaOf returns the criteria of a field, or those of the pitch for an unknown one.
func criteriaOf(f domain.TextField) []criterion {
	if list, known := criteria[f]; known {
		return list
	}
	return criteria[domain.ElevatorPitch]
}

func runes(s string) int { return utf8.RuneCountInString(s) }
