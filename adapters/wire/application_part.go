package wire

import (
	"wbso/app"
	"wbso/domain/application"
)

// Part is one part of an application. Content has the shape of its key, and is null for a
// part that is locked.
type Part struct {
	Key          application.PartKey `json:"key"`
	Label        string              `json:"label"`
	Rev          int                 `json:"rev"`
	State        string              `json:"state"`
	Questions    int                 `json:"questions"`
	Locked       bool                `json:"locked"`
	Touched      bool                `json:"touched"`
	Hidden       bool                `json:"hidden"`
	Length       int                 `json:"length"`
	Limit        *int                `json:"limit"`
	HiddenBlocks int                 `json:"hidden_blocks"`
	Printed      []PrintedAnswer     `json:"printed"`
	Content      any                 `json:"content"`
}

// PrintedAnswer is what one box of RVO's form gets.
type PrintedAnswer struct {
	Key     string `json:"key"`
	Heading string `json:"heading"`
	Ask     string `json:"ask"`
	Text    string `json:"text"`
	Length  int    `json:"length"`
	Limit   *int   `json:"limit"`
}

// partsOf shapes the parts as far as the caller may read them.
func partsOf(d app.Dossier) []Part {
	return Each(d.Application.Views(d.Company, d.CompanyRev, d.Open, d.Whole), partOf)
}

func partOf(v application.View) Part {
	return Part{
		Key: v.Key, Label: v.Label, Rev: v.Rev, State: string(v.State), Questions: v.Questions, Locked: v.Locked, Touched: v.Touched,
		Hidden: v.Hidden, Length: v.Length, Limit: limitOf(v.Limit), HiddenBlocks: v.HiddenBlocks,
		Printed: Each(v.Printed, printedAnswerOf), Content: v.Content,
	}
}

func printedAnswerOf(s application.Section) PrintedAnswer {
	return PrintedAnswer{Key: s.Key, Heading: s.Heading, Ask: s.Ask, Text: s.Text, Length: s.Length(),
		Limit: limitOf(s.Limit)}
}

// limitOf is a limit, or null for none.
func limitOf(n int) *int {
	if n == 0 {
		return nil
	}
	return &n
}
