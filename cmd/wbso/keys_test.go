package main_test

import (
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// bsnOf is what every employee of these tests has.
const bsnOf = "111222333"

// withStaff signs somebody in and hires people with a number.
func (p *process) withStaff(n int) (token string) {
	p.t.Helper()
	token = p.signIn("noor")
	status, body := p.call("POST", "/api/profiles/", token, `{"company_name":"Proef B.V.","kvk_number":"87654321"}`)
	require.Equal(p.t, http.StatusCreated, status, string(body))
	for i := range n {
		status, body := p.call("POST", "/api/employees/", token, fmt.Sprintf(
			`{"first_name":"Sanne","last_name":"de Vries","email":"m%d@example.nl","company_profile":1,"bsn":%q}`, i, bsnOf))
		require.Equal(p.t, http.StatusCreated, status, string(body))
	}
	return token
}

// revealed asserts that the number of an employee opens.
func (p *process) revealed(token string, id int) bool {
	status, body, err := p.try("POST", fmt.Sprintf("/api/employees/%d/reveal-bsn/", id), token, "")
	return assert.NoError(p.t, err) && assert.Equal(p.t, http.StatusOK, status, string(body)) && assert.Contains(p.t, string(body), bsnOf)
}

// A server that runs opens every number at every moment, however often a rotation is
// killed.
func TestKeys_D17_rotate_killed_at_any_moment_leaves_nothing_unreadable(t *testing.T) {
	const staff, moments = 110, 3
	for name, settings := range installations(t) {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			p := start(t, dir, settings...)
			token := p.withStaff(staff)
			stop, all, reads := make(chan struct{}), sync.WaitGroup{}, 0
			all.Go(func() {
				for ; ; reads++ {
					select {
					case <-stop:
						return
					default:
					}
					if !p.revealed(token, 1+rand.IntN(staff)) {
						return
					}
				}
			})
			defer all.Wait()
			defer sync.OnceFunc(func() { close(stop) })()
			began := time.Now()
			require.Contains(t, controlled(t, 0, dir, settings, "keys", "rotate", "--yes", "-o", "json"), fmt.Sprintf(`"resealed": %d`, staff))
			whole := time.Since(began)
			for n := range moments {
				victim := control(dir, settings, "keys", "rotate", "--yes")
				require.NoError(t, victim.Start())
				time.Sleep(whole * time.Duration(n+1) / (moments + 1))
				require.NoError(t, victim.Process.Kill())
				victim.Wait()
				another := start(t, dir, settings...)
				another.revealed(token, 1)
				another.revealed(token, staff)
				another.kill()
			}
			controlled(t, 0, dir, settings, "keys", "rotate", "--yes")
			t.Log("a rotation took ", whole, "; numbers that were opened meanwhile: ", reads)
		})
	}
}

// Another secret: the server that runs goes on, the former secret starts nothing any
// more, the new one does, and everybody signs in again.
func TestKeys_D17_another_secret(t *testing.T) {
	const wanted = "een-nieuw-geheim-van-voldoende-lengte"
	for name, settings := range installations(t) {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			p := start(t, dir, settings...)
			token := p.withStaff(3)
			former := filepath.Join(dir, "secret.key")
			if name == "postgres" {
				former = filepath.Join(t.TempDir(), "former.key")
				require.NoError(t, os.WriteFile(former, []byte(strings.TrimPrefix(settings[1], "WBSO_SECRET_KEY=")), 0o600))
			}
			renewed := append(settings[:len(settings):len(settings)], "WBSO_SECRET_KEY="+wanted)
			moving := append(renewed[:len(renewed):len(renewed)], "WBSO_SECRET_KEY_OLD_FILE="+former)
			wrong := append(renewed[:len(renewed):len(renewed)], "WBSO_SECRET_KEY_OLD=niet-de-sleutel-die-het-was-maar-wel-lang")
			assert.Contains(t, controlled(t, 2, dir, wrong, "keys", "rotate", "--yes"), "WBSO_SECRET_KEY_OLD")
			assert.Contains(t, controlled(t, 2, dir, renewed, "keys", "rotate", "--yes"), "WBSO_SECRET_KEY_OLD")
			p.revealed(token, 1)

			assert.Contains(t, controlled(t, 0, dir, moving, "keys", "rotate", "--yes"), "opnieuw inloggen")
			assert.Contains(t, controlled(t, 0, dir, moving, "keys", "rotate", "--yes"), "er is niets veranderd")
			p.revealed(token, 2)
			status, body := p.call("PUT", "/api/employees/3/", token,
				`{"first_name":"Sanne","last_name":"de Vries","email":"m2@example.nl","company_profile":1,"bsn":"`+bsnOf+`"}`)
			assert.Equal(t, http.StatusOK, status, string(body))
			require.Zero(t, p.terminate())

			code, said := refused(t, dir, settings...)
			assert.Equal(t, 2, code, said)
			assert.Contains(t, said, "WBSO_SECRET_KEY")
			again := start(t, dir, renewed...)
			status, _ = again.call("GET", "/api/requests/", token, "")
			assert.Equal(t, http.StatusUnauthorized, status)
			token = again.signIn("noor")
			controlled(t, 0, dir, renewed, "keys", "rotate", "--yes")
			for id := range 3 {
				again.revealed(token, id+1)
			}
		})
	}
}
