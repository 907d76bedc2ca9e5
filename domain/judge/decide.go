package judge

import (
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/reading"
)

// Others are the other texts and the type of the project. They feed hints only: the
// colour depends on the text, and for the innovation on the pitch.
type Others struct {
	Texts       map[domain.TextField]string
	ProjectType domain.ProjectType
	WritesCode  bool
}

// Decide judges what was read in one text of the wizard. It judges an unknown field as a
// pitch.
func Decide(text reading.Text, r reading.Reading, others Others) domain.Verdict {
	v := look(text, r)
	list, known := criteria[text.Field]
	if !known {
		list = criteria[domain.ElevatorPitch]
	}
	out := domain.Verdict{GoodEnough: true}
	var missing []advice
	for _, c := range list {
		item := domain.Criterion{Name: c.name, Met: c.met(v)}
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

func runes(s string) int { return utf8.RuneCountInString(s) }
