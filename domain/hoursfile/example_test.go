package hoursfile_test

import (
	"fmt"
	"strings"

	"wbso/domain"
	"wbso/domain/hoursfile"
)

// A reader takes the files of this product, of time trackers and of people, row by row. What
// is wrong with a row does not keep it from reading the next.
func ExampleReader() {
	file := "datum;medewerker;functie;e-mail;uren;omschrijving;projectnummer\n" +
		"16-11-2026;Zoë de Vries;Chemicus;zoe@example.nl;7,5;Proef met zout;WBSO-2026-00012\n" +
		"17-11-2026;Zoë de Vries;Chemicus;zoe@example.nl;veel;Proef met zout;WBSO-2026-00012\n"
	r := hoursfile.NewReader(strings.NewReader(file), hoursfile.Options{Format: hoursfile.Auto})
	for r.Next() {
		for _, row := range r.Rows() {
			fmt.Println(row.Line, row.Date, row.Read, r.People()[row.Person].Name)
		}
		for _, p := range r.Problems() {
			fmt.Println(p.Line, r.Column(p.Column), p.Err.Code)
		}
	}
	fmt.Println(r.Err())
	// Output:
	// 2 2026-11-16 7.5 Zoë de Vries
	// 3 uren file_hours
	// <nil>
}

// What is written can be read again, here and by a spreadsheet, which no text makes count.
func ExampleAppendEntry() {
	file := hoursfile.AppendEntry(hoursfile.AppendHeader(nil), hoursfile.Entry{
		Date: domain.NewDate(2026, 11, 16), Name: "Zoë de Vries", Function: "Chemicus", Email: "zoe@example.nl",
		Hours: 15, Description: "=1+1", Project: "WBSO-2026-00012",
	})
	fmt.Print(strings.ReplaceAll(strings.TrimPrefix(string(file), "\ufeff"), "\r", ""))
	// Output:
	// datum;medewerker;functie;e-mail;uren;omschrijving;projectnummer
	// 16-11-2026;"Zoë de Vries";"Chemicus";"zoe@example.nl";7,5;"'=1+1";"WBSO-2026-00012"
}
