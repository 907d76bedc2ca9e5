package app

import (
	"context"

	"wbso/domain"
	"wbso/ports"
)

// openProject returns a project that the caller may work on, by its id or number:
// NotFound not_found when it is somebody else's, and Forbidden not_paid when the owner has
// not paid.
func openProject(ctx context.Context, r ports.Repos, who Actor, ref string) (domain.Project, error) {
	project, err := r.Timesheets.Project(ctx, who.UserID, ref)
	if err == nil && !project.Open() && !who.isAdministrator() {
		err = domain.Fail(domain.Forbidden, domain.CodeNotPaid)
	}
	return project, err
}
