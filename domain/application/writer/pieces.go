package writer

import (
	"slices"
	"strings"
	"unicode"

	"wbso/domain/application"
	"wbso/domain/application/place"
	"wbso/domain/evaluation/find"
)

// piece is a clause of the user: what it says, and as it is kept, with its proposed box.
type piece struct {
	find.Clause
	kept application.Clause
}

func piecesOf(field find.TextField, text string, r find.Analysis) []*piece {
	var out []*piece
	number := "" // of a heading that is one: "Knelpunt 1"
	for _, c := range place.Bounded(r.Clauses, text) {
		p := &piece{c, place.NewClause(text, field, c)}
		if c.Heading && c.Label != "" && field != find.ElevatorPitch && digits(p.kept.Text) != "" {
			number = p.kept.Text
			continue
		}
		if p.kept.Text == "" {
			continue
		}
		if number != "" && digits(p.Numeral) == "" {
			p.Numeral, p.kept.Numeral = number, number
		}
		number = ""
		out = append(out, p)
	}
	return out
}

// propose proposes a box for a piece, for words of it or its label that show why.
func (p *piece) propose(b application.Box, quote string) {
	if quote != "" && quote != p.Numeral && !strings.Contains(p.kept.Text, quote) {
		quote = p.kept.Text // they are all of it, with its label
	}
	p.kept.Proposed, p.kept.Quote = b, quote
}

// leaveOut proposes to leave a piece out, for a reason.
func (p *piece) leaveOut(reason, quote string) {
	p.propose(application.NoneBox, quote)
	p.kept.Reason = reason
}

// shows reports whether words of a piece play a role, with at least a strength, and returns
// them.
func (p *piece) shows(least int, roles ...find.Role) (quote string, found bool) {
	for _, e := range p.Roles {
		if e.Strength >= least && slices.Contains(roles, e.Role) {
			return e.Quote, true
		}
	}
	return "", false
}

// digits returns the last number in the numeral of a list item: 2 of "1. Knelpunt 2:".
func digits(numeral string) string {
	fields := strings.FieldsFunc(numeral, func(r rune) bool { return !unicode.IsDigit(r) })
	if len(fields) == 0 {
		return ""
	}
	return fields[len(fields)-1]
}

// key returns a key that is the same for different spellings of one clause.
func key(words string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, words)
}
