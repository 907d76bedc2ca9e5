package timesheets_test

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/hoursfile"
	"wbso/ports"
)

// A file that nobody may import is not even read.
func TestImport_B01_looksAtTheProjectBeforeTheFile(t *testing.T) {
	h := newTestServer(t)
	p, other := h.Project("jansen"), h.Project("pietersen")
	unread := failing{errors.New("the file was read")}
	_, err := h.Hours.ImportHours(h.Ctx(), other.Who, timesheets.ImportHours{Project: p.Number, Format: hoursfile.Auto, File: unread})
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)

	slow, feed := io.Pipe()
	done := make(chan error)
	go func() {
		_, err := h.Hours.ImportHours(h.Ctx(), p.Who, timesheets.ImportHours{Project: p.Number, Format: hoursfile.Auto, File: slow})
		done <- err
	}()
	_, err = io.WriteString(feed, "datum;e-mail;uren;omschrijving\n") // it is reading
	require.NoError(t, err)
	_, err = h.Hours.ImportHours(h.Ctx(), p.Who, timesheets.ImportHours{Project: p.Number, Format: hoursfile.Auto, File: unread})
	apptest.Refused(t, domain.Conflict, domain.CodeImportRunning, err)
	require.NoError(t, feed.Close())
	require.NoError(t, <-done)
}

func TestImport_B02_boundsTheRowsOfAFile(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	p.People = p.People[:1]
	rows := strings.Repeat("2026-11-16;nr0@example.nl;0,5;x\n", hours.ImportRowsMax+1)
	in := p.Whole("datum;e-mail;uren;omschrijving\n" + rows)
	assert.Equal(t, []string{"100002  import_rows"}, h.refuses(p, in))
	p.Who = usecase.Administrator()
	in.File = strings.NewReader("datum;e-mail;uren;omschrijving\n" + rows)
	assert.NotContains(t, h.refuses(p, in), "100002  import_rows", "an administrator has room for more")
}

func TestEmployees_B03_aCompanyHasABound(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		company := p.Company.ID
		h.Write(func(r ports.Repos) error {
			for i := 2; i < hours.EmployeesMax-1; i++ {
				if _, err := r.Employees.AddEmployee(h.Ctx(), hours.Employee{Company: company, FirstName: "Bo", LastName: fmt.Sprint(i), Archived: i%2 == 0, CreatedAt: h.Clock.Now()}); err != nil {
					return err
				}
			}
			return nil
		})
		two := p.File("2026-11-16;Ann Eén;;4;x;", "2026-11-16;Ann Twee;;4;x;")
		two.CreateEmployees = true
		assert.Equal(t, []string{"3 e-mail employees_full"}, h.refuses(p, two))
		staff := "voornaam;achternaam;e-mail\nAnn;Eén;een@example.nl\nAnn;Twee;twee@example.nl\n"
		_, err := h.importStaff(p.Who, fmt.Sprint(company), staff)
		apptest.Refused(t, domain.Invalid, domain.CodeEmployeesFull, err)

		last := timesheets.SaveEmployee{Employee: hours.Employee{Company: company, FirstName: "Ann", LastName: "Eén", Email: "een@example.nl"}}
		_, err = h.Employees.CreateEmployee(h.Ctx(), p.Who, last)
		require.NoError(t, err)
		last.Email = "drie@example.nl"
		_, err = h.Employees.CreateEmployee(h.Ctx(), p.Who, last)
		apptest.Refused(t, domain.Invalid, domain.CodeEmployeesFull, err)
		assert.Len(t, h.Staff(p), hours.EmployeesMax)

		h.Write(func(r ports.Repos) error { // as a company of before may
			_, err := r.Employees.AddEmployee(h.Ctx(), hours.Employee{Company: company, FirstName: "Bo", LastName: "Over", CreatedAt: h.Clock.Now()})
			return err
		})
		assert.Equal(t, 1, h.imports(p, p.File("2026-11-16;;nr0@example.nl;4;x;")).Created)
		_, err = h.importStaff(p.Who, fmt.Sprint(company), "voornaam;achternaam;e-mail\nAnn;Eén;een@example.nl\n")
		require.NoError(t, err, "nobody is added")
	})
}
