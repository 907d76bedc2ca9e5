package main_test

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/pgtest"
)

// From SQLite to PostgreSQL and back people go on where they were, and nothing moves while a
// server runs on either side.
func TestCopy_people_go_on_in_the_other_database(t *testing.T) {
	dir, address := t.TempDir(), pgtest.EmptyURL(t)
	p := start(t, dir)
	token := p.signIn("noor")
	p.submit(token, 1)
	p.untilProcessed(token, 1)
	preview := p.document(token)
	status, body := p.call("POST", "/api/employees/", token, `{"first_name":"Sanne","last_name":"de Vries","email":"sanne@example.nl","company_profile":1,"bsn":"111222333"}`)
	require.Equal(t, http.StatusCreated, status, string(body))
	lite, file := "sqlite:"+filepath.Join(dir, "wbso.db"), filepath.Join(dir, "adres")
	require.NoError(t, os.WriteFile(file, []byte(address+"\n"), 0o600))
	assert.Contains(t, controlled(t, 1, dir, nil, "copy", "--from", lite, "--to", "@"+file, "--yes"), "in gebruik")
	require.Zero(t, p.terminate())
	assert.NotContains(t, controlled(t, 0, dir, nil, "copy", "--from", lite, "--to", "@"+file, "--yes"), "Let op")
	other := []string{"WBSO_SECRET_KEY=een ander geheim van ten minste 32 tekens"}
	assert.Contains(t, controlled(t, 0, dir, other, "copy", "--from", lite, "--to", "sqlite:"+filepath.Join(dir, "anders.db"), "--yes"), "Let op: de sleutel van hier")
	assert.Contains(t, controlled(t, 1, dir, nil, "copy", "--from", lite, "--to", "@"+file, "--yes"), "niet leeg")

	secret, err := os.ReadFile(filepath.Join(dir, "secret.key"))
	require.NoError(t, err)
	settings := []string{"WBSO_DATABASE_URL=" + address, "WBSO_SECRET_KEY=" + strings.TrimSpace(string(secret))}
	there := start(t, t.TempDir(), settings...)
	there.goesOn(token, preview, 2)
	back := "sqlite:" + filepath.Join(dir, "terug.db")
	assert.Contains(t, controlled(t, 1, dir, nil, "copy", "--from", "@"+file, "--to", back, "--yes"), "in gebruik")
	require.Zero(t, there.terminate())
	controlled(t, 0, dir, nil, "copy", "--from", "@"+file, "--to", back, "--yes")
	start(t, dir, "WBSO_DATABASE_URL="+back).goesOn(token, preview, 3)
}

// goesOn uses a session, a document and a number of before, and submits one more.
func (p *process) goesOn(token, preview string, requests int) {
	p.t.Helper()
	assert.Equal(p.t, preview, p.document(token))
	status, body := p.call("POST", "/api/employees/1/reveal-bsn/", token, "")
	assert.Equal(p.t, http.StatusOK, status)
	assert.JSONEq(p.t, `{"bsn":"111222333"}`, string(body))
	p.submit(token, 1)
	p.untilProcessed(token, requests)
}

func TestCopy_a_password_belongs_in_a_file(t *testing.T) {
	dir := t.TempDir()
	said := controlled(t, 2, dir, nil, "copy", "--from", "sqlite:"+filepath.Join(dir, "wbso.db"), "--to", "postgres://wbso:geheim-77@127.0.0.1/wbso", "--yes")
	assert.Contains(t, said, "--to @BESTAND")
	assert.NotContains(t, said, "geheim-77")
}
