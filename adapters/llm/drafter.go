package llm

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"wbso/domain/application/draft"
	"wbso/ports"
)

// Drafter implements ports.Drafter. What it proposes is checked by the order.
type Drafter struct{ model Completer }

var _ ports.Drafter = Drafter{}

// NewDrafter returns a drafter that asks a model, which is guarded.
func NewDrafter(model Completer) Drafter { return Drafter{model} }

// Version names the model and the prompt.
func (d Drafter) Version() string { return d.model.Model() + "/" + drafterPrompt.version }

// WriteDraft implements ports.Drafter.
func (d Drafter) WriteDraft(ctx context.Context, o draft.Order) (draft.Proposal, error) {
	answer, err := d.model.Complete(ctx, drafterQuestion(o))
	if err != nil {
		return draft.Proposal{}, failed(err)
	}
	var said draftAnswer
	if decode(answer, drafterShape(o), &said) != nil {
		return draft.Proposal{}, nil
	}
	return said.proposal(), nil
}

var drafterPrompt = promptOf("drafter.md")

// drafterTokens bounds an answer: RVO's box, with room for the sentences that it names.
const drafterTokens = 2000

func drafterQuestion(o draft.Order) Question {
	lines, fields, marks := sentencesOf(o), fieldsOf(o), strings.Join(o.Wrong, "\n")
	f := fenceFor(lines, fields, marks)
	var user strings.Builder
	user.WriteString(f.rule())
	fmt.Fprintf(&user, "Te schrijven: %s. RVO vraagt: %s\nHoogstens %d tekens.\n\n", o.Heading, o.Ask, o.Most)
	user.WriteString("De velden, met de tekst die er nu staat:\n" + f.around("velden", fields))
	user.WriteString("\nDe zinnen. Met een sterretje: de zinnen van dit onderdeel.\n" + f.around("zinnen", lines))
	if marks != "" {
		user.WriteString("\nJe vorige antwoord is geweigerd. Schrijf het opnieuw en herstel dit:\n" + f.around("fouten", marks))
	}
	return Question{System: drafterPrompt.text, User: user.String(), Name: "voorstel", Schema: drafterShape(o).json(), Most: drafterTokens}
}

func sentencesOf(o draft.Order) string {
	var out strings.Builder
	for _, s := range o.Sentences {
		star := ""
		if o.Own(s) {
			star = "*"
		}
		fmt.Fprintf(&out, "S%d%s: %s\n", s.Number, star, strings.Join(strings.Fields(s.Text), " "))
	}
	return out.String()
}

func fieldsOf(o draft.Order) string {
	var out strings.Builder
	for _, field := range o.Fields {
		fmt.Fprintf(&out, "%s (%s)\n%s\n\n", field.Name, field.Ask, field.Text)
	}
	return out.String()
}

// drafterShape returns the JSON schema of an answer: first the numbers of the sentences, then the
// text that rests on them.
func drafterShape(o draft.Order) shape {
	var names []any
	for _, field := range o.Fields {
		names = append(names, field.Name)
	}
	return object(
		of("texts", list(object(of("field", oneOf(names...)), of("sentences", list(text())), of("text", text())))),
		of("left_out", list(object(of("sentence", text()), of("reason", text())))),
	)
}

// draftAnswer is the answer of a model, in the form of drafterShape.
type draftAnswer struct {
	Texts []struct {
		Field     string
		Sentences []string
		Text      string
	}
	LeftOut []struct {
		Sentence string
		Reason   string
	} `json:"left_out"`
}

func (d draftAnswer) proposal() (p draft.Proposal) {
	for _, t := range d.Texts {
		out := draft.Text{Field: t.Field, Text: drafterPrompt.silence(t.Text)}
		for _, s := range t.Sentences {
			out.Cites = append(out.Cites, sentenceNumber(s))
		}
		p.Texts = append(p.Texts, out)
	}
	for _, l := range d.LeftOut {
		p.LeftOut = append(p.LeftOut, draft.Omission{Sentence: sentenceNumber(l.Sentence), Reason: drafterPrompt.silence(l.Reason)})
	}
	return p
}

// sentenceNumber returns the number of S3, S3* or 3; 0, which no sentence has, for anything else.
func sentenceNumber(name string) int {
	n, err := strconv.Atoi(strings.Trim(name, "Ss* "))
	if err != nil {
		return 0
	}
	return n
}
