package main

import (
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/cmd/internal/cli"
)

var escape = regexp.MustCompile("\x1b\\[[0-9;]*m")

// fits asserts that nothing that a command writes is wider than a terminal of 80 columns.
func (d *desk) fits(args ...string) answer {
	d.t.Helper()
	a := d.run(args...)
	for line := range strings.Lines(escape.ReplaceAllString(a.out, "") + a.errors) {
		assert.LessOrEqual(d.t, utf8.RuneCountInString(strings.TrimRight(line, "\r\n")), cli.Width, "%s: %s", strings.Join(args, " "), line)
	}
	return a
}

func TestHelp_fits_80_columns(t *testing.T) {
	d := newDesk(t)
	var visit func(*cobra.Command)
	visit = func(cmd *cobra.Command) {
		d.fits(append(strings.Fields(cmd.CommandPath())[1:], "--help")...)
		for _, sub := range cmd.Commands() {
			visit(sub)
		}
	}
	visit(newRoot(&terminal{}))
}

func TestLists_fit_80_columns(t *testing.T) {
	d := demonstrated(t)
	d.tty = true
	for _, args := range [][]string{
		{"request", "list"}, {"request", "show", "1"}, {"request", "questions", "2"}, {"request", "layout", "1"}, {"user", "list"}, {"payments", "list"},
		{"code", "list"}, {"contact", "list"}, {"interest", "list"}, {"jobs", "list"}, {"employee", "list", "--company", "Bruglak B.V."},
		{"report", "--project", "WBSO-2026-00008", "--year", "2026"}, {"price"}, {"doctor", "--offline"},
	} {
		a := d.fits(args...)
		require.NotEqual(t, cli.Misused, a.code, "%v: %s", args, a.errors)
	}
	list := d.must("request", "list").out
	assert.Regexp(t, `Nummer +Titel +Bedrijf +Stand +Uiterlijk +Vragen\n`, list)
	assert.Contains(t, list, "\x1b[32mIngediend\x1b[0m")
	assert.Contains(t, list, "…")
	assert.Contains(t, list, "WBSO-2026-00001 ", "what one types to see more")
}
