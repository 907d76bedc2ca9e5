package hoursfile

import (
	"bytes"
	"time"

	"wbso/domain"
	"wbso/domain/dutch"
)

// span returns the time from the begin to the end of the current row, on that day or into the next one.
// It is 0 while somebody works on.
func (r *Reader) span() (time.Duration, *domain.Error) {
	c := r.columns
	if len(trimmed(r.cell(c.end))) == 0 {
		return 0, nil
	}
	from, known := timeOf(r.cell(c.begin))
	if !known {
		return 0, about(domain.CodeFileTime, r.cell(c.begin))
	}
	to, known := timeOf(r.cell(c.end))
	if !known {
		return 0, about(domain.CodeFileTime, r.cell(c.end))
	}
	nextDay := to < from
	if end := r.cell(c.endDate); len(trimmed(end)) > 0 && !bytes.Equal(end, r.cell(c.date)) {
		if nextDay = r.follows(r.cell(c.date), end); !nextDay {
			return 0, about(domain.CodeFileEnd, end)
		}
	}
	if nextDay {
		to += 24 * time.Hour
	}
	return to - from, nil
}

// follows reports whether one date is the day after another, in one of the orders.
func (r *Reader) follows(begin, end []byte) bool {
	for _, order := range []DateOrder{DayMonthYear, MonthDayYear} {
		from, _, fault := dateOf(begin, order, true)
		to, _, wrong := dateOf(end, order, true)
		if fault == nil && wrong == nil && from.AddDays(1) == to {
			return true
		}
	}
	return false
}

// timeOf reads a time of the day: 9:00, 09:00:00, 9:00 PM. A moment has its time after the date.
func timeOf(cell []byte) (time.Duration, bool) {
	text := bytes.ToLower(trimmed(cell))
	if at := bytes.IndexAny(text, "t "); at >= 8 {
		text = text[at+1:]
	}
	text, afternoon := bytes.CutSuffix(text, []byte("pm"))
	text, morning := bytes.CutSuffix(text, []byte("am"))
	text = bytes.TrimSpace(text)
	at, ok := dutch.WorkedHours(text)
	if !ok || bytes.IndexByte(text, ':') < 0 || at < 0 || at > 24*time.Hour {
		return 0, false
	}
	switch {
	case afternoon && at < 12*time.Hour:
		at += 12 * time.Hour
	case morning && at >= 12*time.Hour:
		at -= 12 * time.Hour
	}
	return at, true
}
