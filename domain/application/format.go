package application

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/dutch"
)

// An answer of fewer words says too little to count when an analysis does not recognise it.
const answerWords = 4

// SaysEnough reports whether a text says enough to count by itself. An example with its slots
// still open does not.
func SaysEnough(text string) bool {
	return len(PlainWords(text)) >= answerWords && !strings.Contains(text, "…") && !strings.Contains(text, "...")
}

// PlainWords returns the words and numbers of a text in small letters.
func PlainWords(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// JoinText puts one text after another, on a line of its own unless the first one ends a sentence.
func JoinText(before, text string) string {
	if before == "" || text == "" || Punctuated(before) {
		return JoinLines(before, text)
	}
	return before + HardBreak + "\n" + text
}

// IsBlank reports whether nothing of a text can be seen.
func IsBlank(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsSpace(r) && !domain.Invisible(r) })
}

// VisibleText returns a text without the space around it, and "" for a text that has no visible
// character.
func VisibleText(text string) string {
	if IsBlank(text) {
		return ""
	}
	return strings.TrimSpace(text)
}

// quoteMax is the length of a quotation in a question, in characters.
const quoteMax = 60

// QuoteOf returns the first words of a text.
func QuoteOf(text string) string {
	line, _, _ := strings.Cut(dutch.Unwrap(strings.TrimSpace(text)), "\n")
	if utf8.RuneCountInString(line) <= quoteMax {
		return strings.TrimRight(line, ".:; ")
	}
	head := string([]rune(line)[:quoteMax])
	if i := strings.LastIndexByte(head, ' '); i > 0 {
		head = head[:i]
	}
	return strings.TrimRight(head, " ,.;:") + "…"
}

// JoinLines puts a text behind another one: on the same line when that ends a sentence.
func JoinLines(before, text string) string {
	switch {
	case before == "" || text == "":
		return before + text
	case Punctuated(before):
		return before + " " + text
	}
	return before + "\n" + text
}

// Punctuated reports whether a text ends a sentence.
func Punctuated(text string) bool {
	return strings.ContainsAny(lastOf(strings.TrimRight(text, " \t\n'\"’”)")), ".!?:;…")
}

func lastOf(s string) string {
	r := []rune(s)
	if len(r) == 0 {
		return ""
	}
	return string(r[len(r)-1])
}

// ListItem matches the start of an item of a list.
var ListItem = regexp.MustCompile(`^\s*(?:[-–—*•]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s`)

// HardBreak before the end of a line keeps that line end, as in Markdown.
const HardBreak = "  "

// Paragraphs returns a text as a form takes it: one line per paragraph or item of a list,
// without the line ends that an editor or a mail put within a sentence.
func Paragraphs(text string) string {
	var out strings.Builder
	before, broken := "", false
	for _, typed := range strings.Split(VisibleText(strings.ReplaceAll(text, "\r\n", "\n")), "\n") {
		line := strings.TrimRight(typed, " \t")
		switch {
		case out.Len() == 0:
		case before == "" || line == "" || broken || Punctuated(before) || ListItem.MatchString(line):
			out.WriteString("\n")
		default:
			out.WriteString(" ")
			line = strings.TrimLeft(line, " \t")
		}
		out.WriteString(line)
		before, broken = line, strings.HasSuffix(typed, HardBreak)
	}
	return out.String()
}
