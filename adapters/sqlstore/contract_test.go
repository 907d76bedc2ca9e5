package sqlstore_test

import (
	"testing"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/sqlstore/sqlitetest"
	"wbso/ports/portstest"
)

func TestSQLite(t *testing.T) {
	portstest.Store(t, func(t *testing.T) portstest.Backend { return backend(sqlitetest.Open(t)) })
}

func TestPostgres(t *testing.T) {
	portstest.Store(t, func(t *testing.T) portstest.Backend { return backend(pgtest.Open(t)) })
}

func backend(s *sqlstore.Store) portstest.Backend { return portstest.Backend{UnitOfWork: s, Leases: s} }
