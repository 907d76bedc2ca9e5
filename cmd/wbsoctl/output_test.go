package main

import (
	"encoding/csv"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"wbso/adapters/apitypes"
	"wbso/cmd/internal/cli"
	"wbso/domain/hoursfile"
)

// listing is a list of names that somebody typed.
func listing(names ...string) result {
	list := apitypes.Each(names, func(n string) apitypes.Party { return apitypes.Party{ID: 1, Name: n} })
	return listed(list, "Niets.", []column[apitypes.Party]{{title: "Nr", key: "id"}, {title: "Naam", key: "name"}})
}

func rendered(t *testing.T, format string, r result) string {
	var out strings.Builder
	require.NoError(t, (&terminal{out: &out, err: &out, format: format}).show(r))
	return out.String()
}

func TestShow_table_lines_up_and_obeys_nobody(t *testing.T) {
	assert.Equal(t, "Nr  Naam\n1   Ångström\n1   a b[31m\n", rendered(t, "table", listing("Ångström", "a\n\u200bb\x1b[31m\u202e")))
	long := strings.Repeat("é", 100)
	for _, format := range []string{"table", "csv", "json"} {
		assert.Contains(t, rendered(t, format, listing(long)), long, "piped, nothing is cut")
	}
	var screen strings.Builder
	require.NoError(t, (&terminal{out: &screen, err: &screen, outTTY: true, format: "table"}).show(listing(long)))
	assert.Contains(t, screen.String(), strings.Repeat("é", 75)+"…\n", "80 with the number before it")
}

func TestShow_table_knows_how_wide_characters_are(t *testing.T) {
	list := []apitypes.Party{{ID: 1, Name: "深圳研发"}, {ID: 12, Name: "Zoe\u0308"}}
	r := listed(list, "", []column[apitypes.Party]{{title: "Naam", key: "name"}, {title: "Nr", key: "id"}})
	assert.Equal(t, "Naam      Nr\n深圳研发  1\nZoe\u0308       12\n", rendered(t, "table", r))
	assert.Equal(t, "深圳…", cut("深圳研发", 6), "half of a wide character is none")
}

// A narrow terminal gets what matters first, and is told that there is more.
func TestShow_table_leaves_out_what_does_not_fit(t *testing.T) {
	list := []apitypes.Party{{ID: 1, Name: strings.Repeat("n", 30)}}
	r := listed(list, "", []column[apitypes.Party]{
		{title: "Nr", key: "id", extra: true}, {title: "Naam", key: "name"}, {title: "Weer", key: "name", extra: true},
	})
	shown := func(width int) (out, errs strings.Builder) {
		require.NoError(t, (&terminal{out: &out, err: &errs, outTTY: true, width: width}).show(r))
		return out, errs
	}
	out, errs := shown(66)
	assert.Contains(t, out.String(), "Weer")
	assert.Empty(t, errs.String())
	out, errs = shown(65)
	assert.Equal(t, "Nr  Naam\n1   "+strings.Repeat("n", 30)+"\n", out.String())
	assert.Contains(t, errs.String(), "-o csv en -o json tonen alle kolommen")
	out, _ = shown(20)
	assert.Equal(t, "Naam\n"+strings.Repeat("n", 19)+"…\n", out.String())
	out, _ = shown(5)
	assert.Equal(t, "Naam\n"+strings.Repeat("n", 11)+"…\n", out.String(), "no narrower than that")
}

// What is told on stderr may hold names of a file or of a stranger.
func TestNote_obeys_nobody(t *testing.T) {
	var errs strings.Builder
	(&terminal{err: &errs}).note("Niet opgenomen: %s.", "a\x1b[2J")
	assert.Equal(t, "Niet opgenomen: a\\u001b[2J.\n", errs.String())
	errs.Reset()
	root := newRoot(&terminal{in: strings.NewReader(""), out: &errs, err: &errs})
	root.SetArgs([]string{"\x1b[2J"})
	assert.Equal(t, cli.Misused, cli.Run(t.Context(), root, &errs))
	assert.NotContains(t, errs.String(), "\x1b")
}

func TestShow_csv_is_defused(t *testing.T) {
	for cell, want := range map[string]string{
		"=1+1": "'=1+1", "@sum": "'@sum", "+cmd|x": "'+cmd|x", "-2+3": "'-2+3", "\tx": "'\tx",
		"+31 6 12345678": "+31 6 12345678", "-5": "-5", "a=b": "a=b", "": "",
	} {
		assert.Equal(t, want, defused(cell))
	}
}

func TestShow_csv_reads_back_whatever_was_typed(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		name := rapid.StringMatching(`[a-z,;"' é\n]{0,20}`).Draw(r, "name")
		out := &strings.Builder{}
		require.NoError(r, (&terminal{out: out, format: "csv"}).show(listing(name)))
		lines, err := csv.NewReader(strings.NewReader(out.String())).ReadAll()
		require.NoError(r, err)
		assert.Equal(r, [][]string{{"id", "name"}, {"1", hoursfile.Defused(name)}}, lines)
	})
}

type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("disk full") }

func TestShow_tells_when_nothing_could_be_written(t *testing.T) {
	err := (&terminal{out: full{}, format: "json"}).show(listing("a"))
	assert.ErrorContains(t, err, "disk full")
}

// A terminal gets nothing that steers it or hides in it; a pipe or file gets every byte of the
// CSV. JSON says the same with escapes wherever it goes.
func TestShow_escapes_what_steers_a_terminal(t *testing.T) {
	type row struct {
		Text string `json:"text"`
	}
	const text = "\x1b]0;x\a\x7f\u009b2J\u202e\U000e0041é\r"
	for _, c := range []struct {
		format string
		tty    bool
		want   string
	}{
		{"csv", false, "text\r\n\"" + text + "\"\r\n"},
		{"csv", true, "text\r\n\"\\u001b]0;x\\u0007\\u007f\\u009b2J\\u202e\\udb40\\udc41é\\u000d\"\r\n"},
		{"json", false, "[\n  {\n    \"text\": \"\\u001b]0;x\\u0007\\u007f\\u009b2J\\u202e\\udb40\\udc41é\\r\"\n  }\n]\n"},
		{"json", true, "[\n  {\n    \"text\": \"\\u001b]0;x\\u0007\\u007f\\u009b2J\\u202e\\udb40\\udc41é\\r\"\n  }\n]\n"},
	} {
		var out strings.Builder
		term := &terminal{out: &out, err: &out, outTTY: c.tty, format: c.format}
		require.NoError(t, term.show(listed([]row{{text}}, "", []column[row]{{key: "text"}})))
		assert.Equal(t, c.want, out.String(), "%s %t", c.format, c.tty)
		if c.format == "json" {
			var back []row
			require.NoError(t, json.Unmarshal([]byte(out.String()), &back))
			assert.Equal(t, []row{{text}}, back)
		}
	}
}
