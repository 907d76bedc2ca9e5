package main

import (
	"cmp"
	"context"
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/text/unicode/norm"

	"wbso/adapters/apitypes"
	"wbso/app"
	"wbso/app/usecase"
	"wbso/cmd/internal/cli"
	"wbso/domain"
	"wbso/domain/request"
)

// requestView is a request of a list, with its owner.
type requestView struct {
	apitypes.RequestCard
	Owner    int64 `json:"owner"` // user id
	deadline domain.Date
}

// progress returns the progress of a request, as a code that words has a Dutch word for.
func (r requestView) progress() string {
	switch {
	case r.Status != string(request.Processed):
		return r.Status
	case r.Filed != nil:
		return "filed"
	case r.PaymentStatus == string(request.PaymentFailed):
		return "payment_failed"
	}
	return r.PaymentStatus
}

// latest returns the last day to file with RVO, or nothing once the application was filed.
func (r requestView) latest() string {
	if r.Filed != nil {
		return ""
	}
	return r.deadline.Dutch()
}

// filedWord returns the day on which an application was filed with RVO, which is another thing
// than sending it to us.
func filedWord(filed domain.Date) string {
	if filed.IsZero() {
		return "nog niet"
	}
	return "ingediend " + filed.Dutch()
}

func requestColumns() []column[requestView] {
	return []column[requestView]{
		{title: "Nummer", key: "project_number"},
		{title: "Titel", key: "project_title"},
		{title: "Bedrijf", key: "company_profile.company_name"},
		{key: "status"}, {key: "payment_status"}, {key: "created_at"}, {key: "filed"},
		{title: "Stand", text: requestView.progress, coded: true},
		{title: "Uiterlijk", key: "filing.deadline", text: requestView.latest},
		{title: "Vragen", key: "question_count"},
	}
}

func newRequest(t *terminal) *cobra.Command {
	return cli.Group("request", "Aanvragen bekijken, afmaken, opnieuw verwerken en bewaren",
		newRequestList(t), newRequestShow(t), newRequestRetry(t), newRequestDocument(t), newRequestQuestions(t),
		newRequestAnswer(t), newRequestLayout(t), newRequestFile(t), newRequestBundle(t), newRequestICS(t))
}

func newRequestList(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "list", Short: "Toon de aanvragen van alle gebruikers, de nieuwste eerst",
		Long: `Toon de aanvragen van alle gebruikers, of van één gebruiker, de nieuwste eerst.
Uiterlijk is de laatste dag om bij RVO in te dienen, Vragen is hoeveel vragen
nog openstaan. In CSV en JSON staan ook de gebruiker en wanneer de aanvraag is
verstuurd en ingediend.`,
		Example: `  wbsoctl request list
  wbsoctl request list --status failed --user anna
  wbsoctl request list --company "Pompwacht B.V."
  wbsoctl request list -o csv > aanvragen.csv`,
		Args: cli.NoArgs,
	}
	status := cli.AddChoice(cmd, "status", "alleen aanvragen met deze status",
		string(request.Processing), string(request.Processed), string(request.Failed))
	owner := cli.AddText(cmd, "user", "NAAM", "alleen aanvragen van deze gebruiker")
	company := addCompany(cmd)
	limit := addLimit(cmd)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		return t.showFrom(cmd, func(ctx context.Context, a *app.App) (result, error) {
			filter := request.RequestFilter{Status: request.Status(*status)}
			if name := norm.NFC.String(*owner); name != "" {
				u, err := a.Accounts.FindUserByLogin(ctx, name)
				if err != nil {
					return result{}, noUser(err, *owner)
				}
				filter.Owner = u.ID
			}
			if *company != "" {
				found, err := a.Companies.FindCompanyNamed(ctx, usecase.Administrator(), *company)
				if err != nil {
					return result{}, noCompany(err, *company)
				}
				filter.Company = found.ID
			}
			list, err := a.Requests.ListAllRequests(ctx, filter, domain.Page{Size: *limit})
			t.noteMore(list.More, *limit)
			today := a.Site.Today()
			shape := func(r request.RequestSummary) requestView {
				return requestView{RequestCard: apitypes.RequestCardOf(r, today), Owner: r.Owner, deadline: r.Timing().Filing(today).Deadline}
			}
			none := t.orDemo(cmd, "Er zijn nog geen aanvragen.")
			if *status != "" || filter.Owner != 0 || filter.Company != 0 {
				none = "Er zijn geen aanvragen die hieraan voldoen."
			}
			return listed(apitypes.Each(list.Items, shape), none, requestColumns()), err
		})
	}
	return cmd
}

func newRequestRetry(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "retry NUMMER", Short: "Verwerk een mislukte aanvraag opnieuw",
		Long: `Verwerk een mislukte aanvraag opnieuw. De server doet het werk, meteen of zodra
hij draait.`,
		Example: "  wbsoctl request retry WBSO-2026-00042",
		Args:    cli.Args("NUMMER"),
		RunE: t.showing(func(ctx context.Context, a *app.App, args []string) (result, error) {
			r, err := a.Requests.RetryRequest(ctx, usecase.Administrator(), args[0])
			return single(detailOf(r, a.Site.Today()), headColumns()), noRequest(err, args[0])
		}),
	}
}

func noRequest(err error, ref string) error { return missing(err, "Aanvraag %s bestaat niet.", ref) }

// detail is a request with everything that was submitted, its owner and the class
// of its last failure.
type detail struct {
	apitypes.Request
	Owner   int64   `json:"owner"` // user id
	Failure *string `json:"failure"`
	start   domain.Date
	began   domain.Date
	filed   domain.Date
}

func detailOf(r request.Request, today domain.Date) detail {
	return detail{Request: apitypes.RequestOf(r, today), Owner: r.Owner, Failure: apitypes.OrNull(r.Failure),
		start: r.Submission.StartOfProject, began: r.Submission.ProjectStartedOn, filed: r.Filed}
}

// headColumns returns the columns that identify a request and show its progress.
func headColumns() []column[detail] {
	return []column[detail]{
		{title: "Nummer", key: "project_number"},
		{title: "Titel", key: "project_title"},
		{title: "Bedrijf", key: "company_profile.company_name"},
		{title: "Status", key: "status", coded: true},
		{title: "Betaling", key: "payment_status", coded: true},
		{title: "Verstuurd", key: "created_at"},
		{title: "Bij RVO", key: "filed", text: func(d detail) string { return filedWord(d.filed) }},
	}
}

func detailColumns() []column[detail] {
	return append(headColumns(), []column[detail]{
		{title: "Fout", key: "failure", text: func(d detail) string { return cli.OfCode(orEmpty(d.Failure)) }},
		{title: "Start", key: "start_of_project", text: func(d detail) string { return d.start.Dutch() }},
		{title: "Project begon", key: "project_started_on", text: func(d detail) string { return d.began.Dutch() }},
		{title: "Aanvrager", key: "applicant", coded: true},
		{title: "Soort", key: "project_type", coded: true},
		{title: "S&O-uren", key: "estimated_hours_input", text: hoursWord},
		{title: "Kosten", key: "cost_calculation_method",
			text: func(d detail) string { return cmp.Or(wordOf(orEmpty(d.CostCalculationMethod)), "Niet gekozen") }},
		{title: "Extra kosten", key: "extra_costs_description"},
		{title: "Partners", key: "collaboration_partners", text: func(d detail) string {
			return strings.Join(apitypes.Each(d.CollaborationPartners, func(p apitypes.Partner) string { return p.CompanyName }), ", ")
		}},
		{title: "Open vragen", key: "question_count", text: openQuestions},
		{title: "Elevator pitch", key: "elevator_pitch"},
		{title: "Innovatie", key: "innovation_description"},
		{title: "Knelpunten", key: "technical_challenges_input"},
	}...)
}

// hoursWord returns the hours, and how many of them a self-employed person with employees makes.
func hoursWord(d detail) string {
	if d.OwnHours == nil {
		return strconv.Itoa(d.EstimatedHoursInput)
	}
	return fmt.Sprintf("%d, waarvan %d van de zelfstandige", d.EstimatedHoursInput, *d.OwnHours)
}

// openQuestions returns how many questions are open, and which.
func openQuestions(d detail) string {
	all := []string{strconv.Itoa(d.QuestionCount)}
	for _, q := range d.OpenQuestions {
		all = append(all, "- "+q.Question)
	}
	return strings.Join(all, "\n")
}

func orEmpty(s *string) string {
	if s == nil {
		return ""
	}
	return *s
}

func newRequestShow(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "show NUMMER", Short: "Toon één aanvraag met haar teksten",
		Long: `Toon één aanvraag. NUMMER is het projectnummer of het nummer in de database.
Verstuurd zegt wanneer zij bij ons binnenkwam, Bij RVO of zij daar is ingediend,
en wanneer.`,
		Example: "  wbsoctl request show WBSO-2026-00042\n  wbsoctl request show 42 -o json",
		Args:    cli.Args("NUMMER"),
		RunE: t.showing(func(ctx context.Context, a *app.App, args []string) (result, error) {
			r, err := a.Requests.FindRequest(ctx, usecase.Administrator(), args[0])
			return single(detailOf(r, a.Site.Today()), detailColumns()), noRequest(err, args[0])
		}),
	}
}
