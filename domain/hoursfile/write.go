package hoursfile

import (
	"strconv"
	"strings"

	"wbso/domain"
)

// bom makes Excel read the file as UTF-8.
const bom = "\uFEFF"

// exportHeader has the columns of an export, in the order of AppendEntry.
const exportHeader = "datum;medewerker;functie;e-mail;uren;omschrijving;projectnummer"

// AppendHeader appends the beginning of an export that a Dutch Excel opens by
// double click.
func AppendHeader(file []byte) []byte { return append(file, bom+exportHeader+"\r\n"...) }

// AppendEntry appends a row of the export. It needs no memory besides that of file.
func AppendEntry(file []byte, e Entry) []byte {
	file = append(appendDate(file, e.Date), ';')
	for _, text := range [...]string{e.Name, e.Function, e.Email} {
		file = append(appendText(file, text), ';')
	}
	file = append(appendHours(file, e.Hours), ';')
	file = append(appendText(file, e.Description), ';')
	file = appendText(file, e.Project)
	return append(file, "\r\n"...)
}

// appendDate appends a day as dd-mm-yyyy.
func appendDate(file []byte, d domain.Date) []byte {
	file = append(appendTwo(file, d.Day), '-')
	file = append(appendTwo(file, int(d.Month)), '-')
	return appendTwo(appendTwo(file, d.Year/100), d.Year%100)
}

func appendTwo(file []byte, n int) []byte { return append(file, byte('0'+n/10%10), byte('0'+n%10)) }

// appendHours appends hours with a decimal comma: 7,5 or 8.
func appendHours(file []byte, h domain.Hours) []byte {
	file = strconv.AppendInt(file, int64(h/2), 10)
	if h%2 != 0 {
		file = append(file, ",5"...)
	}
	return file
}

// appendText appends a text in quotes, defused.
func appendText(file []byte, text string) []byte {
	file = append(file, '"')
	f, from := formulasIn(text), 0
	for place, _, found := f.next(); found; place, _, found = f.next() {
		file = append(appendDoubled(file, text[from:place]), '\'')
		from = place
	}
	return append(appendDoubled(file, text[from:]), '"')
}

// appendDoubled appends a text with its quotes doubled.
func appendDoubled(file []byte, text string) []byte {
	for {
		before, after, more := strings.Cut(text, `"`)
		if file = append(file, before...); !more {
			return file
		}
		file, text = append(file, `""`...), after
	}
}
