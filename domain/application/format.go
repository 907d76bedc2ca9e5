package application

import (
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/dutch"
)

func number(n *int) string {
	if n == nil {
		return ""
	}
	return strconv.Itoa(*n)
}

func yesNo(b *bool) string {
	switch {
	case b == nil:
		return ""
	case *b:
		return "Ja"
	}
	return "Nee"
}

// blank reports whether nothing of a text can be seen.
func blank(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsSpace(r) && !domain.Invisible(r) })
}

// shown returns a text without space around it, and "" for one of which nothing can be seen.
func shown(text string) string {
	if blank(text) {
		return ""
	}
	return strings.TrimSpace(text)
}

// quoteMax is the length of a quotation in a question, in characters.
const quoteMax = 60

// quote returns the first words of a text.
func quote(text string) string {
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

// hardBreak before the end of a line keeps that line end, as in Markdown.
const hardBreak = "  "

// paragraphs returns a text as a form takes it: one line per paragraph or item of a list,
// without the line ends that an editor or a mail put within a sentence.
func paragraphs(text string) string {
	var out strings.Builder
	before, broken := "", false
	for _, typed := range strings.Split(shown(strings.ReplaceAll(text, "\r\n", "\n")), "\n") {
		line := strings.TrimRight(typed, " \t")
		switch {
		case out.Len() == 0:
		case before == "" || line == "" || broken || ends(before) || listItem.MatchString(line):
			out.WriteString("\n")
		default:
			out.WriteString(" ")
			line = strings.TrimLeft(line, " \t")
		}
		out.WriteString(line)
		before, broken = line, strings.HasSuffix(typed, hardBreak)
	}
	return out.String()
}
