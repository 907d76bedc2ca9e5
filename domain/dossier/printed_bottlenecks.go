package dossier

import (
	"regexp"
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/evaluation"
)

const (
	askProblems  = "Welke concrete technische problemen moet je zelf oplossen? Geen aanleiding, randvoorwaarden of functionele eisen, en geen problemen die een partner oplost."
	askSolutions = "Wat ga je zelf bouwen of programmeren om elk genoemd knelpunt weg te nemen, en volgens welk werkingsprincipe?"
)

// printBottlenecks returns the two boxes of the bottlenecks, or two pairs when software is
// part of a product or process. Both boxes of a pair carry the same numbers.
func (a Application) printBottlenecks() []Section {
	if !a.Embedded() {
		return pair("", a.suffix(a.Project.Focus), emptyNeed, a.Bottlenecks.Blocks)
	}
	var matter, code []Bottleneck
	for _, b := range a.Bottlenecks.Blocks {
		if a.ofSoftware(b) {
			code = append(code, b)
		} else {
			matter = append(matter, b)
		}
	}
	return append(pair("", "", emptyNeed, matter), pair("programmatuur_", codeSuffix, codeNeed, code)...)
}

// ofSoftware reports whether a bottleneck is in the boxes about embedded software.
func (a Application) ofSoftware(b Bottleneck) bool { return a.Embedded() && b.Side == FocusSoftware }

// pair returns both boxes of some bottlenecks. When there is none, first asks for one.
func pair(prefix, suffix, first string, blocks []Bottleneck) []Section {
	problems := Section{Part: BottlenecksPart, Key: prefix + "knelpunten", Heading: "Technische knelpunten" + suffix, Ask: askProblems, Limit: AnswerMax}
	solutions := Section{Part: BottlenecksPart, Key: prefix + "oplossingsrichtingen", Heading: "Technische oplossingsrichtingen" + suffix, Ask: askSolutions, Limit: AnswerMax}
	var problemTexts, solutionTexts []string
	n := 0
	for _, b := range blocks {
		problem, solution := b.PrintedProblem(), paragraphs(b.Solution)
		if problem == "" && solution == "" {
			continue
		}
		n++
		problemTexts = numbered(problemTexts, n, problem)
		solutionTexts = numbered(solutionTexts, n, solution)
		problems.Asks = append(problems.Asks, questionID(BottlenecksPart, b.ID, evaluation.AskProblem))
		solutions.Asks = append(solutions.Asks, questionID(BottlenecksPart, b.ID, evaluation.AskSolution))
	}
	if n == 0 {
		problems.Asks = []string{questionID(BottlenecksPart, "", first)}
		solutions.Asks = problems.Asks
	}
	problems.Text, solutions.Text = strings.Join(problemTexts, "\n\n"), strings.Join(solutionTexts, "\n\n")
	return []Section{problems, solutions}
}

// numbered adds a text under its number, unless the user wrote that number before it.
func numbered(all []string, n int, text string) []string {
	number := strconv.Itoa(n) + ". "
	if text == "" || strings.HasPrefix(text, number) {
		number = ""
	}
	if text == "" {
		return all
	}
	return append(all, number+domain.Capital(text))
}

// PrintedProblem returns what a bottleneck says of its problem, as it is printed.
func (b Bottleneck) PrintedProblem() string {
	var out string
	for _, s := range b.slots() {
		if s.text != &b.Solution {
			out = follow(out, paragraphs(*s.text))
		}
	}
	return out
}

// follow puts a text behind another one: on the same line when that ends a sentence.
func follow(before, text string) string {
	switch {
	case before == "" || text == "":
		return before + text
	case ends(before):
		return before + " " + text
	}
	return before + "\n" + text
}

// ends reports whether a text ends a sentence.
func ends(text string) bool {
	return strings.ContainsAny(lastOf(strings.TrimRight(text, " \t\n'\"’”)")), ".!?:;…")
}

func lastOf(s string) string {
	r := []rune(s)
	if len(r) == 0 {
		return ""
	}
	return string(r[len(r)-1])
}

// listItem matches the start of an item of a list.
var listItem = regexp.MustCompile(`^\s*(?:[-–—*•]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s`)

// paragraphs returns a text as a form takes it: one line per paragraph or item of a list,
// without the line ends that an editor or a mail put within a sentence.
func paragraphs(text string) string {
	var out strings.Builder
	before := ""
	for _, line := range strings.Split(shown(strings.ReplaceAll(text, "\r\n", "\n")), "\n") {
		line = strings.TrimRight(line, " \t")
		switch {
		case out.Len() == 0:
		case before == "" || line == "" || ends(before) || listItem.MatchString(line):
			out.WriteString("\n")
		default:
			out.WriteString(" ")
			line = strings.TrimLeft(line, " \t")
		}
		out.WriteString(line)
		before = line
	}
	return out.String()
}
