package timesheets

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"wbso/domain/hours"
)

// round rounds the days of everybody to half hours.
func (p *importPlan) round() {
	for i := range p.people {
		person := &p.people[i]
		for from, to := 0, 0; from < len(person.rows); from = to {
			for to = from; to < len(person.rows) && person.rows[to].day == person.rows[from].day; to++ {
			}
			if person.unknown == nil && !roundDay(person.rows[from:to]) {
				p.zero = append(p.zero, hours.ZeroDay{Employee: person.member.Name(), Date: unpacked(person.rows[from].day), Hours: workedOn(person.rows[from:to])})
			}
		}
	}
}

func workedOn(rows []importRow) (sum hours.FileHours) {
	for _, row := range rows {
		sum += hours.FileHours(row.worked)
	}
	return sum
}

// roundDay rounds the sum of a day to the nearest half hour, a quarter down. Each row is rounded down, and the
// largest ones get what remains. A row that is left at zero joins the first one of the day that is not;
// roundDay returns false when there is none.
func roundDay(rows []importRow) bool {
	rest := (workedOn(rows) + hours.FileHours(halfHour)/2 - 1) / hours.FileHours(halfHour)
	order := make([]int, len(rows))
	for i := range rows {
		rows[i].hours = int16(rows[i].worked / halfHour)
		rest -= hours.FileHours(rows[i].hours)
		order[i] = i
	}
	if rest > 0 {
		slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(rows[b].worked, rows[a].worked) })
		for _, i := range order[:min(int(rest), len(order))] {
			rows[i].hours++
		}
	}
	first := slices.IndexFunc(rows, func(r importRow) bool { return r.hours != 0 })
	for i := range rows {
		if rows[i].hours != 0 {
			continue
		}
		if rows[i].state = mergedRow; first >= 0 {
			rows[first].description = joinedText(rows[first].description, rows[i].description)
		}
	}
	return first >= 0
}

// joinedText adds a description to another as far as there is room, once.
func joinedText(text, more string) string {
	if more == "" || slices.Contains(strings.Split(text, "; "), more) {
		return text
	}
	if joined := text + "; " + more; utf8.RuneCountInString(joined) <= hours.DescriptionMax {
		return joined
	}
	if strings.HasSuffix(text, " …") || utf8.RuneCountInString(text)+2 > hours.DescriptionMax {
		return text
	}
	return text + " …"
}
