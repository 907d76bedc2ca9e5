package main

import (
	"context"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"wbso/adapters/apitypes"
	"wbso/app"
	"wbso/app/jobs"
	"wbso/cmd/internal/cli"
	"wbso/domain"
	"wbso/domain/queue"
)

type job struct {
	ID        int64           `json:"id"`
	Kind      queue.JobKind   `json:"kind"`
	Request   *int64          `json:"request"` // null when it is about something else
	Subject   int64           `json:"subject"`
	Status    queue.JobStatus `json:"status"`
	Attempts  int             `json:"attempts"`
	Lost      int             `json:"lost"`
	RunAt     time.Time       `json:"run_at"`
	LastError *string         `json:"last_error"`
	CreatedAt time.Time       `json:"created_at"`
}

func jobOf(j queue.Job) job {
	var request *int64
	if j.Kind == queue.ProcessRequest || j.Kind == queue.DraftRequest {
		request = &j.Subject
	}
	return job{ID: j.ID, Kind: j.Kind, Request: request, Subject: j.Subject, Status: j.Status,
		Attempts: j.Attempts, Lost: j.Lost, RunAt: j.RunAt.UTC(), LastError: apitypes.OrNull(j.LastError), CreatedAt: j.CreatedAt.UTC()}
}

func jobColumns() []column[job] {
	return []column[job]{
		{title: "Nr", key: "id"},
		{title: "Taak", key: "kind", coded: true},
		{title: "Over", key: "subject", text: job.about},
		{title: "Status", key: "status", coded: true},
		{title: "Pogingen", key: "attempts",
			text: func(j job) string { return fmt.Sprintf("%d van %d", j.Attempts, j.Kind.Attempts()) }},
		{title: "Verloren", key: "lost", extra: true},
		{title: "Aan de beurt", key: "run_at", extra: true},
		{title: "Laatste fout", key: "last_error", text: job.failure},
		{title: "Gemaakt", key: "created_at", extra: true},
	}
}

// about returns the subject of a job.
func (j job) about() string {
	switch j.Kind {
	case queue.ProcessRequest, queue.DraftRequest:
		return fmt.Sprintf("aanvraag %d", j.Subject)
	case queue.IssueInvoice:
		return fmt.Sprintf("betaling %d", j.Subject)
	case queue.StoreTimesheet:
		return fmt.Sprintf("maand %d", j.Subject)
	case queue.SendMail, queue.ForgetMail:
		return fmt.Sprintf("mail %d", j.Subject)
	}
	return ""
}

// failure words the last failure; that a person cancelled is no failure.
func (j job) failure() string {
	if j.Status == queue.JobCancelled {
		return ""
	}
	return cli.OfCode(orEmpty(j.LastError))
}

func newJobs(t *terminal) *cobra.Command {
	return cli.Group("jobs", "Het werk op de achtergrond bekijken en sturen", newJobsList(t), newJobsRetry(t), newJobsDismiss(t), newJobsCancel(t))
}

func newJobsList(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "list", Short: "Toon de taken, de nieuwste eerst",
		Long:    "Toon de taken op de achtergrond, de nieuwste eerst.",
		Example: "  wbsoctl jobs list\n  wbsoctl jobs list --status failed --kind send_mail",
		Args:    cli.NoArgs,
	}
	status := cli.AddChoice(cmd, "status", "alleen taken met deze status", "queued", "running", "done", "failed", "refused", "dismissed", "cancelled")
	kind := addKind(cmd)
	limit := addLimit(cmd)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		none := t.orDemo(cmd, "Er zijn geen taken.")
		if *status != "" || *kind != "" {
			none = "Er zijn geen taken die hieraan voldoen."
		}
		return t.showFrom(cmd, func(ctx context.Context, a *app.App) (result, error) {
			list, err := a.Jobs.ListJobs(ctx, queue.JobFilter{Status: queue.JobStatus(*status), Kind: queue.JobKind(*kind)}, domain.Page{Size: *limit})
			t.noteMore(list.More, *limit)
			return listed(apitypes.Each(list.Items, jobOf), none, jobColumns()), err
		})
	}
	return cmd
}

func newJobsCancel(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "cancel NR", Short: "Annuleer een taak die nog niet klaar is",
		Long: `Annuleer een taak die wacht of loopt. De aanvraag mislukt daarmee; de eigenaar
of 'wbsoctl jobs retry' kan haar opnieuw laten verwerken. Een mail gaat niet
weg.`,
		Example: "  wbsoctl jobs cancel 17",
		Args:    cli.Args("NR"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return t.changeJob(cmd, args[0], (*jobs.Jobs).Cancel)
		},
	}
}
