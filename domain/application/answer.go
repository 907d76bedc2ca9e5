package application

import (
	"strings"

	"wbso/domain"
)

// UnclearAnswer returns an error about an answer.
func UnclearAnswer(code domain.Code, args domain.Args) error {
	return &domain.Error{Kind: domain.Invalid, Code: code, Args: args}
}

// ListLines returns the lines of an answer, without the numbers or dashes of a list.
func ListLines(text string) []string {
	var out []string
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(ListItem.ReplaceAllString(strings.TrimSpace(line), ""))
		if line != "" {
			out = append(out, line)
		}
	}
	return out
}

// Answer is a part that is one text.
type Answer struct {
	Text string `json:"text"`
}
