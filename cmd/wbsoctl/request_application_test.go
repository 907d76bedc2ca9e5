package main

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
)

// An application of the demonstration, from its questions to the day on which it is filed.
func TestGolden_request_application(t *testing.T) {
	s := &transcript{desk: demonstrated(t)}
	const ref = "WBSO-2026-00007"
	s.do("", "request", "questions", ref)
	s.do("", "request", "questions", ref, "-o", "csv")
	s.do("", "request", "file", ref, "--date", "2026-11-19")
	s.do("", "request", "answer", ref, "novelty.art", "De stand van de techniek is bonenmeel in crackers; dat voldoet niet, omdat crackers niet rijzen.")
	s.do("", "request", "answer", ref, "project.focus", "productieproces")
	s.do("", "request", "answer", ref, "phases.empty", "Bakproeven met 40% bonenmeel: december 2027")
	s.do("We bakken een proefreeks met stoom en meten de bitterheid.\n", "request", "answer", ref, "bottlenecks.k2.solution", "-")
	s.do("", "request", "answer", ref, "bottlenecks.k2.unknown", "--aside")
	s.do("", "request", "answer", ref, "bottlenecks.k2.unknown", "Tekst.", "--aside")
	s.do("", "request", "answer", ref, "nergens", "Tekst.")
	s.do("", "request", "layout", ref)
	s.do("", "request", "layout", ref, "s4", "k1.solution")
	s.do("", "request", "layout", ref, "s4", "nergens")
	s.do("", "request", "layout", ref, "s4")
	s.do("", "request", "layout", ref, "-o", "csv")
	s.do("", "request", "file", ref, "--date", "eind november")
	s.do("", "request", "file", ref, "--date", "2026-11-19")
	s.do("", "request", "file", ref, "--date", "2026-11-19", "--reference", "SO27012345", "--yes")
	s.do("", "request", "layout", ref, "s4", "novelty")
	s.do("", "request", "ics", ref, "-")
	s.do("", "request", "questions", "nergens")
	s.compare(t, "request_application")
	for line := range strings.Lines(s.settled()) {
		if !strings.HasPrefix(line, "$ ") && !strings.Contains(line, ",") {
			assert.LessOrEqual(t, utf8.RuneCountInString(line), 81, line)
		}
	}
}

// Two paid applications of the demonstration that go to RVO as one.
func TestGolden_request_bundle(t *testing.T) {
	s := &transcript{desk: demonstrated(t)}
	const one, two = "WBSO-2026-00007", "WBSO-2026-00008"
	s.do("", "request", "bundle", one)
	s.do("", "request", "bundle", one, "--with", two)
	s.do("", "request", "bundle", one, "--with", "nergens")
	s.do("", "request", "bundle", one, "--with", "WBSO-2026-00001")
	s.do("", "request", "bundle", two, "-o", "csv")
	s.do("", "request", "bundle", two, "--with", one, "--undo")
	s.do("", "request", "bundle", two, "--undo")
	s.compare(t, "request_bundle")
}
