package mailtext

import (
	"strings"
	"unicode/utf8"
)

// width is the longest line of a paragraph, in characters.
const width = 72

// PlainText returns the letter as plain text.
func (m Mail) PlainText(from Sender) string {
	blocks := []string{m.greeting()}
	for _, p := range m.Before {
		blocks = append(blocks, wrap(p))
	}
	if m.Quote != "" {
		blocks = append(blocks, quoted(m.Quote))
	}
	if m.Button.URL != "" {
		blocks = append(blocks, m.Button.Text+":\n"+m.Button.URL)
	}
	for _, p := range m.After {
		blocks = append(blocks, wrap(p))
	}
	blocks = append(blocks, "Met vriendelijke groet,\n"+from.Brand, "-- \n"+wrap(from.signature()))
	return strings.Join(blocks, "\n\n") + "\n"
}

// wrap breaks a paragraph into lines, between words.
func wrap(paragraph string) string {
	var b strings.Builder
	at := 0
	for word := range strings.FieldsFuncSeq(paragraph, func(r rune) bool { return r == ' ' }) { // no-break spaces stay
		length := utf8.RuneCountInString(word)
		switch {
		case at == 0:
		case at+1+length > width:
			b.WriteByte('\n')
			at = 0
		default:
			b.WriteByte(' ')
			at++
		}
		b.WriteString(word)
		at += length
	}
	return b.String()
}

// quoted marks each line as somebody else's.
func quoted(text string) string {
	lines := strings.Split(strings.ReplaceAll(strings.TrimSpace(text), "\r\n", "\n"), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight("> "+line, " ")
	}
	return strings.Join(lines, "\n")
}
