package costs

import (
	"cmp"
	"fmt"
	"regexp"
	"strings"

	"wbso/domain/application"
	"wbso/domain/dutch"
)

var (
	lineEnd     = regexp.MustCompile(`[\n;•]+`)
	sentenceEnd = regexp.MustCompile(`[.!?]\s+`)
	postEnd     = regexp.MustCompile(`(?i)[,+]\s|\s(?:en|plus)\s`)
	aboutAll    = regexp.MustCompile(`(?i)\b(?:alles|alle (?:\pL+ )?(?:bedragen|prijzen|posten|kosten|materialen|onderdelen)|bedragen|prijzen)\b[^€\n]*?(?:[^lx]\.(?:\s|$)|\n|$)`)
	heading     = regexp.MustCompile(`(?m)^[^€\d\n]*:[ \t]*$`)
	spoken      = regexp.MustCompile(`[\pL\d]`)
	follows     = regexp.MustCompile(`(?i)^\s*(?:(?:de|di[et]|dat|deze|onze|daar\pL*|waar\pL*|zij|ze|hij|het|er|hier\pL*|we|wij|ik|in|voor|met|zonder|per|elk\pL*|dus|want|omdat|alleen|nodig|prij[sz]\pL*|kost\pL*|totaal|samen|circa|ca|ongeveer|eur\pL*)\b|[€\d])`)
	noted       = regexp.MustCompile(`(?i)\d|%|\bbtw\b`)
)

// Items splits a description of costs into rows and reads each. The From of the items together has
// all words of the description, except those that join two rows. A value that a row does not
// plainly state stays empty, so that it is asked.
func Items(description string) []application.CostItem {
	text := strings.ToValidUTF8(description, "")
	vat, share := "", (*int)(nil) // what is said of all rows, for those that do not say it themselves
	for _, note := range append(aboutAll.FindAllString(text, -1), heading.FindAllString(text, -1)...) {
		if said, _ := vatOf(note); vat == "" {
			vat = said
		}
		if said, _, _ := shareOf(note); share == nil {
			share = said
		}
	}
	items := []application.CostItem{}
	for _, row := range rows(text) {
		item, open := read(strings.TrimSpace(strings.TrimLeft(row.in(text), "-–*• \t\r\n")))
		item.ID = fmt.Sprintf("c%d", len(items)+1)
		item.VAT = cmp.Or(item.VAT, vat)
		if item.Share == nil && !open && share != nil {
			own := *share
			item.Share = &own
		}
		item.Calculation = item.Sum()
		items = append(items, item)
	}
	return items
}

// span is a part of a text, from a byte up to another.
type span struct{ from, to int }

func (s span) in(text string) string { return text[s.from:s.to] }

// rows returns the lines and sentences of a description. A sentence without an amount that explains
// the one before it on its line goes with it, as one with an amount does with one without; so
// does what is said of all rows. A sentence
// with several amounts is cut between them where a post may begin. What is too much for an
// application stays together in the last row.
func rows(text string) (all []span) {
	waits, priced := false, 0 // of the last row: whether it is only about what follows, and its amounts
	for _, line := range split(text, span{0, len(text)}, lineEnd) {
		for n, s := range split(text, line, sentenceEnd) {
			last, count := len(all)-1, len(amounts(s.in(text)))
			note := count == 0 && (aboutAll.MatchString(s.in(text)) || heading.MatchString(s.in(text)))
			explains := count == 0 && noted.MatchString(s.in(text)) || (count == 0 || priced == 0) && follows.MatchString(s.in(text))
			about := note || n > 0 && explains
			if last >= 0 && (waits || about) {
				all[last].to, priced = s.to, priced+count
			} else {
				all, priced = append(all, s), count
			}
			waits = note && (last < 0 || waits)
		}
	}
	var cut []span
	for _, row := range all {
		cut = append(cut, parts(text, row)...)
	}
	if len(cut) > application.CostItemsMax {
		cut[application.CostItemsMax-1].to = cut[len(cut)-1].to
		cut = cut[:application.CostItemsMax]
	}
	return cut
}

// split returns the parts of a region between separators, without those that have no word.
func split(text string, region span, separator *regexp.Regexp) (all []span) {
	at := region.from
	add := func(to int) {
		if spoken.MatchString(text[at:to]) {
			all = append(all, span{at, to})
		}
	}
	for _, m := range separator.FindAllStringIndex(region.in(text), -1) {
		from, to := region.from+m[0], region.from+m[1]
		if strings.Contains(".!?", text[from:from+1]) && !dutch.EndsSentence(text, from) {
			continue
		}
		add(from)
		at = to
	}
	add(region.to)
	return all
}

// parts cuts a row between its amounts, at the last place where a post may begin.
func parts(text string, row span) (all []span) {
	found := amounts(row.in(text))
	from := row.from
	for n := 1; n < len(found); n++ {
		gap := span{row.from + found[n-1].To, row.from + found[n].From}
		ends := postEnd.FindAllStringIndex(gap.in(text), -1)
		if len(ends) == 0 || !spoken.MatchString(postEnd.ReplaceAllString(" "+gap.in(text)+" ", " ")) {
			continue // nothing but a word for a range or a sum
		}
		last := beginOf(gap.in(text), ends)
		all = append(all, span{from, gap.from + last[0]})
		from = gap.from + last[1]
	}
	return append(all, span{from, row.to})
}

// beginOf returns the last of some places where a post may begin: before 'filters en lenzen'
// rather than within it.
func beginOf(gap string, ends [][]int) []int {
	last := ends[len(ends)-1]
	if n := len(ends) - 2; n >= 0 && strings.HasPrefix(gap[ends[n][0]:], ",") && spoken.MatchString(gap[last[1]:]) &&
		!strings.HasPrefix(gap[last[0]:], ",") && spoken.MatchString(gap[ends[n][1]:last[0]]) {
		return ends[n]
	}
	return last
}
