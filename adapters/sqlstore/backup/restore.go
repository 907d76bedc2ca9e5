package backup

import (
	"context"
	"crypto/rand"
	"fmt"
	"slices"
	"time"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/sqlite"
)

// Restoration is a backup that was verified and can go to its place.
type Restoration struct {
	Contents
	Aside string // the name that the present data would get, empty when there are none

	path string
	to   Place
	at   time.Time
}

// Prepare verifies a backup and looks at the place it is to go to. It changes
// nothing. Its errors are those of Verify and Place.Aside.
func Prepare(ctx context.Context, path string, to Place) (*Restoration, error) {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	contents, err := Verify(ctx, path)
	if err != nil {
		return nil, err
	}
	r := &Restoration{Contents: contents, path: path, to: to, at: time.Now()}
	r.Aside, err = to.Aside(ctx, r.at)
	return r, err
}

// Run puts the backup in its place. Its errors are those of Place.Replace.
func (r *Restoration) Run(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	return sqlite.View(ctx, r.path, func(file sqlstore.Bulk) error {
		tables, err := tablesOf(ctx, file)
		if err != nil {
			return err
		}
		r.Aside, err = r.to.Replace(ctx, r.at, r.Schema, func(to sqlstore.Bulk) error {
			if _, err := fill(ctx, file, to, tables, untold); err != nil {
				return err
			}
			if err := r.compare(ctx, to, tables); err != nil {
				return err
			}
			return beginEpoch(ctx, to, tables)
		})
		return err
	})
}

// beginEpoch gives the database a new epoch, so that answers which clients cached before the
// restore are no longer valid. An older schema gets its epoch when it is brought up to date.
func beginEpoch(ctx context.Context, b sqlstore.Bulk, tables []sqlstore.Table) error {
	if !slices.ContainsFunc(tables, func(t sqlstore.Table) bool { return t.Name == "instance" }) {
		return nil
	}
	if _, err := b.ExecContext(ctx, `UPDATE instance SET epoch = $1`, rand.Text()); err != nil {
		return fmt.Errorf("begin an epoch: %w", err)
	}
	return nil
}
