package main_test

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// D-15: whoever gets hold of the files finds no number in them, and without the secret
// nobody starts a server on them.
func TestServe_D15_no_file_has_the_number(t *testing.T) {
	const bsn, another = "111222333", "123456782"
	for name, settings := range installations(t) {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			p := start(t, dir, append(settings, "WBSO_LOG_LEVEL=debug")...)
			token := p.signIn("noor")
			good := func(status int, method, path, body string) string {
				t.Helper()
				got, answer := p.call(method, path, token, body)
				require.Equal(t, status, got, string(answer))
				return string(answer)
			}
			good(201, "POST", "/api/profiles/", `{"company_name":"Proef B.V.","kvk_number":"87654321"}`)
			employee := `{"first_name":"Sanne","last_name":"de Vries","email":"sanne@example.nl","company_profile":1,"bsn":"`
			assert.Contains(t, good(201, "POST", "/api/employees/", employee+bsn+`"}`), "••••••333")
			good(400, "POST", "/api/employees/", employee+`111222334"}`)
			good(200, "PUT", "/api/employees/1/", employee+another+`"}`)
			good(200, "PUT", "/api/employees/1/", employee+bsn+`"}`)
			assert.JSONEq(t, `{"bsn":"`+bsn+`"}`, good(200, "POST", "/api/employees/1/reveal-bsn/", ""))
			file := filepath.Join(dir, "kopie.db")
			controlled(t, 0, dir, settings, "backup", file)
			require.Zero(t, p.terminate(), p.logs)
			assert.Contains(t, p.logs.String(), "bsn revealed")
			for _, number := range []string{bsn, another, "111222334"} {
				assert.NotContains(t, p.logs.String(), number)
				assert.Empty(t, filesWith(t, dir, number))
			}
			assert.NotEmpty(t, filesWith(t, dir, "de Vries"), "the look finds what is there")

			again := start(t, dir, settings...)
			status, body := again.call("POST", "/api/employees/1/reveal-bsn/", token, "")
			assert.Equal(t, http.StatusOK, status)
			assert.Contains(t, string(body), bsn)
			again.kill()
			code, out := refused(t, dir, append(settings, "WBSO_SECRET_KEY=een-ander-geheim-van-voldoende-lengte")...)
			assert.Equal(t, 2, code, out)
			assert.Contains(t, out, "WBSO_SECRET_KEY")
			assert.Contains(t, controlled(t, 2, dir, append(settings, "WBSO_SECRET_KEY=een-ander-geheim-van-voldoende-lengte"), "user", "list"), "WBSO_SECRET_KEY")
		})
	}
}

// filesWith are the files below a folder that contain a text.
func filesWith(t *testing.T, dir, text string) (found []string) {
	t.Helper()
	require.NoError(t, filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		content, err := os.ReadFile(path)
		if strings.Contains(string(content), text) {
			found = append(found, path)
		}
		return err
	}))
	return found
}

func TestServe_D15_a_lost_or_changed_key_file_ends_the_start(t *testing.T) {
	dir := t.TempDir()
	start(t, dir).kill()
	key := filepath.Join(dir, "secret.key")
	kept, err := os.ReadFile(key)
	require.NoError(t, err)
	require.NoError(t, os.Remove(key))
	code, out := refused(t, dir)
	assert.Equal(t, 2, code, out)
	assert.Contains(t, out, "WBSO_SECRET_KEY: "+key+" is er niet")
	require.NoError(t, os.WriteFile(key, []byte(strings.Repeat("x", 44)), 0o600))
	code, out = refused(t, dir)
	assert.Equal(t, 2, code, out)
	assert.Contains(t, out, "de sleutel in "+key+" opent de versleutelde gegevens van deze database niet")
	require.NoError(t, os.WriteFile(key, kept, 0o600))
	start(t, dir)
}
