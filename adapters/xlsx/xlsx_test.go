package xlsx

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/xuri/excelize/v2"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/ports"
)

func TestSpreadsheets(t *testing.T) {
	spreadsheetsContract(t, func(*testing.T) ports.Spreadsheets { return New("Speurwerk") })
}

// grid is a project with people who work weekdays of a span, some more than others.
func grid(t testing.TB, week, month, year string, people int) hours.HourGrid {
	t.Helper()
	span, err := domain.ParseSpan(week, month, year)
	require.NoError(t, err)
	names, days := map[int64]hours.Employee{}, []hours.EmployeeDay{}
	for id := int64(1); id <= int64(people); id++ {
		names[id] = hours.Employee{ID: id, FirstName: fmt.Sprintf("Nr%03d", id), LastName: "de Vries", Function: "Ontwikkelaar"}
		for d := span.From; !d.After(span.To); d = d.AddDays(1) {
			if !weekend(d) || id == 2 {
				days = append(days, hours.EmployeeDay{Employee: id, Date: d, Hours: domain.Hours(1 + (int(id)+d.Day)%16)})
			}
		}
	}
	return hours.HourGrid{Company: "Pompwijs B.V.", Project: "WBSO-2026-00042", Title: "Pompen die hun slijtage melden", Span: span,
		Months: hours.GridMonths(span.Period, names, days)}
}

func write(t testing.TB, g hours.HourGrid) *excelize.File {
	t.Helper()
	raw, err := New("Speurwerk").WriteHours(context.Background(), g)
	require.NoError(t, err)
	file, err := excelize.OpenReader(bytes.NewReader(raw))
	require.NoError(t, err)
	t.Cleanup(func() { file.Close() })
	return file
}

func value(t *testing.T, file *excelize.File, sheet, cell string) string {
	t.Helper()
	v, err := file.GetCellValue(sheet, cell, excelize.Options{RawCellValue: true})
	require.NoError(t, err)
	return v
}

func TestHours_aSheetPerMonth(t *testing.T) {
	file := write(t, grid(t, "", "", "2028", 3))
	assert.Equal(t, []string{"januari 2028", "februari 2028", "maart 2028", "april 2028", "mei 2028", "juni 2028", "juli 2028", "augustus 2028",
		"september 2028", "oktober 2028", "november 2028", "december 2028"}, file.GetSheetList())
	assert.Equal(t, []string{"maart 2026", "april 2026"}, write(t, grid(t, "2026-04-01", "", "", 1)).GetSheetList())
}

func TestHours_headRowsAndTotals(t *testing.T) {
	g := grid(t, "", "2028-02", "", 3)
	file := write(t, g)
	const sheet = "februari 2028"
	for cell, want := range map[string]string{
		"A1": "Urenregistratie februari 2028", "B2": "Pompwijs B.V.", "B3": "WBSO-2026-00042, Pompen die hun slijtage melden", "B4": "01-02-2028 t/m 29-02-2028",
		"A6": "Medewerker", "C6": "1", "C7": "di", "AE6": "29", "AE7": "di", "AF6": "Totaal", "AG6": "Datum", "AH6": "Handtekening",
		"A8": "Nr001 de Vries", "B8": "Ontwikkelaar", "C8": "1.5", "G8": "", "A11": "Totaal",
	} {
		assert.Equal(t, want, value(t, file, sheet, cell), cell)
	}
	// A formula and its value say the same, and so do the two ways of adding up.
	for cell, formula := range map[string]string{"AF8": "SUM(C8:AE8)", "AF10": "SUM(C10:AE10)", "C11": "SUM(C8:C10)", "AE11": "SUM(AE8:AE10)", "AF11": "SUM(AF8:AF10)"} {
		got, err := file.GetCellFormula(sheet, cell)
		require.NoError(t, err)
		assert.Equal(t, formula, got, cell)
		worked, err := file.CalcCellValue(sheet, cell, excelize.Options{RawCellValue: true})
		require.NoError(t, err)
		assert.Equal(t, worked, value(t, file, sheet, cell), cell)
	}
	var all domain.Hours
	for _, r := range g.Months[0].Rows {
		all += r.Total()
	}
	assert.Equal(t, fmt.Sprint(float64(all)/2), value(t, file, sheet, "AF11"))
}

// Days on which nobody worked add up to 0, which would only distract: the third part of
// the format is empty.
func TestHours_showsNoZeros(t *testing.T) {
	file := write(t, grid(t, "", "2028-02", "", 1))
	for _, cell := range []string{"C8", "C9", "G8", "G9", "AF8", "AF9"} {
		id, err := file.GetCellStyle("februari 2028", cell)
		require.NoError(t, err)
		style, err := file.GetStyle(id)
		require.NoError(t, err)
		require.NotNil(t, style.CustomNumFmt, cell)
		assert.Equal(t, "0.0;-0.0;;@", *style.CustomNumFmt, cell)
	}
	assert.Equal(t, "0", value(t, file, "februari 2028", "G9"))
}

func TestHours_D10_textsAreNoFormulas(t *testing.T) {
	g := grid(t, "", "2028-02", "", 1)
	const bad = `=HYPERLINK("http://kwaad.example";"x")`
	g.Company, g.Title, g.Months[0].Rows[0].Name, g.Months[0].Rows[0].Function = bad, "+1", bad, "@SUM(A1)"
	file := write(t, g)
	for cell, want := range map[string]string{"B2": bad, "A8": bad, "B8": "@SUM(A1)"} {
		formula, err := file.GetCellFormula("februari 2028", cell)
		require.NoError(t, err)
		assert.Empty(t, formula, cell)
		assert.Equal(t, want, value(t, file, "februari 2028", cell), cell)
		kind, err := file.GetCellType("februari 2028", cell)
		require.NoError(t, err)
		assert.Contains(t, []excelize.CellType{excelize.CellTypeInlineString, excelize.CellTypeSharedString}, kind, cell)
	}
}

func TestHours_shadesWeekends(t *testing.T) {
	file := write(t, grid(t, "", "2028-02", "", 2))
	fill := func(cell string) string {
		id, err := file.GetCellStyle("februari 2028", cell)
		require.NoError(t, err)
		style, err := file.GetStyle(id)
		require.NoError(t, err)
		return strings.Join(style.Fill.Color, "")
	}
	for cell, want := range map[string]string{"C8": "", "G6": shade, "G7": shade, "G8": shade, "H9": shade, "H10": shade, "I8": "", "I10": tint} { // the 5th is a Saturday
		assert.Equal(t, want, fill(cell), cell)
	}
}

func TestHours_printsOnA4Lying(t *testing.T) {
	file := write(t, grid(t, "", "2028-02", "", 1))
	layout, err := file.GetPageLayout("februari 2028")
	require.NoError(t, err)
	assert.Equal(t, []any{9, "landscape", 1, 0}, []any{*layout.Size, *layout.Orientation, *layout.FitToWidth, *layout.FitToHeight})
	props, err := file.GetSheetProps("februari 2028")
	require.NoError(t, err)
	assert.True(t, *props.FitToPage)
}

func TestHours_writesFewAtOnce(t *testing.T) {
	w := New("Speurwerk")
	for range atOnce {
		w.slots <- struct{}{}
	}
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Millisecond)
	defer cancel()
	_, err := w.WriteHours(ctx, grid(t, "", "2028-02", "", 1))
	assert.ErrorIs(t, err, context.DeadlineExceeded, "all are taken")
	<-w.slots
	_, err = w.WriteHours(t.Context(), grid(t, "", "2028-02", "", 1))
	require.NoError(t, err)
	assert.Len(t, w.slots, atOnce-1, "its place is free again")
}

func TestHours_withoutHours(t *testing.T) {
	file := write(t, grid(t, "", "", "2027", 0))
	assert.Equal(t, []string{"januari 2027"}, file.GetSheetList())
	assert.Equal(t, "Geen uren in deze periode.", value(t, file, "januari 2027", "A8"))
}

func BenchmarkYear(b *testing.B) {
	g := grid(b, "", "", "2026", 1000)
	b.ReportAllocs()
	for b.Loop() {
		raw, err := New("Speurwerk").WriteHours(context.Background(), g)
		require.NoError(b, err)
		b.ReportMetric(float64(len(raw))/1e6, "MB")
	}
}

func TestHours_theSameHoursAreTheSameFile(t *testing.T) {
	year := grid(t, "", "", "2026", 2)
	first, err := New("Speurwerk").WriteHours(t.Context(), year)
	require.NoError(t, err)
	for range 5 { // sheets in another order would be the same by chance once in 12! times
		again, err := New("Speurwerk").WriteHours(t.Context(), year)
		require.NoError(t, err)
		assert.True(t, bytes.Equal(first, again))
	}
}
