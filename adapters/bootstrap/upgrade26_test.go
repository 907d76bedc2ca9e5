package bootstrap_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application/claim"
	"wbso/domain/application/stored"
	"wbso/domain/request"
)

// Version 26 is the last one in which lists read whole applications. It has the first eleven random
// ones of applicationtest as they were then; number 4 is filed, 7 and 10 are filed together, and 12
// has none yet.
func TestUpgrade_a_database_of_version_26(t *testing.T) {
	for name, open := range old("version26") {
		t.Run(name, func(t *testing.T) {
			setting, raw := open(t)
			server := built(t, setting, "fixture-secret-of-version-26-0000000001")
			require.NoError(t, server.Ready(t.Context()))
			assert.Equal(t, 11, rows(t, raw, "application_facts"))
			list, err := server.App.Requests.ListRequests(t.Context(), usecase.Administrator(), request.RequestFilter{Cards: true}, domain.NumberedPage(1))
			require.NoError(t, err)
			require.Len(t, list.Items, 12)
			for i, q := range list.Items {
				n := int64(12 - i)
				require.Equal(t, n, q.ID)
				if n == 12 {
					assert.Nil(t, q.AskedBy)
					continue
				}
				var saved, document string
				var bundle int64
				require.NoError(t, raw.QueryRowContext(t.Context(), `SELECT f.facts, f.bundle, a.document
					FROM application_facts f JOIN applications a ON a.request_id = f.request_id WHERE f.request_id = $1`, n).Scan(&saved, &bundle, &document))
				var facts claim.Facts
				require.NoError(t, json.Unmarshal([]byte(saved), &facts))
				var of stored.Application
				require.NoError(t, json.Unmarshal([]byte(document), &of))
				assert.Equal(t, claim.FactsOf(of.Application), facts)
				assert.Equal(t, map[int64]int64{7: 7, 10: 7}[n], bundle)
				assert.Equal(t, n == 4, q.Filed == domain.NewDate(2026, 11, 19))
				assert.Equal(t, "before", *q.AskedBy)
				kept, err := server.App.Requests.FindRequest(t.Context(), usecase.Administrator(), q.Number)
				require.NoError(t, err)
				assert.Positive(t, kept.Questions)
			}
		})
	}
}
