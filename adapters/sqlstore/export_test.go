package sqlstore

import (
	"context"
	"database/sql"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/ports"
)

// Raw reads one value with a query that no repository has.
func (s *Store) Raw(ctx context.Context, query string, to any) error {
	return s.write.QueryRowContext(ctx, query).Scan(to)
}

// RawReader is Raw on a reader's connection.
func (s *Store) RawReader(ctx context.Context, query string, to any) error {
	return s.read.QueryRowContext(ctx, query).Scan(to)
}

// Exec runs a statement that no repository has.
func (s *Store) Exec(ctx context.Context, statement string, args ...any) error {
	_, err := s.write.ExecContext(ctx, statement, args...)
	return err
}

// Begin starts a transaction that no repository has.
func (s *Store) Begin(ctx context.Context) (*sql.Tx, error) { return s.write.BeginTx(ctx, nil) }

// Forgetting has the tables with a line in Forget.
func Forgetting() map[string]bool {
	tables := map[string]bool{}
	for _, f := range forgetting {
		tables[f.table] = true
	}
	return tables
}

// Waiting is how many writers wait for their turn.
func (s *Store) Waiting() int {
	s.turns.mutex.Lock()
	defer s.turns.mutex.Unlock()
	return len(s.turns.waiting)
}

// Run runs a statement that no repository has, inside the transaction of r.
func Run(ctx context.Context, r ports.Repos, statement string) error {
	_, err := r.Instance.(instance).exec(ctx, "run a statement", statement)
	return err
}

// HourQueries are the queries about hours, by what they do.
func HourQueries() map[string]string {
	join, _ := joinMember(member.Access{User: 1}, "r.company_id", 1)
	totals, _ := totalsQuery(1, make([]domain.Period, 2))
	return map[string]string{
		"by employee": byEmployeeQuery, "by day": byDayQuery, "totals": totals, "first day": firstDayQuery, "workday": workdayQuery,
		"list": listQuery(hours.EntryFilter{Log: true}, domain.Page{Size: 200}), "deleted": listQuery(hours.EntryFilter{Log: true, Deleted: true}, domain.Page{Size: 200}), "latest": latestQuery(3), "recorded": entryOf(recordedHours, join), "history": historyQuery,
		"after": hoursAfterQuery, "taken": takenHoursQuery, "taken withdrawn": takenWithdrawnQuery, "employee days": employeeDaysQuery, "an employee's hours": employeeHoursQuery,
	}
}
