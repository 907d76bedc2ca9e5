package hoursfile

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/vectortest"
)

func sample() Entry {
	return Entry{Date: domain.NewDate(2026, 3, 9), Name: "Zoë Brönner", Function: "Ontwikkelaar", Email: "zoe@voorbeeld.nl",
		Hours: 15, Description: "Meetopstelling", Project: "WBSO-2026-00042"}
}

func TestAppend_writesWhatADutchExcelOpens(t *testing.T) {
	whole := sample()
	whole.Date, whole.Hours = domain.NewDate(2024, 2, 29), 16
	file := AppendEntry(AppendEntry(AppendHeader(nil), sample()), whole)
	assert.Equal(t, "\uFEFFdatum;medewerker;functie;e-mail;uren;omschrijving;projectnummer\r\n"+
		"09-03-2026;\"Zoë Brönner\";\"Ontwikkelaar\";\"zoe@voorbeeld.nl\";7,5;\"Meetopstelling\";\"WBSO-2026-00042\"\r\n"+
		"29-02-2024;\"Zoë Brönner\";\"Ontwikkelaar\";\"zoe@voorbeeld.nl\";8;\"Meetopstelling\";\"WBSO-2026-00042\"\r\n", string(file))
}

func TestAppend_quotesAndDefuses_D10(t *testing.T) {
	for _, c := range vectortest.Cases[defusedCell](t, "csv_defused") {
		assert.Equal(t, `"`+c.Want+`"`, string(appendText(nil, c.In)), "%q", c.In)
		assert.Equal(t, c.Want, Defused(c.In), "%q", c.In)
		assert.Equal(t, c.In, fused(c.Want), "%q", c.In)
	}
	assert.Equal(t, `"'=HYPERLINK(""a"";1)"`, string(appendText(nil, `=HYPERLINK("a";1)`)))
	assert.Equal(t, `""""`, string(appendText(nil, `"`)))
}

type defusedCell struct{ In, Want string }

// Any text comes back, however many apostrophes, separators and formulas it has.
func TestAppend_anyTextComesBack_D10(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		nasty := rapid.StringOf(rapid.SampledFrom([]rune("==''+-@＝＋－＠,;\t\r\n \"a\u00a0ë")))
		e := sample()
		for _, text := range []*string{&e.Name, &e.Function, &e.Description} {
			*text = rapid.OneOf(nasty, rapid.String()).Draw(t, "text")
			if defused := Defused(*text); fused(defused) != *text {
				t.Fatalf("%q became %q and then %q", *text, defused, fused(defused))
			}
			*text = strings.TrimSpace(strings.ReplaceAll(*text, "\x00", "")) // as texts are kept
		}
		e.Name += "." // an empty one names nobody
		assert.Equal(t, e, readBack(t, AppendEntry(AppendHeader(nil), e)))
	})
}

// readBack reads the only row of an export.
func readBack(t require.TestingT, file []byte) Entry {
	r := NewReader(bytes.NewReader(file), Options{Format: Auto})
	require.True(t, r.Next())
	require.Empty(t, r.Problems())
	require.Len(t, r.Rows(), 1)
	row, who := r.Rows()[0], r.People()[0]
	require.False(t, r.Next())
	require.NoError(t, r.Err())
	return Entry{Date: row.Date, Name: who.Name, Function: who.Function, Email: who.Email, Hours: domain.Hours(row.Read / hours.FileHoursOf(30*time.Minute)), Description: row.Description, Project: r.Groups()[row.Group].Project}
}

func TestAppend_allocatesNothing(t *testing.T) {
	file, e := make([]byte, 0, 1024), sample()
	e.Description = `=een "proef"; nog een`
	assert.Zero(t, testing.AllocsPerRun(100, func() { file = AppendEntry(file[:0], e) }))
}
