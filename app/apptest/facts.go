package apptest

import (
	"context"
	"slices"

	"github.com/stretchr/testify/assert"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/ports"
)

// factsAreThoseOfTheDocuments runs at the end of every test. It checks that the facts which lists
// read of each application are those that follow from its document.
func (h *Server) factsAreThoseOfTheDocuments() {
	ctx := context.Background() // that of the test has ended
	type pair struct{ kept, derived application.Application }
	var all []pair
	err := h.Sql.Read(ctx, func(r ports.Repos) error {
		all = nil
		requests, err := r.Requests.ListRequests(ctx, request.RequestFilter{By: member.Everything(), Status: request.Processed}, usecase.AllRows())
		if err != nil {
			return err
		}
		for some := range slices.Chunk(requests.Items, domain.PageSize) {
			var ids []int64
			for _, q := range some {
				ids = append(ids, q.ID)
			}
			found, err := r.Applications.ListSituations(ctx, ids, 2026, 2026)
			if err != nil {
				return err
			}
			for _, s := range found.Items {
				record, err := r.Applications.FindApplication(ctx, s.Request)
				if err != nil {
					return err
				}
				all = append(all, pair{s.Application, claim.FactsOf(record.Application).Application()})
			}
		}
		return nil
	})
	if domain.KindOf(err) == domain.Unavailable {
		return // the test took the database away
	}
	assert.NoError(h.T, err)
	for _, one := range all {
		assert.Equal(h.T, one.derived, one.kept)
	}
}
