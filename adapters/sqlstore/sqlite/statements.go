package sqlite

import (
	"context"
	"database/sql/driver"
	"strings"

	sqlite "modernc.org/sqlite"
)

const (
	// statementsKept is how many statements a connection keeps prepared.
	statementsKept = 200
	// longestKept is the length of the longest statement that is kept. Longer ones have a text that
	// grows with their arguments.
	longestKept = 4096
)

// connector opens connections that prepare a statement once instead of at each call.
type connector struct{ driver.Connector }

func newConnector(name string) (driver.Connector, error) {
	c, err := sqlite.NewConnector(name)
	if err != nil {
		return nil, err
	}
	return connector{c}, nil
}

func (c connector) Connect(ctx context.Context) (driver.Conn, error) {
	opened, err := c.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return &conn{session: opened.(session), kept: map[string]*statement{}}, nil
}

// session is what the driver's connection can do.
type session interface {
	driver.Conn
	driver.ConnBeginTx
	driver.ConnPrepareContext
	driver.ExecerContext
	driver.QueryerContext
	driver.Pinger
	driver.SessionResetter
	driver.Validator
}

type conn struct {
	session
	kept map[string]*statement
}

// statement is a prepared statement. SQLite itself prepares it again when the schema has changed.
type statement struct {
	preparedStmt
	reading bool // its rows are not closed yet
}

type preparedStmt interface {
	driver.Stmt
	driver.StmtExecContext
	driver.StmtQueryContext
}

func (c *conn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	s, err := c.statement(ctx, query)
	if err != nil || s == nil {
		return c.session.ExecContext(ctx, query, args)
	}
	return s.ExecContext(ctx, args)
}

func (c *conn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	s, err := c.statement(ctx, query)
	if err != nil || s == nil {
		return c.session.QueryContext(ctx, query, args)
	}
	result, err := s.QueryContext(ctx, args)
	if err != nil {
		return nil, err
	}
	s.reading = true
	return &rows{result, s}, nil
}

// statement returns a prepared statement that is not in use, or nil when the query is
// not one to keep.
func (c *conn) statement(ctx context.Context, query string) (*statement, error) {
	if s, found := c.kept[query]; found {
		if s.reading {
			return nil, nil
		}
		return s, nil
	}
	if !keeps(query) {
		return nil, nil
	}
	made, err := c.session.PrepareContext(ctx, query)
	if err != nil {
		return nil, err
	}
	c.drop()
	s := &statement{preparedStmt: made.(preparedStmt)}
	c.kept[query] = s
	return s, nil
}

// drop makes room for one more statement.
func (c *conn) drop() {
	for query, s := range c.kept {
		if len(c.kept) < statementsKept {
			return
		}
		if !s.reading {
			s.Close()
			delete(c.kept, query)
		}
	}
}

// keeps reports whether a query is likely to come again.
func keeps(query string) bool {
	word, _, _ := strings.Cut(strings.TrimSpace(query), " ")
	switch word {
	case "SELECT", "WITH", "INSERT", "UPDATE", "DELETE", "SAVEPOINT", "ROLLBACK", "RELEASE":
		return len(query) < longestKept
	}
	return false
}

func (c *conn) Close() error {
	for _, s := range c.kept {
		s.Close()
	}
	return c.session.Close()
}

// rows are the rows of a statement that is kept.
type rows struct {
	driver.Rows
	of *statement
}

func (r *rows) Close() error {
	r.of.reading = false
	return r.Rows.Close()
}
