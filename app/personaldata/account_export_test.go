package personaldata_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/app/apptest"
	"wbso/app/timesheets"
	"wbso/domain"
	"wbso/domain/application/claim"
	"wbso/domain/hours"
	"wbso/ports"
)

// laborious gives a project more hours than are read at once; every fiftieth is withdrawn.
func (h *testServer) laborious(p apptest.Project) (entries int) {
	h.T.Helper()
	const days, each = 100, 43
	h.Write(func(r ports.Repos) error {
		for n := range days * each {
			e, err := r.Hours.AddHourEntry(h.Ctx(), hours.HourEntry{Project: p.ID, Employee: p.People[0].ID, Date: apptest.Today.AddDays(-n / each),
				Hours: domain.Hours(1 + n%3), Description: "Regeling beproefd", RecordedBy: p.Who.UserID, RecordedAt: h.Clock.Now()})
			if err == nil && n%50 == 0 {
				err = r.Hours.WithdrawHourEntry(h.Ctx(), e.ID, p.Who.UserID, h.Clock.Now())
			}
			if err != nil {
				return err
			}
		}
		return nil
	})
	return days * each
}

// The export is sent while it is read: a part at a time is in memory, and no transaction is
// open while somebody slow takes it.
func TestAccount_D19_exportIsReadWhileItIsTaken(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		entries := h.laborious(p)
		store := &apptest.ReadCounter{UnitOfWork: h.Store.UnitOfWork, Left: math.MaxInt}
		h.Store.UnitOfWork = store
		data, err := h.Privacy.ExportData(h.Ctx(), p.Who)
		require.NoError(t, err)

		var text bytes.Buffer
		left, reads := store.Left, 0
		for chunk, err := range apitypes.AccountExportOf(data, "  ") {
			require.NoError(t, err)
			assert.Zero(t, store.Running, "a slow reader waits here")
			assert.Less(t, len(chunk), 100_000)
			text.Write(chunk)
			if store.Left != left {
				left, reads = store.Left, reads+1
			}
		}
		assert.GreaterOrEqual(t, reads, 3, "chunks with a page of their own")
		var out apitypes.AccountExport
		require.NoError(t, json.Unmarshal(text.Bytes(), &out))
		seen := map[int64]bool{}
		withdrawn := 0
		for _, e := range out.Requests[0].Hours {
			seen[e.ID] = true
			if e.WithdrawnAt != nil {
				withdrawn++
			}
		}
		assert.Len(t, seen, entries)
		assert.Len(t, out.Requests[0].Hours, entries)
		assert.Equal(t, entries/50, withdrawn)

		taken := math.MaxInt - store.Left
		for range apitypes.AccountExportOf(data, "") {
			break // somebody who leaves
		}
		store.Left = taken - 2 // without the account, and without the last page
		part, _, err := apptest.Drain(timesheets.Stream{Chunks: apitypes.AccountExportOf(data, "")})
		require.ErrorIs(t, err, apptest.ErrRead)
		assert.NotEmpty(t, part)
		assert.False(t, json.Valid([]byte(part)), "a part is no whole")
	})
}

// An indented document is the one that encoding/json makes of the whole.
func TestAccount_D19_exportIsIndented(t *testing.T) {
	h := newTestServer(t)
	who, _ := h.resident("jansen")
	for _, name := range []string{"jansen", h.Account(h.User("leeg")).Username} {
		data, err := h.Privacy.ExportDataOf(h.Ctx(), name)
		require.NoError(t, err)
		text, _, err := apptest.Drain(timesheets.Stream{Chunks: apitypes.AccountExportOf(data, "  ")})
		require.NoError(t, err)
		var want, plain bytes.Buffer
		short, _ := h.exported(h.Privacy.ExportDataOf(h.Ctx(), name))
		require.NoError(t, json.Indent(&want, []byte(short), "", "  "))
		assert.Equal(t, want.String(), text)
		require.NoError(t, json.Compact(&plain, []byte(text)))
		assert.Equal(t, short, plain.String()+"\n")
	}
	assert.NotZero(t, who.UserID)
}

// A history of which versions were dropped has the others.
func TestAccount_D19_exportOfATrimmedHistory(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		request := h.Paid(who)
		before := h.Application(who, request).Version
		h.Write(func(r ports.Repos) error {
			record, err := r.Applications.FindApplication(h.Ctx(), request.ID)
			if err != nil {
				return err
			}
			for range claim.VersionsKept + 5 {
				record.Version++
				v := claim.Version{Request: request.ID, Number: record.Version, Cause: claim.CauseEdit, CreatedAt: h.Clock.Now(), SavedAt: h.Clock.Now()}
				if err := r.Applications.KeepVersion(h.Ctx(), v); err != nil {
					return err
				}
			}
			if err := r.Applications.PutApplication(h.Ctx(), record); err != nil {
				return err
			}
			return r.Applications.TrimVersions(h.Ctx(), request.ID)
		})
		_, out := h.exported(h.Privacy.ExportData(h.Ctx(), who))
		versions := out.Requests[0].Application.Versions
		require.NotEmpty(t, versions)
		assert.Equal(t, 1, versions[0].Version)
		assert.Equal(t, before+claim.VersionsKept+5, versions[len(versions)-1].Version)
		assert.Len(t, versions, before+claim.VersionsKept, fmt.Sprint(before))
	})
}
