package applications_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
)

func TestRequests_F07_racingSubmissionsShareTheNewCompany(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		errs := apptest.Racing(8, func(int) error {
			_, err := h.Requests.Submit(h.Ctx(), who, apptest.Submission(), apptest.Uncounted)
			return err
		})
		require.Equal(t, 8, apptest.Won(errs), "%v", errs)
		assert.Len(t, h.CompaniesOf(who), 1)
		assert.Len(t, h.AllJobs(), 8)
		assert.Equal(t, "WBSO-2026-00009", h.Submit(who, apptest.Submission()).Number)
	})
}

// Owner and administrator run a failed request again at once.
func TestRequests_F07_racingRetries(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		owner, req := h.Failed()
		job := h.AllJobs()[0]
		apptest.Racing(2, func(i int) (err error) {
			if i == 0 {
				_, err = h.Requests.RetryRequest(h.Ctx(), apptest.Actor(owner), req.Number)
			} else {
				_, err = h.Jobs.RetryJob(h.Ctx(), job.ID)
			}
			return err
		})
		_, err := h.Worker.RunDue(h.Ctx())
		require.NoError(t, err)
		h.OneApplication(req.ID)
	})
}
