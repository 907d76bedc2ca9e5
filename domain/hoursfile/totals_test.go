package hoursfile

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/hours"
)

func TestReader_skipsTotalsInEveryFormat(t *testing.T) {
	for _, text := range []string{
		"datum;medewerker;uren;omschrijving\n09-03-2026;Bo Smit;4;Proef\nTotaal;;4;\n;Totaal:;4;\n;;4;\n",
		"User,Email,Start date,Duration,Description\nBo Smit,,2026-03-09,4:00:00,Proef\nTotal,,,4:00:00,\n",
		"User;Email;Start Date;Duration (h);Description\nBo Smit;;2026-03-09;4:00;Proef\n;;Total;4:00;\n",
		"Issue Key,Hours,Work date,Full name,Work Description\nA-1,4,2026-03-09,Bo Smit,Proef\n,4,Total,,\n",
		"date,name,begin,end,duration,description\n2026-03-09,Bo Smit,9:00,13:00,4:00,Proef\n,,,,4:00,\n",
		"medewerker;week;ma;di;wo;do;vr;omschrijving\nBo Smit;2026-W11;4;;;;;Proef\nTotaal;;4;;;;;\n",
	} {
		r, rows := NewReader(strings.NewReader(text), Options{Format: Auto}), 0
		for r.Next() {
			require.Empty(t, r.Problems(), text)
			for _, row := range r.Rows() {
				assert.Equal(t, hours.FileHoursOf(4*time.Hour), row.Read)
				rows++
			}
		}
		assert.Equal(t, 1, rows, text)
		assert.Len(t, r.People(), 1, text)
	}
	r := NewReader(strings.NewReader("datum;medewerker;uren;omschrijving\n;;4;Proef\n"), Options{Format: Auto})
	require.True(t, r.Next())
	assert.NotEmpty(t, r.Problems(), "a description has no sum")
}
