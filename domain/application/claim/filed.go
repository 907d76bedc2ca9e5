package claim

import (
	"strings"
	"time"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/scheme"
)

// ReferenceMax is the length of RVO's reference, in characters.
const ReferenceMax = 40

// File returns that an application was filed on a day that is not in the future.
func File(date domain.Date, reference string, today domain.Date) (FilingRecord, error) {
	var errs domain.Fields
	switch {
	case date.IsZero():
		errs.Add("date", domain.CodeRequired)
	case date.After(today):
		errs.Add("date", domain.CodeFiledFuture)
	case scheme.CheckStart(date) != nil:
		errs.Add("date", domain.CodeFiledEarly)
	}
	reference = domain.Trim(reference)
	errs.Check("reference", domain.CheckName(reference, ReferenceMax))
	return FilingRecord{Date: date, Reference: reference}, errs.Err()
}

// Days that RVO takes, and gives.
const (
	answerDays     = 14 // to answer its questions
	decisionMonths = 3  // after the period begins
)

// Event is a day that matters for an application.
type Event struct {
	Key   string // unique within an application
	Day   domain.Date
	Title string
	Text  string
}

// Calendar returns the days that matter of an application with these projects: until it is filed the last day for that, when there
// is one, which after the deadline is that of the next period, and after that what comes next.
func Calendar(titles []string, filed FilingRecord, f scheme.Filing, today domain.Date) []Event {
	if !filed.IsFiled() {
		if !f.HasDeadline() {
			return nil
		}
		if f.Past {
			f = scheme.EarliestFiling(today)
		}
		return upcoming(today, deadline(titles, f))
	}
	begin, end := f.FilingPeriod().From, f.FilingPeriod().To
	decision := f.StartMonth().AddMonths(decisionMonths).First()
	return upcoming(today,
		Event{Key: "rvo_questions", Day: filed.Date.AddDays(answerDays), Title: "WBSO: heeft RVO vragen gesteld?",
			Text: "RVO stelt vaak vragen over een aanvraag. Je hebt 14 dagen om te antwoorden en kunt één keer 14 dagen uitstel krijgen."},
		Event{Key: "period", Day: begin, Title: "WBSO: de periode begint",
			Text: "Houd vanaf nu per persoon, per project en per dag je S&O-uren bij, binnen 10 werkdagen."},
		Event{Key: "decision", Day: decision, Title: "WBSO: besluit van RVO verwacht",
			Text: "RVO beslist ongeveer drie maanden na het begin van de periode. Vergelijk de toegekende uren met je aanvraag zodra je het besluit hebt."},
		Event{Key: "end", Day: end, Title: "WBSO: de periode loopt af",
			Text: "Dit is de laatste dag waarvan S&O-uren meetellen."},
		Event{Key: "report", Day: domain.NewDate(end.Year+1, time.March, 31), Title: "WBSO: uiterste dag van de mededeling",
			Text: "Meld RVO uiterlijk vandaag hoeveel S&O-uren je hebt gemaakt."})
}

func deadline(titles []string, f scheme.Filing) Event {
	return Event{Key: "deadline", Day: f.Deadline, Title: "WBSO: uiterste dag om in te dienen",
		Text: "Dien de aanvraag " + quoted(titles) + " uiterlijk vandaag in bij RVO, in het eLoket. Je hebt eHerkenning op niveau 3 nodig."}
}

// quoted names projects in a sentence.
func quoted(titles []string) string {
	var all []string
	for _, title := range titles {
		all = append(all, "“"+strings.TrimSpace(title)+"”")
	}
	last := len(all) - 1
	if last == 0 {
		return all[0]
	}
	return strings.Join(all[:last], ", ") + " en " + all[last]
}

// upcoming leaves out the days that have passed.
func upcoming(today domain.Date, all ...Event) []Event {
	out := []Event{}
	for _, e := range all {
		if !e.Day.Before(today) {
			out = append(out, e)
		}
	}
	return out
}

// FollowUp returns a copy for a next application of the same project: it continues the
// project, so that its update is asked, and its steps get new months.
func FollowUp(a application.Application, start domain.Date, hours int) (application.Application, error) {
	first := a.Project.TimingOfProject(domain.Date{})
	began := first.Began
	if began.IsZero() {
		began = first.Start
	}
	var errs domain.Fields
	errs.Check("start_of_project", scheme.CheckStart(start))
	if !errs.Has("start_of_project") && !began.IsZero() {
		errs.Check("start_of_project", scheme.CheckProjectStart(began, start))
	}
	application.CheckRange(&errs, "estimated_hours", int64(hours), 0, scheme.HoursMax)
	if err := errs.Err(); err != nil {
		return a, err
	}
	next, again := a.Clone(), true
	next.Project.Continuation, next.Project.Start, next.Project.Began = &again, start.String(), began.String()
	next.Project.Hours, next.Project.OwnHours, next.Project.SelfEmployed = hours, nil, nil
	next.Update = application.Answer{}
	for i := range next.Phases.Rows {
		next.Phases.Rows[i].Done = ""
	}
	for i := range next.Layout.Clauses {
		next.Layout.Clauses[i].Done = ""
	}
	next.Revs, next.Touched, next.Dismissed = nil, nil, nil
	return next.Complete(), nil
}

// ICS writes events as an iCalendar file (RFC 5545). The ids of events stay the same, so
// that a calendar replaces what it has of an earlier file of the same project.
func ICS(project string, events []Event, today domain.Date) string {
	var out strings.Builder
	line := func(s string) { out.WriteString(fold(s) + "\r\n") }
	line("BEGIN:VCALENDAR")
	line("VERSION:2.0")
	line("PRODID:-//WBSO-aanvraag//Kalender//NL")
	line("CALSCALE:GREGORIAN")
	line("METHOD:PUBLISH")
	for _, e := range events {
		line("BEGIN:VEVENT")
		line("UID:" + e.Key + "." + escaped(project) + "@wbso-aanvraag")
		line("DTSTAMP:" + compactDay(today) + "T000000Z")
		line("DTSTART;VALUE=DATE:" + compactDay(e.Day))
		line("DTEND;VALUE=DATE:" + compactDay(e.Day.AddDays(1)))
		line("SUMMARY:" + escaped(e.Title+" ("+project+")"))
		line("DESCRIPTION:" + escaped(e.Text))
		line("TRANSP:TRANSPARENT")
		line("END:VEVENT")
	}
	line("END:VCALENDAR")
	return out.String()
}

func compactDay(d domain.Date) string { return strings.ReplaceAll(d.String(), "-", "") }

// escaped returns a text with the characters escaped that RFC 5545 3.3.11 names.
func escaped(s string) string {
	return strings.NewReplacer(`\`, `\\`, ";", `\;`, ",", `\,`, "\r\n", `\n`, "\n", `\n`, "\r", "").Replace(s)
}

// lineMax is the longest line that RFC 5545 allows in a calendar file, in bytes without the line
// end.
const lineMax = 75

// fold breaks a line longer than lineMax, never within a character.
func fold(s string) string {
	var out strings.Builder
	n := 0
	for _, r := range s {
		if n+utf8.RuneLen(r) > lineMax {
			out.WriteString("\r\n ")
			n = 1
		}
		out.WriteRune(r)
		n += utf8.RuneLen(r)
	}
	return out.String()
}
