package cli

import (
	"strings"
	"unicode/utf8"
)

// Width is how many characters a line of help has at most, as of a terminal that does not say
// how wide it is.
const Width = 80

// Hang writes a text after a first part, in lines of at most so many characters. Further lines
// begin below the text. A word that is longer than a line stays whole.
func Hang(first, text string, width int) string {
	var b strings.Builder
	indent := utf8.RuneCountInString(first)
	b.WriteString(first)
	at := indent
	for i, word := range strings.Fields(text) {
		n := utf8.RuneCountInString(word)
		switch {
		case i == 0:
		case at+1+n > width:
			b.WriteString("\n" + strings.Repeat(" ", indent))
			at = indent
		default:
			b.WriteByte(' ')
			at++
		}
		b.WriteString(word)
		at += n
	}
	return b.String()
}

// wrapped writes the paragraphs of a text anew, in lines of Width characters. Indented lines stay as they
// are.
func wrapped(text string) string {
	var out, paragraph []string
	flush := func() {
		if len(paragraph) > 0 {
			out, paragraph = append(out, Hang("", strings.Join(paragraph, " "), Width)), nil
		}
	}
	for _, line := range strings.Split(text, "\n") {
		if line != "" && line[0] != ' ' {
			paragraph = append(paragraph, line)
			continue
		}
		flush()
		out = append(out, line)
	}
	flush()
	return strings.Join(out, "\n")
}

// folded continues a command that is too long on a next line, before a flag, a file or a program.
func folded(line string) string {
	if utf8.RuneCountInString(line) <= Width {
		return line
	}
	at := -1
	for _, before := range []string{" --", " > ", " < ", " wbsoctl ", " wbso ", " -o "} {
		for i := range line {
			if i > at && i > 4 && utf8.RuneCountInString(line[:i]) <= Width-2 && strings.HasPrefix(line[i:], before) {
				at = i
			}
		}
	}
	if at < 0 {
		return line
	}
	return line[:at] + " \\\n" + folded("     "+line[at:])
}
