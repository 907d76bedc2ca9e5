package main_test

import (
	"database/sql"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/pgtest"
)

// pair starts two servers on one PostgreSQL.
func pair(t *testing.T, more ...string) (servers [2]*process, settings []string) {
	settings = append([]string{"WBSO_DATABASE_URL=" + pgtest.EmptyURL(t), "WBSO_SECRET_KEY=een-geheim-dat-alle-servers-delen"}, more...)
	for i := range servers {
		servers[i] = prepare(t, t.TempDir(), freeAddress(t), settings...)
		servers[i].run() // at once: one of them migrates
	}
	for _, server := range servers {
		server.waitFor("/readyz", http.StatusOK)
	}
	return servers, settings
}

// tokens signs in and returns both.
func (p *process) tokens(name, password string) (status int, access, refresh string) {
	p.t.Helper()
	status, body := p.call("POST", "/api/token/", "", fmt.Sprintf(`{"username":%q,"password":%q}`, name, password))
	var pair struct{ Access, Refresh string }
	require.NoError(p.t, json.Unmarshal(body, &pair))
	return status, pair.Access, pair.Refresh
}

// A changed password and a sign-out count on the other server at once.
func TestServers_A13_F13_revocation_is_shared(t *testing.T) {
	servers, _ := pair(t)
	first, second := servers[0], servers[1]
	first.signIn("noor")
	_, access, refresh := second.tokens("noor", "lang-genoeg-77")
	allowed := func(server *process, access, refresh string) [2]int {
		me, _ := server.call("GET", "/api/users/me/", access, "")
		again, _ := server.call("POST", "/api/token/refresh/", "", fmt.Sprintf(`{"refresh":%q}`, refresh))
		return [2]int{me, again}
	}
	assert.Equal(t, [2]int{200, 200}, allowed(first, access, refresh), "no server is anybody's own")

	status, body := first.call("POST", "/api/auth/change-password/", access, `{"old_password":"lang-genoeg-77","new_password":"nog-veel-langer-78"}`)
	require.Equal(t, http.StatusOK, status, string(body))
	assert.Equal(t, [2]int{401, 401}, allowed(second, access, refresh))
	status, _, _ = second.tokens("noor", "lang-genoeg-77")
	assert.Equal(t, http.StatusUnauthorized, status)

	_, access, refresh = second.tokens("noor", "nog-veel-langer-78")
	assert.Equal(t, [2]int{200, 200}, allowed(first, access, refresh))
	status, _ = first.call("POST", "/api/token/logout/", "", fmt.Sprintf(`{"refresh":%q}`, refresh))
	assert.Equal(t, http.StatusNoContent, status)
	assert.Equal(t, 401, allowed(second, access, refresh)[1])
}

// Five wrong passwords are five, wherever they were tried, also after a restart.
func TestServers_A07_L06_limits_are_counted_together(t *testing.T) {
	servers, settings := pair(t, "WBSO_RATE_LIMITS=on")
	servers[0].signIn("noor")
	for i := range 5 {
		status, _, _ := servers[i%2].tokens("noor", "verkeerd-wachtwoord")
		assert.Equal(t, http.StatusUnauthorized, status)
	}
	for _, server := range servers {
		status, _, _ := server.tokens("noor", "lang-genoeg-77")
		assert.Equal(t, http.StatusTooManyRequests, status)
	}
	servers[1].kill()
	status, _, _ := start(t, servers[1].dir, settings...).tokens("noor", "lang-genoeg-77")
	assert.Equal(t, http.StatusTooManyRequests, status)
}

// Twenty at once for one person and day, on two projects and two servers.
func TestServers_D01_a_day_has_eight_hours(t *testing.T) {
	servers, _ := pair(t)
	token := servers[0].signIn("noor")
	numbers := []string{servers[0].paidProject(token), servers[1].paidProject(token)}
	status, body := servers[0].call("POST", "/api/employees/", token, `{"first_name":"Bo","last_name":"Bos","email":"bo@example.nl","company_profile":1}`)
	require.Equal(t, http.StatusCreated, status, string(body))
	for _, number := range numbers {
		status, body = servers[1].call("POST", "/api/project-assignments/bulk_assign/", token, fmt.Sprintf(`{"project_number":%q,"employee_ids":[1]}`, number))
		require.Equal(t, http.StatusOK, status, string(body))
	}
	var booked atomic.Int64
	var all sync.WaitGroup
	for i := range 20 {
		all.Go(func() {
			entry := fmt.Sprintf(`{"employee":1,"project_number":%q,"date":%q,"hours":"1.0","description":"Proef"}`, numbers[i/2%2], time.Now().Format(time.DateOnly))
			status, body, err := servers[i%2].try("POST", "/api/hours/", token, entry)
			assert.NoError(t, err)
			if status == http.StatusCreated {
				booked.Add(1)
				return
			}
			assert.Equal(t, http.StatusBadRequest, status, string(body))
			assert.Contains(t, string(body), "Maximum 8 uur per dag per medewerker")
		})
	}
	all.Wait()
	assert.EqualValues(t, 8, booked.Load())
}

// paidProject submits a request, waits for it and pays it at the fake provider.
func (p *process) paidProject(token string) (number string) {
	p.t.Helper()
	p.submit(token, 1)
	var newest requestState
	require.Eventually(p.t, func() bool {
		newest = p.requests(token)[0]
		return newest.Status == "document_verwerkt"
	}, longWait, 20*time.Millisecond)
	status, body := p.call("POST", "/api/stripe/create-session/"+newest.ProjectNumber+"/", token, `{}`)
	require.Equal(p.t, http.StatusOK, status, string(body))
	var session struct{ URL string }
	require.NoError(p.t, json.Unmarshal(body, &session))
	p.pay(session.URL)
	require.Eventually(p.t, func() bool {
		return slices.ContainsFunc(p.requests(token), func(r requestState) bool {
			return r.ProjectNumber == newest.ProjectNumber && r.PaymentStatus == "paid"
		})
	}, longWait, 20*time.Millisecond)
	return newest.ProjectNumber
}

// pay presses the button on the page of the fake provider.
func (p *process) pay(address string) {
	p.t.Helper()
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	answer, err := client.PostForm(address, map[string][]string{"outcome": {"paid"}})
	require.NoError(p.t, err)
	answer.Body.Close()
	require.Equal(p.t, http.StatusSeeOther, answer.StatusCode)
}

// One of two servers dies again and again while both submit and process: each request is
// there once, with one job and one application.
func TestServers_J02_F05_one_of_two_dies(t *testing.T) {
	t.Parallel()
	address := pgtest.EmptyURL(t)
	settings := []string{"WBSO_DATABASE_URL=" + address, "WBSO_SECRET_KEY=een-geheim-dat-de-servers-delen-77"}
	dir, mortal := t.TempDir(), freeAddress(t)
	lasting, dying := startToCrash(t, t.TempDir(), freeAddress(t), settings...), startToCrash(t, dir, mortal, settings...)
	clients := []*crashClient{{server: lasting, token: lasting.signIn("noor")}, {server: dying, token: lasting.signIn("zoe")}}
	over := make(chan struct{})
	var sending sync.WaitGroup
	for _, c := range clients {
		sending.Go(func() { c.send(over) })
	}
	for range 6 {
		time.Sleep(100 * time.Millisecond)
		dying.kill()
		dying = startToCrash(t, dir, mortal, settings...)
	}
	close(over)
	sending.Wait()
	total := 0
	for _, c := range clients {
		lasting.untilProcessed(c.token, len(c.acknowledged))
		total += len(c.acknowledged)
	}
	db, err := sql.Open("pgx", address)
	require.NoError(t, err)
	defer db.Close()
	for query, want := range map[string]int{
		`SELECT count(*) FROM requests`: total, `SELECT count(*) FROM applications`: total,
		`SELECT count(*) FROM application_versions`:                             total,
		`SELECT count(*) FROM jobs WHERE kind = 'process_request'`:              total,
		`SELECT count(*) FROM (SELECT DISTINCT number FROM requests) AS single`: total,
	} {
		var n int
		require.NoError(t, db.QueryRowContext(t.Context(), query).Scan(&n))
		assert.Equal(t, want, n, query)
	}
}
