// Package xlsx writes spreadsheets with excelize.
package xlsx

import (
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/xuri/excelize/v2"

	"wbso/domain/hours"
)

// atOnce is how many files are written at the same time: a large one takes a second and
// some tens of megabytes. Further callers wait.
const atOnce = 2

// Writer writes spreadsheets. It may be used by several goroutines at once.
type Writer struct {
	brand string
	slots chan struct{}
}

// New returns a writer that signs its files with a brand name.
func New(brand string) *Writer { return &Writer{brand, make(chan struct{}, atOnce)} }

// WriteHours implements ports.Spreadsheets.
func (w *Writer) WriteHours(ctx context.Context, g hours.HourGrid) (raw []byte, err error) {
	select {
	case w.slots <- struct{}{}:
		defer func() { <-w.slots }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	file := excelize.NewFile()
	defer func() { err = errors.Join(err, file.Close()) }() // its temporary files
	look, err := newStyles(file)
	if err != nil {
		return nil, fmt.Errorf("style the hours of %s: %w", g.Project, err)
	}
	for n, month := range g.Months {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		s := sheet{file: file, name: month.Month.Dutch(), look: look, grid: g, month: month}
		if err := s.write(n); err != nil {
			return nil, fmt.Errorf("write the hours of %s in %s: %w", g.Project, month.Month, err)
		}
	}
	return w.bytes(file, g)
}

// bytes signs and closes the file. The times in it come from the hours, so that the same hours give
// the same file.
func (w *Writer) bytes(file *excelize.File, g hours.HourGrid) ([]byte, error) {
	day := g.Span.To.String() + "T00:00:00Z"
	err := file.SetDocProps(&excelize.DocProperties{
		Title: "Urenregistratie " + g.Project + " " + g.Span.Name, Creator: w.brand, LastModifiedBy: w.brand, Language: "nl-NL", Created: day, Modified: day,
	})
	if err != nil {
		return nil, fmt.Errorf("sign the hours of %s: %w", g.Project, err)
	}
	var out bytes.Buffer
	if err := file.Write(&out); err != nil {
		return nil, fmt.Errorf("close the hours of %s: %w", g.Project, err)
	}
	raw, err := sorted(out.Bytes())
	if err != nil {
		return nil, fmt.Errorf("sort the parts of the hours of %s: %w", g.Project, err)
	}
	return raw, nil
}

// sorted returns a ZIP file with its parts in the order of their names: excelize writes the
// sheets of a file in another order each time.
func sorted(raw []byte) ([]byte, error) {
	parts, err := zip.NewReader(bytes.NewReader(raw), int64(len(raw)))
	if err != nil {
		return nil, err
	}
	slices.SortFunc(parts.File, func(a, b *zip.File) int { return strings.Compare(a.Name, b.Name) })
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, part := range parts.File {
		if err := w.Copy(part); err != nil {
			return nil, err
		}
	}
	err = w.Close()
	return out.Bytes(), err
}
