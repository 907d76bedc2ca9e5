package sqlstore

import (
	"context"
	"errors"
	"fmt"
	"time"
)

// ExpectedSetting is a setting of the database and its value.
type ExpectedSetting struct{ Query, Want string }

// Clock tells the time by the clock of the queue.
func (s *Store) Clock(ctx context.Context) (now time.Time, err error) {
	err = s.plain(ctx, func(t *tx) error {
		now, err = t.now(ctx)
		return err
	})
	return now, err
}

// CheckSession fails when the connections have not the settings that the product needs.
func (s *Store) CheckSession(ctx context.Context) error {
	ctx, cancel := within(ctx, time.Now().Add(readTime))
	defer cancel()
	for _, e := range s.dialect.Session {
		var got string
		if err := s.write.QueryRowContext(ctx, e.Query).Scan(&got); err != nil {
			return s.fault(ctx, "read a setting", err)
		}
		if got != e.Want {
			return fmt.Errorf("%s is %q instead of %q", e.Query, got, e.Want)
		}
	}
	return nil
}

// CheckSound fails when the database finds itself damaged. It may take long, as long as ctx lets it.
func (s *Store) CheckSound(ctx context.Context) error {
	var answer string
	if err := s.read.QueryRowContext(ctx, s.dialect.Sound).Scan(&answer); err != nil {
		return s.fault(ctx, "check the database", err)
	}
	if answer != "ok" {
		return errors.New(answer)
	}
	return nil
}

// Size returns the size of the database in bytes.
func (s *Store) Size(ctx context.Context) (bytes int64, err error) {
	ctx, cancel := within(ctx, time.Now().Add(readTime))
	defer cancel()
	if err := s.read.QueryRowContext(ctx, s.dialect.Size).Scan(&bytes); err != nil {
		return 0, s.fault(ctx, "measure the database", err)
	}
	return bytes, nil
}
