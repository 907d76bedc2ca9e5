package sqlstore_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore"
	"wbso/domain/account"
	"wbso/domain/company"
	"wbso/domain/request"
	"wbso/ports"
)

// What is filed twenty times without a change is stored once.
func TestDocuments_J03_bytes_are_stored_once(t *testing.T) {
	onBoth(t, func(t *testing.T, open func() *sqlstore.Store) {
		store := open()
		require.NoError(t, store.Migrate(t.Context()))
		require.NoError(t, store.Write(t.Context(), func(r ports.Repos) error {
			user, err := r.Accounts.AddUser(t.Context(), account.User{Username: "anna", Email: "anna@example.nl", CreatedAt: time.Unix(0, 0)})
			if err != nil {
				return err
			}
			firm, err := r.Companies.AddCompany(t.Context(), company.Company{Owner: user.ID, Name: "x", KvK: "12345678", CreatedAt: time.Unix(0, 0)})
			if err != nil {
				return err
			}
			req, err := r.Requests.AddRequest(t.Context(), request.Request{Owner: user.ID, Company: firm, Number: "1", CreatedAt: time.Unix(0, 0), UpdatedAt: time.Unix(0, 0)})
			for version := 1; version <= 20 && err == nil; version++ {
				_, err = r.Documents.PutDocument(t.Context(), request.Document{Request: req.ID, Kind: request.ApplicationDocument, Version: version, CreatedAt: time.Unix(0, 0)}, make([]byte, 4096))
			}
			return err
		}))
		var stored int
		require.NoError(t, store.RawReader(t.Context(), `SELECT count(*) FROM document_contents`, &stored))
		assert.Equal(t, 1, stored)
	})
}
