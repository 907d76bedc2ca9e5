package application

import (
	"fmt"
	"strings"

	"wbso/domain"
	"wbso/domain/evaluation"
)

// LikelyCount is how many questions of RVO to prepare for.
const LikelyCount = 5

// Likely returns five questions that RVO may ask about the application: first about what
// its texts leave thin, then what RVO asks of most.
func (a Application) Likely() []string {
	blocks := a.said()
	var out []string
	for _, ask := range []func() string{
		func() string { return thin(blocks, vagueUnknown) },
		func() string { return thin(blocks, unmeasured) },
		func() string { return thin(blocks, vaguePrinciple) },
		a.comparison,
		a.ownShare,
		a.reused,
		a.effort,
		func() string { return thin(blocks, firstTest) },
		a.people,
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

// thin returns the question about the first bottleneck that is thin in some way.
func thin(blocks []bottleneckWords, question func(bottleneckWords) string) string {
	for _, b := range blocks {
		if q := question(b); q != "" {
			return b.lead(len(blocks)) + q
		}
	}
	return ""
}

func vagueUnknown(b bottleneckWords) string {
	if strongest(b.problem, evaluation.Unknown) > 1 && evaluation.QuestionOf(evaluation.AskWhy).Met(b.problem.Clauses) {
		return ""
	}
	return "Waarom kan een vakman de uitkomst niet vooraf uitrekenen of opzoeken? Noem wat er onbekend is."
}

func unmeasured(b bottleneckWords) string {
	if strongest(b.problem, evaluation.LimitValue)+strongest(b.solution, evaluation.LimitValue) > 0 {
		return ""
	}
	return "Welke grenswaarde moet je halen, wat haal je nu, en hoe meet je dat?"
}

func vaguePrinciple(b bottleneckWords) string {
	if strongest(b.solution, evaluation.Principle) > 1 {
		return ""
	}
	return "Hoe werkt je oplossing precies, stap voor stap, en welk deel daarvan is onbewezen?"
}

// firstTest is asked of every application.
func firstTest(bottleneckWords) string {
	return "Met welke proef toon je aan dat de oplossing werkt, en wat doe je als die mislukt?"
}

func strongest(r evaluation.Analysis, roles ...evaluation.Role) (best int) {
	for _, c := range r.Clauses {
		best = max(best, c.Strongest(roles...))
	}
	return best
}

// comparison is asked when the application compares itself with nothing that is named.
func (a Application) comparison() string {
	text := a.Novelty.Text + "\n" + a.CodeNovelty.Text
	for _, b := range a.Bottlenecks.Blocks {
		text += "\n" + b.PrintedProblem()
	}
	if strongest(evaluation.Analyse(a.noveltyText(text)), evaluation.RuledOut, evaluation.StateOfArt) > 1 {
		return ""
	}
	return "Welke bestaande producten of technieken heb je onderzocht, en waarop vallen ze af? Noem ze bij naam."
}

// ownShare is asked about the first partner, when it has a name.
func (a Application) ownShare() string {
	rows := a.Partners.written()
	if !a.Partners.Collaborative || len(rows) == 0 || blank(rows[0].Name) {
		return ""
	}
	return fmt.Sprintf("Welk technisch werk doe je zelf, en wat doet %s? Werk van een ander telt niet mee.", strings.TrimSpace(rows[0].Name))
}

// reused is asked of whoever writes software.
func (a Application) reused() string {
	if !a.WritesSoftware() {
		return ""
	}
	return "Welk deel van de programmatuur schrijf je zelf, en welke bestaande bibliotheken, diensten of modellen gebruik je zonder ze te veranderen?"
}

// effort asks how the hours are made up.
func (a Application) effort() string {
	if a.Project.Hours <= 0 {
		return ""
	}
	over := "de stappen en de mensen"
	if !a.Project.staffed() {
		over = "de stappen"
	}
	return fmt.Sprintf("Hoe zijn de %s S&O-uren over %s verdeeld?", domain.DutchInt(a.Project.Hours), over)
}

// people is what RVO asks of a company that it does not know yet.
func (a Application) people() string {
	if a.Project.continues() {
		return ""
	}
	if !a.Project.staffed() {
		return "Wat zijn je opleiding en ervaring? RVO vraagt bij een eerste aanvraag vaak een cv."
	}
	return "Wie voeren het S&O-werk uit, en wat zijn hun opleiding en ervaring? RVO vraagt bij een eerste aanvraag vaak cv's."
}
