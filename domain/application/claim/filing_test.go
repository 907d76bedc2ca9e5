package claim_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
	"wbso/domain/scheme"
)

func TestFile(t *testing.T) {
	today := applicationtest.Day("2026-11-22")
	filed, err := claim.File(today, " SO2026001 ", today)
	require.NoError(t, err)
	assert.Equal(t, claim.FilingRecord{Date: today, Reference: "SO2026001"}, filed)
	_, err = claim.File(applicationtest.Day("2026-11-23"), strings.Repeat("S", 41), today)
	assert.Equal(t, map[string]domain.Code{"date": domain.CodeFiledFuture, "reference": domain.CodeTooLong}, applicationtest.FieldsOf(t, err))
	_, err = claim.File(domain.Date{}, "a\nb", today)
	assert.Equal(t, map[string]domain.Code{"date": domain.CodeRequired, "reference": domain.CodeInvisible}, applicationtest.FieldsOf(t, err))
	_, err = claim.File(applicationtest.Day("0026-11-20"), "", today)
	assert.Equal(t, map[string]domain.Code{"date": domain.CodeFiledEarly}, applicationtest.FieldsOf(t, err))
}

func TestCalendar(t *testing.T) {
	a, today := applicationtest.Coating(), applicationtest.Day("2026-11-22")
	days := func(filed claim.FilingRecord, today domain.Date) map[string]string {
		f := scheme.Timing{Start: applicationtest.Day("2027-01-01"), Filed: filed.Date}.Filing(today)
		out := map[string]string{}
		for _, e := range claim.Calendar([]string{a.Project.Title}, filed, f, today) {
			out[e.Key] = e.Day.String()
		}
		return out
	}
	assert.Equal(t, map[string]string{"deadline": "2026-12-20"}, days(claim.FilingRecord{}, today))
	assert.Equal(t, map[string]string{"deadline": "2027-01-31"}, days(claim.FilingRecord{}, applicationtest.Day("2026-12-21")), "of the next period")
	assert.Equal(t, map[string]string{"rvo_questions": "2026-12-06", "period": "2027-01-01", "decision": "2027-04-01", "end": "2027-12-31", "report": "2028-03-31"},
		days(claim.FilingRecord{Date: today}, today))
	assert.Equal(t, map[string]string{"decision": "2027-06-01", "end": "2027-12-31", "report": "2028-03-31"},
		days(claim.FilingRecord{Date: applicationtest.Day("2027-02-15")}, applicationtest.Day("2027-03-02")), "filed late: a later period")
}

// The period of the self-employed begins on the day of filing.
func TestCalendar_alone(t *testing.T) {
	a, today := applicationtest.Coating(), applicationtest.Day("2026-11-22")
	a.Project.Applicant = application.SelfEmployed
	filing := func(filed string) scheme.Filing {
		return a.Project.TimingOfProject(applicationtest.Day(filed)).Filing(today)
	}
	assert.Empty(t, claim.Calendar([]string{a.Project.Title}, claim.FilingRecord{}, filing(""), today))
	events := claim.Calendar([]string{a.Project.Title}, claim.FilingRecord{Date: applicationtest.Day("2027-03-17")}, filing("2027-03-17"), today)
	assert.Equal(t, []string{"period", "2027-03-17"}, []string{events[1].Key, events[1].Day.String()}, "the day of filing")
	assert.Equal(t, "2027-06-01", events[2].Day.String(), "the decision")
	a.Project.Applicant = application.Both
	assert.Equal(t, "deadline", claim.Calendar([]string{a.Project.Title}, claim.FilingRecord{}, filing(""), today)[0].Key)
}

func TestCalendar_theFiledPeriodStays(t *testing.T) {
	a, filed, today := applicationtest.Coating(), applicationtest.Day("2027-09-20"), applicationtest.Day("2027-10-05")
	events := claim.Calendar([]string{a.Project.Title}, claim.FilingRecord{Date: filed}, scheme.Timing{Start: applicationtest.Day("2027-11-15"), Filed: filed}.Filing(today), today)
	assert.Equal(t, "2028-01-01", events[0].Day.String())
	assert.Equal(t, "decision", events[0].Key, "of a period that began on 1 October")
}

func TestICS(t *testing.T) {
	events := []claim.Event{{Key: "deadline", Day: applicationtest.Day("2026-12-31"), Title: "Indienen; nu", Text: "Regel één, met \\ en\nregel twee " + strings.Repeat("é", 60)}}
	text := claim.ICS("WBSO-2026-00042", events, applicationtest.Day("2026-11-22"))
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
	a := applicationtest.Replaced(t, applicationtest.Coating(), application.UpdatePart, application.Answer{Text: "Vorig jaar."})
	a, err := form.Dismiss(a, applicationtest.Kleppen(), "novelty.risk", true)
	require.NoError(t, err)
	next, err := claim.FollowUp(a, applicationtest.Day("2028-01-01"), 900)
	require.NoError(t, err)
	assert.Equal(t, []string{"2028-01-01", "2027-01-01"}, []string{next.Project.Start, next.Project.Began})
	after, err := claim.FollowUp(next, applicationtest.Day("2029-01-01"), 900)
	require.NoError(t, err)
	assert.Equal(t, "2027-01-01", after.Project.Began, "the project began only once")
	_, err = claim.FollowUp(next, applicationtest.Day("2026-12-31"), 900)
	assert.Equal(t, map[string]domain.Code{"start_of_project": domain.CodeStartedLater}, applicationtest.FieldsOf(t, err))
	assert.Equal(t, 900, next.Project.Hours)
	assert.Equal(t, a.Bottlenecks, next.Bottlenecks)
	assert.Equal(t, 1, next.Revs[application.UpdatePart])
	assert.Empty(t, next.Touched)
	got := applicationtest.IdsOf(form.OpenQuestions(next, applicationtest.Kleppen()))
	for _, id := range []string{"update.empty", "phases.f1.month", "phases.f2.month", "novelty.risk"} {
		assert.Contains(t, got, id)
	}
	assert.Equal(t, "03-2027", a.Phases.Rows[0].Done, "the filed one is unchanged")
	_, err = claim.FollowUp(a, domain.Date{}, -1)
	assert.Equal(t, map[string]domain.Code{"start_of_project": domain.CodeRequired, "estimated_hours": domain.CodeBelowMin}, applicationtest.FieldsOf(t, err))
}

func TestCheckHours(t *testing.T) {
	a := applicationtest.Coating()
	year, quarter := scheme.FilingFor(applicationtest.Day("2027-01-01"), applicationtest.Day("2026-11-22")), scheme.FilingFor(applicationtest.Day("2027-10-01"), applicationtest.Day("2026-11-22"))
	for _, c := range []struct {
		applicant string
		people    *int
		hours     int
		f         scheme.Filing
		want      form.HoursCheck
		known     bool
	}{
		{"W", applicationtest.Ptr(3), 5250, year, form.HoursCheck{OK: true, Max: 5250}, true},
		{"W", applicationtest.Ptr(3), 5251, year, form.HoursCheck{Max: 5250}, true},
		{"B", applicationtest.Ptr(3), 7000, year, form.HoursCheck{OK: true, Max: 7000}, true},
		{"Z", nil, 438, quarter, form.HoursCheck{Max: 437}, true},
		{"W", nil, 100, year, form.HoursCheck{}, false},
		{"W", applicationtest.Ptr(3), 0, year, form.HoursCheck{}, false},
	} {
		a.Project.Applicant, a.Project.RDEmployees, a.Project.Hours = c.applicant, c.people, c.hours
		got, known := form.CheckHours(a, c.f)
		assert.Equal(t, c.known, known)
		assert.Equal(t, c.known, got.Text != "")
		got.Text = ""
		assert.Equal(t, c.want, got)
	}
}

func TestLikely_fiveDifferentOnesFromWhatIsThin(t *testing.T) {
	for name, a := range applicationtest.Applications() {
		got := form.Likely(a)
		assert.Len(t, got, form.LikelyCount, name)
		seen := map[string]bool{}
		for _, q := range got {
			assert.False(t, seen[q], "%s: %s", name, q)
			seen[q] = true
			assert.NotRegexp(t, `\b(u|uw)\b`, q)
		}
	}
	a := applicationtest.Coating()
	assert.Contains(t, strings.Join(form.Likely(a), "\n"), "TU Delft")
	assert.Contains(t, form.Likely(a)[0], "Knelpunt 2", "the thin one")
	a.Partners.Collaborative = false
	assert.NotContains(t, strings.Join(form.Likely(a), "\n"), "TU Delft")
	a.Partners = application.Partners{Collaborative: true, Rows: []application.Partner{{ID: "p1", Name: " ", Location: "Delft"}}}
	assert.NotContains(t, strings.Join(form.Likely(a), "\n"), "wat doet", "a partner without a name")
}

func TestText(t *testing.T) {
	a := applicationtest.Coating()
	text := claim.PrintText(claim.Print{Document: a, Company: applicationtest.Kleppen(), Number: "WBSO-2026-00042", Open: form.OpenQuestions(a, applicationtest.Kleppen())})
	assert.Contains(t, text, "WBSO-aanvraag WBSO-2026-00042\nHittebestendige coating\n\nJe bedrijf\n----------\nBedrijfsnaam: Kleppen BV\nKvK-nummer: 01234567\n")
	assert.Contains(t, text, "\n\nFasering werkzaamheden\n----------------------\nStap 1: Bindmiddel kiezen en testen\nStap 1: datum gereed: 03-2027\n")
	assert.Contains(t, text, "2. De laag droogt ongelijk op.\n(nog niet compleet)\n\nTechnische oplossingsrichtingen (")
	assert.Contains(t, text, "Nog te beantwoorden\n-------------------\n1. Knelpunt 2, ")
	assert.NotContains(t, text, "klanten vragen", "what is left out is not filed")
	a.Summary.Text = strings.Repeat("a", 1501)
	assert.Contains(t, claim.PrintText(claim.Print{Document: a, Company: applicationtest.Kleppen()}), "Projectomschrijving (1.501 van 1.500 tekens: te lang voor RVO)\n")
	assert.NotContains(t, text, "\r")
	assert.NotContains(t, text, "\n\n\n")
	assert.Contains(t, claim.PrintText(claim.Print{Document: application.New()}), "Projectomschrijving\n-------------------\n(nog leeg)\n")
}
