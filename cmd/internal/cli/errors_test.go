package cli_test

import (
	"context"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/cmd/internal/cli"
	"wbso/domain"
)

// codes reads every code from the source, so that a new one without a sentence fails.
func codes(t *testing.T) []domain.Code {
	file, err := parser.ParseFile(token.NewFileSet(), "../../../domain/codes.go", nil, 0)
	require.NoError(t, err)
	var list []domain.Code
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		for _, value := range spec.Values {
			text, err := strconv.Unquote(value.(*ast.BasicLit).Value)
			require.NoError(t, err)
			list = append(list, domain.Code(text))
		}
		return true
	})
	require.Greater(t, len(list), 60)
	return list
}

func TestSentence_everyCodeHasOne(t *testing.T) {
	for _, code := range codes(t) {
		got := cli.OfCode(string(code))
		assert.NotEqual(t, string(code), got, "no sentence")
		assert.NotContains(t, cli.Sentence(domain.Bad("code", code)), "_invalid")
	}
}

func TestSentence(t *testing.T) {
	disk := errors.New("disk full")
	short := domain.Bad("password", domain.CodePasswordShort).With("min", "8")
	for _, c := range []struct {
		name string
		err  error
		want string
	}{
		{"a field", domain.Bad("email", domain.CodeEmail), "e-mailadres: Vul een geldig e-mailadres in."},
		{"an employee", domain.Bad("employee", domain.CodeEmployeeArchived), "medewerker: Deze medewerker is gearchiveerd en krijgt geen nieuwe uren."},
		{"a field without Dutch", domain.Bad("pitch_text", domain.CodeBlank), "Dit veld mag niet leeg zijn."},
		{name: "fields, each named once",
			err:  domain.Fields{short, domain.Bad("password", domain.CodePasswordCommon), domain.Bad("phone", domain.CodeBlank)},
			want: "wachtwoord: Dit wachtwoord is te kort: gebruik minstens 8 tekens. Dit wachtwoord komt te vaak voor. telefoon: Dit veld mag niet leeg zijn."},
		{name: "wrapped", err: fmt.Errorf("seed: %w", domain.Fail(domain.Conflict, domain.CodeDemoRefused)),
			want: "Deze database heeft andere gebruikers. De demonstratie wil een eigen database."},
		{name: "a failure with its cause", err: domain.Fail(domain.Unavailable, domain.CodeStoreAway).Because(disk),
			want: "De opslag is niet bereikbaar. Probeer het zo opnieuw. (disk full)"},
		{name: "a refusal without its cause", err: domain.Fail(domain.Conflict, domain.CodeNotFailed).Because(disk),
			want: "Alleen een mislukte aanvraag kan opnieuw worden verwerkt."},
		{"a code nobody knows", domain.Fail(domain.Conflict, "brand_new"), "Er ging iets mis in het programma."},
		{"a file", &fs.PathError{Op: "open", Path: "a.txt", Err: fs.ErrNotExist}, "a.txt bestaat niet"},
		{"Ctrl-C", fmt.Errorf("read: %w", context.Canceled), "afgebroken"},
		{"anything else", disk, "disk full"},
	} {
		t.Run(c.name, func(t *testing.T) { assert.Equal(t, c.want, cli.Sentence(c.err)) })
	}
	assert.Equal(t, "timeout", cli.OfCode("timeout"), "text that is no code stays")
	assert.Empty(t, cli.OfCode(""))
}
