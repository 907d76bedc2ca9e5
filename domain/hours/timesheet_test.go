package hours_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
	"wbso/domain/hours"
)

func TestTimesheet_W08_filename(t *testing.T) {
	for last, want := range map[string]string{
		"de Vries": "de-Vries", "Brönner": "Brönner", "O'Brien": "O-Brien", "": "medewerker", "👩‍🔬": "medewerker",
		"x\r\nSet-Cookie: a": "x-Set-Cookie-a", "../\"etc\"\\": "etc", "株式会社": "株式会社", "  ": "medewerker",
	} {
		sheet := hours.Timesheet{Project: "WBSO-2026-00042", Employee: hours.Employee{LastName: last}, Month: domain.Month{Year: 2026, Month: time.March}}
		assert.Equal(t, "urenstaat-WBSO-2026-00042-"+want+"-2026-03.pdf", sheet.Filename(), "%q", last)
	}
}
