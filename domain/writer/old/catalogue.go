package writer

import "wbso/domain"

// RVO's limits on an answer and on the answers about costs, in characters.
const (
	answerMax = 1500
	costsMax  = 500
)

// The only two sentences that are not the user's. RVO asks a yes/no question about
// collaboration, which the user answered in the wizard.
const (
	together = "Ja, in dit project werken we samen met de partijen in de tabel."
	alone    = "Nee, in dit project werken we niet samen met andere partijen."
)

// topic is one section of RVO's form and the questions about it. missing asks either
// empty, or the needs and the extra questions.
type topic struct {
	key, heading, ask string
	limit             int
	when              func(domain.Submission) bool
	pick              func(material) []sentence
	empty             string // when the section has no whole sentence
	needs             []need
	extra             func(material, []sentence) []string
}

// need is a question that is asked unless a sentence has one of the traits.
type need struct {
	any      trait
	question string
}

// missing returns the questions that the sentences in the section leave open.
func (t topic) missing(m material, kept []sentence) []string {
	var out []string
	if len(kept) == 0 && t.empty != "" {
		return []string{t.empty}
	}
	var seen trait
	for _, s := range kept {
		seen |= s.is
	}
	for _, n := range t.needs {
		if seen&n.any == 0 {
			out = append(out, n.question)
		}
	}
	if t.extra != nil {
		out = append(out, t.extra(m, kept)...)
	}
	return out
}

func always(domain.Submission) bool { return true }
func software(s domain.Submission) bool {
	return s.ProjectType == domain.Software
}
func embedded(s domain.Submission) bool { return !software(s) && s.AlsoDevelopCode }
func physical(s domain.Submission) bool { return !software(s) }
func actual(s domain.Submission) bool   { return s.CostMethod == domain.ActualCosts }

// catalogue returns RVO's topics in the order of its form.
func catalogue() []topic {
	var all []topic
	all = append(all, project()...)
	all = append(all, technical()...)
	all = append(all, programming()...)
	return append(all, spending()...)
}

func project() []topic {
	return []topic{
		{key: domain.SectionSummary, heading: "Projectomschrijving", ask: "Wat ga je ontwikkelen en waarom? Gewone woorden mogen hier.",
			limit: answerMax, when: always, pick: summary, empty: askSummary},
		{key: domain.SectionPartners, heading: "Samenwerking", ask: "Werk je samen met partijen buiten je eigen fiscale eenheid? Noem er hoogstens vijf, elk met plaats en bijdrage.",
			when: always, pick: cooperation, extra: askPartners},
		{key: domain.SectionPhases, heading: "Fasering werkzaamheden", ask: "Welke stappen van je eigen S&O-werk zet je, en in welke maand is elke stap gereed? De laatste regel is het verwachte einde.",
			when: always, pick: nothing, extra: askPhases},
	}
}

// technical returns the topics about a physical product or process.
func technical() []topic {
	problems := topic{key: domain.SectionProblems, heading: "Technische knelpunten", when: physical, pick: things(problemsOf)}.asProblems()
	solutions := topic{key: domain.SectionSolutions, heading: "Technische oplossingsrichtingen", when: physical, pick: things(solutionsOf)}.asSolutions(things(problemsOf))
	newness := topic{key: domain.SectionNovelty, heading: "Technische nieuwheid", when: physical, pick: things(newnessOf)}.asNewness()
	return []topic{problems, solutions, newness}
}

// programming returns RVO's four software topics twice: for a software project and,
// with prefixed keys, for a physical product with software.
func programming() []topic {
	var out []topic
	for _, side := range []struct {
		prefix string
		when   func(domain.Submission) bool
		of     func(picker) picker
	}{{"", software, whole}, {domain.CodeSectionPrefix, embedded, codes}} {
		out = append(out,
			topic{key: side.prefix + domain.SectionProblems, heading: "Technische knelpunten programmatuur", when: side.when, pick: side.of(problemsOf)}.asProblems(),
			topic{key: side.prefix + domain.SectionSolutions, heading: "Technische oplossingsrichtingen programmatuur", when: side.when, pick: side.of(solutionsOf)}.asSolutions(side.of(problemsOf)),
			topic{key: side.prefix + domain.SectionTools, heading: "Programmeertalen, ontwikkelomgevingen en tools", ask: "Waarmee schrijf je de programmatuur? Hieruit blijkt je eigen bijdrage, tegenover het invoeren van bestaande toepassingen.",
				limit: answerMax, when: side.when, pick: toolsOf, empty: askTools},
			topic{key: side.prefix + domain.SectionNovelty, heading: "Technische nieuwheid programmatuur", when: side.when, pick: side.of(newnessOf)}.asNewness())
	}
	return out
}

func spending() []topic {
	return []topic{
		{key: domain.SectionCosts, heading: "Kosten", ask: "Noem elke kostenpost, wat die met het project te maken heeft en het bedrag in euro's.",
			limit: costsMax, when: actual, pick: costsOf, empty: askCosts, needs: []need{{money, askCostAmount}}},
		{key: domain.SectionSpending, heading: "Uitgaven", ask: "Noem elk nieuw bedrijfsmiddel, wat het met het project te maken heeft, welk deel je toerekent en hoe je dat berekent, en het bedrag in euro's.",
			limit: costsMax, when: actual, pick: spendingOf, empty: askSpending, needs: []need{{money, askSpendingAmount}, {share, askShare}}},
	}
}

func (t topic) asProblems() topic {
	t.limit, t.empty = answerMax, askProblems
	t.ask = "Welke concrete technische problemen moet je zelf oplossen? Geen aanleiding, randvoorwaarden of functionele eisen, en geen problemen die een partner oplost."
	t.needs = []need{{doubt, askDoubt}, {ruledOut | reference, askRuledOut}}
	return t
}

func (t topic) asSolutions(problems picker) topic {
	t.limit, t.empty, t.extra = answerMax, askSolutions, askEachSolution(problems)
	t.ask = "Wat ga je zelf bouwen of programmeren om elk genoemd knelpunt weg te nemen, en volgens welk werkingsprincipe?"
	return t
}

func (t topic) asNewness() topic {
	t.limit, t.empty = answerMax, askNewness
	t.ask = "Waarom zijn deze oplossingsrichtingen technisch nieuw voor jouw bedrijf, en welke technische risico's en onzekerheden horen daarbij? RVO vergelijkt met de stand van de techniek."
	t.needs = []need{{newness, askNewness}, {doubt, askRisk}, {ruledOut | reference, askArt}}
	return t
}
