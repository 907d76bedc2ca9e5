package hourfile

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
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
		"09-03-2026;Zoë Brönner;Ontwikkelaar;zoe@voorbeeld.nl;7,5;Meetopstelling;WBSO-2026-00042\r\n"+
		"29-02-2024;Zoë Brönner;Ontwikkelaar;zoe@voorbeeld.nl;8;Meetopstelling;WBSO-2026-00042\r\n", string(file))
}

func TestAppend_quotesAndDefuses_D10(t *testing.T) {
	for text, cell := range map[string]string{
		"":                     "",
		"gewoon":               "gewoon",
		"a, b":                 "a, b",
		"eerst; dan":           `"eerst; dan"`,
		`een "proef"`:          `"een ""proef"""`,
		`"`:                    `""""`,
		"twee\nregels":         "\"twee\nregels\"",
		"=1+1":                 "'=1+1",
		"+31 6":                "'+31 6",
		"-2+3":                 "'-2+3",
		"@SUM(A1)":             "'@SUM(A1)",
		"\tx":                  "'\tx",
		"\rx":                  "\"'\rx\"",
		"  =1":                 "'  =1",
		"\u00a0\u3000=1":       "'\u00a0\u3000=1",
		"＝1":                   "'＝1",
		"＋1":                   "'＋1",
		"－1":                   "'－1",
		"＠x":                   "'＠x",
		"'=1":                  "''=1",
		"'s ochtends gemeten":  "'s ochtends gemeten",
		"3 - 2 = 1":            "3 - 2 = 1",
		"=HYPERLINK(\"a\";1)":  `"'=HYPERLINK(""a"";1)"`,
		"zwei ＝ drei, ümlaute": "zwei ＝ drei, ümlaute",
	} {
		assert.Equal(t, cell, string(appendText(nil, text)), "%q", text)
	}
}

func TestAppend_allocatesNothing(t *testing.T) {
	file, e := make([]byte, 0, 1024), sample()
	e.Description = `=een "proef"; nog een`
	assert.Zero(t, testing.AllocsPerRun(100, func() { file = AppendEntry(file[:0], e) }))
}
