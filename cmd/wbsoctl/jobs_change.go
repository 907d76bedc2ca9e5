package main

import (
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"wbso/adapters/apitypes"
	"wbso/app"
	"wbso/app/jobs"
	"wbso/cmd/internal/cli"
	"wbso/domain"
	"wbso/domain/queue"
)

// jobChange changes one job; a method of app.Jobs.
type jobChange = func(*jobs.Jobs, context.Context, int64) (queue.Job, error)

func newJobsRetry(t *terminal) *cobra.Command {
	return t.jobsChange((*jobs.Jobs).RetryJob, &cobra.Command{
		Use: "retry NR | --failed --kind SOORT", Short: "Start een mislukte taak opnieuw, of alle van een soort",
		Long: `Start een mislukte, geweigerde, afgedane of geannuleerde taak opnieuw, of met
--failed alle mislukte van een soort. De server doet het werk, meteen of zodra
hij draait.`,
		Example: "  wbsoctl jobs retry 17\n  wbsoctl jobs retry --failed --kind send_mail",
	})
}

func newJobsDismiss(t *terminal) *cobra.Command {
	return t.jobsChange((*jobs.Jobs).DismissJob, &cobra.Command{
		Use: "dismiss NR | --failed --kind SOORT", Short: "Haal een mislukte taak uit de lijst, of alle van een soort",
		Long: `Haal een mislukte of geweigerde taak uit de lijst, of met --failed alle mislukte
van een soort, zodat geen melding er meer over gaat. De taak blijft bewaard met
status dismissed, en 'wbsoctl jobs retry' kan haar nog opnieuw starten.`,
		Example: "  wbsoctl jobs dismiss 17\n  wbsoctl jobs dismiss --failed --kind draft_request",
	})
}

// jobsChange completes a command that changes one job, or all failed ones of a kind.
func (t *terminal) jobsChange(change jobChange, cmd *cobra.Command) *cobra.Command {
	cmd.Args = cli.Args("[NR]")
	failed := cmd.Flags().Bool("failed", false, "alle mislukte taken van een soort")
	kind := addKind(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if len(args) == 1 == *failed || *failed != (*kind != "") {
			return cli.Usage("geef NR, of --failed met --kind")
		}
		if *failed {
			return t.changeFailed(cmd, queue.JobKind(*kind), change)
		}
		return t.changeJob(cmd, args[0], change)
	}
	return cmd
}

func addKind(cmd *cobra.Command) *string {
	var words []string
	for _, kind := range queue.JobKinds() {
		words = append(words, string(kind))
	}
	return cli.AddChoice(cmd, "kind", "alleen taken van deze soort", words...)
}

func (t *terminal) changeJob(cmd *cobra.Command, number string, change jobChange) error {
	id, err := rowNumber(number, "een taak", "jobs list")
	if err != nil {
		return err
	}
	return t.showFrom(cmd, func(ctx context.Context, a *app.App) (result, error) {
		j, err := change(a.Jobs, ctx, id)
		return single(jobOf(j), jobColumns()), missing(err, "Taak %d bestaat niet.", id)
	})
}

// changeFailed changes all failed jobs of a kind, and passes over those that do not let
// themselves be changed.
func (t *terminal) changeFailed(cmd *cobra.Command, kind queue.JobKind, change jobChange) error {
	return t.withApp(cmd, func(ctx context.Context, a *app.App) error {
		all, err := a.Jobs.ListFailedJobs(ctx, kind)
		if err != nil {
			return err
		}
		var changed []queue.Job
		var refused error
		for _, j := range all {
			after, err := change(a.Jobs, ctx, j.ID)
			switch {
			case err == nil:
				changed = append(changed, after)
			case domain.KindOf(err) != domain.Conflict && domain.KindOf(err) != domain.NotFound:
				return errors.Join(t.show(listedJobs(changed)), err)
			default:
				refused = errors.Join(refused, fmt.Errorf("taak %d: %s", j.ID, cli.Sentence(err)))
			}
		}
		return errors.Join(t.show(listedJobs(changed)), refused)
	})
}

func listedJobs(list []queue.Job) result {
	return listed(apitypes.Each(list, jobOf), "Er zijn geen mislukte taken van deze soort.", jobColumns())
}
