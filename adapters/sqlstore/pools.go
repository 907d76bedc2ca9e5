package sqlstore

import (
	"database/sql"
	"time"
)

// Pool says how busy the connections of one kind are.
type Pool struct {
	Name             string
	InUse, Idle, Max int
	Waits            int64 // calls that waited for a connection, so far
	Waited           time.Duration
}

// Pools returns the pools of the store: that of the writers and that of the readers, or one
// for both.
func (s *Store) Pools() []Pool {
	if s.write == s.read {
		return []Pool{pool("all", s.write)}
	}
	return []Pool{pool("write", s.write), pool("read", s.read)}
}

func pool(name string, db *sql.DB) Pool {
	stats := db.Stats()
	return Pool{Name: name, InUse: stats.InUse, Idle: stats.Idle, Max: stats.MaxOpenConnections, Waits: stats.WaitCount,
		Waited: stats.WaitDuration}
}
