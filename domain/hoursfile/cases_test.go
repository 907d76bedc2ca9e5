package hoursfile

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

const toggl = "User,Email,Client,Project,Description,Billable,Start date,Start time,End date,End time,Duration,Tags\n"

// Files as people have them, and what is read in them.
func TestReader_cases(t *testing.T) {
	for name, c := range map[string]struct{ file, want string }{
		"a separator that is named, with any line end": {"sep=;\ndatum;medewerker;uren;omschrijving\n13-01-2026;Sanne Bos;2;Meting\n",
			"wbso\n3 2026-01-13 2.0 Sanne Bos <> \"Meting\"  (uren)\n"},
		"in any case, in quotes": {"\"SEP=|\"\r\ndatum|medewerker|uren|omschrijving\r\n13-01-2026|Sanne Bos|2|Meting; en meer\r\n",
			"wbso\n3 2026-01-13 2.0 Sanne Bos <> \"Meting; en meer\"  (uren)\n"},
		"a title above the table and a line below it": {"Uren januari, 2026\n\ndatum;medewerker;uren;omschrijving\n13-01-2026;Sanne Bos;2;Meting\nTotaal;;2;\nGemaakt op 1 februari;;;\n",
			"wbso\n4 2026-01-13 2.0 Sanne Bos <> \"Meting\"  (uren)\n6 without time\n"},
		"rows without time": {toggl + "Bo,bo@x.nl,,L,a,No,2026-01-13,9:00,2026-01-13,9:00,0:00:00,\nBo,bo@x.nl,,L,,No,loopt,9:00,,,,\nBo,bo@x.nl,,L,b,No,2026-01-13,9:00,2026-01-13,10:00,1:00:00,\n",
			"toggl\n2 without time\n3 without time\n4 2026-01-13 1.0 Bo <bo@x.nl> \"b\" L   No (Duration)\n"},
		"begin and end alone": {"Project,Description,User,Start Date,Start Time,End Date,End Time\nL,a,Bo,13/01/2026,09:00 AM,13/01/2026,1:00 PM\nL,b,Bo,14/01/2026,22:00,15/01/2026,02:00\nL,c,Bo,15/01/2026,22:00,17/01/2026,02:00\nL,d,Bo,15/01/2026,22:00,,\n",
			"toggl\n2 2026-01-13 4.0 Bo <> \"a\" L ()\n3 2026-01-14 4.0 Bo <> \"b\" L ()\n4 [End Time] “17/01/2026” is niet de dag van het begin of de dag erna.\n5 without time\n"},
		"dashes in an export with English headings": {toggl + "Bo,bo@x.nl,,L,a,No,01-05-2026,9:00,01-05-2026,11:00,2:00:00,\nBo,bo@x.nl,,L,b,No,01-13-2026,9:00,01-13-2026,11:00,2:00:00,\n",
			"toggl\n2 2026-05-01 or 2026-01-05 2.0 Bo <bo@x.nl> \"a\" L   No (Duration)\n3 2026-01-13 2.0 Bo <bo@x.nl> \"b\" L   No (Duration)\n"},
		"dashes under a Dutch heading": {"datum;medewerker;uren;omschrijving\n01-05-2026;Bo;2;a\n", "wbso\n2 2026-05-01 2.0 Bo <> \"a\"  (uren)\n"},
		"Redmine in Dutch":             {"Project;Datum;Gebruiker;Activiteit;Issue;Commentaar;Uren\nL;13-01-2026;Bo;Bouw;Taak #12: Filter;Meting;2,00\n", "jira\n2 2026-01-13 2.0 Bo <> \"Meting\" L (Uren)\n"},
		"Clockify in Dutch": {"Project;Klant;Beschrijving;Gebruiker;Labels;Factureerbaar;Startdatum;Duur (u)\nL;K;Meting;Bo;x;Nee;13-01-2026;2:00\n",
			"clockify\n2 2026-01-13 2.0 Bo <> \"Meting\" L K x Nee (Duur (u))\n"},
		"notes under a common word": {"Datum;Medewerker;Klant;Project;Taak;Uren;Notities\n12-01-2026;Bo;X;L;Bouw;2,00;Meting\n", "wbso\n2 2026-01-12 2.0 Bo <> \"Meting\" L X (Uren)\n"},
		"no description":            {"Datum;Medewerker;Uren\n12-01-2026;Bo;2\n13-01-2026;Bo;2\n", "\n1 [] De kolom “omschrijving” ontbreekt in de kopregel.\n"},
		"nothing like a table":      {"Beste Bo,\nhierbij de uren.\n", "\n1 [] Dit bestand wordt niet herkend. Het heeft een kopregel nodig met in elk geval datum, medewerker of e-mail, en uren.\n"},
		"invisible signs":           {"datum;medewerker;uren;omschrijving\n\u200e13-01-2026\u200e;Bo;2\u200b\u00a0;Meting\n", "wbso\n2 2026-01-13 2.0 Bo <> \"Meting\"  (uren)\n"},
	} {
		t.Run(name, func(t *testing.T) {
			got, _ := told(t, NewReader(strings.NewReader(c.file), Options{Format: Auto}))
			assert.Equal(t, c.want, got)
		})
	}
}

// A project without a number is that of the import, and groups are told apart by all that there is.
func TestReader_groupsByProjectClientTagBillableAndType(t *testing.T) {
	r := NewReader(strings.NewReader("datum;medewerker;uren;omschrijving;projectnummer;klant;soort\n13-01-2026;Bo;2;a;;K;\n13-01-2026;Bo;2;a;WBSO-1;K;\n13-01-2026;Bo;2;a;;K;verlof\nTotaal;;6;;;;\n"),
		Options{Format: Auto, Project: "WBSO-1"})
	for r.Next() {
	}
	var names []string
	for _, g := range r.Groups() {
		names = append(names, g.GroupName()+" "+g.Type)
	}
	assert.Equal(t, []string{"WBSO-1 / K ", "WBSO-1 / K verlof"}, names)
	assert.Equal(t, []any{1, true}, []any{r.TotalRows(), r.Numbered()})
}
