package pdf

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"wbso/domain"
)

// planeEnd is the first code point that gofpdf must not see: it panics above
// the basic plane, and the last two of the plane are no characters.
const planeEnd = 0xFFFE

// missing stands for a letter that the fonts do not hold.
const missing = '□'

// drawn are the scripts of the fonts; letters of others show as an empty box,
// but can be searched and copied.
var drawn = []*unicode.RangeTable{unicode.Latin, unicode.Greek, unicode.Cyrillic, unicode.Hebrew, unicode.Common, unicode.Inherited}

// cleaner makes text printable. It remembers whether a letter was lost.
type cleaner struct{ lost bool }

// clean composes accents, drops what has no shape (control characters, joiners,
// variation selectors, direction marks) and emoji, and puts □ for letters
// beyond the basic plane. Newlines stay.
func (c *cleaner) clean(s string) string {
	return strings.Map(c.printable, norm.NFC.String(strings.ToValidUTF8(s, "")))
}

func (c *cleaner) printable(r rune) rune {
	switch {
	case r == '\n':
		return r
	case r == '\u2028', r == '\u2029':
		return '\n'
	case r == '\u2010', r == '\u2011': // not in the fonts
		return '-'
	case r == '\u202F', r == '\t':
		return ' '
	case unicode.Is(unicode.Cc, r), unicode.Is(unicode.Cf, r), unicode.Is(unicode.Variation_Selector, r):
		return -1
	case r < planeEnd:
		c.lost = c.lost || unicode.IsLetter(r) && !unicode.In(r, drawn...)
		return r
	case unicode.IsLetter(r), unicode.IsDigit(r):
		c.lost = true
		return missing
	}
	return -1
}

// cleaned is a copy of the dossier with printable texts.
func cleaned(d domain.Dossier) (domain.Dossier, bool) {
	var c cleaner
	app, req := &d.Application, &d.Request
	app.Sections, app.Phases, app.Open = slices.Clone(app.Sections), slices.Clone(app.Phases), slices.Clone(app.Open)
	req.Submission.Partners = slices.Clone(req.Submission.Partners)
	co := &req.Company
	texts := []*string{&app.Title, &req.Number, &co.Name, &co.KvK, &co.Address, &co.PostalCode, &co.City,
		&co.ContactPerson, &co.Email, &co.Phone, &d.Costs.Reasoning, &d.Costs.Warning}
	for i := range app.Sections {
		s := &app.Sections[i]
		texts = append(texts, &s.Heading, &s.Ask, &s.Text, &s.Rest)
	}
	for i := range app.Phases {
		texts = append(texts, &app.Phases[i].Activity, &app.Phases[i].Done)
	}
	for i := range app.Open {
		texts = append(texts, &app.Open[i].Question)
	}
	for i := range req.Submission.Partners {
		p := &req.Submission.Partners[i]
		texts = append(texts, &p.CompanyName, &p.Location, &p.Contribution)
	}
	for _, t := range texts {
		*t = strings.TrimSpace(c.clean(*t))
	}
	return d, c.lost
}

// visual turns runs of right-to-left letters around, since the printer puts
// every character to the right of the one before.
func visual(line string) string {
	if !strings.ContainsFunc(line, rightToLeft) {
		return line
	}
	rs := []rune(line)
	for i := 0; i < len(rs); i++ {
		if !rightToLeft(rs[i]) {
			continue
		}
		end := i + 1
		for j := end; j < len(rs) && (rightToLeft(rs[j]) || unicode.IsSpace(rs[j])); j++ {
			if rightToLeft(rs[j]) {
				end = j + 1
			}
		}
		slices.Reverse(rs[i:end])
		i = end
	}
	return string(rs)
}

func rightToLeft(r rune) bool {
	return r >= 0x0590 && r <= 0x08FF || r >= 0xFB1D && r <= 0xFDFF || r >= 0xFE70 && r <= 0xFEFC
}
