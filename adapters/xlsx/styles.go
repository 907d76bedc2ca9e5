package xlsx

import "github.com/xuri/excelize/v2"

// styles are the ids of how cells look.
type styles struct {
	title, label, text                       int
	head, headWeekend, headLeft              int
	name, hours, weekend, sum, sign          int
	totalName, totalHours, totalWeekend, all int
}

const (
	ink      = "142E54"
	tint     = "F4F7FB"
	shade    = "E3E8EF" // weekends
	hairline = "C9D2DE"
	family   = "Arial"
)

// hoursFormat shows 7,5 and 8,0, in the notation of the reader's country, and nothing for 0.
const hoursFormat = "0.0;-0.0;;@"

func newStyles(file *excelize.File) (styles, error) {
	var s styles
	for _, style := range []struct {
		id            *int
		bold          bool
		size          float64
		fill, align   string
		hours, framed bool
	}{
		{id: &s.title, bold: true, size: 16},
		{id: &s.label, size: 10},
		{id: &s.text, bold: true, size: 10},
		{id: &s.head, bold: true, size: 9, fill: tint, align: "center", framed: true},
		{id: &s.headWeekend, bold: true, size: 9, fill: shade, align: "center", framed: true},
		{id: &s.headLeft, bold: true, size: 9, fill: tint, align: "left", framed: true},
		{id: &s.name, size: 10, align: "left", framed: true},
		{id: &s.hours, size: 9, align: "center", hours: true, framed: true},
		{id: &s.weekend, size: 9, fill: shade, align: "center", hours: true, framed: true},
		{id: &s.sum, bold: true, size: 10, fill: tint, align: "right", hours: true, framed: true},
		{id: &s.sign, size: 10, framed: true},
		{id: &s.totalName, bold: true, size: 10, fill: tint, align: "left", framed: true},
		{id: &s.totalHours, bold: true, size: 9, fill: tint, align: "center", hours: true, framed: true},
		{id: &s.totalWeekend, bold: true, size: 9, fill: shade, align: "center", hours: true, framed: true},
		{id: &s.all, bold: true, size: 11, fill: tint, align: "right", hours: true, framed: true},
	} {
		look := &excelize.Style{
			Font:      &excelize.Font{Family: family, Size: style.size, Bold: style.bold, Color: ink},
			Alignment: &excelize.Alignment{Horizontal: style.align, Vertical: "center", WrapText: style.align == "left", ShrinkToFit: style.hours},
		}
		if style.align == "left" || style.align == "right" {
			look.Alignment.Indent = 1
		}
		if style.fill != "" {
			look.Fill = excelize.Fill{Type: "pattern", Pattern: 1, Color: []string{style.fill}}
		}
		if style.hours {
			format := hoursFormat
			look.CustomNumFmt = &format
		}
		if style.framed {
			for _, side := range []string{"left", "top", "right", "bottom"} {
				look.Border = append(look.Border, excelize.Border{Type: side, Color: hairline, Style: 1})
			}
		}
		id, err := file.NewStyle(look)
		if err != nil {
			return s, err
		}
		*style.id = id
	}
	return s, nil
}
