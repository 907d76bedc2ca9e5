package sqlstore_test

import (
	"context"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/sqlstore/sqlitetest"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/ports"
)

func TestSQLite_crowd(t *testing.T) {
	t.Parallel()
	runCrowd(t, func(t *testing.T) crowdedStore {
		s := sqlitetest.Open(t)
		c := crowded(t, s)
		c.Waiting = s.Waiting
		return c
	})
}

func TestPostgres_crowd(t *testing.T) {
	t.Parallel()
	runCrowd(t, func(t *testing.T) crowdedStore { return crowded(t, pgtest.Open(t)) })
}

func crowded(t *testing.T, s *sqlstore.Store) crowdedStore {
	require.NoError(t, s.Exec(t.Context(), `CREATE TABLE debts (owed_by BIGINT REFERENCES users (id) DEFERRABLE INITIALLY DEFERRED)`))
	return crowdedStore{testedStore: backend(s), Spoil: func(ctx context.Context, r ports.Repos) error {
		return sqlstore.Run(ctx, r, `INSERT INTO debts (owed_by) VALUES (-1)`)
	}}
}

// queueWriters makes writers run one after the other, in one group if that is possible.
func queueWriters(t *testing.T, s *sqlstore.Store, writers ...func(ports.Repos) error) []error {
	errs := make([]error, len(writers))
	var once sync.Once
	var all sync.WaitGroup
	require.NoError(t, s.Write(t.Context(), func(ports.Repos) error {
		once.Do(func() {
			for i, fn := range writers {
				all.Go(func() { errs[i] = s.Write(t.Context(), fn) })
				require.Eventually(t, func() bool { return s.Waiting() == i+1 }, time.Minute, 100*time.Microsecond)
			}
		})
		return nil
	}))
	all.Wait()
	return errs
}

func adding(t *testing.T, name, phone string) func(ports.Repos) error {
	return func(r ports.Repos) error {
		_, err := r.Accounts.AddUser(t.Context(), account.User{Username: name, Email: name, Phone: phone, CreatedAt: time.Now()})
		return err
	}
}

// committedUsers counts what others see, during a transaction too.
func committedUsers(t *testing.T, s *sqlstore.Store) (n int) {
	require.NoError(t, s.RawReader(t.Context(), `SELECT count(*) FROM users`, &n))
	return n
}

func TestSQLite_writers_who_wait_share_a_commit(t *testing.T) {
	s := sqlitetest.Open(t)
	var committed []int
	look := func(ports.Repos) error { committed = append(committed, committedUsers(t, s)); return nil }
	for _, err := range queueWriters(t, s, adding(t, "eerste", ""), look, adding(t, "tweede", ""), look) {
		assert.NoError(t, err)
	}
	assert.Equal(t, []int{0, 0}, committed)
	assert.Equal(t, 2, count(t, s, "users"))
}

// The first run of the slow one ends when its group has no time left. In its second
// run it is alone, and what its neighbours wrote is committed.
func TestSQLite_a_writer_that_needs_long_keeps_nobody_waiting(t *testing.T) {
	s := sqlitetest.Open(t)
	var committed []int
	slow := func(r ports.Repos) error {
		committed = append(committed, committedUsers(t, s))
		for len(committed) == 1 {
			if err := countOn(t.Context(), r); err != nil {
				return nil // also when it hides that
			}
		}
		return countOn(t.Context(), r)
	}
	for _, err := range queueWriters(t, s, adding(t, "eerste", ""), slow, adding(t, "laatste", "")) {
		assert.NoError(t, err)
	}
	assert.Equal(t, 0, committed[0])
	assert.Positive(t, committed[1])
	assert.Len(t, committed, 2)
	var version int
	require.NoError(t, s.Raw(t.Context(), `SELECT sum(version) FROM list_versions`, &version))
	assert.Equal(t, 1, version, "the first run left nothing")
}

func TestSQLite_the_first_of_a_group_may_leave_before_the_others_are_done(t *testing.T) {
	s := sqlitetest.Open(t)
	ctx, cancel := context.WithCancel(t.Context())
	runs, second := 0, adding(t, "tweede", "")
	var all sync.WaitGroup
	assert.NoError(t, s.Write(ctx, func(r ports.Repos) error {
		all.Go(func() {
			assert.NoError(t, s.Write(t.Context(), func(r ports.Repos) error {
				runs++
				cancel()
				return second(r)
			}))
		})
		require.Eventually(t, func() bool { return s.Waiting() == 1 }, time.Minute, 100*time.Microsecond)
		return adding(t, "eerste", "")(r)
	}))
	all.Wait()
	assert.Equal(t, 1, runs)
	assert.Equal(t, 2, count(t, s, "users"))
}

// Otherwise a crowd keeps a long transaction from beginning until it gives up.
func TestSQLite_a_long_write_begins_when_its_turn_comes(t *testing.T) {
	s := sqlitetest.Open(t)
	var order []string
	var once sync.Once
	var all sync.WaitGroup
	write := func(name string, write func(context.Context, func(ports.Repos) error) error) {
		waiting := s.Waiting()
		all.Go(func() {
			assert.NoError(t, write(t.Context(), func(r ports.Repos) error {
				order = append(order, name)
				return adding(t, name, "")(r)
			}))
		})
		require.Eventually(t, func() bool { return s.Waiting() == waiting+1 }, time.Minute, 100*time.Microsecond)
	}
	require.NoError(t, s.Write(t.Context(), func(r ports.Repos) error {
		once.Do(func() {
			write("eerste", s.Write)
			write("lange", s.WriteLong)
			write("laatste", s.Write)
		})
		return nil
	}))
	all.Wait()
	assert.Equal(t, []string{"eerste", "lange", "laatste"}, order)
	assert.Equal(t, 3, count(t, s, "users"))
}

func TestSQLite_a_long_write_that_gives_up_waiting_keeps_nobody_else_waiting(t *testing.T) {
	s := sqlitetest.Open(t)
	ctx, cancel := context.WithCancel(t.Context())
	var all sync.WaitGroup
	require.NoError(t, s.Write(t.Context(), func(ports.Repos) error {
		all.Go(func() { assert.ErrorIs(t, s.WriteLong(ctx, adding(t, "lange", "")), context.Canceled) })
		require.Eventually(t, func() bool { return s.Waiting() == 1 }, time.Minute, 100*time.Microsecond)
		cancel()
		all.Wait()
		return nil
	}))
	require.NoError(t, s.Write(t.Context(), adding(t, "daarna", "")))
	assert.Equal(t, 1, count(t, s, "users"))
}

func TestSQLite_F04_a_writer_for_whom_there_is_no_room_leaves_its_neighbours_alone(t *testing.T) {
	s, _ := onFile(t)
	fill(t, s)
	errs := queueWriters(t, s, adding(t, "eerste", ""), adding(t, "groot", strings.Repeat("x", 1<<20)), adding(t, "laatste", ""))
	assert.NoError(t, errs[0])
	assert.Equal(t, domain.CodeStoreFull, domain.CodeOf(errs[1]), "%v", errs[1])
	assert.NoError(t, errs[2])
	assert.Equal(t, 2, count(t, s, "users"))
}

// After some faults SQLite rolls back the whole transaction by itself, and what comes
// after that would be committed statement by statement.
func TestSQLite_F04_an_automatic_rollback_loses_nothing_and_keeps_nothing(t *testing.T) {
	s := sqlitetest.Open(t)
	runs, first := 0, adding(t, "eerste", "")
	errs := queueWriters(t, s,
		func(r ports.Repos) error { runs++; return first(r) },
		func(r ports.Repos) error {
			_ = sqlstore.Run(t.Context(), r, `INSERT OR ROLLBACK INTO instance SELECT * FROM instance`)
			_ = first(r) // hides it
			return nil
		},
		adding(t, "laatste", ""))
	assert.NoError(t, errs[0])
	assert.Error(t, errs[1])
	assert.NoError(t, errs[2])
	assert.Equal(t, 2, runs, "in the group, and alone")
	assert.Equal(t, 2, count(t, s, "users"))
}

// countOn raises a number of the first user.
func countOn(ctx context.Context, r ports.Repos) error {
	return sqlstore.Run(ctx, r, `INSERT INTO list_versions (owner_id, part, version) VALUES (1, 0, 1)
		ON CONFLICT (owner_id, part) DO UPDATE SET version = list_versions.version + 1`)
}
