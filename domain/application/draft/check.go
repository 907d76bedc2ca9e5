package draft

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/form"
	"wbso/domain/evaluation/find"
)

// Proposal is what a drafter answers to an order.
type Proposal struct {
	Texts   []Text
	LeftOut []Omission
}

// draftReasonMax bounds the reason for leaving out a sentence, in characters.
const draftReasonMax = 200

// CheckDraft makes a draft of a proposal. It returns the faults of the proposal, in words for the
// drafter that tries again, and a dropped draft when the proposal changes nothing.
func (o Order) CheckDraft(p Proposal) (Draft, []string) {
	c := &check{order: o, used: map[int]bool{}}
	for _, t := range p.Texts {
		c.text(Text{Field: t.Field, Text: tidy(t.Text), Cites: slices.Compact(slices.Sorted(slices.Values(t.Cites)))})
	}
	for _, l := range p.LeftOut {
		c.leftOut(l)
	}
	if len(c.texts) == 0 {
		c.fault("Het antwoord bevat geen tekst.")
	}
	c.complete()
	c.lengths()
	return c.draft(), c.wrong
}

// check collects a draft and what is wrong with it.
type check struct {
	order  Order
	texts  []Text
	unused []Omission
	used   map[int]bool // by number of the sentence
	wrong  []string
}

func (c *check) fault(format string, args ...any) {
	c.wrong = append(c.wrong, fmt.Sprintf(format, args...))
}

func (c *check) text(t Text) {
	if !slices.ContainsFunc(c.order.Fields, func(f Field) bool { return f.Name == t.Field }) {
		c.fault("Het veld %q wordt niet gevraagd.", t.Field)
		return
	}
	if slices.ContainsFunc(c.texts, func(other Text) bool { return other.Field == t.Field }) {
		c.fault("Het veld %q staat er twee keer.", t.Field)
		return
	}
	var cited []string
	for _, n := range t.Cites {
		if s, found := c.sentence(n); found {
			cited, c.used[n] = append(cited, s.Text), true
		}
	}
	c.texts = append(c.texts, t)
	if t.Field == stepsField {
		c.steps(t, strings.Join(cited, "\n"))
	} else if t.Text != "" {
		c.words(t, strings.Join(cited, "\n"))
	}
}

// sentence finds a sentence by its number.
func (c *check) sentence(n int) (Sentence, bool) {
	if n < 1 || n > len(c.order.Sentences) {
		c.fault("Zin S%d bestaat niet.", n)
		return Sentence{}, false
	}
	return c.order.Sentences[n-1], true
}

// words checks that a text is Dutch and has no number and no name that its sentences lack.
func (c *check) words(t Text, cited string) {
	rest := form.Gaps.ReplaceAllString(t.Text, "")
	if len(t.Cites) == 0 && strings.TrimSpace(rest) != "" {
		c.fault("Veld %q noemt geen zinnen waarop de tekst steunt.", t.Field)
	}
	if strings.ContainsAny(rest, "[]") && !strings.ContainsAny(cited, "[]") {
		c.fault("Een gat schrijf je als [vul in: wat er ontbreekt].")
	}
	if domain.CheckText(t.Text) != nil || strings.ContainsFunc(t.Text, func(r rune) bool { return r != '\n' && domain.Invisible(r) }) {
		c.fault("Veld %q heeft onzichtbare tekens of is veel te lang.", t.Field)
	}
	if find.Analyse(form.BottleneckText(rest)).Language == find.English {
		c.fault("Schrijf in het Nederlands.")
	}
	known := form.Figures.FindAllString(cited, -1)
	for _, n := range form.Figures.FindAllString(t.Text, -1) {
		if !slices.Contains(known, n) {
			c.fault("Het getal %s staat niet in de zinnen die veld %q noemt.", n, t.Field)
		}
	}
	words := namesAndWords(cited)
	for _, name := range namesIn(t.Text) {
		if !words[strings.ToLower(name)] {
			c.fault("De naam %s staat niet in de zinnen die veld %q noemt.", name, t.Field)
		}
	}
}

// namesAndWords returns the words of a text in lower case.
func namesAndWords(text string) map[string]bool {
	all := map[string]bool{}
	for _, w := range strings.FieldsFunc(strings.ToLower(text), notOfWord) {
		all[w] = true
	}
	return all
}

func notOfWord(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }

// namesIn returns the words with a capital within a sentence, and those that begin one with
// more than a capital: API, TensorFlow.
func namesIn(text string) (names []string) {
	begins := true
	for _, word := range strings.Fields(text) {
		for _, w := range strings.FieldsFunc(word, notOfWord) {
			_, first := utf8.DecodeRuneInString(w)
			if !begins && strings.ContainsFunc(w, unicode.IsUpper) || strings.ContainsFunc(w[first:], unicode.IsUpper) {
				names = append(names, w)
			}
			begins = false
		}
		begins = begins || application.Punctuated(word)
	}
	return names
}

func (c *check) leftOut(l Omission) {
	if _, found := c.sentence(l.Sentence); found && !c.used[l.Sentence] {
		c.used[l.Sentence] = true
		if reason := []rune(domain.OneLine(l.Reason)); len(reason) <= draftReasonMax {
			c.unused = append(c.unused, Omission{l.Sentence, string(reason)})
		} else {
			c.unused = append(c.unused, Omission{l.Sentence, string(reason[:draftReasonMax-1]) + "…"})
		}
	}
}

// complete checks that each sentence of the fields that are written anew is used or left out.
func (c *check) complete() {
	for _, s := range c.order.Sentences {
		if c.order.Own(s) && !c.used[s.Number] && !c.stays(s) {
			c.fault("Zin S%d is niet gebruikt en niet weggelaten.", s.Number)
		}
	}
}

// stays reports whether a sentence is in a field that the draft leaves as it is.
func (c *check) stays(s Sentence) bool {
	return slices.ContainsFunc(c.order.Fields, func(f Field) bool {
		written := slices.ContainsFunc(c.texts, func(t Text) bool { return t.Field == f.Name })
		return !written && strings.Contains(application.Paragraphs(f.Text), s.Text)
	})
}

// lengths checks that what is printed of the draft fits in its share of RVO's box.
func (c *check) lengths() {
	for _, printed := range c.printed() {
		if n := utf8.RuneCountInString(printed); n > c.order.Most {
			c.fault("De tekst is te lang: %d tekens, en er mogen er %d zijn.", n, c.order.Most)
		}
	}
}

// printed returns the texts that RVO would get of the part or bottleneck with the draft in it.
func (c *check) printed() []string {
	content, found := drafted(c.order.app, c.order.Part, c.order.Block, c.texts)
	if !found {
		return nil
	}
	switch p := content.(type) {
	case application.Answer:
		return []string{application.Paragraphs(p.Text)}
	case application.Bottlenecks:
		for _, b := range p.Blocks {
			if b.ID == c.order.Block {
				return []string{application.Paragraphs(b.Problem), application.Paragraphs(b.Solution)}
			}
		}
	}
	return nil
}

func (c *check) draft() Draft {
	d := Draft{Part: c.order.Part, Block: c.order.Block, State: DraftDropped, Texts: c.texts, LeftOut: c.unused}
	for _, s := range c.order.Sentences {
		if c.used[s.Number] {
			d.Sentences = append(d.Sentences, s)
		}
	}
	for _, t := range c.texts {
		was, _ := field(c.order.app, d.Part, d.Block, t.Field)
		d.Was = append(d.Was, Text{Field: t.Field, Text: was})
		if tidy(was) != t.Text && len(c.wrong) == 0 {
			d.State = DraftOpen
		}
	}
	return d
}

// steps checks the steps of a draft: each has a month, and is made of the sentences that are
// named. A month may be new: it is a proposal until its owner accepts it.
func (c *check) steps(t Text, cited string) {
	rows := application.ListLines(t.Text)
	if len(rows) == 0 || len(rows) > stepsMost {
		c.fault("Geef 1 tot en met %d stappen.", stepsMost)
	}
	var steps application.Phases
	for i, line := range rows {
		row, err := form.Step(line)
		switch _, dated := row.DoneMonth(); {
		case err != nil || !dated:
			c.fault("Regel %d is niet één stap met één maand, zoals: %s.", i+1, form.StepExample)
			return
		case utf8.RuneCountInString(row.Activity) > form.ActivityMax:
			c.fault("Regel %d is te lang: hoogstens %d tekens.", i+1, form.ActivityMax)
		case strings.ContainsAny(row.Activity, "[]"):
			c.fault("Een stap heeft geen gat. Laat een stap weg waarvan je niets weet.")
		}
		steps.Rows = append(steps.Rows, row)
	}
	c.months(steps)
	c.words(Text{Field: t.Field, Text: activities(steps), Cites: t.Cites}, cited)
}

// months checks the months of steps by what would be asked of them.
func (c *check) months(steps application.Phases) {
	next := c.order.app
	next.Phases = steps
	if last, late := next.LastPhase(); late {
		c.fault("De laatste stap, “%s”, is eerder gereed dan een stap ervoor.", application.QuoteOf(last.Activity))
	}
	start, err := domain.ParseDate(next.Project.Start)
	if early := next.EarlyPhase(start); err == nil && early.Activity != "" {
		c.fault("“%s” is gereed voordat het project begint.", application.QuoteOf(early.Activity))
	}
}
