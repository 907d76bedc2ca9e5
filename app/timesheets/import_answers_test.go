package timesheets_test

import (
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/timesheets"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/ports"
)

// named gives an import a key, and a digest of what it is about.
func named(key, digest string) timesheets.CallKey {
	return timesheets.CallKey{Key: key, Digest: func() string { return digest }}
}

// The same import with the same key answers as the first did, and adds nothing; another one with that key is refused.
func TestImportAnswers(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		file := func() timesheets.ImportHours {
			return p.File("2026-11-16;;NR0@example.nl;7,5;Regeling;", "2026-11-17;;nr1@example.nl;1;Proef;")
		}
		in := file()
		in.CallKey = named("een", "d")
		first := h.imports(p, in)
		assert.Equal(t, 2, first.Created)
		again := file()
		again.CallKey = named("een", "d")
		assert.Equal(t, first, h.imports(p, again))
		without := h.imports(p, file())
		assert.Equal(t, []int{0, 2}, []int{without.Created, without.Skipped})
		assert.Len(t, h.HoursOf(p, domain.WeekPeriod(apptest.Today)), 2)

		other := file()
		other.CallKey = named("een", "ander")
		_, err := h.Hours.ImportHours(h.Ctx(), p.Who, other)
		apptest.Refused(t, domain.Conflict, domain.CodeIdempotencyReuse, err)
		dry := file()
		dry.DryRun, dry.CallKey = true, named("proef", "d")
		h.imports(p, dry)
		real := file()
		real.CallKey = named("proef", "d")
		assert.False(t, h.imports(p, real).DryRun, "a dry run keeps no answer")

		company := strconv.FormatInt(p.Company.ID, 10)
		people := func(key string) timesheets.EmployeeImport {
			out, err := h.Employees.ImportEmployees(h.Ctx(), p.Who, timesheets.ImportEmployees{
				Company: company, File: strings.NewReader("voornaam;achternaam;e-mail\nAn;Bos;an@example.nl\n"), CallKey: named(key, key),
			})
			require.NoError(t, err)
			return out
		}
		made := people("mensen")
		assert.Equal(t, 1, made.Created)
		assert.Equal(t, made, people("mensen"))
		assert.Zero(t, people("niemand").Created)
		h.Write(func(r ports.Repos) error {
			_, err := r.Idempotency.FindCall(h.Ctx(), p.Who.UserID, "niemand")
			assert.Equal(t, domain.NotFound, domain.KindOf(err), "an import of nobody keeps no answer")
			return nil
		})
	})
}

// Two servers get the same import with the same key at once: both answer the same, and the hours are there once.
func TestImportAnswers_twoServersAtOnce(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p, second := h.Project("jansen"), h.Process()
		answers := make([]hours.HourImport, 2)
		var both sync.WaitGroup
		for i, server := range []*timesheets.Hours{h.Hours, second.Hours} {
			both.Go(func() {
				in := p.File("2026-11-16;;NR0@example.nl;7,5;Regeling;")
				in.CallKey = named("een", "d")
				var err error
				answers[i], err = server.ImportHours(h.Ctx(), p.Who, in)
				assert.NoError(t, err)
			})
		}
		both.Wait()
		assert.Equal(t, answers[0], answers[1])
		assert.Equal(t, 1, answers[0].Created)
		assert.Len(t, h.HoursOf(p, domain.WeekPeriod(apptest.Today)), 1)
	})
}
