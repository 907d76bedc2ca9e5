package form

import (
	"strings"

	"wbso/domain/application"
	"wbso/domain/dutch"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
)

// whole is a part that is one text, with the box that it fills.
func whole(key, heading, ask, question string, to *string) requirement {
	r := fact(emptyNeed, heading, question).long(to)
	r.key, r.ask, r.text, r.limit, r.missing, r.field = key, ask, application.Paragraphs(*to), AnswerMax, application.IsBlank(*to), "text"
	return r
}

// summary is the description of the project.
func (f *form) summary() []requirement {
	text := &f.Summary.Text
	r := whole("omschrijving", "Projectomschrijving", "Wat ga je ontwikkelen en waarom? Gewone woorden mogen hier.",
		"Wat ga je ontwikkelen en waarom? RVO leest hier in gewone woorden waar het project over gaat.", text)
	return f.unsaid(r, application.SummaryPart, text, "", func() find.Analysis { return find.Analyse(SummaryText(*text)) },
		evaluation.AskDevelops, evaluation.AskGoal)
}

func (f *form) update() []requirement {
	return []requirement{whole("update", "Update project", "Wat is er gedaan sinds de vorige aanvraag, en waarom is de planning veranderd?",
		"Wat heb je sinds de vorige aanvraag gedaan, wat kwam eruit, en waarom is de planning veranderd?", &f.Update.Text)}
}

func (f *form) tools() []requirement {
	tools := evaluation.QuestionOf(evaluation.AskTools)
	r := whole("talen", "Programmeertalen, ontwikkelomgevingen en tools",
		"Waarmee schrijf je de programmatuur? Hieruit blijkt je eigen bijdrage, tegenover het invoeren van bestaande toepassingen.",
		tools.Question, &f.Tools.Text).like(tools.Example(evaluation.TopicSoftware))
	if f.reads && r.missing {
		r.suggestion = f.namedTools()
	}
	return []requirement{r}
}

// namedTools returns the first sentence of the other texts that names a language or tool, or "".
func (f *form) namedTools() string {
	for _, b := range f.blocks {
		if words := b.quote(evaluation.AskTools); words != "" {
			return dutch.Unwrap(words)
		}
	}
	for _, text := range []string{f.Novelty.Text, f.CodeNovelty.Text, f.Summary.Text} {
		for _, c := range find.Analyse(NoveltyText(*f.Application, text)).Clauses {
			if c.Strength(find.Tool) > 0 {
				return dutch.Unwrap(strings.TrimSpace(text[c.From:c.To]))
			}
		}
	}
	return ""
}

// remarks may be empty.
func (f *form) remarks() []requirement {
	r := whole("remarks", "Opmerkingen", "Wil je RVO nog iets laten weten? Dit veld mag leeg blijven.", "", &f.Remarks.Text)
	r.limit, r.missing = RemarksMax, false
	return []requirement{r}
}

// aboutSoftware leads a question about the software in a product or process.
const aboutSoftware = "Over de programmatuur. "

// novelty is the text on technical novelty.
func (f *form) novelty() []requirement {
	return f.noveltyOf(application.NoveltyPart, "nieuwheid", suffix(*f.Application, f.Project.Focus), "", &f.Novelty.Text)
}

// codeNovelty is that of the software in a product or process.
func (f *form) codeNovelty() []requirement {
	return f.noveltyOf(application.CodeNoveltyPart, "programmatuur_nieuwheid", codeSuffix, aboutSoftware, &f.CodeNovelty.Text)
}

func (f *form) noveltyOf(p application.PartKey, key, suffix, lead string, text *string) []requirement {
	r := whole(key, "Technische nieuwheid"+suffix,
		"Waarom zijn deze oplossingsrichtingen technisch nieuw voor jouw bedrijf, en welke technische risico's en onzekerheden horen daarbij? RVO vergelijkt met de stand van de techniek.",
		lead+"Waarom is deze oplossing technisch nieuw voor jouw bedrijf? Schrijf op waar je kennis nu ophoudt.", text)
	if f.reads && r.missing {
		r.hint = evaluation.QuestionOf(evaluation.AskEdge).Example(f.topic())
	}
	return f.unsaid(r, p, text, lead, func() find.Analysis {
		return find.Analyse(NoveltyText(*f.Application, solved(*f.Application, p)+"\n\n"+*text))
	}, evaluation.AskEdge, evaluation.AskRisk, evaluation.AskArt)
}

// unsaid adds to a text what it does not say: what neither its analysis nor an answer in it
// meets. An empty text is asked for as a whole.
func (f *form) unsaid(
	whole requirement, p application.PartKey, text *string, lead string, analysis func() find.Analysis, keys ...string,
) []requirement {
	all := []requirement{whole}
	if whole.missing || !f.reads {
		return all
	}
	read := analysis()
	for _, key := range keys {
		q := evaluation.QuestionOf(key)
		if !q.Met(read.Clauses) && !answered(*f.Application, application.QuestionID(p, "", key), *text) {
			r := fact(key, "", lead+q.Question).long(text).like(q.Example(evaluation.TopicOf(read)))
			r.missing, r.field = true, "text"
			all = append(all, r)
		}
	}
	return all
}
