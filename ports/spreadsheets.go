package ports

import (
	"context"

	"wbso/domain/hours"
)

// Spreadsheets writes XLSX files, which people edit further. The same input gives the same bytes.
// When ctx ends first, the error is ctx.Err().
type Spreadsheets interface {
	// WriteHours writes a sheet per month. No text of a user is run as a formula.
	WriteHours(ctx context.Context, g hours.HourGrid) ([]byte, error)
}
