package postgres

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"strconv"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"
)

const (
	// connectTime bounds one attempt to connect, over all hosts together. Nobody waits longer
	// for a connection.
	connectTime = 4 * time.Second
	// surveyTime is the part of it that hosts have to answer before the first connection is made.
	surveyTime = connectTime / 2
)

// hosts are the servers that an address names.
type hosts struct {
	configs []*pgx.ConnConfig // one for each
	*memory                   // shared by all pools of a store
}

// newHosts separates what the driver keeps as one list of alternatives, in which a host
// without a demand for TLS is there twice.
func newHosts(config *pgx.ConnConfig, log *slog.Logger) *hosts {
	alternatives := append([]*pgconn.FallbackConfig{{Host: config.Host, Port: config.Port, TLSConfig: config.TLSConfig}}, config.Fallbacks...)
	h := &hosts{memory: &memory{log: log}}
	for _, a := range alternatives {
		if n := len(h.configs); n > 0 && h.configs[n-1].Host == a.Host && h.configs[n-1].Port == a.Port {
			h.configs[n-1].Fallbacks = append(h.configs[n-1].Fallbacks, a)
			continue
		}
		c := config.Copy()
		c.Host, c.Port, c.TLSConfig, c.Fallbacks = a.Host, a.Port, a.TLSConfig, nil
		h.configs = append(h.configs, c)
	}
	for i, c := range h.configs {
		h.known = append(h.known, knownHost{name: net.JoinHostPort(c.Host, strconv.Itoa(int(c.Port)))})
		h.order = append(h.order, i)
	}
	return h
}

// open makes a pool, whose sessions have these settings besides the usual ones.
func (h *hosts) open(settings map[string]string) *sql.DB {
	p := &connector{memory: h.memory}
	for i, config := range h.configs {
		c := config.Copy()
		for name, value := range settings {
			c.RuntimeParams[name] = value
		}
		demanded := c.ValidateConnect
		c.ValidateConnect = func(ctx context.Context, conn *pgconn.PgConn) error {
			if demanded != nil {
				if err := demanded(ctx, conn); err != nil {
					return err
				}
			}
			return h.check(ctx, i, conn)
		}
		p.each = append(p.each, stdlib.GetConnector(*c, stdlib.OptionShouldPing(h.gone), stdlib.OptionBeforeConnect(divide)))
	}
	return sql.OpenDB(p)
}

// divide gives the addresses of a host equal shares of its time.
func divide(ctx context.Context, c *pgx.ConnConfig) error {
	found, err := c.LookupFunc(ctx, c.Host)
	deadline, bounded := ctx.Deadline()
	if err != nil || !bounded || len(found) < 2 {
		return nil // the driver says what is wrong
	}
	share := time.Until(deadline) / time.Duration(len(found)*(1+len(c.Fallbacks)))
	if c.ConnectTimeout == 0 || c.ConnectTimeout > share {
		c.ConnectTimeout = share
	}
	c.LookupFunc = func(context.Context, string) ([]string, error) { return found, nil }
	return nil
}

// connector makes the connections of a pool.
type connector struct {
	each []driver.Connector // one for each host
	*memory
}

func (p *connector) Driver() driver.Driver { return stdlib.GetDefaultDriver() }

// Connect tries the hosts, the likeliest first. Each has an equal share of the time, so that
// one that hangs does not keep the others from being tried.
func (p *connector) Connect(ctx context.Context) (driver.Conn, error) {
	ctx, cancel := context.WithTimeout(ctx, connectTime)
	defer cancel()
	if p.unsurveyed() {
		p.survey(ctx)
	}
	order := p.likeliest()
	var refused []error
	for n, i := range order {
		deadline, _ := ctx.Deadline()
		share := min(time.Until(deadline)/time.Duration(len(order)-n), connectTime/time.Duration(len(order)))
		conn, err := p.within(ctx, share, i)
		if err == nil {
			p.use(i)
			return conn, nil
		}
		refused = append(refused, err)
	}
	return nil, errors.Join(refused...)
}

func (p *connector) within(ctx context.Context, share time.Duration, i int) (driver.Conn, error) {
	asked := time.Now()
	bounded, cancel := context.WithTimeout(ctx, share)
	defer cancel()
	conn, err := p.each[i].Connect(bounded)
	if err != nil && bounded.Err() != nil && !errors.Is(ctx.Err(), context.Canceled) {
		p.silent(i, asked)
	}
	return conn, err
}

// survey asks all hosts where they are, so that a former primary is not used just because it
// comes first.
func (p *connector) survey(ctx context.Context) {
	for i := range p.each {
		if conn, err := p.within(ctx, surveyTime/time.Duration(len(p.each)), i); err == nil {
			conn.Close()
		}
	}
}

// writable returns the names of the hosts that take writes. A second one is a former primary that nobody stopped.
// An address with one host leaves no choice, and is not asked.
func (h *hosts) writable(ctx context.Context) (names []string) {
	if len(h.configs) < 2 {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, surveyTime)
	defer cancel()
	takes := make([]bool, len(h.configs))
	var asked sync.WaitGroup
	for i, config := range h.configs {
		asked.Go(func() {
			conn, err := pgconn.ConnectConfig(ctx, &config.Copy().Config)
			if err != nil {
				return
			}
			defer conn.Close(ctx)
			answer, err := ask(ctx, conn, `SELECT current_setting('transaction_read_only')`)
			takes[i] = err == nil && answer[0] == "off"
		})
	}
	asked.Wait()
	for i, host := range h.known {
		if takes[i] {
			names = append(names, host.name)
		}
	}
	return names
}

// ErrPooler says that something between this program and PostgreSQL keeps its settings from the
// sessions. Time-outs, locks and prepared statements do not work then either.
var ErrPooler = errors.New("a connection pooler is in between, and sessions do not have the settings they begin with")

// marker is a setting that a session has only when PostgreSQL itself got it.
const marker = "wbso.session"

// check fails when a session is with a server that should not be used.
func (m *memory) check(ctx context.Context, i int, conn *pgconn.PgConn) error {
	answer, err := ask(ctx, conn, `SELECT current_setting('`+marker+`', true), pg_is_in_recovery(), current_setting('transaction_read_only')`)
	if err != nil {
		return err
	}
	if answer[0] == "" {
		return ErrPooler
	}
	if len(m.known) > 1 && answer[2] == "on" {
		return fmt.Errorf("%s takes no writes", m.known[i].name)
	}
	at := uint64(0)
	if answer[1] == "f" {
		at = timeline(ctx, conn)
	}
	conn.CustomData()[marker] = session{host: i, timeline: at}
	return m.saw(i, at)
}

// timeline returns the number that goes up with each promotion, 0 when the server does not tell.
// The log that is written now has it at once, the last checkpoint only later.
func timeline(ctx context.Context, conn *pgconn.PgConn) uint64 {
	answer, err := ask(ctx, conn, `SELECT left(pg_walfile_name(pg_current_wal_lsn()), 8)`)
	if err != nil {
		return 0
	}
	number, err := strconv.ParseUint(answer[0], 16, 32)
	if err != nil {
		return 0
	}
	return number
}

// ask returns the one row of a query.
func ask(ctx context.Context, conn *pgconn.PgConn, query string) (row []string, err error) {
	results, err := conn.Exec(ctx, query).ReadAll()
	if err != nil {
		return nil, err
	}
	for _, value := range results[0].Rows[0] {
		row = append(row, string(value))
	}
	return row, nil
}
