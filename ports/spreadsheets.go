package ports

import (
	"context"

	"wbso/domain/hours"
)

// Spreadsheets writes what people go on working with, as XLSX. The same input gives the
// same bytes. When ctx ends first, the error is that of ctx.
type Spreadsheets interface {
	// WriteHours writes a sheet per month. No text of a user is run as a formula.
	WriteHours(ctx context.Context, g hours.HourGrid) ([]byte, error)
}
