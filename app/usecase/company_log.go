package usecase

import (
	"context"

	"wbso/domain/member"
	"wbso/ports"
)

// LogCompany adds a line about what an actor does to the log of a company.
func (d Runtime) LogCompany(ctx context.Context, r ports.Repos, who Actor, l member.LogLine) error {
	l.At, l.By = d.Clock.Now(), who.Recorder()
	l.Day = d.Clock.DayOf(l.At)
	return r.CompanyLogs.AddLogLine(ctx, l)
}
