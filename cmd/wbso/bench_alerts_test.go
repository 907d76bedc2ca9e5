package main_test

import (
	"database/sql"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/emersion/go-smtp"
	"github.com/stretchr/testify/require"

	"wbso/adapters/mail/smtptest"
	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/stripepay/stripetest"
)

// heardWithin is how soon after a fault somebody has to hear of it.
const heardWithin = 5 * time.Minute

// BenchmarkAlerts is how long after each fault a notification comes, of the shipped rules in a real
// Prometheus by way of a real Alertmanager. Each fault has a server of its own, and all come together.
func BenchmarkAlerts(b *testing.B) {
	d := &drill{b: b, heard: make(chan notification, 1000)}

	gone := start(b, b.TempDir(), d.target("gone"))
	d.fault(gone.kill, "WbsoServerDown", "gone")

	_, disk := startOnSmallDisk(b, d.target("disk"))
	d.fault(func() { fillUp(b, filepath.Join(disk, "vulling")) }, "WbsoDiskLow", "disk")

	stripe := start(b, b.TempDir(), d.target("stripe"), "WBSO_PAYMENTS=stripe", "WBSO_STRIPE_API_URL="+stripetest.New(b).URL,
		"WBSO_STRIPE_SECRET_KEY="+stripetest.Key, "WBSO_STRIPE_WEBHOOK_SECRET=whsec_of_another_endpoint")
	d.fault(func() {
		event := `{"object":"event","type":"checkout.session.completed"}`
		stripe.call("POST", "/api/stripe/webhook/", "", event, "Stripe-Signature", stripetest.Sign([]byte(event), time.Now()))
	}, "WbsoWebhookRefused", "")

	bounces := smtptest.Start(b, smtptest.Behaviour{Rcpt: func(string) error { return &smtp.SMTPError{Code: 550, Message: "no such user"} }}, "")
	mail := start(b, b.TempDir(), d.target("mail"), "WBSO_MAIL=smtp://127.0.0.1:"+bounces.Port()+"?tls=none")
	d.fault(func() { mail.call("POST", "/api/contact/", "", contactMessage) }, "WbsoMailRefused", "")

	const secret = "WBSO_SECRET_KEY=een-geheim-dat-alle-servers-delen"
	pair := pgtest.NewPair(b)
	start(b, b.TempDir(), d.target("pair"), secret, "WBSO_DATABASE_URL="+pgtest.URLOf(pair.Primary, pair.Standby))
	d.fault(func() {
		pair.Primary.Order(`ALTER SYSTEM SET synchronous_standby_names = ''`) // it waits for nobody
		pair.Primary.Order(`SELECT pg_reload_conf()`)
		pair.Standby.Promote()
	}, "WbsoFormerPrimary", "")

	ended := pgtest.NewPair(b).Primary
	asked := start(b, b.TempDir(), d.target("ended"), secret, "WBSO_DATABASE_URL="+pgtest.URLOf(ended))
	d.keep(1, time.Second, func() { asked.try("GET", "/readyz", "", "") }) // as a proxy does
	d.fault(ended.Kill, "WbsoDatabaseDown", "ended")
	d.fault(func() {}, "WbsoNotReady", "ended")

	var delay atomic.Int64
	far := start(b, b.TempDir(), d.target("far"), secret, "WBSO_DATABASE_URL="+byWire(b, pgtest.URL(b), &delay))
	d.keep(2, time.Second, func() { far.try("POST", "/api/contact/", "", contactMessage) })
	d.fault(func() { delay.Store(int64(150 * time.Millisecond)) }, "WbsoSlow", "/api/contact")

	locked := pgtest.URL(b)
	short := start(b, b.TempDir(), d.target("short"), secret, "WBSO_DATABASE_URL="+locked, "WBSO_DATABASE_CONNECTIONS=4")
	d.keep(12, time.Second, func() { short.try("POST", "/api/token/", "", `{"username":"noor","password":"lang-genoeg-77"}`) })
	d.fault(func() { lock(b, locked) }, "WbsoConnectionsShort", "short")

	d.watch()
	d.run()
}

const contactMessage = `{"name":"Noor","email":"noor@example.nl","message":"Hoe lang duurt het?"}`

// drill is the faults that are to come, and what is heard of them.
type drill struct {
	b       *testing.B
	targets []string // of Prometheus
	faults  []*fault
	heard   chan notification
}

type fault struct {
	cause    func()
	alert    string
	of       string // the instance or route that the alert names; empty when it names none
	from, to time.Time
}

type notification struct {
	at     time.Time
	Alerts []struct{ Labels map[string]string }
}

func (d *drill) fault(cause func(), alert, of string) {
	d.faults = append(d.faults, &fault{cause: cause, alert: alert, of: of})
}

// target is the setting that lets a server be watched under a name.
func (d *drill) target(name string) string {
	address := freeAddress(d.b)
	d.targets = append(d.targets, fmt.Sprintf("{targets: [%q], labels: {instance: %q}}", address, name))
	return "WBSO_METRICS_ADDR=" + address
}

// keep lets callers do something over and over until the drill ends.
func (d *drill) keep(callers int, pause time.Duration, do func()) {
	for range callers {
		go func() {
			for tick := time.NewTicker(pause); d.b.Context().Err() == nil; {
				do()
				select {
				case <-tick.C:
				case <-d.b.Context().Done():
				}
			}
		}()
	}
}

// watch starts Alertmanager and Prometheus as the guide says, and waits until the latter has
// seen each server well twice.
func (d *drill) watch() {
	hook := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		n := notification{at: time.Now()}
		if json.NewDecoder(r.Body).Decode(&n) == nil {
			d.heard <- n
		}
	}))
	d.b.Cleanup(hook.Close)
	rules, err := filepath.Abs("../../deploy/alerts.yml")
	require.NoError(d.b, err)

	dir, manager, prometheus := d.b.TempDir(), freeAddress(d.b), freeAddress(d.b)
	d.program("prometheus-alertmanager", dir+"/alertmanager.yml", fmt.Sprintf(`
route: {receiver: drill, group_by: ["..."]}
receivers: [{name: drill, webhook_configs: [{url: %q}]}]
`, hook.URL), "--storage.path="+dir, "--web.listen-address="+manager, "--cluster.listen-address=")
	d.program("prometheus", dir+"/prometheus.yml", fmt.Sprintf(`
global: {scrape_interval: 15s, evaluation_interval: 15s}
rule_files: [%q]
alerting: {alertmanagers: [{static_configs: [{targets: [%q]}]}]}
scrape_configs: [{job_name: wbso, static_configs: [%s]}]
`, rules, manager, strings.Join(d.targets, ", ")), "--storage.tsdb.path="+dir+"/data", "--web.listen-address="+prometheus)

	query := "http://" + prometheus + "/api/v1/query?query=" + url.QueryEscape(`count(sum_over_time(up[5m]) > 1)`)
	require.Eventually(d.b, func() bool {
		res, err := http.Get(query)
		if err != nil {
			return false
		}
		defer res.Body.Close()
		answer, err := io.ReadAll(res.Body)
		return err == nil && strings.Contains(string(answer), fmt.Sprintf(`"%d"]`, len(d.targets)))
	}, longWait, 100*time.Millisecond, "Prometheus sees all servers")
	require.Empty(d.b, d.heard, "no alert without a fault")
}

// program runs a program with a file of settings until the drill ends.
func (d *drill) program(name, file, settings string, options ...string) {
	require.NoError(d.b, os.WriteFile(file, []byte(settings), 0o600))
	cmd := exec.Command(name, append(options, "--config.file="+file)...)
	require.NoError(d.b, cmd.Start(), "on Debian: apt-get install prometheus prometheus-alertmanager")
	d.b.Cleanup(func() { cmd.Process.Kill(); cmd.Wait() })
}

// run causes the faults, and prints when each was heard of.
func (d *drill) run() {
	for _, f := range d.faults {
		f.from = time.Now()
		f.cause()
	}
	late := time.After(heardWithin)
	for open := len(d.faults); open > 0; {
		select {
		case n := <-d.heard:
			for _, f := range d.faults {
				if f.to.IsZero() && n.tells(f) {
					f.to = n.at
					fmt.Printf("%-22s %4.0f s\n", f.alert, f.to.Sub(f.from).Seconds())
					open--
				}
			}
		case <-late:
			for _, f := range d.faults {
				if f.to.IsZero() {
					d.b.Errorf("%s did not come within %v", f.alert, heardWithin)
				}
			}
			return
		}
	}
}

func (n notification) tells(f *fault) bool {
	return slices.ContainsFunc(n.Alerts, func(a struct{ Labels map[string]string }) bool {
		return a.Labels["alertname"] == f.alert && slices.Contains([]string{"", a.Labels["instance"], a.Labels["route"]}, f.of)
	})
}

// byWire is the address of a database by way of a network that takes as long, each way, as delay says.
func byWire(b *testing.B, address string, delay *atomic.Int64) string {
	u, err := url.Parse(address)
	require.NoError(b, err)
	q := u.Query()
	socket := q.Get("host") + "/.s.PGSQL.5432"
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(b, err)
	b.Cleanup(func() { listener.Close() })
	carry := func(to, from net.Conn) {
		defer to.Close()
		buffer := make([]byte, 32<<10)
		for {
			n, err := from.Read(buffer)
			time.Sleep(time.Duration(delay.Load()))
			if err != nil {
				return
			}
			if _, err := to.Write(buffer[:n]); err != nil {
				return
			}
		}
	}
	go func() {
		for {
			client, err := listener.Accept()
			if err != nil {
				return
			}
			server, err := net.Dial("unix", socket)
			if err != nil {
				client.Close()
				continue
			}
			go carry(server, client)
			go carry(client, server)
		}
	}()
	host, port, err := net.SplitHostPort(listener.Addr().String())
	require.NoError(b, err)
	q.Set("host", host)
	q.Set("port", port)
	u.RawQuery = q.Encode()
	return u.String()
}

// lock holds a table of a database, as work that hangs does, until the drill ends.
func lock(b *testing.B, address string) {
	db, err := sql.Open("pgx", address)
	require.NoError(b, err)
	b.Cleanup(func() { db.Close() })
	tx, err := db.BeginTx(b.Context(), nil)
	require.NoError(b, err)
	_, err = tx.Exec(`LOCK TABLE users`)
	require.NoError(b, err)
}
