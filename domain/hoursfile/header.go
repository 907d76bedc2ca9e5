package hoursfile

import (
	"slices"
	"time"

	"wbso/domain"
)

// columns are the places of the fields in a file.
type columns struct {
	format            Format
	titles            []string // the headings as they are in the file
	date, name, email int
	function          int
	hours             int
	worked            func([]byte) (time.Duration, bool) // of the hours
	descriptions      []int                              // the first that is not empty counts
	project           int
	group             int  // what another program calls the project
	issues            bool // group has the keys of issues, which begin with that of their project
	week              weekColumns
}

// columnsOf finds the fields of a format by the headings of a file.
func columnsOf(heads []string, wanted Format) (columns, *domain.Error) {
	for _, l := range layouts {
		if l.format == wanted || wanted == Auto && l.marked(heads) {
			return l.place(heads)
		}
	}
	return columns{}, domain.Fail(domain.Invalid, domain.CodeFileUnknown)
}

// marked reports whether a file with these headings is of this format.
func (l layout) marked(heads []string) bool {
	return !slices.ContainsFunc(l.marks, func(mark headings) bool { return mark.in(heads) == None })
}

// place finds the columns. It fails on one that is missing or there twice.
func (l layout) place(heads []string) (columns, *domain.Error) {
	c := columns{format: l.format, date: l.date.in(heads), name: l.name.in(heads), email: l.email.in(heads),
		function: l.function.in(heads), hours: l.hours.in(heads), worked: durationOf, project: l.project.in(heads), group: l.groups.in(heads)}
	c.issues = c.group != None && slices.Contains(issueKeys, heads[c.group])
	for _, head := range l.description {
		if at := slices.Index(heads, head); at != None {
			c.descriptions = append(c.descriptions, at)
		}
	}
	used := append([]int{c.date, c.name, c.email, c.hours, c.project}, c.descriptions...)
	if l.format == WeekSheet {
		c.week = weekColumnsOf(heads)
		used = append(used, c.week.all()...)
		if !c.week.known() {
			return c, missing("week")
		}
	}
	switch {
	case l.format != WeekSheet && c.date == None:
		return c, missing("datum")
	case l.format != WeekSheet && c.hours == None:
		return c, missing("uren")
	case c.name == None && c.email == None:
		return c, missing("medewerker")
	}
	if c.hours != None && slices.Contains([]string{"seconds", "timespentseconds"}, heads[c.hours]) {
		c.worked = secondsOf
	}
	for _, at := range used {
		if at != None && slices.Index(heads[at+1:], heads[at]) != None {
			return c, domain.Fail(domain.Invalid, domain.CodeFileTwice).With("column", heads[at])
		}
	}
	return c, nil
}

func missing(column string) *domain.Error {
	return domain.Fail(domain.Invalid, domain.CodeFileColumn).With("column", column)
}

// in returns the place of the best of these headings that a file has, or None.
func (h headings) in(heads []string) int {
	for _, head := range h {
		if at := slices.Index(heads, head); at != None {
			return at
		}
	}
	return None
}

// separatorOf finds what separates the cells of a file: the most frequent one in its
// first line with text, outside quotes.
func separatorOf(text []byte) byte {
	counts, quoted, seen := [256]int{}, false, false
	for _, c := range text {
		if !quoted && seen && (c == '\n' || c == '\r') {
			break
		}
		quoted = quoted != (c == '"')
		seen = seen || c > ' '
		if !quoted {
			counts[c]++
		}
	}
	best := byte(';')
	for _, candidate := range []byte(",\t") {
		if counts[candidate] > counts[best] {
			best = candidate
		}
	}
	return best
}
