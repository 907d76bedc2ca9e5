package bootstrap_test

import (
	"compress/gzip"
	"database/sql"
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/bootstrap"
	"wbso/adapters/sqlstore/pgtest"
	"wbso/app"
	"wbso/app/accounts"
	"wbso/app/demo"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/queue"
	"wbso/domain/request"
)

// unpacked returns a database of an earlier version as it was kept.
func unpacked(t *testing.T, name string) []byte {
	t.Helper()
	file, err := os.Open(filepath.Join("..", "..", "testdata", "databases", name))
	require.NoError(t, err)
	defer file.Close()
	packed, err := gzip.NewReader(file)
	require.NoError(t, err)
	content, err := io.ReadAll(packed)
	require.NoError(t, err)
	return content
}

// old are the databases of an earlier version: each returns its setting, and a
// connection around the product.
func old(version string) map[string]func(t *testing.T) (setting string, raw *sql.DB) {
	return map[string]func(t *testing.T) (string, *sql.DB){
		"sqlite": func(t *testing.T) (string, *sql.DB) {
			path := filepath.Join(t.TempDir(), "wbso.db")
			require.NoError(t, os.WriteFile(path, unpacked(t, version+".sqlite.gz"), 0o600))
			return "sqlite:" + path, connect(t, "sqlite", path)
		},
		"postgres": func(t *testing.T) (string, *sql.DB) {
			address := pgtest.EmptyURL(t)
			raw := connect(t, "pgx", address)
			_, err := raw.ExecContext(t.Context(), string(unpacked(t, version+".postgres.sql.gz")))
			require.NoError(t, err)
			return address, raw
		},
	}
}

func connect(t *testing.T, driver, source string) *sql.DB {
	t.Helper()
	raw, err := sql.Open(driver, source)
	require.NoError(t, err)
	t.Cleanup(func() { assert.NoError(t, raw.Close()) })
	return raw
}

func run(t *testing.T, raw *sql.DB, statements ...string) {
	t.Helper()
	for _, statement := range statements {
		_, err := raw.ExecContext(t.Context(), statement)
		require.NoError(t, err, statement)
	}
}

func rows(t *testing.T, raw *sql.DB, table string) (n int) {
	t.Helper()
	require.NoError(t, raw.QueryRowContext(t.Context(), `SELECT count(*) FROM `+table).Scan(&n))
	return n
}

// upgraded is a server on a database of the first version, whose server was
// stopped at its work on zoe's request.
func upgraded(t *testing.T, setting string, raw *sql.DB) *bootstrap.Server {
	t.Helper()
	run(t, raw,
		`DELETE FROM document_contents WHERE document_id IN (11, 12)`,
		`DELETE FROM documents WHERE request_id = 8`,
		`UPDATE requests SET status = 'in_verwerking' WHERE id = 8`,
		`UPDATE jobs SET status = 'running', attempts = 1, worker = 'worker-of-the-old-server', lease_until = '2099-01-01 00:00:00+00:00' WHERE subject = 8`)
	return built(t, setting, "fixture-secret-of-the-first-version-0001")
}

func built(t *testing.T, setting, secret string) *bootstrap.Server {
	t.Helper()
	config, err := bootstrap.Load([]string{"WBSO_DATA_DIR=" + t.TempDir(), "WBSO_DATABASE_URL=" + setting, "WBSO_SECRET_KEY=" + secret}, nil, false)
	require.NoError(t, err)
	server, err := bootstrap.Build(t.Context(), config, bootstrap.Migrate, io.Discard)
	require.NoError(t, err)
	t.Cleanup(func() { assert.NoError(t, server.Close()) })
	return server
}

func TestUpgrade_a_database_of_the_first_version(t *testing.T) {
	for name, open := range old("version1") {
		t.Run(name, func(t *testing.T) {
			setting, raw := open(t)
			server := upgraded(t, setting, raw)
			require.NoError(t, server.Ready(t.Context()))
			assert.Equal(t, firstCounts(), counts(t, raw, firstCounts()))
			valuesAreWhole(t, server.App)
			usersSignIn(t, server.App)
			theJobRunsAgain(t, server.App)
			assert.Equal(t, 11, rows(t, raw, "documents"), "one of the two paid ones has an address for its invoice")
			assert.Equal(t, 2, rows(t, raw, "applications"), "of the opened one and of the processed one")
		})
	}
}

// firstCounts are the rows of the first version, with the jobs that the update adds: the
// two paid ones wait for their invoice.
func firstCounts() map[string]int {
	return map[string]int{
		"users": 3, "companies": 4, "requests": 8, "payments": 6, "jobs": 2 + 2,
		"sessions": 2, "payment_events": 3,
		"documents": 10, "document_contents": 10, "idempotent_calls": 2, "verdicts": 4, "checkout_codes": 2,
	}
}

func counts(t *testing.T, raw *sql.DB, of map[string]int) map[string]int {
	t.Helper()
	found := map[string]int{}
	for table := range of {
		found[table] = rows(t, raw, table)
	}
	return found
}

func valuesAreWhole(t *testing.T, a *app.App) {
	zoe, err := a.Accounts.FindUserByLogin(t.Context(), "zoe")
	require.NoError(t, err)
	assert.Equal(t, [3]string{"zoe@example.nl", "Voornaam", "0612345678"}, [3]string{zoe.Email, zoe.FirstName, zoe.Phone})
	paid, err := a.Requests.FindRequest(t.Context(), usecase.Administrator(), "WBSO-2026-00007")
	require.NoError(t, err)
	assert.Equal(t, request.Paid, paid.PaymentStatus)
	assert.Equal(t, "Pompwacht B.V.", paid.Company.Name)
	payments, err := a.Payments.ListPayments(t.Context(), usecase.Administrator(), "7", domain.NumberedPage(1))
	require.NoError(t, err)
	require.Len(t, payments.Items, 1)
	assert.Equal(t, domain.Cents(598_95), payments.Items[0].Amount)
	documents, err := a.Documents.ListDocuments(t.Context(), usecase.Administrator(), "7")
	require.NoError(t, err)
	require.Len(t, documents, 2, "the application as it is now, and the PDF of the first version")
	_, onDemand := request.PrintedRequest(documents[0].ID)
	assert.True(t, onDemand, "made when it is fetched")
	file, err := a.Documents.DownloadDocument(t.Context(), usecase.Administrator(), documents[1].ID)
	require.NoError(t, err)
	assert.Len(t, file.Content, 66948)
}

func usersSignIn(t *testing.T, a *app.App) {
	allow := func(string, bool) (func(), error) { return func() {}, nil }
	for user, password := range map[string]string{demo.DemoUsername: demo.DemoPassword, "noor": "lang-genoeg-77", "zoe": "lang-genoeg-77"} {
		_, err := a.Accounts.Login(t.Context(), accounts.SignIn{Login: user, Password: password}, allow)
		assert.NoError(t, err, user)
	}
}

func theJobRunsAgain(t *testing.T, a *app.App) {
	n, err := a.Worker.RunDue(t.Context())
	require.NoError(t, err)
	assert.Equal(t, 4, n, "the document, the mail about it, and the invoices")
	req, err := a.Requests.FindRequest(t.Context(), usecase.Administrator(), "8")
	require.NoError(t, err)
	assert.Equal(t, request.Processed, req.Status)
	jobs, err := a.Jobs.ListJobs(t.Context(), queue.JobFilter{Status: queue.JobDone}, domain.NumberedPage(1))
	require.NoError(t, err)
	byKind := map[queue.JobKind][]queue.Job{}
	for _, job := range jobs.Items {
		byKind[job.Kind] = append(byKind[job.Kind], job)
	}
	documents := byKind[queue.ProcessRequest]
	require.Len(t, documents, 2)
	assert.Equal(t, [2]int64{3, 2}, [2]int64{documents[0].Owner, documents[1].Owner})
	assert.Equal(t, 1, documents[0].Attempts, "the attempt of the old server was given back")
	assert.Len(t, byKind[queue.IssueInvoice], 2)
	assert.Len(t, byKind[queue.SendMail], 1, "no late mail about a payment")
}
