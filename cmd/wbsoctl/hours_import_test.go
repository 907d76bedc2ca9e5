package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/cmd/internal/cli"
)

// paidProject is a project of demonstrated and of worked.
const paidProject = "WBSO-2026-00001"

// file writes a file into the data folder and returns its path.
func (d *desk) file(name, text string) string {
	d.t.Helper()
	path := filepath.Join(d.dir, name)
	require.NoError(d.t, os.WriteFile(path, []byte(text), 0o600))
	return path
}

func TestGolden_D08_D09_hours_import(t *testing.T) {
	s := &transcript{desk: demonstrated(t)}
	heading := "datum;medewerker;e-mail;uren;omschrijving;projectnummer\n"
	hours := s.desk.file("uren.csv", heading+"09-03-2020;Zoë Brönner;zoe.b@voorbeeld.nl;7,5;'=1+1 gemeten;"+paidProject+"\n10-03-2020;Jan Smit;;8;Sensor;\n10-03-2020;;ZOE.B@voorbeeld.nl;1,25;Proef;\n")
	wrong := s.desk.file("fout.csv", heading+"03/04/2020;Jan Smit;;1.500;Sensor;WBSO-2019-00007\n10-03-2020;Jan Smit;;8,5;;\n")
	s.do("", "hours", "import", hours, "--project", paidProject)
	s.do("", "hours", "import", hours, "--project", paidProject, "--round", "0.5", "--create-employees", "--dry-run")
	s.do("", "hours", "import", hours, "--project", paidProject, "--round", "0.5", "--create-employees", "-o", "json")
	s.do("", "hours", "import", hours, "--project", paidProject, "--round", "0.5", "-o", "csv")
	s.do("", "hours", "import", wrong, "--project", paidProject, "--date-format", "dmy")
	s.do("", "hours", "import", wrong, "--project", paidProject, "-o", "json")
	s.do("", "hours", "import", hours, "--project", "WBSO-2026-09999")
	s.do("", "hours", "import", "nergens.csv", "--project", paidProject)
	s.compare(t, "hours_import")
}

// Of a file with other work the groups are shown, chosen, and what was imported is taken back.
func TestGolden_hours_import_choices(t *testing.T) {
	s := &transcript{desk: demonstrated(t)}
	tracker := s.desk.file("toggl.csv", "User,Email,Client,Project,Description,Billable,Start date,Duration,Tags\n"+
		"Bo Smit,bo@voorbeeld.nl,,Pomp,Regeling,No,2020-03-09,4:00,\nBo Smit,bo@voorbeeld.nl,,Pomp,Sensor,No,2020-03-09,0:15,\nBo Smit,bo@voorbeeld.nl,,Administratie,Post,No,2020-03-10,90:00,\nBo Smit,bo@voorbeeld.nl,,Pomp,Loopt,No,2020-03-11,,\n")
	full := s.desk.file("vol.csv", "datum;medewerker;uren;omschrijving\n09-03-2020;Bo Smit;8;a\n09-03-2020;Bo Smit;1;b\n10-03-2020;Bo Smit;9;c\n09-03-2020;Niemand;1;x\n10-03-2020;Niemand;1;x\n")
	s.do("", "hours", "import", tracker, "--project", paidProject)
	s.do("", "hours", "import", tracker, "--project", paidProject, "--only", "Pompen")
	s.do("", "hours", "import", tracker, "--project", paidProject, "--only", "pomp", "--round", "0.5", "--create-employees")
	s.do("", "hours", "import", full, "--project", paidProject)
	s.do("", "timesheet", "--project", paidProject, "--employee", "smit, bo", "--month", "2020-03", "--file", filepath.Join(s.desk.dir, "maart.pdf"))
	s.do("", "timesheet", "--project", paidProject, "--employee", "Niemand", "--month", "2020-03")
	s.do("", "hours", "import", "--undo", "1")
	s.do("", "hours", "import", "--undo", "99")
	s.do("", "hours", "import", "--undo", "1", "--project", paidProject)
	s.compare(t, "hours_import_choices")
}

// Of a file that is all wrong the first bad rows are told, and how many come after them.
func TestHours_import_tells_the_first_bad_rows(t *testing.T) {
	d := demonstrated(t)
	wrong := d.file("fout.csv", "datum;e-mail;uren;omschrijving\n"+strings.Repeat("x;;veel;\n", 500))
	a := d.run("hours", "import", wrong, "--project", paidProject)
	assert.Contains(t, a.errors, "Er zijn nog 500 fouten die hier niet staan.\nwbsoctl: "+wrong+" heeft 1.500 fouten: er is niets opgeslagen\n")
	assert.Equal(t, 1002, strings.Count(a.errors, "\n"))
	told := apitypes.RefusedRows{}
	require.NoError(t, json.Unmarshal([]byte(d.run("hours", "import", wrong, "--project", paidProject, "-o", "json").out), &told))
	assert.Equal(t, []int{1000, 500}, []int{len(told.Rows), told.More})
}

func TestHours_import_wrong_use(t *testing.T) {
	d := newDesk(t)
	hours := d.file("uren.csv", "")
	for _, args := range [][]string{
		{}, {"--project", "x"}, {hours}, {"-", "--project", "x"}, {hours, "--project", ""}, {hours, hours, "--project", "x"}, {hours, "--project", "x", "--format", "excel"},
		{hours, "--project", "x", "--date-format", "auto"}, {hours, "--project", "x", "--round", "1"}, {hours, "--project", "x", "--week", "1"},
	} {
		a := d.run(append([]string{"hours", "import"}, args...)...)
		assert.Equal(t, cli.Misused, a.code, args)
		assert.Empty(t, a.out, args)
	}
}

// What export writes, import takes for what is there already.
func TestHours_D09_import_takes_back_the_export(t *testing.T) {
	d := worked(t)
	file := filepath.Join(d.dir, "uren.csv")
	d.must("hours", "export", "--project", paidProject, "--year", "2026", "--file", file)
	a := d.must("hours", "import", file, "--project", paidProject, "-o", "csv")
	assert.Contains(t, a.out, "wbso,5,28.0,2,0,5,")
}
