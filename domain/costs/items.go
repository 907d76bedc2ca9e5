package costs

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/dossier"
)

var (
	itemBreak   = regexp.MustCompile(`[\n;•]+|[.!?]\s+|\s\+\s`)
	abbreviated = regexp.MustCompile(`(?i)\b(?:ca|bijv|excl|ex|incl|max|min|resp|nr|div|st|p\.st|p\.m|b\.t\.w)$`)
	plusVAT     = regexp.MustCompile(`(?i)^` + vat)
	edges       = regexp.MustCompile(`(?is)^(?:[\s,]|en\s|plus\s)*(.*?)(?:[\s,]|\sen(?:\svoor)?|\splus)*$`)
	leads       = regexp.MustCompile(`(?i)(?:^|\s)(?:(?:van|voor|à|a|kost|kosten|ter waarde|ongeveer|circa|ca\.?|zo'n|rond|maximaal|max\.?|minimaal)\s+)+$`)
	totals      = regexp.MustCompile(`(?i)^(?:in )?(?:totaal|totale kosten|samen|som|opgeteld|alles bij elkaar|totaalbedrag|subtotaal)\b`)
)

// found is an item with the unit of which the number is still unknown.
type found struct {
	dossier.CostItem
	unit string
}

// Items reads the posts in a description of costs. What it does not say is left empty. From
// is literally in the description.
func Items(description string) []dossier.CostItem {
	var all []found
	for _, segment := range segments(strings.ToValidUTF8(description, "")) {
		all = append(all, segmentItems(segment)...)
	}
	return finished(description, all)
}

// finished applies the sentences about several items to what was found, leaves out the
// totals, and numbers the items.
func finished(description string, all []found) []dossier.CostItem {
	if len(all) > 1 {
		all = slices.DeleteFunc(all, func(f found) bool { return totals.MatchString(f.Post) })
	}
	for _, note := range notes(description) {
		apply(note, all)
	}
	items := make([]dossier.CostItem, len(all))
	for n, f := range all {
		items[n] = f.CostItem
		items[n].ID = fmt.Sprintf("c%d", n+1)
		items[n].Calculation = items[n].Sum()
	}
	return items
}

// notes are the segments without an item, and what others say about all items.
func notes(description string) (notes []string) {
	for _, segment := range segments(strings.ToValidUTF8(description, "")) {
		if len(amounts(segment)) == 0 {
			notes = append(notes, segment)
		} else if said := aboutAll.FindString(segment); said != "" {
			notes = append(notes, said)
		}
	}
	return notes
}

// segments are the sentences, lines and parts of a description.
func segments(text string) []string {
	var parts []string
	at := 0
	for _, m := range itemBreak.FindAllStringIndex(text, -1) {
		dot := text[m[0]] == '.' && abbreviated.MatchString(text[at:m[0]])
		plus := strings.Contains(text[m[0]:m[1]], "+") && plusVAT.MatchString(text[m[1]:])
		if dot || plus {
			continue
		}
		parts = append(parts, text[at:m[0]])
		at = m[1]
	}
	return append(parts, text[at:])
}

// segmentItems returns the items in one segment. An item is named by the words
// before its amount ("sensoren € 500, kabels € 300"), or by those after it if no name
// precedes the first amount.
func segmentItems(segment string) []found {
	all := amounts(segment)
	if len(all) == 0 {
		return nil
	}
	first := timesOf(segment, all[0], span{0, len(segment)})
	after := label(without(segment, span{0, all[0].start}, first.spans)) == ""
	items := make([]found, len(all))
	from := 0
	for n, a := range all {
		next := len(segment)
		if n+1 < len(all) {
			next = all[n+1].start
		}
		to := next
		switch last := n+1 == len(all); {
		case !after && !last:
			to = a.end + trailing(segment[a.end:next])
		case after && n+2 == len(all) && label(segment[all[n+1].end:]) == "":
			to = a.end + lastPart(segment[a.end:next]) // "€ 35 sensoren en een licentie van € 600"
		}
		items[n] = itemOf(segment, a, span{from, to}, len(all) == 1 || after)
		from = to
	}
	return items
}

// lastPart returns where the last part of an enumeration begins.
func lastPart(gap string) int {
	if at := max(strings.LastIndex(gap, " en "), strings.LastIndex(gap, ", ")); at >= 0 {
		return at
	}
	return len(gap)
}

// trailing returns how much of the text between two amounts still says something about the
// first of them.
func trailing(gap string) (n int) {
	unit := ""
	for {
		rest := gap[n:]
		lead := len(rest) - len(strings.TrimLeft(rest, " ,("))
		size := tagAt(rest[lead:], &unit)
		if size == 0 && !strings.Contains(rest[:lead], ",") && !strings.Contains(rest[:lead], "(") {
			size = begins(purpose, rest[lead:])
		}
		if size == 0 {
			return n
		}
		n += lead + size
	}
}

// tagAt returns the length of the tag at the begin of a text: a unit, a number of that unit,
// a share, or VAT.
func tagAt(text string, unit *string) int {
	if m := eachAfter.FindStringSubmatchIndex(text); m != nil {
		*unit = unitOf(submatch(text, m, 1) + submatch(text, m, 2))
		return m[1]
	}
	if m := unitCount.FindStringSubmatchIndex(text); m != nil && m[0] == 0 && unitOf(submatch(text, m, 2)) == *unit {
		return m[1]
	}
	for _, p := range []*regexp.Regexp{shareAfter, shareBefore, shareWord, wholly, vatWithout, vatWith, timesAfter} {
		if size := begins(p, text); size > 0 {
			return size
		}
	}
	return 0
}

func begins(p *regexp.Regexp, text string) int {
	if m := p.FindStringIndex(text); m != nil && m[0] == 0 {
		return m[1]
	}
	return 0
}

// itemOf reads the item of an amount from its region of a segment. whole means that the
// words after the amount name it too.
func itemOf(segment string, a amount, r span, wholeRegion bool) found {
	c := timesOf(segment, a, r)
	text := segment[r.from:r.to]
	share, shareSpans := shareOf(text)
	vat, vatSpans := vatOf(text)
	spans := append([]span{{leadOf(segment, r.from, a.start), a.end}}, c.spans...)
	for _, s := range append(shareSpans, vatSpans...) {
		spans = append(spans, span{r.from + s.from, r.from + s.to})
	}
	about := without(segment, r, spans)
	post := label(without(segment, span{r.from, a.start}, spans))
	if wholeRegion || post == "" {
		post = label(about)
	}
	item := dossier.CostItem{
		Post: post, Cents: int64(a.cents), Times: c.times, VAT: vat, Share: share,
		KindBy: dossier.ByReader, From: edges.ReplaceAllString(text, "$1"),
	}
	item.Kind, item.Reason, _ = sortCost(about)
	if item.Share == nil {
		item.Share = used(item.Kind, about)
	}
	if post == "" {
		item.Post = "zonder omschrijving"
	}
	if item.Times > 0 && domain.Cents(item.Cents) > dossier.CostMax/domain.Cents(item.Times) {
		item.Times = 0 // a typing error, which is asked
	}
	return found{item, c.unit}
}

// leadOf returns where the words begin that lead to an amount ("camera van € 900"): they go
// when the amount goes.
func leadOf(segment string, from, amount int) int {
	if m := leads.FindStringIndex(segment[from:amount]); m != nil {
		return from + m[0]
	}
	return amount
}

// without returns a region of a text without some spans of it.
func without(text string, r span, spans []span) string {
	slices.SortFunc(spans, func(a, b span) int { return a.from - b.from })
	var b strings.Builder
	at := r.from
	for _, s := range spans {
		if s.to > at && s.to <= r.to {
			b.WriteString(text[at:max(at, s.from)] + " ")
			at = s.to
		}
	}
	if at < r.to {
		b.WriteString(text[at:r.to])
	}
	return b.String()
}
