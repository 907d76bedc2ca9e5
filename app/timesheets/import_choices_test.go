package timesheets_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/timesheets"
	"wbso/domain"
	"wbso/domain/hours"
)

func chosen(groups []hours.FileGroup) (names []string) {
	for _, g := range groups {
		names = append(names, fmt.Sprintf("%s %d %s %v", g.GroupName(), g.Rows, g.Hours, g.Chosen))
	}
	return names
}

// The hours of other work stay out, with all that is wrong with them.
func TestImport_choosesWhatCounts(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		_, err := h.Hours.ImportHours(h.Ctx(), p.Who, p.Tracker())
		var needed hours.ChoicesNeeded
		require.ErrorAs(t, err, &needed)
		assert.Equal(t, []string{"Pomp 1 4.0 false", "Administratie 2 90.25 false", "Pomp / Klant / r&d 1 3.0 false"}, chosen(needed.Groups))
		dry := p.Tracker()
		dry.DryRun, dry.CreateEmployees = true, true
		assert.Equal(t, []any{0, 0, []string{}}, []any{h.imports(p, dry).Rows, h.imports(p, p.Whole(apptest.TrackerHead)).Rows, h.imports(p, p.Whole(apptest.TrackerHead)).NewEmployees})

		keys := map[string]string{}
		for _, g := range needed.Groups {
			if keys[g.Key()] = ""; g.Project == "Pomp" {
				keys[g.Key()] = strings.ToLower(p.Number)
			}
		}
		in := p.Tracker()
		in.CreateEmployees, in.Choices = true, &timesheets.ImportChoices{Groups: keys}
		out := h.imports(p, in)
		assert.Equal(t, []any{2, 2, "7.0", domain.Hours(14), []string{}, false}, []any{out.Rows, out.Created, out.Read.String(), out.Hours, out.NewEmployees, out.Several()})
		assert.Equal(t, domain.Hours(14), h.Total(p))

		again := p.Tracker()
		again.Choices = &timesheets.ImportChoices{Only: []string{"pomp / klant", needed.Groups[0].Key()}}
		assert.Equal(t, 2, h.imports(p, again).Skipped)
	})
}

func TestImport_refusesChoicesThatAreNone(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	for _, c := range []struct {
		choices timesheets.ImportChoices
		code    domain.Code
	}{
		{timesheets.ImportChoices{Only: []string{"Pompen"}}, domain.CodeImportGroup},
		{timesheets.ImportChoices{Groups: map[string]string{}}, domain.CodeChoicesNeeded},
		{timesheets.ImportChoices{Groups: map[string]string{hours.FileGroup{Project: "Pomp", Billable: "No"}.Key(): "WBSO-2026-99999"}}, domain.CodeImportOther},
	} {
		in := p.Tracker()
		in.Choices = &c.choices
		_, err := h.Hours.ImportHours(h.Ctx(), p.Who, in)
		apptest.Refused(t, domain.Invalid, c.code, err)
	}
	many := apptest.TrackerHead
	for n := range 201 {
		many += fmt.Sprintf("Zoë,nr0@example.nl,,Pomp %d,Regeling,No,2026-11-16,4:00,\n", n)
	}
	assert.Equal(t, []string{"1  import_groups"}, h.refuses(p, p.Whole(many)))
}

// Rows with the number of another project are never taken for this one.
func TestImport_leavesOtherProjectsOut(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	other := h.Second(p)
	for _, rows := range [][]string{
		{"2026-11-16;;nr0@example.nl;4;x;" + other.Number},
		{"2026-11-16;;nr0@example.nl;4;x;" + other.Number, "2026-11-17;;nr0@example.nl;2;y;"},
	} {
		_, err := h.Hours.ImportHours(h.Ctx(), p.Who, p.File(rows...))
		apptest.Refused(t, domain.Invalid, domain.CodeChoicesNeeded, err)
	}
	dry := p.File("2026-11-16;;nr0@example.nl;4;x;"+other.Number, "2026-11-17;;nr0@example.nl;2;y;")
	dry.DryRun = true
	assert.Equal(t, []string{other.Number + " 1 4.0 false", p.Number + " 1 2.0 true"}, chosen(h.imports(p, dry).Groups))
}

// A file with quarters is answered by one sentence.
func TestImport_asksForRoundingOnce(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	var rows []string
	for n := range 117 {
		rows = append(rows, fmt.Sprintf("%s;;nr0@example.nl;0,25;x;", apptest.Today.AddDays(-n)))
	}
	_, err := h.Hours.ImportHours(h.Ctx(), p.Who, p.File(rows...))
	var bad hours.BadRows
	require.ErrorAs(t, err, &bad)
	require.Len(t, bad.Rows, 1)
	text, _ := domain.Dutch(bad.Rows[0].Reason)
	assert.Equal(t, "117 regels hebben geen heel of half uur, zoals 0,25 uur. Laat de uren afronden met --round 0.5 of pas ze aan.", text)
}

// The sum of a day is rounded, not its rows: 585 hours in quarters never become 630.
func TestImport_roundsByPersonAndDay(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	round := func(rows ...string) (hours.HourImport, []string) {
		in := p.File(rows...)
		in.Round, in.DryRun = true, true
		out := h.imports(p, in)
		var sample []string
		for _, r := range out.Sample {
			sample = append(sample, fmt.Sprintf("%d %s %s", r.Line, r.Hours, r.Description))
		}
		return out, sample
	}
	day := func(worked, what string) string { return "2026-11-16;;nr0@example.nl;" + worked + ";" + what + ";" }
	for name, c := range map[string]struct {
		rows   []string
		want   []string
		merged int
	}{
		"a quarter down":                    {[]string{day("2,25", "a")}, []string{"2 2.0 a"}, 0},
		"more than a quarter up":            {[]string{day("2:16", "a")}, []string{"2 2.5 a"}, 0},
		"three quarters down to the half":   {[]string{day("2,75", "a")}, []string{"2 2.5 a"}, 0},
		"the remainder to the largest":      {[]string{day("1,25", "a"), day("3,25", "b")}, []string{"2 1.0 a", "3 3.5 b"}, 0},
		"what is left at zero joins":        {[]string{day("0,25", "a"), day("3", "b"), day("0,25", "c"), day("0,20", "a")}, []string{"3 3.5 b; a; c"}, 3},
		"small rows make a half together":   {[]string{day("0,25", "a"), day("0,25", "b")}, []string{"2 0.5 a; b"}, 1},
		"each person and day by itself":     {[]string{day("0,5", "a"), "2026-11-17;;nr0@example.nl;0,75;b;", "2026-11-16;;nr1@example.nl;0,75;c;"}, []string{"2 0.5 a", "3 0.5 b", "4 0.5 c"}, 0},
		"negative hours stay what they are": {[]string{day("3", "a")}, []string{"2 3.0 a"}, 0},
	} {
		t.Run(name, func(t *testing.T) {
			out, sample := round(c.rows...)
			assert.Equal(t, c.want, sample)
			assert.Equal(t, c.merged, out.Merged)
		})
	}
	out, _ := round(day("0,25", "a"))
	assert.Equal(t, []hours.ZeroDay{{Employee: "Zoë nr0", Date: domain.NewDate(2026, 11, 16), Hours: 900_000}}, out.Zero)
	assert.Equal(t, []int{1, 0, 1}, []int{out.Rows, out.Created, out.Merged})

	var rows []string
	for n := range 90 { // 6,5 hours a day in six rows that end in a quarter or a third
		for _, worked := range []string{"1:15", "0:45", "1:20", "0:40", "1:15", "1:15"} {
			rows = append(rows, fmt.Sprintf("%s;;nr0@example.nl;%s;x;", apptest.Today.AddDays(-n), worked))
		}
	}
	in := p.File(rows...)
	in.Round = true
	whole := h.imports(p, in)
	assert.Equal(t, []string{"585.0", "585.0"}, []string{whole.Read.String(), whole.Hours.String()})
	assert.Equal(t, domain.Hours(2*585), h.Total(p))
	in.File = p.File(rows...).File
	assert.Equal(t, whole.Created, h.imports(p, in).Skipped, "the same file again adds nothing")
}

func TestImport_countsWhatItLeavesOut(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	out := h.imports(p, p.File("2026-11-16;;nr0@example.nl;4;x;", "2026-11-17;;niemand@example.nl;0:00;;", "loopt;;;;;", "Totaal;;;4;;"))
	assert.Equal(t, []int{1, 1, 2, 1}, []int{out.Rows, out.Created, out.Untimed, out.Totals})
}

// Names that are written with other signs mean the same people.
func TestImport_comparesNamesHoweverTheyAreWritten(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	in := p.File("2026-11-16;Zoë Müller-Bos;;2;x;", "2026-11-17;Zoe\u0308 Mu\u0308ller‑Bos;;2;x;", "2026-11-18;D’Arcy 't Hart;;2;x;", "2026-11-19;d'Arcy ’t Hart;;2;x;")
	in.CreateEmployees = true
	assert.Equal(t, []string{"Zoë Müller-Bos", "D’Arcy 't Hart"}, h.imports(p, in).NewEmployees)
}
