package costs

import (
	"regexp"
	"slices"
	"strings"

	"wbso/domain/dossier"
)

var (
	bareNumber = regexp.MustCompile(`\d{1,3}(?:[.\x{a0}]\d{3})+(?:,\d{1,2})?|\d{2,7}(?:[.,]\d{1,2})?`)
	bareBefore = regexp.MustCompile(`(?i)\b(type|nr|nummer|versie|model|norm|iso|nen|din|serie|artikel|jaar|tot|op|bij|met|na|in|sinds|%)\.?\s*$`)
	bareAfter  = regexp.MustCompile(`(?i)^\s*(?:$|[,;)(]|\.(?:\s|$)|(?:ex|excl|exclusief|incl|inclusief|zonder|per|p/|elk|en|plus|voor|aan|waarvan)\b|[-–+]\s)`)
	bareFirst  = regexp.MustCompile(`(?i)^\s*(?:aan|voor)\s`)
	yearLike   = regexp.MustCompile(`^20[23]\d$`)
)

// withBare adds the numbers without a currency that are with a post: "sensoren 4.000" and
// "4.000 aan sensoren". A number of anything else (500 proeven, type 4000, 2027) is none.
func withBare(text string, all []amount) []amount {
	for _, m := range bareNumber.FindAllStringIndex(text, -1) {
		taken := slices.ContainsFunc(all, func(a amount) bool { return m[0] < a.end && m[1] > a.start })
		if a := (amount{parseAmount(text[m[0]:m[1]], ""), m[0], m[1]}); !taken && a.cents <= dossier.CostMax && bare(text, a, all) {
			all = append(all, a)
		}
	}
	slices.SortFunc(all, func(a, b amount) int { return a.start - b.start })
	return all
}

func bare(text string, a amount, all []amount) bool {
	before, digits, after := text[:a.start], text[a.start:a.end], text[a.end:]
	if startsInside(text, a.start) || strings.ContainsAny(lastByte(before), "-/.,+#±<>=€%") || !bareAfter.MatchString(after) {
		return false
	}
	if yearLike.MatchString(digits) || bareBefore.MatchString(before) {
		return false
	}
	if len(digits) < 3 && !eachAfter.MatchString(after) && !timesBefore.MatchString(before) {
		return false
	}
	floor := 0 // the post is what is between this and the amount before it
	for _, other := range all {
		if other.end <= a.start {
			floor = max(floor, other.end)
		}
	}
	before = before[floor:]
	if bareFirst.MatchString(after) && label(before) == "" {
		return known(after)
	}
	return known(before) || strings.HasSuffix(strings.TrimSpace(before), ":") && label(before) != ""
}

func lastByte(s string) string { return s[max(0, len(s)-1):] }

// known reports whether a rule knows the post.
func known(post string) bool {
	_, _, found := sortCost(post)
	return found
}
