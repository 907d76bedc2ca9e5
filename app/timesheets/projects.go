package timesheets

import (
	"context"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/request"
	"wbso/ports"
)

// paidProject returns a project whose hours the actor may see and change. It fails with NotFound
// not_found for somebody else's, and Forbidden not_paid for the owner who has not paid.
func paidProject(ctx context.Context, r ports.Repos, who usecase.Actor, ref string) (hours.Project, error) {
	project, err := r.Timesheets.FindProject(ctx, who.UserID, ref)
	if err == nil && !project.Open() && !who.IsAdministrator() {
		err = domain.Fail(domain.Forbidden, domain.CodeNotPaid)
	}
	return project, err
}

// paidRequest is like paidProject, but returns the whole request.
func paidRequest(ctx context.Context, r ports.Repos, who usecase.Actor, ref string) (request.Request, error) {
	project, err := paidProject(ctx, r, who, ref)
	if err != nil {
		return request.Request{}, err
	}
	return usecase.FindRequest(ctx, r, project.ID)
}
