// Package pgtest gives tests a PostgreSQL database of their own, in a server
// that the first of them starts and that ends with the test binary.
package pgtest

import (
	"context"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/postgres"
)

// One server per test binary, and a number for each database in it.
var (
	server  = sync.OnceValues(startWithTemplate)
	counter atomic.Int64
)

// template is the database that is copied for each test.
const template = "wbso_template"

// Open returns a migrated, empty store that is closed when the test ends. A
// machine without PostgreSQL fails the test: what must run on both databases is
// never skipped in silence.
func Open(t testing.TB) *sqlstore.Store {
	t.Helper()
	return Reopen(t, URL(t))
}

// Reopen returns one more store, as another process would have it, on a database.
func Reopen(t testing.TB, address string) *sqlstore.Store {
	t.Helper()
	store, err := postgres.Open(t.Context(), address, postgres.Options{})
	if err != nil {
		t.Fatalf("open PostgreSQL: %v", err)
	}
	t.Cleanup(func() {
		if err := store.Close(); err != nil {
			t.Errorf("close PostgreSQL: %v", err)
		}
	})
	return store
}

// URL returns the address of a migrated, empty database that is dropped when
// the test ends.
func URL(t testing.TB) string { return database(t, template) }

// EmptyURL is like URL for a database without any table.
func EmptyURL(t testing.TB) string { return database(t, "template0") }

// Order runs a statement as superuser, outside any test's database.
func Order(t testing.TB, statement string) {
	t.Helper()
	c, err := server()
	if err == nil {
		err = c.order(context.WithoutCancel(t.Context()), statement)
	}
	if err != nil {
		t.Fatalf("throwaway PostgreSQL: %v", err)
	}
}

// Run runs a program with a file of settings beside the server until the test ends.
func Run(t testing.TB, name, settings string) {
	t.Helper()
	programs, err := find(name)
	if err != nil {
		t.Fatal(err)
	}
	folder, who, err := home()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(folder, "settings")
	if err := os.WriteFile(file, []byte(settings), 0o644); err != nil {
		t.Fatal(err)
	}
	command := exec.Command(programs[0], file)
	command.Dir, command.SysProcAttr = folder, &syscall.SysProcAttr{Credential: who} // it refuses to be root too
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = command.Process.Kill()
		_ = command.Wait() // it was killed
		os.RemoveAll(folder)
	})
}

func database(t testing.TB, from string) string {
	t.Helper()
	c, err := server()
	if err != nil {
		t.Fatalf("throwaway PostgreSQL: %v", err)
	}
	name := "test_" + strconv.FormatInt(counter.Add(1), 10)
	if err := c.order(t.Context(), `CREATE DATABASE `+name+` TEMPLATE `+from); err != nil {
		t.Fatalf("throwaway PostgreSQL: %v", err)
	}
	t.Cleanup(func() {
		if err := c.order(context.Background(), `DROP DATABASE `+name+` WITH (FORCE)`); err != nil {
			t.Errorf("throwaway PostgreSQL: %v", err)
		}
	})
	return c.url(name)
}

func startWithTemplate() (*cluster, error) {
	c, err := start(throwaway)
	if err != nil {
		return nil, err
	}
	ctx := context.Background()
	if err := c.order(ctx, `CREATE DATABASE `+template); err != nil {
		return nil, err
	}
	store, err := postgres.Open(ctx, c.url(template), postgres.Options{})
	if err != nil {
		return nil, err
	}
	defer store.Close()
	return c, store.Migrate(ctx)
}

// url addresses a database of the cluster by its socket.
func (c *cluster) url(name string) string {
	values := url.Values{"host": {c.folder}, "user": {superuser}}
	return (&url.URL{Scheme: "postgres", Path: "/" + name, RawQuery: values.Encode()}).String()
}

// order runs one statement outside any test's database.
func (c *cluster) order(ctx context.Context, statement string) error {
	if _, err := c.orders.ExecContext(ctx, statement); err != nil {
		return fmt.Errorf("%s: %w", statement, err)
	}
	return nil
}
