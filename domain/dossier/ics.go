package dossier

import (
	"strings"
	"unicode/utf8"

	"wbso/domain"
)

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

// escaped writes a text as RFC 5545 3.3.11 asks.
func escaped(s string) string {
	return strings.NewReplacer(`\`, `\\`, ";", `\;`, ",", `\,`, "\r\n", `\n`, "\n", `\n`, "\r", "").Replace(s)
}

// lineMax is the length of a line in bytes, without its end.
const lineMax = 75

// fold breaks a long line, never within a character.
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
