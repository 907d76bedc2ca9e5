package httpapi_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	domainhours "wbso/domain/hours"
)

// hoursFile is a good file about things.
func hoursFile(t things) file {
	return file(fmt.Sprintf("datum;e-mail;uren;omschrijving\n16-11-2026;sanne%d@voorbeeld.nl;7,5;Regeling beproefd\n", t.request))
}

func TestImport_answers_with_what_it_did(t *testing.T) {
	h := newTestServer(t)
	h.proper = true
	c, its := h.project("jansen")
	path := "/api/hours/import/?project_number=" + c.request(its.request).ProjectNumber
	sheet := file(fmt.Sprintf("User,Email,Project,Start date,Duration,Description\nSanne,sanne%d@voorbeeld.nl,Pomp,03/04/2026,1:20,Sensor\nBo Smit,,Knoop,13/04/2026,2:00:00,Proef\n", its.request))
	query := "&format=toggl&create_employees=true&round=0.5"
	order, first := "dmy", "2026-04-03"
	number := c.request(its.request).ProjectNumber
	group := func(project, hours string) apitypes.FileGroup {
		key := domainhours.FileGroup{Project: project}.Key()
		return apitypes.FileGroup{Key: key, Project: project, Rows: 1, Hours: hours, ProjectNumber: &number}
	}
	want := apitypes.ImportResult{Rows: 2, HoursBefore: "3.33", HoursAfter: "3.5", Hours: "3.5", People: 2, Created: 2, FirstDate: &first, DryRun: true, Format: "toggl", DateFormat: &order, NewEmployees: []string{"Bo Smit"},
		Warnings: []string{"before_start", "outside_period", "other_year", "several_projects"}, WarningRows: apitypes.WarningRows{BeforeStart: 2, OutsidePeriod: 2, OtherYear: 2},
		Groups: []apitypes.FileGroup{group("Pomp", "1.33"), group("Knoop", "2.0")}, RoundedToZero: []apitypes.ZeroDay{},
		Sample: []apitypes.ImportedRow{{Line: 2, Date: "2026-04-03", EmployeeName: "Sanne de Vries", Hours: "1.5", Description: "Sensor"}, {Line: 3, Date: "2026-04-13", EmployeeName: "Bo Smit", Hours: "2.0", Description: "Proef"}}}
	needed := decode[apitypes.ChoicesNeeded](c.post(path+query, sheet).is(400))
	require.Len(t, needed.Groups, 2)
	assert.Equal(t, []any{"choices_needed", "Pomp", (*string)(nil)}, []any{needed.Code, needed.Groups[0].Project, needed.Groups[0].ProjectNumber})
	form := func(choices string) file {
		return file("--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"uren.csv\"\r\n\r\n" + string(sheet) + "\r\n--x\r\nContent-Disposition: form-data; name=\"choices\"\r\n\r\n" + choices + "\r\n--x--\r\n")
	}
	const formType = "multipart/form-data; boundary=x"
	both := form(fmt.Sprintf(`{"groups": {%q: %q, %q: %q}}`, needed.Groups[0].Key, number, needed.Groups[1].Key, number))
	h.proper = false // the checker takes no form apart
	for _, wrong := range []string{`[]`, `{"groups": {"x": 1}}`, `{`} {
		assert.Contains(t, c.post(path+query, form(wrong), "Content-Type", formType).fields(), "choices", wrong)
	}
	assert.Contains(t, c.post(path+query, file("--x--\r\n"), "Content-Type", formType).fields(), "file")
	dry := decode[apitypes.ImportResult](c.post(path+query+"&dry_run=true", both, "Content-Type", formType).is(200))
	assert.Equal(t, want, dry)
	want.DryRun = false
	made := decode[apitypes.ImportResult](c.post(path+query, both, "Content-Type", formType).is(200))
	require.NotNil(t, made.Import)
	want.Import = made.Import
	assert.Equal(t, want, made)
	again := decode[apitypes.ImportResult](c.post(path+query, both, "Content-Type", formType).is(200))
	assert.Equal(t, []int{0, 2}, []int{again.Created, again.Skipped})
	assert.Equal(t, []string{}, again.NewEmployees)
	assert.Nil(t, again.FirstDate)

	for _, kind := range []string{"text/csv; charset=windows-1252", "application/octet-stream"} {
		assert.Nil(t, decode[apitypes.ImportResult](c.post(path, hoursFile(its), "Content-Type", kind).is(200)).DateFormat)
	}
}

func TestImport_D08_answers_with_every_bad_row(t *testing.T) {
	h := newTestServer(t)
	h.proper = true
	c, its := h.project("jansen")
	path := fmt.Sprintf("/api/hours/import/?project_number=%d", its.request)
	uren, datum := "Uren", "Datum"
	got := decode[apitypes.RefusedRows](c.post(path, "Datum;Naam;Uren;Omschrijving\n03/04/2026;Sanne de Vries;1.500;x\n16-11-2026;Sanne de Vries;1;x;y\n", "Content-Type", "text/csv").is(400))
	assert.Equal(t, apitypes.RefusedRows{Rows: []apitypes.RefusedRow{
		{Line: 2, Column: &uren, Reason: "“1.500” is geen duidelijk aantal uren. Schrijf het als 7,5 of 7:30."},
		{Line: 2, Column: &datum, Reason: "“03/04/2026” is op twee manieren te lezen. Geef de volgorde op met --date-format dmy, mdy of ymd."},
		{Line: 3, Reason: "Deze regel heeft meer cellen dan de kopregel. Zet een cel met een scheidingsteken tussen aanhalingstekens."},
	}}, got)
	many := c.post(path, "Datum;Naam;Uren;Omschrijving\n"+strings.Repeat("x;x;x;"+strings.Repeat("x", 60)+"\n", 50_000), "Content-Type", "text/csv").is(400)
	assert.Less(t, len(many.body), 200_000)
	refused := decode[apitypes.RefusedRows](many)
	assert.Equal(t, []int{1000, 99_000}, []int{len(refused.Rows), refused.More})
	assert.Len(t, decode[[]apitypes.HourEntry](c.get(fmt.Sprintf("/api/hours/?month=2026-11&project_number=%d", its.request)).is(200)), 1, "the one of before")
}

func TestImport_refuses_what_is_no_import(t *testing.T) {
	h := newTestServer(t)
	c, its := h.project("jansen")
	path := fmt.Sprintf("/api/hours/import/?project_number=%d", its.request)
	assert.Equal(t, map[string][]string{
		"project_number": {"This field is required."}, "format": {`"excel" is not a valid choice.`}, "date_format": {`"auto" is not a valid choice.`},
		"round": {`"1" is not a valid choice.`}, "dry_run": {"Must be a valid boolean."}, "create_employees": {"Must be a valid boolean."},
	}, c.post("/api/hours/import/?format=excel&date_format=auto&round=1&dry_run=ja&create_employees=1", hoursFile(its)).fields())
	for _, kind := range []string{"application/json", "multipart/form-data", "", "text/csv/x"} {
		c.post(path, hoursFile(its), "Content-Type", kind).is(415)
	}
	large := file("datum;e-mail;uren;omschrijving\n" + strings.Repeat(" ", 10<<20))
	assert.Equal(t, "Request body too large: at most 10485760 bytes.", c.post(path, large).is(413).detail())
	empty := decode[apitypes.RefusedRows](c.post(path, file("")).is(400))
	assert.Equal(t, []apitypes.RefusedRow{{Line: 1, Reason: "Dit bestand is leeg."}}, empty.Rows)
}

// A key is of one file on one project: another project gets no answer that was kept.
func TestImport_key_names_one_call(t *testing.T) {
	h := newTestServer(t)
	c, its := h.project("jansen")
	second := c.thingsOf(c.paid())
	path := func(t things) string { return fmt.Sprintf("/api/hours/import/?project_number=%d", t.request) }
	first := c.post(path(its), hoursFile(its), "Idempotency-Key", "een").is(200)
	assert.Equal(t, string(first.body), string(c.post(path(its), hoursFile(its), "Idempotency-Key", "een").is(200).body))
	for _, wrong := range []answer{
		c.post(path(second), hoursFile(its), "Idempotency-Key", "een"), c.post(path(its)+"&again=true", hoursFile(its), "Idempotency-Key", "een"),
		c.post(path(its), hoursFile(second), "Idempotency-Key", "een"),
	} {
		assert.Equal(t, "idempotency_key_reuse", wrong.is(409).member("code"))
	}
	var answers []string
	for _, boundary := range []string{"x1", "y2"} { // a browser draws one for each try
		form := file("--" + boundary + "\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\n" + string(hoursFile(its)) + "\r\n--" + boundary + "--\r\n")
		a := c.post(path(its), form, "Idempotency-Key", "twee", "Content-Type", "multipart/form-data; boundary="+boundary)
		answers = append(answers, string(a.is(200).body))
	}
	assert.Equal(t, answers[0], answers[1])
}

// What cannot be imported is refused for that, whatever its file.
func TestImport_looks_at_the_project_before_the_body(t *testing.T) {
	h := newTestServer(t)
	c, _ := h.project("jansen")
	_, others := h.project("pietersen")
	large := file(strings.Repeat(" ", 10<<20+1))
	c.post(fmt.Sprintf("/api/hours/import/?project_number=%d", others.request), large).is(404)
	c.post("/api/hours/import/?project_number=WBSO-2026-99999", large).is(404)
}
