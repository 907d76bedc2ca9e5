package httpapi

import (
	"strconv"

	"wbso/domain"
)

// presence is whether a parameter may be absent.
type presence int

const (
	must presence = iota
	may
)

// query reads the parameters of an address. A parameter that is given twice is an error.
type query struct {
	values map[string][]string
	errs   domain.Fields
}

func (q *query) one(name string, n presence) (string, bool) {
	values := q.values[name]
	switch {
	case len(values) > 1:
		q.errs.Add(name, domain.CodeTooMany).Args["max"] = "1"
		return "", false
	case len(values) == 1 && !storable(values[0]):
		q.errs.Add(name, domain.CodeNullChars)
		return "", false
	case len(values) == 1 && values[0] != "":
		return values[0], true
	case n == must:
		q.errs.Add(name, domain.CodeRequired)
	}
	return "", false
}

func (q *query) text(name string, n presence) string {
	text, _ := q.one(name, n)
	return text
}

func (q *query) integer(name string, n presence) int {
	text, given := q.one(name, n)
	if !given {
		return 0
	}
	v, err := strconv.Atoi(text)
	if err != nil {
		q.errs.Add(name, domain.CodeInteger)
	}
	return v
}

func (q *query) boolean(name string) bool {
	text, given := q.one(name, may)
	if given && text != "true" && text != "false" {
		q.errs.Add(name, domain.CodeBoolean)
	}
	return text == "true"
}

// view reports whether ?view= asks for the one view of a list that shows more.
func (q *query) view(more string) bool {
	text := q.text("view", may)
	if text != "" && text != more {
		q.errs.Add("view", domain.CodeChoice).Args["value"] = text
	}
	return text == more
}

func (q *query) euros(name string) *domain.Cents {
	text, given := q.one(name, may)
	if !given {
		return nil
	}
	c, err := domain.ParseEuros(text)
	q.errs.Check(name, err)
	return &c
}

// period reads ?week= or ?month=, exactly one of them.
func (q *query) period() domain.Period {
	week, month := q.text("week", may), q.text("month", may)
	if q.errs.Has("week") || q.errs.Has("month") {
		return domain.Period{}
	}
	p, err := domain.ParsePeriod(week, month)
	q.errs.Check("", err)
	return p
}

// pagesMax is the highest number of a page; no list is longer.
const pagesMax = 100_000

// page reads ?page=, counted from 1, and ?after=, the id of the item before the page.
// Without them, it returns the first page.
func (q *query) page() domain.Page {
	n := 1
	if _, given := q.one("page", may); given {
		n = q.integer("page", must)
	}
	if (n < 1 || n > pagesMax) && !q.errs.Has("page") {
		q.errs.Add("page", domain.CodeChoice).Args["value"] = strconv.Itoa(n)
	}
	page := domain.NumberedPage(n)
	page.After = int64(q.integer("after", may))
	return page
}
