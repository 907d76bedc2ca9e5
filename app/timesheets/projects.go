package timesheets

import (
	"context"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/ports"
)

// paidProject returns a project, as FindProject. Before it is paid it fails with Forbidden not_paid, and
// with NotFound not_found for who sees no more of it than own hours.
func paidProject(ctx context.Context, r ports.Repos, who member.Access, ref string) (hours.Project, error) {
	project, err := r.Timesheets.FindProject(ctx, who, ref)
	switch {
	case err != nil || project.Open() || who.User == member.Anyone:
		return project, err
	case project.Caller.OwnRows(who.Want) != 0:
		return project, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	return project, domain.Fail(domain.Forbidden, domain.CodeNotPaid)
}

// paidRequest is like paidProject, but returns the whole request too.
func paidRequest(ctx context.Context, r ports.Repos, who member.Access, ref string) (of request.Request, project hours.Project, err error) {
	if project, err = paidProject(ctx, r, who, ref); err == nil {
		of, err = usecase.FindRequest(ctx, r, project.ID)
	}
	return of, project, err
}
