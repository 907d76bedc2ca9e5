package sqlstore

import "context"

// Raw reads one value with a query that no repository has.
func (s *Store) Raw(ctx context.Context, query string, to any) error {
	return s.write.QueryRowContext(ctx, query).Scan(to)
}

// RawReader is Raw on a reader's connection.
func (s *Store) RawReader(ctx context.Context, query string, to any) error {
	return s.read.QueryRowContext(ctx, query).Scan(to)
}
