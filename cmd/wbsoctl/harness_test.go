package main

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"wbso/cmd/internal/cli"
)

// binary is wbsoctl as a program, built once.
var binary string

func TestMain(m *testing.M) {
	for _, pair := range os.Environ() {
		if name, _, _ := strings.Cut(pair, "="); strings.HasPrefix(name, "WBSO_") {
			os.Unsetenv(name)
		}
	}
	os.Exit(func() int {
		dir, err := os.MkdirTemp("", "wbsoctl")
		if err != nil {
			panic(err)
		}
		defer os.RemoveAll(dir)
		os.Setenv("XDG_CONFIG_HOME", filepath.Join(dir, "config")) // where nobody is logged in
		binary = filepath.Join(dir, "wbsoctl")
		if out, err := exec.Command("go", "build", "-o", binary, ".").CombinedOutput(); err != nil {
			panic(string(out))
		}
		return m.Run()
	}())
}

// desk is a terminal with a data folder of its own.
type desk struct {
	t     testing.TB
	dir   string
	input string   // of stdin
	typed []string // what a person types unseen; not nil: there is a person
	tty   bool
	with  []string // arguments of every command
	slept *[]time.Duration
}

// answer is what a command leaves.
type answer struct {
	code        int
	out, errors string
}

func newDesk(t testing.TB) *desk { return &desk{t: t, dir: t.TempDir()} }

// run runs the tree of commands in this process.
func (d *desk) run(args ...string) answer {
	d.t.Helper()
	d.t.Setenv("WBSO_DATA_DIR", d.dir)
	var out, errs bytes.Buffer
	typed := d.typed
	root := newRoot(&terminal{
		in: strings.NewReader(d.input), out: &out, err: &errs, inTTY: d.tty, outTTY: d.tty, coloured: true,
		sleep: func(ctx context.Context, wait time.Duration) error {
			if d.slept != nil {
				*d.slept = append(*d.slept, wait)
			}
			return ctx.Err()
		},
		readCode: func() ([]byte, error) {
			if len(typed) == 0 {
				return nil, errors.New("nobody types")
			}
			line := typed[0]
			typed = typed[1:]
			return []byte(line), nil
		},
	})
	root.SetArgs(append(slices.Clone(args), d.with...))
	code := cli.Run(d.t.Context(), root, &errs)
	return answer{code: code, out: out.String(), errors: errs.String()}
}

// must runs a command that has to succeed.
func (d *desk) must(args ...string) answer {
	d.t.Helper()
	a := d.run(args...)
	require.Equal(d.t, cli.Done, a.code, a.errors)
	return a
}

// withInput is the same desk with something on stdin.
func (d *desk) withInput(text string) *desk {
	c := *d
	c.input = text
	return &c
}

// migrated is a desk with an empty database.
func migrated(t testing.TB) *desk {
	d := newDesk(t)
	d.must("migrate")
	return d
}

// demonstrated is a desk with the demonstration on a fixed day.
func demonstrated(t testing.TB) *desk {
	d := newDesk(t)
	t.Setenv("WBSO_NOW", "2026-11-20T09:00:00Z")
	d.must("migrate", "--demo")
	d.must("demo")
	t.Setenv("WBSO_DATABASE_URL", "sqlite:"+filepath.Join(d.dir, "demo.db"))
	return d
}
