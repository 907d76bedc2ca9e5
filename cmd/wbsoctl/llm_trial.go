package main

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"wbso/adapters/bootstrap"
	"wbso/app/evaluations"
	"wbso/domain"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
)

// trial is the outcome of a trial, as JSON.
type trial struct {
	Model       string      `json:"model"`
	Texts       int         `json:"texts"`
	Right       int         `json:"right"`
	RedAsGreen  int         `json:"red_as_green"`
	GreenAsRed  int         `json:"green_as_red"`
	Failed      int         `json:"failed"`
	Rows        []trialRow  `json:"rows"`
	Wrong       []wrongText `json:"wrong"`
	InputTokens int         `json:"input_tokens"`
	Output      int         `json:"output_tokens"`
	CostEuros   float64     `json:"cost_euros"`
	Seconds     float64     `json:"seconds"`

	cost evaluation.MicroEuros
}

// trialRow is how the texts of one colour were evaluated.
type trialRow struct {
	Expected evaluation.Colour `json:"expected"`
	Green    int               `json:"green"`
	Amber    int               `json:"amber"`
	Red      int               `json:"red"`
	Failed   int               `json:"failed"`
}

// wrongText is a text, by its place in the file, that was evaluated otherwise than expected.
type wrongText struct {
	Text     int               `json:"text"`
	Field    find.TextField    `json:"field"`
	Expected evaluation.Colour `json:"expected"`
	Got      evaluation.Colour `json:"got"`
}

func colours() []evaluation.Colour {
	return []evaluation.Colour{evaluation.Green, evaluation.Amber, evaluation.Red}
}

func trialOf(m *bootstrap.Meter, t evaluations.Trial, took time.Duration) trial {
	failed, _ := t.FailedSamples()
	out := trial{
		Model: m.Model, Texts: len(t), Right: t.Right(), RedAsGreen: t.CountSamples(evaluation.Red, evaluation.Green), GreenAsRed: t.CountSamples(evaluation.Green, evaluation.Red),
		Failed: failed, Wrong: []wrongText{}, Seconds: math.Round(took.Seconds()*10) / 10,
	}
	for _, c := range colours() {
		out.Rows = append(out.Rows,
			trialRow{Expected: c, Green: t.CountSamples(c, evaluation.Green), Amber: t.CountSamples(c, evaluation.Amber), Red: t.CountSamples(c, evaluation.Red),
				Failed: t.CountSamples(c, "")})
	}
	for n, j := range t {
		if j.Got != "" && j.Got != j.Expected {
			out.Wrong = append(out.Wrong, wrongText{Text: n + 1, Field: j.Question.Field, Expected: j.Expected, Got: j.Got})
		}
	}
	out.InputTokens, out.Output, out.cost = m.Used()
	out.CostEuros = float64(out.cost) / 1e6
	return out
}

// tried shows a trial: in CSV its table, for people the table and what follows from it.
func (t *terminal) tried(out trial) result {
	table := listed(out.Rows, "", []column[trialRow]{
		{title: "Verwacht", key: "expected", coded: true},
		{title: wordOf(evaluation.Green), key: "green"}, {title: wordOf(evaluation.Amber), key: "amber"},
		{title: wordOf(evaluation.Red), key: "red"}, {title: "Mislukt", key: "failed"},
	})
	rows := table.people
	table.value = out
	table.people = func(p *page) {
		rows(p)
		fmt.Fprintln(p)
		p.field("Model", out.Model)
		p.field("Zoals verwacht", fmt.Sprintf("%d van %d (%d%%)", out.Right, out.Texts, out.Right*100/out.Texts))
		p.field("Te mild", fmt.Sprintf("%d rood verwacht en groen gekregen", out.RedAsGreen))
		p.field("Te streng", fmt.Sprintf("%d groen verwacht en rood gekregen", out.GreenAsRed))
		p.field("Anders", places(out.Wrong))
		p.field("Tokens", fmt.Sprintf("%s in, %s uit", domain.DutchInt(out.InputTokens), domain.DutchInt(out.Output)))
		p.field("Kosten", out.cost.Euro())
		p.field("Duur", strings.Replace(strconv.FormatFloat(out.Seconds, 'f', 1, 64), ".", ",", 1)+" s")
	}
	return table
}

// places returns the numbers of texts in the file.
func places(all []wrongText) string {
	if len(all) == 0 {
		return "geen"
	}
	numbers := make([]string, len(all))
	for i, m := range all {
		numbers[i] = strconv.Itoa(m.Text)
	}
	return "tekst " + strings.Join(numbers, ", ")
}
