package application_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/scheme"
)

func day(s string) domain.Date {
	if s == "" {
		return domain.Date{}
	}
	d, err := domain.ParseDate(s)
	if err != nil {
		panic(err)
	}
	return d
}

func TestFile(t *testing.T) {
	today := day("2026-11-22")
	filed, err := application.File(today, " SO2026001 ", today)
	require.NoError(t, err)
	assert.Equal(t, application.FilingRecord{Date: today, Reference: "SO2026001"}, filed)
	_, err = application.File(day("2026-11-23"), strings.Repeat("S", 41), today)
	assert.Equal(t, map[string]domain.Code{"date": domain.CodeFiledFuture, "reference": domain.CodeTooLong}, fieldsOf(t, err))
	_, err = application.File(domain.Date{}, "a\nb", today)
	assert.Equal(t, map[string]domain.Code{"date": domain.CodeRequired, "reference": domain.CodeInvisible}, fieldsOf(t, err))
	_, err = application.File(day("0026-11-20"), "", today)
	assert.Equal(t, map[string]domain.Code{"date": domain.CodeFiledEarly}, fieldsOf(t, err))
}

func TestCalendar(t *testing.T) {
	a, today := coating(), day("2026-11-22")
	days := func(filed application.FilingRecord, today domain.Date) map[string]string {
		f := scheme.Timing{Start: day("2027-01-01"), Filed: filed.Date}.Filing(today)
		out := map[string]string{}
		for _, e := range application.Calendar([]string{a.Project.Title}, filed, f, today) {
			out[e.Key] = e.Day.String()
		}
		return out
	}
	assert.Equal(t, map[string]string{"deadline": "2026-12-20"}, days(application.FilingRecord{}, today))
	assert.Equal(t, map[string]string{"deadline": "2027-01-31"}, days(application.FilingRecord{}, day("2026-12-21")), "of the next period")
	assert.Equal(t, map[string]string{"rvo_questions": "2026-12-06", "period": "2027-01-01", "decision": "2027-04-01", "end": "2027-12-31", "report": "2028-03-31"},
		days(application.FilingRecord{Date: today}, today))
	assert.Equal(t, map[string]string{"decision": "2027-06-01", "end": "2027-12-31", "report": "2028-03-31"},
		days(application.FilingRecord{Date: day("2027-02-15")}, day("2027-03-02")), "filed late: a later period")
}

// The period of the self-employed begins on the day of filing.
func TestCalendar_alone(t *testing.T) {
	a, today := coating(), day("2026-11-22")
	a.Project.Applicant = application.SelfEmployed
	filing := func(filed string) scheme.Filing { return a.Project.TimingOfProject(day(filed)).Filing(today) }
	assert.Empty(t, application.Calendar([]string{a.Project.Title}, application.FilingRecord{}, filing(""), today))
	events := application.Calendar([]string{a.Project.Title}, application.FilingRecord{Date: day("2027-03-17")}, filing("2027-03-17"), today)
	assert.Equal(t, []string{"period", "2027-03-17"}, []string{events[1].Key, events[1].Day.String()}, "the day of filing")
	assert.Equal(t, "2027-06-01", events[2].Day.String(), "the decision")
	a.Project.Applicant = application.Both
	assert.Equal(t, "deadline", application.Calendar([]string{a.Project.Title}, application.FilingRecord{}, filing(""), today)[0].Key)
}

func TestCalendar_theFiledPeriodStays(t *testing.T) {
	a, filed, today := coating(), day("2027-09-20"), day("2027-10-05")
	events := application.Calendar([]string{a.Project.Title}, application.FilingRecord{Date: filed}, scheme.Timing{Start: day("2027-11-15"), Filed: filed}.Filing(today), today)
	assert.Equal(t, "2028-01-01", events[0].Day.String())
	assert.Equal(t, "decision", events[0].Key, "of a period that began on 1 October")
}

func TestICS(t *testing.T) {
	events := []application.Event{{Key: "deadline", Day: day("2026-12-31"), Title: "Indienen; nu", Text: "Regel één, met \\ en\nregel twee " + strings.Repeat("é", 60)}}
	text := application.ICS("WBSO-2026-00042", events, day("2026-11-22"))
	for _, line := range strings.Split(strings.TrimSuffix(text, "\r\n"), "\r\n") {
		assert.LessOrEqual(t, len(line), 75, line)
		assert.NotContains(t, line, "\n")
		assert.True(t, strings.ToValidUTF8(line, "") == line, line)
	}
	unfolded := strings.ReplaceAll(text, "\r\n ", "")
	assert.Contains(t, unfolded, "UID:deadline.WBSO-2026-00042@wbso-aanvraag\r\n")
	assert.Contains(t, unfolded, "DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n")
	assert.Contains(t, unfolded, `SUMMARY:Indienen\; nu (WBSO-2026-00042)`)
	assert.Contains(t, unfolded, `DESCRIPTION:Regel één\, met \\ en\nregel twee éé`)
	assert.True(t, strings.HasPrefix(text, "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n") && strings.HasSuffix(text, "END:VEVENT\r\nEND:VCALENDAR\r\n"))
}

func TestFollowUp(t *testing.T) {
	a := replaced(t, coating(), application.UpdatePart, application.Answer{Text: "Vorig jaar."})
	a, err := a.Dismiss(kleppen(), "novelty.risk", true)
	require.NoError(t, err)
	next, err := a.FollowUp(day("2028-01-01"), 900)
	require.NoError(t, err)
	assert.Equal(t, []string{"2028-01-01", "2027-01-01"}, []string{next.Project.Start, next.Project.Began})
	after, err := next.FollowUp(day("2029-01-01"), 900)
	require.NoError(t, err)
	assert.Equal(t, "2027-01-01", after.Project.Began, "the project began only once")
	_, err = next.FollowUp(day("2026-12-31"), 900)
	assert.Equal(t, map[string]domain.Code{"start_of_project": domain.CodeStartedLater}, fieldsOf(t, err))
	assert.Equal(t, 900, next.Project.Hours)
	assert.Equal(t, a.Bottlenecks, next.Bottlenecks)
	assert.Equal(t, 1, next.Revs[application.UpdatePart])
	assert.Empty(t, next.Touched)
	got := idsOf(next.OpenQuestions(kleppen()))
	for _, id := range []string{"update.empty", "phases.f1.month", "phases.f2.month", "novelty.risk"} {
		assert.Contains(t, got, id)
	}
	assert.Equal(t, "03-2027", a.Phases.Rows[0].Done, "the filed one is unchanged")
	_, err = a.FollowUp(domain.Date{}, -1)
	assert.Equal(t, map[string]domain.Code{"start_of_project": domain.CodeRequired, "estimated_hours": domain.CodeBelowMin}, fieldsOf(t, err))
}

func TestCheckHours(t *testing.T) {
	a := coating()
	year, quarter := scheme.FilingFor(day("2027-01-01"), day("2026-11-22")), scheme.FilingFor(day("2027-10-01"), day("2026-11-22"))
	for _, c := range []struct {
		applicant string
		people    *int
		hours     int
		f         scheme.Filing
		want      application.HoursCheck
		known     bool
	}{
		{"W", ptr(3), 5250, year, application.HoursCheck{OK: true, Max: 5250}, true},
		{"W", ptr(3), 5251, year, application.HoursCheck{Max: 5250}, true},
		{"B", ptr(3), 7000, year, application.HoursCheck{OK: true, Max: 7000}, true},
		{"Z", nil, 438, quarter, application.HoursCheck{Max: 437}, true},
		{"W", nil, 100, year, application.HoursCheck{}, false},
		{"W", ptr(3), 0, year, application.HoursCheck{}, false},
	} {
		a.Project.Applicant, a.Project.RDEmployees, a.Project.Hours = c.applicant, c.people, c.hours
		got, known := a.CheckHours(c.f)
		assert.Equal(t, c.known, known)
		assert.Equal(t, c.known, got.Text != "")
		got.Text = ""
		assert.Equal(t, c.want, got)
	}
}

func TestLikely_fiveDifferentOnesFromWhatIsThin(t *testing.T) {
	for name, a := range applications() {
		got := a.Likely()
		assert.Len(t, got, application.LikelyCount, name)
		seen := map[string]bool{}
		for _, q := range got {
			assert.False(t, seen[q], "%s: %s", name, q)
			seen[q] = true
			assert.NotRegexp(t, `\b(u|uw)\b`, q)
		}
	}
	a := coating()
	assert.Contains(t, strings.Join(a.Likely(), "\n"), "TU Delft")
	assert.Contains(t, a.Likely()[0], "Knelpunt 2", "the thin one")
	a.Partners.Collaborative = false
	assert.NotContains(t, strings.Join(a.Likely(), "\n"), "TU Delft")
	a.Partners = application.Partners{Collaborative: true, Rows: []application.Partner{{ID: "p1", Name: " ", Location: "Delft"}}}
	assert.NotContains(t, strings.Join(a.Likely(), "\n"), "wat doet", "a partner without a name")
}

func TestText(t *testing.T) {
	a := coating()
	text := application.PrintText(application.Print{Document: a, Company: kleppen(), Number: "WBSO-2026-00042", Open: a.OpenQuestions(kleppen())})
	assert.Contains(t, text, "WBSO-aanvraag WBSO-2026-00042\nHittebestendige coating\n\nJe bedrijf\n----------\nBedrijfsnaam: Kleppen BV\nKvK-nummer: 01234567\n")
	assert.Contains(t, text, "\n\nFasering werkzaamheden\n----------------------\nStap 1: Bindmiddel kiezen en testen\nStap 1: datum gereed: 03-2027\n")
	assert.Contains(t, text, "2. De laag droogt ongelijk op.\n(nog niet compleet)\n\nTechnische oplossingsrichtingen (")
	assert.Contains(t, text, "Nog te beantwoorden\n-------------------\n1. Knelpunt 2, ")
	assert.NotContains(t, text, "klanten vragen", "what is left out is not filed")
	a.Summary.Text = strings.Repeat("a", 1501)
	assert.Contains(t, application.PrintText(application.Print{Document: a, Company: kleppen()}), "Projectomschrijving (1.501 van 1.500 tekens: te lang voor RVO)\n")
	assert.NotContains(t, text, "\r")
	assert.NotContains(t, text, "\n\n\n")
	assert.Contains(t, application.PrintText(application.Print{Document: application.New()}), "Projectomschrijving\n-------------------\n(nog leeg)\n")
}
