package llm

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"strings"

	"wbso/domain/evaluation/find"
)

//go:embed prompts/*.md
var promptFiles embed.FS

// prompt is the instruction for a model, with placeholders in {{braces}}. The first line is its
// version.
type prompt struct {
	text    string
	version string // the first line and a digest, so that no change goes unnoticed
	runs    map[string]bool
}

// runLength is how many words in a row must be the same to be a repetition.
const runLength = 6

// promptOf reads the prompt of a file in the folder prompts.
func promptOf(file string) prompt {
	raw, err := promptFiles.ReadFile("prompts/" + file)
	if err != nil { // embedded, so it is there
		panic(err)
	}
	version, text, _ := strings.Cut(string(raw), "\n")
	sum := sha256.Sum256(raw)
	return prompt{
		text:    strings.TrimSpace(text),
		version: strings.ReplaceAll(version, " ", "-") + "-" + hex.EncodeToString(sum[:4]),
		runs:    runsOf(text),
	}
}

// with fills the holes: name, value, name, value.
func (p prompt) with(pairs ...string) string { return strings.NewReplacer(pairs...).Replace(p.text) }

// silence returns what a model said, or nothing when it repeats the prompt.
func (p prompt) silence(said string) string {
	for run := range runsOf(said) {
		if p.runs[run] {
			return ""
		}
	}
	return said
}

// runsOf returns every runLength words in a row.
func runsOf(text string) map[string]bool {
	words, runs := find.Words(text), map[string]bool{}
	for i := range max(0, len(words)-runLength+1) {
		runs[strings.Join(words[i:i+runLength], " ")] = true
	}
	return runs
}
