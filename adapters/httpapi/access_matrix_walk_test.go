package httpapi_test

import (
	"cmp"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/ports"
)

func TestAccess_Z01_matrix(t *testing.T) { onBoth(t, matrixHolds) }

func matrixHolds(t *testing.T, h *testServer) {
	payer, debtor, other := h.user("betaler"), h.user("schuldenaar"), h.user("buurman")
	paid, unpaid := payer.thingsOf(payer.paid()), debtor.thingsOf(debtor.processed())
	paid.member, paid.invitation = payer.addsMember(paid.company), payer.invites(paid.company)
	unpaid.member, unpaid.invitation = debtor.addsMember(unpaid.company), debtor.invites(unpaid.company)
	colleagues := payer.colleagues(paid)
	programs := map[account.Scope]*person{}
	for _, scope := range account.Scopes() {
		programs[scope] = payer.program(scope)
	}
	limited := payer.program(account.WriteScope, payer.founds("11223344"))
	type column struct {
		name string
		who  *person
		of   things
		want int
	}
	var routes []string
	for _, row := range matrix() {
		routes = append(routes, row.route)
		columns := []column{
			{"anonymous", h.visitor(), paid, row.visitor}, {"other tenant", other, paid, row.other},
			{"owner, unpaid", debtor, unpaid, row.unpaid}, {"owner, paid", payer, paid, row.paid},
		}
		require.Len(t, row.roles, len(colleagues), "%s: an answer for each role", row.route)
		for i, one := range colleagues {
			role := member.Roles()[1+i]
			columns = append(columns, column{string(role), one, paid, row.answered(row.roles[i])})
			if row.isAbout() {
				columns = append(columns, column{string(role) + " elsewhere", one, unpaid, row.other})
			}
		}
		for scope, program := range programs {
			status, _ := wantOf(scope, scopeOf(t, row.route), row.paid)
			columns = append(columns, column{"program, " + string(scope), program, paid, status})
		}
		if row.isAbout() && row.visitor == 401 && row.other >= 400 {
			status, _ := wantOf(account.WriteScope, scopeOf(t, row.route), row.other)
			columns = append(columns, column{"program of another company", limited, paid, status})
		}
		// Who may do less comes first, so that the thing is still there.
		slices.SortStableFunc(columns, func(a, b column) int { return cmp.Compare(b.want, a.want) })
		t.Run(row.route, func(t *testing.T) {
			for _, column := range columns {
				of := column.of
				if strings.Contains(row.route, "/invitations/") && column.who.id != 0 && column.who != debtor {
					column.who.proves()
				}
				if row.consumes() {
					of = column.who.again(h, row, of)
				}
				method, path := row.of(of)
				body := row.bodyOf(of)
				a := column.who.call(method, path, body, headersOf(body)...)
				assert.Equal(t, column.want, a.status, "%s: %.300s", column.name, a.body)
				if a.status == http.StatusForbidden && column.want == http.StatusForbidden && strings.Contains(row.roles, "n") && slices.Contains(colleagues, column.who) {
					assert.Contains(t, []string{"role", "confirm_required"}, a.member("code"), column.name)
				}
				if column.who.isProgram() && a.status == http.StatusForbidden && row.paid != http.StatusForbidden {
					_, code := wantOf(account.Scope(strings.TrimPrefix(column.name, "program, ")), scopeOf(t, row.route), 0)
					assert.Equal(t, code, a.member("code"), column.name)
				}
				if a.status == http.StatusNotFound && !strings.HasPrefix(row.route, "GET /api/my-hours") {
					method, path = row.of(missing)
					assert.Equal(t, string(column.who.call(method, path, row.bodyOf(missing), headersOf(body)...).is(404).body), string(a.body), "%s: as if it were missing", column.name)
				}
			}
		})
	}
	assert.ElementsMatch(t, h.routes(), routes, "every route has its row")
}

// isAbout reports whether a call is about things of an owner.
func (row matrixRow) isAbout() bool {
	_, plain := row.body.(object)
	return strings.Contains(row.path, "{") || row.body != nil && !plain
}

// consumes reports whether a call takes away the thing that it is about.
func (row matrixRow) consumes() bool {
	return strings.HasPrefix(row.route, "DELETE /api/hours/") || strings.HasPrefix(row.route, "DELETE /api/companies/{company}/")
}

// again adds to the things what a call takes away.
func (c *person) again(h *testServer, row matrixRow, t things) things {
	owner := &person{testServer: h}
	require.NoError(h.t, h.store.Read(h.t.Context(), func(r ports.Repos) error {
		firm, err := r.Companies.FindCompany(h.t.Context(), member.Everything(), t.company)
		owner.id = firm.Owner
		return err
	}))
	switch {
	case strings.Contains(row.route, "invitations"):
		t.invitation = owner.invites(t.company)
	case strings.Contains(row.route, "hours"):
		require.NoError(h.t, h.store.Write(h.t.Context(), func(r ports.Repos) error {
			e, err := r.Hours.AddHourEntry(h.t.Context(), hours.HourEntry{Project: t.request, Employee: t.employee, Date: domain.NewDate(2026, 11, 17), Hours: 1, RecordedBy: owner.id, RecordedAt: h.clock.Now()})
			t.entry = e.ID
			return err
		}))
	}
	return t
}
