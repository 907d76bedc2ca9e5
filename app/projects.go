package app

import (
	"context"

	"wbso/domain"
	"wbso/ports"
)

// paidProject is openProject with only what hours need, for the calls that come most.
func paidProject(ctx context.Context, r ports.Repos, who Actor, ref string) (domain.Project, error) {
	project, err := r.Timesheets.Project(ctx, who.UserID, ref)
	if err == nil && !project.Open() && !who.isAdministrator() {
		err = domain.Fail(domain.Forbidden, domain.CodeNotPaid)
	}
	return project, err
}
