package main

import (
	"encoding/json"
	"errors"
	"fmt"

	"wbso/app/evaluations"
	"wbso/cmd/internal/cli"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
)

// sample is a text in a labelled file. What else it says, such as why, is for people.
type sample struct {
	Field       string
	Expected    evaluation.Colour
	Text        string
	Description string
}

// readSamples reads a labelled file, whole or not at all.
func readSamples(content string) (samples []evaluations.Sample, err error) {
	var all []sample
	if err := json.Unmarshal([]byte(content), &all); err != nil {
		return nil, fmt.Errorf("dit bestand is geen JSON-lijst van teksten: %w", err)
	}
	for n, s := range all {
		q := find.Text{Field: fields[s.Field], Text: s.Text, Pitch: s.Description}
		if err := s.check(q); err != nil {
			return nil, fmt.Errorf("tekst %d: %w", n+1, err)
		}
		samples = append(samples, evaluations.Sample{Question: q, Expected: s.Expected})
	}
	if len(samples) == 0 {
		return nil, errors.New("er staan geen teksten in dit bestand")
	}
	return samples, nil
}

func (s sample) check(q find.Text) error {
	switch {
	case q.Field == "":
		return fmt.Errorf("field is %q en niet elevator_pitch, innovation of technical_challenges", s.Field)
	case s.Expected != evaluation.Green && s.Expected != evaluation.Amber && s.Expected != evaluation.Red:
		return fmt.Errorf("expected is %q en niet green, amber of red", s.Expected)
	}
	if err := evaluation.CheckTextQuestion(q); err != nil {
		return errors.New(cli.Sentence(err))
	}
	return nil
}

// fields are the texts by their names in the API and in the wizard.
var fields = map[string]find.TextField{
	"elevator_pitch":             find.ElevatorPitch,
	"innovation":                 find.Innovation,
	"innovation_description":     find.Innovation,
	"technical_challenges":       find.TechnicalChallenges,
	"technical_challenges_input": find.TechnicalChallenges,
}
