package applications_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/applications"
	"wbso/app/apptest"
	"wbso/domain/retention"
)

// Filing and undoing it repeats up to its bound, on one PDF as long as nothing changed.
func TestBounds_filings(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		request := h.Paid(who)
		for range retention.FilingBound.Most - 1 {
			_, err := h.Files(who, request)
			require.NoError(t, err)
			_, err = h.Applications.UnfileApplication(h.Ctx(), who, request.Number)
			require.NoError(t, err)
		}
		errs := apptest.Racing(3, func(i int) error {
			_, err := h.Applications.FileApplication(h.Ctx(), who, request.Number, applications.FileApplication{Date: apptest.Today, Reference: fmt.Sprint(i)})
			return err
		})
		assert.Equal(t, 1, apptest.Won(errs), "%v", errs)
		last := h.Application(who, request)
		again, err := h.Applications.FileApplication(h.Ctx(), who, request.Number, applications.FileApplication{Date: apptest.Today, Reference: last.Filed.Reference})
		require.NoError(t, err, "the same call again is no filing more")
		assert.Equal(t, last.Filed, again.Filed)
		_, err = h.Applications.UnfileApplication(h.Ctx(), who, request.Number)
		require.NoError(t, err, "what was filed last can be undone")
		apptest.OneWins(t, append(apptest.Racing(2, func(int) error { _, err := h.Files(who, request); return err }), nil))
		assert.Len(t, h.DocumentsOf(request.ID), retention.FilingBound.Most)
	})
}
