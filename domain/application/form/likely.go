package form

import (
	"fmt"
	"strings"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
)

// LikelyCount is how many questions of RVO to prepare for.
const LikelyCount = 5

// Likely returns five questions that RVO may ask about the application: first about what
// its texts leave thin, then what RVO asks of most.
func Likely(a application.Application) (out []string) {
	f := read(&a, &application.CompanyDetails{})
	for _, spot := range f.thinSpots() {
		out = append(out, spot.question)
	}
	for _, ask := range []func() string{
		f.ownShare,
		f.reused,
		f.effort,
		f.firstTest,
		f.people,
		func() string {
			return "Wat is er al gedaan voor de start van het project, en welk werk moet nog beginnen? Alleen toekomstig werk telt mee."
		},
		func() string {
			return "Wanneer is het werkingsprincipe aangetoond, en welk werk daarna hoort niet meer bij het S&O?"
		},
		func() string {
			return "Hoe leg je vast wie wanneer aan welke stap werkt, en waaruit blijkt de voortgang?"
		},
	} {
		if q := ask(); q != "" && len(out) < LikelyCount {
			out = append(out, q)
		}
	}
	return out
}

// thinSpots returns what the texts say so thinly that RVO nearly always asks more. Of the
// bottlenecks each is about the first that is thin.
func (f *form) thinSpots() (all []requirement) {
	for _, spot := range []struct {
		need, field, question, hint string
		thin                        func(bottleneckWords) bool
	}{
		{"thin_unknown", evaluation.AskProblem, "Waarom kan een vakman de uitkomst niet vooraf uitrekenen of opzoeken? Noem wat er onbekend is.",
			"Niemand kan dat vooraf uitrekenen, omdat …", vagueUnknown},
		{"thin_limit", evaluation.AskProblem, "Welke grenswaarde moet je halen, wat haal je nu, en hoe meet je dat?",
			"Nodig is …, nu halen we …; dat meten we met …", unmeasured},
		{"thin_principle", evaluation.AskSolution, "Hoe werkt je oplossing precies, stap voor stap, en welk deel daarvan is onbewezen?",
			"Eerst …, daarna …; onbewezen is of …", vaguePrinciple},
	} {
		for _, b := range f.blocks {
			text := f.FieldAt(application.BottlenecksPart, b.ID, spot.field)
			if spot.thin(b) && !answered(*f.Application, application.QuestionID(application.BottlenecksPart, b.ID, spot.need), *text) {
				r := fact(spot.need, "", b.lead(len(f.blocks))+spot.question).long(text).like(spot.hint)
				r.part, r.block, r.field = application.BottlenecksPart, b.ID, spot.field
				all = append(all, r)
				break
			}
		}
	}
	if novelty := &f.Novelty.Text; uncompared(*f.Application) && !answered(*f.Application, application.QuestionID(application.NoveltyPart, "", "thin_comparison"), *novelty) {
		r := fact("thin_comparison", "", "Welke bestaande producten of technieken heb je onderzocht, en waarop vallen ze af? Noem ze bij naam.").
			long(novelty).like("… valt af op …, omdat …")
		r.part, r.field = application.NoveltyPart, "text"
		all = append(all, r)
	}
	for i := range all {
		all[i].missing, all[i].thin = true, true
	}
	return all
}

func vagueUnknown(b bottleneckWords) bool {
	return strongest(b.problem, find.Unknown) < 2 || !evaluation.QuestionOf(evaluation.AskWhy).Met(b.problem.Clauses)
}

func unmeasured(b bottleneckWords) bool {
	return strongest(b.problem, find.LimitValue)+strongest(b.solution, find.LimitValue) == 0
}

func vaguePrinciple(b bottleneckWords) bool { return strongest(b.solution, find.Principle) < 2 }

// firstTest returns a question about the first test, which every application with a bottleneck
// gets.
func (f *form) firstTest() string {
	if len(f.blocks) == 0 {
		return ""
	}
	return f.blocks[0].lead(len(f.blocks)) + "Met welke proef toon je aan dat de oplossing werkt, en wat doe je als die mislukt?"
}

func strongest(r find.Analysis, roles ...find.Role) (best int) {
	for _, c := range r.Clauses {
		best = max(best, c.Strongest(roles...))
	}
	return best
}

// uncompared reports whether the application compares itself with nothing that is named.
func uncompared(a application.Application) bool {
	text := a.Novelty.Text + "\n" + a.CodeNovelty.Text
	for _, b := range a.Bottlenecks.Blocks {
		text += "\n" + application.Paragraphs(b.Problem)
	}
	return strongest(find.Analyse(NoveltyText(a, text)), find.RuledOut, find.StateOfArt) < 2
}

// ownShare returns a question about the applicant's own share beside the first partner, when it has
// a name.
func (f *form) ownShare() string {
	rows := f.Partners.WrittenPartners()
	if !f.Partners.Collaborative || len(rows) == 0 || application.IsBlank(rows[0].Name) {
		return ""
	}
	return fmt.Sprintf("Welk technisch werk doe je zelf, en wat doet %s? Werk van een ander telt niet mee.", strings.TrimSpace(rows[0].Name))
}

// reused returns a question about reused code, for an application with software.
func (f *form) reused() string {
	if !f.WritesSoftware() {
		return ""
	}
	return "Welk deel van de programmatuur schrijf je zelf, en welke bestaande bibliotheken, diensten of modellen gebruik je zonder ze te veranderen?"
}

// effort asks how the hours are made up.
func (f *form) effort() string {
	if f.Project.Hours <= 0 {
		return ""
	}
	over := "de stappen en de mensen"
	if !f.Project.Staffed() {
		over = "de stappen"
	}
	return fmt.Sprintf("Hoe zijn de %s S&O-uren over %s verdeeld?", domain.DutchInt(f.Project.Hours), over)
}

// people returns the question about the people who do the work, which RVO asks a company that it
// does not know yet.
func (f *form) people() string {
	if f.Project.ContinuesProject() {
		return ""
	}
	if !f.Project.Staffed() {
		return "Wat zijn je opleiding en ervaring? RVO vraagt bij een eerste aanvraag vaak een cv."
	}
	return "Wie voeren het S&O-werk uit, en wat zijn hun opleiding en ervaring? RVO vraagt bij een eerste aanvraag vaak cv's."
}
