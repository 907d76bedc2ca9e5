package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"wbso/app/timesheets"
)

// saveResult tells where a file went.
type saveResult struct {
	File        string `json:"file"`
	Filename    string `json:"filename"`
	ContentType string `json:"content_type"`
	Size        int64  `json:"size"`
}

func savedColumns() []column[saveResult] {
	return []column[saveResult]{{title: "Bestand", key: "file"}, {title: "Soort", key: "content_type"},
		{title: "Bytes", key: "size"}}
}

// save writes a file that only its owner can read, since it has company secrets. Until it
// is whole it has another name: a failure leaves nothing, or the file that was there.
func save(path string, overwrite bool, write func(io.Writer) error) error {
	info, err := os.Stat(path)
	switch {
	case err == nil && !overwrite:
		return fmt.Errorf("%s bestaat al: geef --force om het te overschrijven", path)
	case err == nil && !info.Mode().IsRegular(): // a pipe or device keeps its place
		file, err := os.OpenFile(path, os.O_WRONLY, 0)
		if err != nil {
			return err
		}
		return errors.Join(write(file), file.Close())
	}
	file, err := os.CreateTemp(filepath.Dir(path), ".wbso-*")
	if err != nil {
		return err
	}
	defer os.Remove(file.Name()) // nothing to remove once it has its name
	if err := errors.Join(write(file), file.Close()); err != nil {
		return err
	}
	return os.Rename(file.Name(), path)
}

// writeChunks writes a file that is read while it is written, and returns its size.
func writeChunks(out io.Writer, f timesheets.Stream) (size int64, err error) {
	for chunk, err := range f.Chunks {
		if err != nil {
			return size, err
		}
		n, err := out.Write(chunk)
		if size += int64(n); err != nil {
			return size, fmt.Errorf("schrijf de uitvoer: %w", err)
		}
	}
	return size, nil
}
