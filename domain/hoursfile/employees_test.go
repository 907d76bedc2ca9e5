package hoursfile

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/hours"
)

func TestReadEmployees(t *testing.T) {
	zoe := EmployeeRow{Line: 2, FirstName: "Zoë", LastName: "de Vries", Function: "Chemicus", Email: "zoe@voorbeeld.nl",
		BSN: "123456782"}
	bare := EmployeeRow{Line: 2, FirstName: "Zoë", LastName: "de Vries", Email: "zoe@voorbeeld.nl"}
	for file, want := range map[string]EmployeeRow{
		"\ufeffvoornaam;achternaam;functie;e-mail;bsn\r\nZoë;de Vries;Chemicus;zoe@voorbeeld.nl;123456782\r\n": zoe,
		"email,first_name,last_name,function_title,bsn\nzoe@voorbeeld.nl,Zoë,de Vries,Chemicus,123456782":      zoe,
		"E-MAIL\tAchternaam\tVoornaam\n zoe@voorbeeld.nl \tde Vries\t\"Zo\xeb\"\n":                             bare,
	} {
		got, err := ReadEmployees(strings.NewReader(file))
		require.NoError(t, err)
		assert.Empty(t, got.Bad)
		assert.Equal(t, []EmployeeRow{want}, got.Rows)
	}
	joris, err := ReadEmployees(strings.NewReader("voornaam;tussenvoegsel;achternaam;functie;e-mail;Geboortedatum\nJoris;van den;Broek;Onderzoeker;joris@voorbeeld.nl;x\n"))
	require.NoError(t, err)
	assert.Equal(t, []any{"van den Broek", []string{"Geboortedatum"}}, []any{joris.Rows[0].LastName, joris.Ignored})
	got, err := ReadEmployees(strings.NewReader("Voornaam;ACHTERNAAM;E-mail\n\n=A;'=B;c@d.nl\n"))
	require.NoError(t, err)
	assert.Equal(t, map[string]string{"first_name": "Voornaam", "last_name": "ACHTERNAAM", "email": "E-mail"}, got.Columns)
	assert.Equal(t, []EmployeeRow{{Line: 3, FirstName: "=A", LastName: "=B", Email: "c@d.nl"}}, got.Rows)
}

func TestReadEmployees_refuses(t *testing.T) {
	for file, want := range map[string]hours.BadRow{
		"":                              {Line: 1, Reason: domain.Fail(domain.Invalid, domain.CodeFileEmpty)},
		"voornaam;e-mail\nZoë;z@x.nl\n": {Line: 1, Reason: missing("achternaam")},
		"voornaam;achternaam;email;Voornaam\na;b;c;d\n":        {Line: 1, Reason: domain.Fail(domain.Invalid, domain.CodeFileTwice).With("column", "voornaam")},
		"voornaam;achternaam;email\na;b;c@d.nl\na;b\x00;c\n":   {Line: 3, Reason: domain.Fail(domain.Invalid, domain.CodeFileNUL)},
		"voornaam;achternaam;email\na;b;c@d.nl\na;\"b;c\nd;e;": {Line: 3, Reason: domain.Fail(domain.Invalid, domain.CodeFileQuote)},
	} {
		got, err := ReadEmployees(strings.NewReader(file))
		require.NoError(t, err)
		assert.Equal(t, hours.BadRows{Rows: []hours.BadRow{want}}, got.Bad, "%q", file)
	}
	broken := errors.New("cable pulled")
	_, err := ReadEmployees(io.MultiReader(strings.NewReader("voornaam;"), iotest.ErrReader(broken)))
	assert.ErrorIs(t, err, broken)
}
