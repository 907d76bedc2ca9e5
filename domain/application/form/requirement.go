// Package form is the form of RVO that an application fills: what it wants of each part, the questions for
// what is missing, and where an answer goes.
package form

import (
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/dutch"
)

// requirement is one thing that RVO wants of an application: the box that it fills, the
// question for it while it is missing, and how an answer gets there. All that calls a part
// complete, open or empty reads the requirements of that part.
type requirement struct {
	part  application.PartKey
	block string // the id of the row or bottleneck that it is about, if any
	need  string

	// Its box. There is none without a heading.
	key, heading, ask, text string
	limit                   int
	asks                    []string // the questions that fill the box; its own unless given
	mark                    string   // while its question is open over what it says; halfMark unless given

	// Its question. A box whose answer is part of another question has no words of its own.
	missing        bool
	thin           bool // answered, but RVO nearly always asks more
	question, hint string
	suggestion     string // a sentence of the user elsewhere that may answer it
	input          string
	options        []application.Option
	field          string // into which the answer goes; the need unless given
	place          func(p *placer, field, text string) error
}

func (r requirement) id() string { return application.QuestionID(r.part, r.block, r.need) }

// fact returns a requirement for a short answer, with its box and its question. The caller sets how
// the answer is read.
func fact(need, heading, question string) requirement {
	return requirement{need: need, heading: heading, question: question}
}

// when says that RVO only asks it under a condition.
func (r requirement) when(asked bool) requirement {
	r.missing = r.missing && asked
	return r
}

// like gives an example of an answer.
func (r requirement) like(hint string) requirement {
	r.hint = hint
	return r
}

// typed returns a fact of one line that is kept as it was typed.
func (r requirement) typed(to *string) requirement {
	r.text, r.missing, r.input = *to, application.IsBlank(*to), LineInput
	r.place = func(p *placer, field, text string) error {
		*to = text
		return p.fact(field, text)
	}
	return r
}

// line returns a text of one line.
func (r requirement) line(to *string) requirement {
	r.text, r.missing, r.input = *to, application.IsBlank(*to), LineInput
	r.place = func(p *placer, field, text string) error {
		*to = ""
		p.append(field, to, strings.Join(strings.Fields(text), " "))
		return nil
	}
	return r
}

// long returns a text to which an answer is added.
func (r requirement) long(to *string) requirement {
	r.input = TextInput
	r.place = func(p *placer, field, text string) error {
		p.append(field, to, text)
		return nil
	}
	return r
}

func (r requirement) yesNo(to **bool) requirement {
	r.text, r.missing, r.input = yesNo(*to), *to == nil, YesNoInput
	r.place = parsed(dutch.YesNo, func(yes bool) { *to = &yes }, func(yes bool) string { return yesNo(&yes) })
	return r
}

// number returns a whole number within bounds.
func (r requirement) number(to **int, low, high int) requirement {
	r.text, r.missing, r.input = number(*to), *to == nil, NumberInput
	r.place = parsed(func(text string) (int, error) { return dutch.Number(text, low, high) }, func(n int) { *to = &n }, strconv.Itoa)
	return r
}

func (r requirement) choice(options []application.Option, value string, set func(string)) requirement {
	r.text, r.missing, r.input, r.options = application.LabelOf(options, value), value == "", ChoiceInput, options
	r.place = parsed(func(text string) (string, error) { return oneOf(options, text) }, set, func(v string) string { return application.LabelOf(options, v) })
	return r
}

func (r requirement) month(to *string) requirement {
	r.text, r.missing, r.input, r.field = *to, *to == "", MonthInput, "done"
	r.place = parsed(dutch.Month, func(m domain.Month) { *to = application.PhaseMonth(m) }, application.PhaseMonth)
	return r
}

func same(s string) string { return s }

// parsed places an answer that parse understands.
func parsed[T any](parse func(string) (T, error), set func(T), show func(T) string) func(*placer, string, string) error {
	return func(p *placer, field, text string) error {
		v, err := parse(text)
		if err != nil {
			return err
		}
		set(v)
		return p.fact(field, show(v))
	}
}
