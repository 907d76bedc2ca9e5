package httpapi_test

import (
	"database/sql"
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/sqlstore/sqlitetest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

// grown are the tables of which no call reads all. Of 500 companies that would be quicker.
var grown = []string{"requests", "hours", "withdrawn_hours", "employees", "payments", "documents", "applications", "application_facts", "assignments",
	"jobs", "sessions"}

// readers are statements that may read all of such a table, by a part of them, with the reason.
var readers = map[string]string{
	"m ON TRUE ORDER BY r.created_at DESC":   "the operator's list of everybody's requests goes by the index of the newest and ends with the page",
	"$260, $261)) AND (q.id IN":              "what a page of the operator's list claims, of 200 companies, is a third of all requests",
	"FROM payments ORDER BY created_at DESC": "the operator's list of everybody's payments, likewise",
}

// partial are indexes of the few rows that a recurring job reads all of, with what these are.
var partial = map[string]string{
	"jobs_queue":   "the jobs that wait",
	"jobs_leases":  "the jobs that run",
	"jobs_running": "likewise",
	"jobs_open":    "those that wait, run or failed",
}

// Every statement that the calls of the API, and the jobs behind them, run is planned by PostgreSQL
// with its own arguments among 500 companies, 5,000 requests and 20,000 hours. The server itself
// writes down each plan, so a new statement is among them once a test of the API runs it.
func TestPlans_noCallReadsAWholeTable(t *testing.T) {
	plain := pgtest.URL(t)
	address, log := explained(t, plain)
	h := testServerOn(t, pgtest.Reopen(t, address))
	crowd(t, h, plain)
	begin := len(log())
	matrixHolds(t, h)
	allOf(t, h)
	recurring(t, h)
	statements, used := map[string]bool{}, map[string]bool{}
	for _, p := range plansIn(t, log()[begin:]) {
		statements[p.Query] = true
		for _, table := range p.Plan.scanned() {
			part := readerIn(p.Query)
			used[part] = true
			assert.NotEmpty(t, part, "PostgreSQL reads all of %s for\n%s", table, p.Query)
		}
	}
	require.Greater(t, len(statements), 100, "statements were seen")
	assert.Len(t, used, len(readers), "each exception is one")
	for query := range statements {
		assert.NotRegexp(t, `(LIMIT|OFFSET) \$`, query, "SQLite prepares a statement anew for each value of a bare parameter there")
	}
	planned := 0
	for _, scan := range scansOfSQLite(t, statements, &planned) {
		assert.Fail(t, "SQLite reads a whole table", scan)
	}
	assert.Greater(t, planned, 100, "most statements are those of both databases")
}

// allOf makes the calls that the matrix of access does not make or does not carry out.
func allOf(t *testing.T, h *testServer) {
	user := h.user("alles")
	r := user.paid()
	of := user.thingsOf(r)
	for i := range 2 { // more than one of each, as lists have
		user.processed()
		user.employs(of.company, "email", fmt.Sprintf("nog-%d@voorbeeld.nl", i))
	}
	for _, path := range []string{
		"/api/requests/?view=cards", "/api/requests/?view=cards&page=2", "/api/profiles/?page=2", fmt.Sprintf("/api/company-dashboard/stats/?company_id=%d", of.company),
		fmt.Sprintf("/api/employees/by_company/?company_id=%d&page=2", of.company), "/api/employees/by_project/?project_number=" + r.ProjectNumber,
		"/api/project-dashboard/stats/?project_number=" + r.ProjectNumber, "/api/account/export/",
	} {
		user.get(path).is(200)
	}
	user.forgot("alles@voorbeeld.nl")
	h.work()
	_, err := h.app.Requests.ListRequests(t.Context(), usecase.Administrator(), request.RequestFilter{Cards: true}, domain.NumberedPage(1))
	require.NoError(t, err)
	_, err = h.app.Payments.ListAllPayments(t.Context(), payment.PaymentFilter{}, domain.NumberedPage(1))
	require.NoError(t, err)
	user.post("/api/account/close/", object{"password": password}).is(204)
}

// recurring runs what comes again and again without a call: it counts jobs for the metrics, asks the
// provider about payments and drops what has aged.
func recurring(t *testing.T, h *testServer) {
	_, err := h.app.Jobs.TallyJobs(t.Context())
	require.NoError(t, err)
	_, err = h.app.Payments.Reconcile(t.Context(), 48*time.Hour, false)
	require.NoError(t, err)
	require.NoError(t, h.app.Cleaning.Clean(t.Context()))
}

// readerIn is the part by which a statement is among the readers.
func readerIn(query string) string {
	for part := range readers {
		if strings.Contains(query, part) {
			return part
		}
	}
	return ""
}

// explained is the address of a database whose sessions write down the plan of each statement, and
// what reads the log of its server.
func explained(t *testing.T, address string) (string, func() string) {
	u, err := url.Parse(address)
	require.NoError(t, err)
	values := u.Query()
	for name, value := range map[string]string{"session_preload_libraries": "auto_explain", "auto_explain.log_min_duration": "0",
		"auto_explain.log_format": "json", "auto_explain.log_nested_statements": "on"} {
		values.Set(name, value)
	}
	u.RawQuery = values.Encode()
	file := filepath.Join(values.Get("host"), "log")
	return u.String(), func() string {
		content, err := os.ReadFile(file)
		require.NoError(t, err)
		return string(content)
	}
}

// crowd fills the database with neighbours: what one person has, 500 times, with ten requests each
// and four hours on each of those.
func crowd(t *testing.T, h *testServer, address string) {
	raw, err := sql.Open("pgx", address)
	require.NoError(t, err)
	defer raw.Close()
	run := func(statement string) {
		_, err := raw.ExecContext(t.Context(), statement)
		require.NoError(t, err, statement)
	}
	one := h.user("voorbeeld")
	r := one.paid()
	one.thingsOf(r)
	copies := func(table string, n int, changes string) {
		run(`INSERT INTO ` + table + ` SELECT (jsonb_populate_record(t, jsonb_build_object(` + changes + `))).*
			FROM ` + table + ` t, generate_series(1, ` + strconv.Itoa(n) + `) n WHERE t.ctid = (SELECT ctid FROM ` + table + ` ORDER BY 1 LIMIT 1)`)
	}
	copies("users", 500, `'id', 1000 + n, 'username', 'buur' || n, 'username_key', 'buur' || n, 'email', 'buur' || n, 'email_key', 'buur' || n`)
	copies("companies", 500, `'id', 1000 + n, 'owner_id', 1000 + n`)
	copies("requests", 5000, `'id', 10000 + n, 'number', 'buur-' || n, 'owner_id', 1001 + n % 500, 'company_id', 1001 + n % 500`)
	copies("applications", 5000, `'request_id', 10000 + n`)
	copies("application_facts", 5000, `'request_id', 10000 + n`)
	copies("payments", 5000, `'id', 10000 + n, 'request_id', 10000 + n, 'session', '', 'intent', ''`)
	copies("documents", 5000, `'id', 10000 + n, 'request_id', 10000 + n`)
	copies("employees", 1500, `'id', 10000 + n, 'company_id', 1001 + n % 500, 'email_key', ''`)
	copies("assignments", 5000, `'request_id', 10000 + n, 'employee_id', 10001 + n % 1500`)
	copies("jobs", 5000, `'id', 10000 + n, 'subject', 10000 + n, 'owner_id', 1001 + n % 500, 'status', 'done'`)
	copies("sessions", 5000, `'id', 'buur-' || n, 'user_id', 1001 + n % 500`)
	copies("hours", 20000, `'id', 100000 + n, 'request_id', 10001 + n % 5000, 'employee_id', 10001 + n % 1500`)
	run(`INSERT INTO withdrawn_hours (id, request_id, employee_id, day, half_hours, description, replaces, recorded_by, recorded_at, withdrawn_by, withdrawn_at)
		SELECT id, request_id, employee_id, day, half_hours, description, replaces, recorded_by, recorded_at, 0, now() FROM hours`)
	run(`ANALYZE`)
}

// plan is what PostgreSQL says of how it runs a statement.
type plan struct {
	Query string `json:"Query Text"`
	Plan  node
}

type node struct {
	Type     string `json:"Node Type"`
	Relation string `json:"Relation Name"`
	Index    string `json:"Index Name"`
	Cond     string `json:"Index Cond"`
	Plans    []node
}

// scanned are the tables of which a plan reads all, also by an index.
func (n node) scanned() (tables []string) {
	whole := n.Type == "Seq Scan" || strings.HasPrefix(n.Type, "Index") && n.Cond == "" && partial[n.Index] == ""
	if whole && slices.Contains(grown, n.Relation) {
		tables = append(tables, n.Relation)
	}
	for _, below := range n.Plans {
		tables = append(tables, below.scanned()...)
	}
	return tables
}

// plansIn reads a log, in which the further lines of a message begin with a tab.
func plansIn(t *testing.T, log string) (all []plan) {
	var message strings.Builder
	end := func() {
		if message.Len() > 0 {
			var p plan
			require.NoError(t, json.Unmarshal([]byte(message.String()), &p))
			all = append(all, p)
			message.Reset()
		}
	}
	within := false
	for line := range strings.Lines(log) {
		switch further := strings.HasPrefix(line, "\t"); {
		case !further:
			end()
			within = strings.Contains(line, " LOG:  duration: ") && strings.HasSuffix(line, "plan:\n")
		case within:
			message.WriteString(line)
		}
	}
	end()
	return all
}

var (
	argument = regexp.MustCompile(`\$(\d+)`)
	named    = regexp.MustCompile(`(?i)\b(?:FROM|JOIN|UPDATE|INTO|,)\s+(\w+)(?:\s+AS)?\s+(\w+)`)
)

// scansOfSQLite plans the same statements on SQLite, but for those that it has no words for.
func scansOfSQLite(t *testing.T, statements map[string]bool, planned *int) (scans []string) {
	path := sqlitetest.Path(t)
	require.NoError(t, sqlitetest.Reopen(t, path).Migrate(t.Context()))
	db, err := sql.Open("sqlite", path)
	require.NoError(t, err)
	defer db.Close()
	for statement := range statements {
		most := 0
		for _, number := range argument.FindAllStringSubmatch(statement, -1) {
			n, _ := strconv.Atoi(number[1]) // of digits
			most = max(most, n)
		}
		query := strings.TrimSuffix(strings.TrimSuffix(statement, " FOR UPDATE"), " FOR KEY SHARE")
		rows, err := db.QueryContext(t.Context(), `EXPLAIN QUERY PLAN `+query, make([]any, most)...)
		if err != nil {
			continue
		}
		*planned++
		tables := map[string]string{}
		for _, name := range named.FindAllStringSubmatch(query, -1) {
			tables[name[1]], tables[name[2]] = name[1], name[1]
		}
		for rows.Next() {
			var id, parent, unused int
			var detail string
			require.NoError(t, rows.Scan(&id, &parent, &unused, &detail))
			words := strings.Fields(detail)
			if words[0] == "SCAN" && partial[words[len(words)-1]] == "" && slices.Contains(grown, tables[words[1]]) && readerIn(statement) == "" {
				scans = append(scans, fmt.Sprintf("%s: %s", detail, statement))
			}
		}
		require.NoError(t, rows.Err())
	}
	return scans
}
