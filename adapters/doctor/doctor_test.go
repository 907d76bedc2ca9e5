package doctor

import (
	"compress/gzip"
	"database/sql"
	"errors"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/bootstrap"
	"wbso/adapters/mail/smtptest"
	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/stripepay/stripetest"
	"wbso/domain"
	"wbso/domain/queue"
	"wbso/ports"
)

// sharedSecret is for a database that keeps no key beside it.
const sharedSecret = "WBSO_SECRET_KEY=one secret for two installations"

func load(t *testing.T, demo bool, environ ...string) bootstrap.Config {
	t.Helper()
	c, err := bootstrap.Load(environ, nil, demo)
	require.NoError(t, err)
	return c
}

// genuine are settings without any fake but the payments and the outbox.
func genuine() []string {
	return []string{
		"WBSO_OPERATOR_NAME=Speurwerk B.V.", "WBSO_OPERATOR_ADDRESS=Kade 1, 3011 TA Rotterdam", "WBSO_OPERATOR_EMAIL=info@speurwerk.nl",
		"WBSO_OPERATOR_KVK=12345678", "WBSO_OPERATOR_VAT=NL001234567B29",
	}
}

// installed is a data folder as a server leaves it, and its settings.
func installed(t *testing.T, environ ...string) (dir string, settings []string) {
	t.Helper()
	dir = t.TempDir()
	require.NoError(t, os.Chmod(dir, 0o700))
	settings = append([]string{"WBSO_DATA_DIR=" + dir}, environ...)
	server, err := bootstrap.Build(t.Context(), load(t, false, settings...), bootstrap.Migrate, io.Discard)
	require.NoError(t, err)
	require.NoError(t, server.Close())
	return dir, settings
}

// backUp makes a backup of an installation.
func backUp(t *testing.T, path string, settings ...string) {
	t.Helper()
	_, err := bootstrap.Backup(t.Context(), load(t, false, settings...), path, io.Discard)
	require.NoError(t, err)
}

// examined runs the doctor; what each check found is found by its name.
func examined(t *testing.T, offline bool, settings ...string) map[string]Finding {
	t.Helper()
	found := map[string]Finding{}
	for _, f := range Examine(t.Context(), load(t, false, settings...), offline) {
		assert.Equal(t, f.Result == Pass, f.Mend == "", "%v", f)
		assert.NotEmpty(t, f.Text)
		assert.NotContains(t, f.Text+f.Mend, "\n")
		assert.NotContains(t, f.Text+f.Mend, "geheim-1")
		found[f.Check] = f
	}
	return found
}

// finds asserts one finding, by its result and a part of what it says.
func finds(t *testing.T, f Finding, want Result, parts ...string) {
	t.Helper()
	assert.Equal(t, want, f.Result, "%v", f)
	for _, part := range parts {
		assert.Contains(t, f.Text+" "+f.Mend, part)
	}
}

func TestDoctor_allIsWell(t *testing.T) {
	server := smtptest.Start(t, smtptest.Behaviour{}, "")
	backups := t.TempDir()
	_, settings := installed(t, "WBSO_MAIL=smtp://127.0.0.1:"+server.Port(), "WBSO_MAIL_FROM=wbso@example.nl", "WBSO_CONTACT_TO=info@example.nl", "WBSO_BACKUP_DIR="+backups)
	backUp(t, filepath.Join(backups, "wbso.db"), settings...)
	found := examined(t, false, settings...)
	for name, f := range found {
		assert.Equal(t, Pass, f.Result, "%s: %v", name, f)
	}
	for _, name := range []string{"settings", "data_dir", "disk", "database", "schema", "key", "mail", "model", "public_url", "fakes", "backup", "jobs", "refunds"} {
		assert.Contains(t, found, name)
	}
	assert.Empty(t, server.Taken(), "nobody is mailed")
	assert.Contains(t, found["mail"].Text, "neemt mail aan")
}

// Nothing is made where nothing was.
func TestDoctor_anEmptyPlaceStaysEmpty(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "leeg")
	found := examined(t, true, "WBSO_DATA_DIR="+dir)
	finds(t, found["data_dir"], Bad, "bestaat niet", "wbsoctl migrate")
	finds(t, found["database"], Bad, "bestaat niet")
	assert.NoDirExists(t, dir)
	demo := Examine(t.Context(), load(t, true, "WBSO_DATA_DIR="+dir), true)
	finds(t, demo[1], Bad, "wbsoctl --demo migrate")
	require.NoError(t, os.Mkdir(dir, 0o700))
	examined(t, true, "WBSO_DATA_DIR="+dir)
	files, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Empty(t, files)
}

func TestDoctor_rights(t *testing.T) {
	dir, settings := installed(t)
	require.NoError(t, os.Chmod(dir, 0o755))
	finds(t, examined(t, true, settings...)["data_dir"], Warn, "chmod 700 "+dir)
	require.NoError(t, os.Chmod(dir, 0o700))
	require.NoError(t, os.Chmod(filepath.Join(dir, "wbso.db"), 0o644))
	finds(t, examined(t, true, settings...)["data_dir"], Warn, "chmod 600 "+filepath.Join(dir, "wbso.db"))
	require.NoError(t, os.Chmod(filepath.Join(dir, bootstrap.SecretFile), 0o644))
	finds(t, examined(t, true, settings...)["key"], Bad, "chmod 600")
}

func TestDoctor_D17_theKey(t *testing.T) {
	dir, settings := installed(t)
	path := filepath.Join(dir, bootstrap.SecretFile)
	require.NoError(t, os.WriteFile(path, []byte("another key of forty characters, at last"), 0o600))
	finds(t, examined(t, true, settings...)["key"], Bad, "opent de versleutelde gegevens van deze database niet", "WBSO_SECRET_KEY")
	require.NoError(t, os.Remove(path))
	finds(t, examined(t, true, settings...)["key"], Bad, path)
	assert.NoFileExists(t, path)
}

func TestDoctor_anotherSchema(t *testing.T) {
	dir, settings := installed(t)
	old := filepath.Join(dir, "wbso.db")
	file, err := os.Open("../../testdata/databases/version6.sqlite.gz")
	require.NoError(t, err)
	defer file.Close()
	packed, err := gzip.NewReader(file)
	require.NoError(t, err)
	content, err := io.ReadAll(packed)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(old, content, 0o600))
	found := examined(t, true, settings...)
	finds(t, found["schema"], Bad, "versie 6", "wbsoctl migrate")
	finds(t, found["database"], Pass)
	assert.NotContains(t, found, "jobs", "its tables are others")
}

func TestDoctor_F01_theDatabaseIsAway(t *testing.T) {
	found := examined(t, true, sharedSecret, "WBSO_DATABASE_URL=postgres://wbso:geheim-1@127.0.0.1:1/wbso", "WBSO_DATA_DIR="+t.TempDir())
	finds(t, found["database"], Bad, "postgres://wbso@127.0.0.1:1/wbso antwoordt niet", "WBSO_DATABASE_URL")
	assert.NotContains(t, found, "schema")
}

func TestDoctor_PostgreSQL(t *testing.T) {
	_, settings := installed(t, sharedSecret, "WBSO_DATABASE_URL="+pgtest.EmptyURL(t))
	found := examined(t, true, settings...)
	finds(t, found["clock"], Pass)
	finds(t, found["schema"], Pass)
	finds(t, found["database"], Warn, "fsync", "off") // a database of tests may lose everything
}

func TestDoctor_mail(t *testing.T) {
	server := smtptest.Start(t, smtptest.Behaviour{Mechanisms: []string{"PLAIN"}, User: "wbso", Password: "geheim-1"}, "")
	address := func(password string) []string {
		return []string{"WBSO_MAIL=smtp://wbso:" + password + "@127.0.0.1:" + server.Port() + "?tls=none", "WBSO_MAIL_FROM=wbso@example.nl", "WBSO_CONTACT_TO=info@example.nl", "WBSO_DATA_DIR=" + t.TempDir()}
	}
	finds(t, examined(t, false, address("geheim-1")...)["mail"], Pass)
	finds(t, examined(t, false, address("fout")...)["mail"], Bad, "535", "WBSO_MAIL")
	finds(t, examined(t, true, address("fout")...)["mail"], Pass, "niet geprobeerd")
	finds(t, examined(t, true, append(address("fout"), "WBSO_MAIL_FROM=noreply@localhost")...)["mail"], Warn, "WBSO_MAIL_FROM")
	server.Stop()
	finds(t, examined(t, false, address("geheim-1")...)["mail"], Bad, "refused")
}

// Damage that no start and no list meets is found.
func TestDoctor_damage(t *testing.T) {
	dir, settings := installed(t)
	finds(t, examined(t, true, settings...)["damage"], Pass)
	file, err := os.OpenFile(filepath.Join(dir, "wbso.db"), os.O_RDWR, 0)
	require.NoError(t, err)
	info, err := file.Stat()
	require.NoError(t, err)
	_, err = file.WriteAt(make([]byte, 4096), info.Size()-4096)
	require.NoError(t, errors.Join(err, file.Close()))
	found := examined(t, true, settings...)
	finds(t, found["database"], Pass)
	finds(t, found["damage"], Bad, "beschadigd", "wbsoctl restore")
}

func TestDoctor_theBackup(t *testing.T) {
	dir := t.TempDir()
	_, settings := installed(t, "WBSO_BACKUP_DIR="+dir)
	none := func() { finds(t, examined(t, true, settings...)["backup"], Bad, "geen reservekopie", "wbsoctl backup") }
	none()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "empty.db"), nil, 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "foreign.db"), []byte("x"), 0o600))
	none()
	path := filepath.Join(dir, "wbso.db")
	backUp(t, path, settings...)
	for age, want := range map[time.Duration]Result{time.Hour: Pass, 29 * time.Hour: Pass, 32 * time.Hour: Warn, 8 * 24 * time.Hour: Bad} {
		require.NoError(t, os.Chtimes(path, time.Time{}, time.Now().Add(-age)))
		finds(t, examined(t, true, settings...)["backup"], want)
	}
	public := append(genuine(), "WBSO_PUBLIC_URL=https://wbso.example.nl", "WBSO_ALLOW_FAKES=1", "WBSO_DATA_DIR="+t.TempDir())
	finds(t, examined(t, true, public...)["backup"], Warn, "WBSO_BACKUP_DIR")
}

func TestDoctor_jobsAndMoney(t *testing.T) {
	_, settings := installed(t)
	write := func(fn func(ports.Repos) error) {
		c := load(t, false, settings...)
		store, err := c.Open(t.Context(), 0, silent())
		require.NoError(t, err)
		require.NoError(t, store.Write(t.Context(), fn))
		require.NoError(t, store.Close())
	}
	var job queue.Job
	write(func(r ports.Repos) (err error) {
		job, err = r.Jobs.EnqueueJob(t.Context(), queue.Job{Kind: queue.SendMail, CreatedAt: time.Now()}, 0)
		return err
	})
	finds(t, examined(t, true, settings...)["jobs"], Pass, "1 onderhanden")
	job.Status = queue.JobFailed
	write(func(r ports.Repos) error { return r.Jobs.SettleJob(t.Context(), job, 0) })
	finds(t, examined(t, true, settings...)["jobs"], Warn, "1 send_mail", "wbsoctl jobs list --status failed")
	job.Status = queue.JobQueued
	write(func(r ports.Repos) error { return r.Jobs.SettleJob(t.Context(), job, -time.Hour) })
	finds(t, examined(t, true, settings...)["jobs"], Bad, "1h0m0s", "wbso serve")
	job.Attempts = 3
	write(func(r ports.Repos) error { return r.Jobs.SettleJob(t.Context(), job, 10*time.Minute) })
	finds(t, examined(t, true, settings...)["jobs"], Warn, "send_mail al 1h0m0s", "wbsoctl jobs list --status queued")
	write(func(r ports.Repos) error { return r.Jobs.SettleJob(t.Context(), job, -time.Hour) })
	beside := queue.Job{}
	write(func(r ports.Repos) (err error) {
		beside, err = r.Jobs.EnqueueJob(t.Context(), queue.Job{Kind: queue.SendMail, CreatedAt: time.Now()}, 0)
		beside.Status = queue.JobRunning
		return errors.Join(err, r.Jobs.SettleJob(t.Context(), beside, 0))
	})
	finds(t, examined(t, true, settings...)["jobs"], Warn, "1 send_mail", "wbsoctl jobs list --status running")
	job.Status, beside.Status = queue.JobDone, queue.JobDone
	write(func(r ports.Repos) error {
		return errors.Join(r.Jobs.SettleJob(t.Context(), job, 0), r.Jobs.SettleJob(t.Context(), beside, 0))
	})
	write(func(r ports.Repos) error {
		_, err := r.Jobs.EnqueueJob(t.Context(), queue.Job{Kind: queue.DraftRequest, CreatedAt: time.Now()}, -time.Hour)
		return err
	})
	finds(t, examined(t, true, settings...)["jobs"], Pass, "1 onderhanden") // drafts wait for a model
}

func TestDoctor_whatOthersReach(t *testing.T) {
	public := []string{"WBSO_PUBLIC_URL=http://wbso.example.nl", "WBSO_ALLOW_FAKES=1", "WBSO_RATE_LIMITS=off", "WBSO_DATA_DIR=" + t.TempDir()}
	found := examined(t, true, public...)
	finds(t, found["public_url"], Warn, "https")
	finds(t, found["fakes"], Warn, "WBSO_PAYMENTS")
	finds(t, found["settings"], Warn, "WBSO_RATE_LIMITS")
	finds(t, examined(t, true, "WBSO_TYPO=1", "WBSO_DATA_DIR="+t.TempDir())["settings"], Warn, "WBSO_TYPO")
	away := examined(t, false, "WBSO_PUBLIC_URL=https://127.9.9.9.invalid", "WBSO_ALLOW_FAKES=1", "WBSO_DATA_DIR="+t.TempDir())
	finds(t, away["public_url"], Warn, "antwoordt niet")
	_, err := bootstrap.Load([]string{"WBSO_ADDR=x", "WBSO_MAIL=x", "WBSO_MAIL_FROM=x", "WBSO_BRAND=", "WBSO_OPERATOR_KVK=1", "WBSO_LOG=x", "WBSO_GTAG_ID=?"}, nil, false)
	var wrong []string
	for _, f := range BadSettings(err) {
		name, _, _ := strings.Cut(f.Text, ":")
		wrong = append(wrong, name)
	}
	assert.Equal(t, []string{"WBSO_ADDR", "WBSO_LOG", "WBSO_MAIL", "WBSO_MAIL_FROM", "WBSO_GTAG_ID", "WBSO_OPERATOR_KVK"}, wrong, "all at once")
}

func TestDoctor_A08_proxies(t *testing.T) {
	proxies := func(settings ...string) Finding {
		return examined(t, true, append(settings, "WBSO_ALLOW_FAKES=1", "WBSO_DATA_DIR="+t.TempDir())...)["proxies"]
	}
	const public = "WBSO_PUBLIC_URL=https://wbso.example.nl"
	finds(t, proxies(public), Warn, "WBSO_TRUSTED_PROXIES", "één adres")
	finds(t, proxies(public, "WBSO_TRUSTED_PROXIES=127.0.0.1/32,172.30.0.0/24,2001:db8::7/128"), Pass, "172.30.0.0/24")
	for _, wide := range []string{"10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "0.0.0.0/0", "::/0", "fc00::/7"} {
		f := proxies(public, "WBSO_TRUSTED_PROXIES=127.0.0.1/32,"+wide)
		finds(t, f, Warn, "elke computer in "+wide+" mag")
	}
	finds(t, proxies("WBSO_PUBLIC_URL=http://localhost:8000", "WBSO_TRUSTED_PROXIES=10.0.0.0/8"), Warn)
	assert.Zero(t, proxies("WBSO_PUBLIC_URL=http://localhost:8000"))
	assert.Zero(t, proxies("WBSO_PUBLIC_URL=http://wbso.example.nl"), "plain HTTP needs no proxy")
}

func TestDoctor_Stripe(t *testing.T) {
	server := stripetest.New(t)
	stripe := func(key string, more ...string) []string {
		return append([]string{"WBSO_PAYMENTS=stripe", "WBSO_STRIPE_SECRET_KEY=" + key, "WBSO_STRIPE_WEBHOOK_SECRET=whsec_geheim-1", "WBSO_STRIPE_API_URL=" + server.URL, "WBSO_DATA_DIR=" + t.TempDir()}, more...)
	}
	finds(t, examined(t, false, stripe("sk_test_geheim-1")...)["payments"], Pass, "testmodus")
	finds(t, examined(t, false, stripe("rk_live_geheim-1")...)["payments"], Pass, "echt geld")
	finds(t, examined(t, true, stripe("rk_live_geheim-1")...)["payments"], Pass, "niet geprobeerd")
	finds(t, examined(t, false, stripe("geheim-1")...)["payments"], Warn, "sk_")
	finds(t, examined(t, false, stripe("sk_live_geheim-1", "WBSO_STRIPE_WEBHOOK_SECRET=geheim-1")...)["payments"], Warn, "whsec_", "/api/stripe/webhook/")
	public := []string{"WBSO_PUBLIC_URL=https://wbso.example.nl", "WBSO_ALLOW_FAKES=1"}
	finds(t, examined(t, true, stripe("sk_live_geheim-1", public...)...)["payments"], Warn, "WBSO_STRIPE_API_URL")
	finds(t, examined(t, true, stripe("sk_test_geheim-1", append(public, "WBSO_STRIPE_API_URL=")...)...)["payments"], Warn, "testkaart")
	for _, call := range server.Calls() {
		assert.Equal(t, "GET", call.Method, "nothing is made")
	}
	server.Break(10)
	finds(t, examined(t, false, stripe("sk_test_geheim-1")...)["payments"], Bad, "WBSO_STRIPE_SECRET_KEY")
	assert.NotContains(t, examined(t, true, "WBSO_DATA_DIR="+t.TempDir()), "payments", "the fake is among the fakes")
}

// The name of a second backup of a day is another one, as that of the nightly unit.
func TestDoctor_theNameOfABackupHasItsTime(t *testing.T) {
	f := examined(t, true, "WBSO_DATA_DIR="+t.TempDir(), "WBSO_BACKUP_DIR="+t.TempDir())["backup"]
	name := regexp.MustCompile(`wbso-\$\(date \+([^)]*)\)\.db`).FindStringSubmatch(f.Mend)
	require.NotNil(t, name, f.Mend)
	unit, err := os.ReadFile("../../deploy/wbso-backup.service")
	require.NoError(t, err)
	assert.Contains(t, string(unit), "date +"+strings.ReplaceAll(name[1], "%", "%%"))
}

func TestDoctor_anEmptyAndAHalfDatabase(t *testing.T) {
	for name, database := range map[string]string{"sqlite": "sqlite:" + filepath.Join(t.TempDir(), "wbso.db"), "pgx": pgtest.EmptyURL(t)} {
		settings := []string{sharedSecret, "WBSO_DATA_DIR=" + t.TempDir(), "WBSO_DATABASE_URL=" + database}
		run := func(statement string) {
			db, err := sql.Open(name, strings.TrimPrefix(database, "sqlite:"))
			require.NoError(t, err)
			defer db.Close()
			_, err = db.ExecContext(t.Context(), statement)
			require.NoError(t, err)
		}
		run(`CREATE TABLE goose_db_version (id INTEGER, version_id BIGINT, is_applied BOOLEAN, tstamp TIMESTAMP)`)
		finds(t, examined(t, true, settings...)["schema"], Bad, "nog leeg", "wbsoctl migrate")
		run(`INSERT INTO goose_db_version (id, version_id, is_applied) VALUES (1, 9, TRUE)`)
		found := examined(t, true, settings...)
		finds(t, found["database"], Pass)
		finds(t, found["schema"], Bad, "half", "reservekopie")
		assert.NotContains(t, found, "jobs")
		_, err := bootstrap.Build(t.Context(), load(t, false, settings...), bootstrap.Migrate, io.Discard)
		assert.Equal(t, domain.CodeSchemaHalf, domain.CodeOf(err), "a server says the same")
	}
}
