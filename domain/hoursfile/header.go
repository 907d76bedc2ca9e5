package hoursfile

import (
	"slices"
	"time"

	"wbso/domain"
	"wbso/domain/dutch"
)

// columns are the places of the fields in a file.
type columns struct {
	format            Format
	titles            []string // the headings as they are in the file
	date, name, email int
	function          int
	hours             int
	worked            func([]byte) (time.Duration, bool) // of the hours
	begin, end        int                                // times of the day, when there are no hours
	endDate           int
	foreign           bool  // dates may have their month first, also with dashes and dots
	kinds             []int // client, tag, billable and type
	descriptions      []int // the first that is not empty counts
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
	c := columns{format: l.format, date: l.date.in(heads), name: people.in(heads), email: emails.in(heads),
		function: roles.in(heads), hours: l.hours.in(heads), worked: dutch.WorkedHours, begin: beginTimes.in(heads), end: endTimes.in(heads), endDate: endDates.in(heads), project: l.project.in(heads), group: append(slices.Clone(l.groups), projects...).in(heads)}
	for _, kind := range []headings{clients, tags, billables, types} {
		c.kinds = append(c.kinds, kind.in(heads))
	}
	c.foreign = c.date != None && slices.Contains(englishDates, heads[c.date]) && (l.format != Own || !slices.ContainsFunc(ownEnglish, func(head string) bool { return slices.Contains(heads, head) }))
	c.issues = c.group != None && slices.Contains(issueKeys, heads[c.group])
	for _, head := range l.description {
		if at := slices.Index(heads, head); at != None {
			c.descriptions = append(c.descriptions, at)
		}
	}
	if c.hours != None {
		c.begin, c.end = None, None
	}
	used := append([]int{c.date, c.name, c.email, c.hours, c.project, c.begin, c.end}, c.descriptions...)
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
	case l.format != WeekSheet && c.hours == None && (c.begin == None || c.end == None):
		return c, missing("uren")
	case c.name == None && c.email == None:
		return c, missing("medewerker")
	case len(c.descriptions) == 0:
		return c, missing("omschrijving")
	}
	if c.hours != None && slices.Contains([]string{"seconds", "timespentseconds"}, heads[c.hours]) {
		c.worked = dutch.Seconds
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
