package main

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/bootstrap"
	"wbso/app"
	"wbso/app/accounts"
	"wbso/app/applications"
	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/cmd/internal/cli"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/request"
)

// worked is a desk with a project, WBSO-2026-00001, and hours of two people on it.
func worked(t *testing.T) *desk {
	d := newDesk(t)
	t.Setenv("WBSO_NOW", "2026-11-20T09:00:00Z")
	d.must("migrate")
	config, err := bootstrap.Load([]string{"WBSO_DATA_DIR=" + d.dir, "WBSO_NOW=2026-11-20T09:00:00Z"}, nil, false)
	require.NoError(t, err)
	server, err := bootstrap.Build(t.Context(), config, bootstrap.Demand, io.Discard)
	require.NoError(t, err)
	defer server.Close()
	req := submitted(t, server.App)
	for _, person := range []struct {
		first, last, function, email string
		hours                        map[string]domain.Hours
	}{
		{"Zoë", "de Wit", "=Ontwikkelaar", "zoe@example.nl", map[string]domain.Hours{"2026-03-09": 15, "2026-03-10": 16, "2026-11-18": 8}},
		{"Ünal", "Aydın", "", "unal@example.nl", map[string]domain.Hours{"2026-03-09": 1, "2026-11-19": 16, "2025-12-31": 4}},
	} {
		e, err := server.App.Employees.CreateEmployee(t.Context(), usecase.Administrator(), timesheets.SaveEmployee{Employee: hours.Employee{
			Company: req.Company.ID, FirstName: person.first, LastName: person.last, Function: person.function, Email: person.email}})
		require.NoError(t, err)
		_, err = server.App.Employees.AssignEmployees(t.Context(), usecase.Administrator(), timesheets.Team{Project: req.Number, Employees: []int64{e.ID}})
		require.NoError(t, err)
		for _, day := range []string{"2025-12-31", "2026-03-09", "2026-03-10", "2026-11-18", "2026-11-19"} {
			if person.hours[day] == 0 {
				continue
			}
			date, err := domain.ParseDate(day)
			require.NoError(t, err)
			_, err = server.App.Hours.LogHours(t.Context(), usecase.Administrator(), timesheets.LogHours{Employee: e.ID, ProjectNumber: req.Number, Date: date, Hours: person.hours[day], Description: "Meetopstelling; tweede \"proef\""})
			require.NoError(t, err)
		}
	}
	return d
}

// submitted is a request of a new user.
func submitted(t *testing.T, a *app.App) request.Request {
	owner, err := a.Accounts.Register(t.Context(), accounts.NewAccount{Username: "anna", Email: "anna@example.nl", Password: "lang-genoeg-77"})
	require.NoError(t, err)
	req, err := a.Requests.Submit(t.Context(), usecase.Actor{UserID: owner.ID, Username: owner.Username}, applications.Submit{SubmitInput: request.SubmitInput{
		Submission: submittedTexts(),
		NewCompany: &request.NewCompany{Name: "Pompwijs B.V.", KvK: "12345678"},
	}}, func() (func(), error) { return func() {}, nil })
	require.NoError(t, err)
	return req
}

func TestGolden_hours_export_and_report(t *testing.T) {
	const project = "WBSO-2026-00001"
	s := &transcript{desk: worked(t)}
	file := filepath.Join(s.desk.dir, "uren.csv")
	s.do("", "hours", "export", "--project", project, "--month", "2026-03")
	s.do("", "hours", "export", "--project", project, "--week", "2026-W47")
	s.do("", "hours", "export", "--project", project, "--week", "2026-01-01")
	s.do("", "hours", "export", "--project", project, "--year", "2026", "--file", file)
	s.do("", "hours", "export", "--project", project, "--year", "2026", "--file", file)
	s.do("", "hours", "export", "--project", project, "--year", "2024", "--file", file, "--force", "-o", "json")
	s.do("", "hours", "export", "--project", "WBSO-2026-00099", "--month", "2026-03")
	s.do("", "report", "--project", project, "--month", "2026-03")
	s.do("", "report", "--project", project, "--week", "2026-W47", "-o", "csv")
	s.do("", "report", "--project", project, "--year", "2026", "-o", "json")
	s.do("", "report", "--project", project, "--week", "2026-03-15")
	s.do("", "report", "--project", "WBSO-2026-00099", "--year", "2026")
	s.compare(t, "hours_export_and_report")
}

// A failure leaves the file that was there.
func TestHours_export_keeps_the_old_file(t *testing.T) {
	d := worked(t)
	file := filepath.Join(d.dir, "uren.csv")
	require.NoError(t, os.WriteFile(file, []byte("oud"), 0o600))
	assert.Equal(t, cli.Refused, d.run("hours", "export", "--project", "WBSO-2026-00099", "--year", "2026", "--file", file, "--force").code)
	err := writeFile(file, true, func(out io.Writer) error {
		_, _ = out.Write([]byte("half"))
		return io.ErrUnexpectedEOF
	})
	assert.ErrorIs(t, err, io.ErrUnexpectedEOF)
	content, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, "oud", string(content))
	left, err := filepath.Glob(filepath.Join(d.dir, ".wbso-*"))
	require.NoError(t, err)
	assert.Empty(t, left)
	d.must("hours", "export", "--project", "WBSO-2026-00001", "--year", "2026", "--file", file, "--force")
	info, err := os.Stat(file)
	require.NoError(t, err)
	assert.Equal(t, os.FileMode(0o600), info.Mode())
}

// Hours that are corrected have another number, which a person is told.
func TestHours_correct_tells_the_new_number(t *testing.T) {
	d := worked(t)
	add := []string{"hours", "add", "--project", paidProject, "--employee", "Zoë de Wit", "--date", "2026-11-17", "--hours", "2", "-o", "csv"}
	bare := d.run(add...)
	assert.Equal(t, cli.Misused, bare.code)
	assert.Contains(t, bare.errors, "--description ontbreekt")
	number := func(a answer) string {
		_, row, _ := strings.Cut(a.out, "\n")
		id, _, _ := strings.Cut(row, ",")
		return id
	}
	first := number(d.must(append(add, "--description", "Proef")...))
	corrected := d.must("hours", "correct", first, "--hours", "3", "-o", "csv")
	second := number(corrected)
	assert.NotEqual(t, first, second)
	assert.Contains(t, corrected.errors, "Uren "+first+" zijn verbeterd en hebben nu nummer "+second+".\n")
	assert.Empty(t, d.must("hours", "correct", second, "--hours", "4", "--quiet").errors)
	gone := answer{code: cli.Refused, errors: "wbsoctl: Uren " + first + " bestaan niet, of zijn er niet meer: verbeterd of verwijderd.\n"}
	assert.Equal(t, gone, d.run("hours", "correct", first, "--hours", "5"))
}
