package timesheets_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
)

func (h *testServer) importStaff(who usecase.Actor, company, file string) (timesheets.EmployeeImport, error) {
	return h.Employees.ImportEmployees(h.Ctx(), who, timesheets.ImportEmployees{Company: company, File: strings.NewReader(file)})
}

func (h *testServer) everybody(who usecase.Actor, company int64) []hours.Employee {
	h.T.Helper()
	list, err := h.Employees.ListEmployees(h.Ctx(), who, company, true, apptest.WholeList)
	require.NoError(h.T, err)
	return list.Items
}

const staffFile = "voornaam;achternaam;functie;e-mail;bsn\nZoë;de Vries;Chemicus;zoe@voorbeeld.nl;111222333\nBo;Bos;;bo@voorbeeld.nl;\n"

func TestEmployees_D09_the_same_file_again_adds_nobody(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		company := h.companyOf(who, "12345678")
		for _, created := range []int{2, 0} {
			out, err := h.importStaff(usecase.Administrator(), "12345678", staffFile)
			require.NoError(t, err)
			assert.Equal(t, []int{2, created, 2 - created}, []int{out.Rows, out.Created, out.Skipped})
		}
		staff := h.everybody(who, company.ID)
		require.Len(t, staff, 2)
		zoe := staff[1]
		assert.Equal(t, []any{"Zoë de Vries", "Chemicus", "••••••333", true}, []any{zoe.Name(), zoe.Function, zoe.MaskedBSN, zoe.Approved})
		assert.Equal(t, apptest.BSN, h.Reveal(who, zoe.ID))
	})
}

func TestEmployees_D08_one_bad_row_refuses_the_file(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	company := h.companyOf(who, "12345678")
	h.Hire(who, company.ID, "bo@voorbeeld.nl", "")
	for _, dry := range []bool{true, false} {
		_, err := h.Employees.ImportEmployees(h.Ctx(), who, timesheets.ImportEmployees{Company: "1", DryRun: dry, File: strings.NewReader(
			staffFile + "Kim;Kok;;kim@voorbeeld.nl;123456789\nKees;Kok;;KIM@voorbeeld.nl;\n;;;;\n")})
		var bad hours.BadRows
		require.ErrorAs(t, err, &bad)
		type row struct {
			line   int
			column string
			code   domain.Code
		}
		var got []row
		for _, b := range bad.Rows {
			got = append(got, row{line: b.Line, column: b.Column, code: b.Reason.Code})
			sentence, ok := domain.Dutch(b.Reason)
			assert.True(t, ok, b.Reason.Code)
			assert.NotEmpty(t, sentence)
		}
		assert.Equal(t, []row{{line: 3, column: "e-mail", code: domain.CodeEmployeeEmail},
			{line: 4, column: "bsn", code: domain.CodeBSN}, {line: 5, column: "e-mail", code: domain.CodeEmployeeTwice}}, got,
			"a row of empty cells is no row")
		assert.Len(t, h.everybody(who, company.ID), 1)
	}
}

func TestEmployees_import_finds_the_company(t *testing.T) {
	h := newTestServer(t)
	who, other := h.User("jansen"), h.User("pieters")
	mine := h.companyOf(who, "12345678")
	for _, kvk := range []string{"12345678", "87654321"} {
		h.companyOf(other, kvk)
	}
	for ref, want := range map[string]int64{"1": 1, " 12.34.56.78 ": 1, "BEDRIJF 12345678": 1} {
		out, err := h.importStaff(who, ref, staffFile)
		require.NoError(t, err, ref)
		assert.Equal(t, want, out.Company.ID)
	}
	for _, ref := range []string{"2", "87654321", "Nergens", ""} {
		_, err := h.importStaff(who, ref, staffFile)
		apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
	}
	_, err := h.importStaff(usecase.Administrator(), mine.KvK, staffFile)
	apptest.Refused(t, domain.Conflict, domain.CodeCompanyMany, err)
	require.NoError(t, h.Closes(who))
	_, err = h.importStaff(usecase.Administrator(), "1", strings.ReplaceAll(staffFile, "@", "-laat@"))
	apptest.Refused(t, domain.Conflict, domain.CodeAccountClosed, err)
}
