package main

import (
	"cmp"
	"context"
	"fmt"
	"net/url"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/text/unicode/norm"

	"wbso/adapters/apiclient"
	"wbso/adapters/apitypes"
	"wbso/cmd/internal/cli"
	"wbso/domain/request"
)

// requestView is a request of a list.
type requestView struct{ apitypes.RequestCard }

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
	return dutchDay(orEmpty(r.Filing.Deadline))
}

// filedWord returns the day on which an application was filed with RVO, which is another thing
// than sending it to us.
func filedWord(filed *string) string {
	if filed == nil {
		return "nog niet"
	}
	return "ingediend " + dutchDay(*filed)
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
		Use: "list", Short: "Toon de aanvragen, de nieuwste eerst",
		Long: `Toon de aanvragen, de nieuwste eerst: naast de database die van alle gebruikers
of met --user van één, met een server die van het toegangstoken. Uiterlijk is de
laatste dag om bij RVO in te dienen, Vragen is hoeveel vragen nog openstaan. In
CSV en JSON staat ook wanneer de aanvraag is verstuurd en ingediend.`,
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
		return t.showServed(cmd, func(ctx context.Context, s *service) (result, error) {
			query := url.Values{"view": {"cards"}, "status": {*status}}
			if name := norm.NFC.String(*owner); name != "" {
				if s.app == nil {
					return result{}, cli.Misuse("--user kan alleen naast de database")
				}
				u, err := s.app.Accounts.FindUserByLogin(ctx, name)
				if err != nil {
					return result{}, noUser(err, *owner)
				}
				query.Set("owner", strconv.FormatInt(u.ID, 10))
			}
			if *company != "" {
				firm, err := s.company(ctx, *company)
				if err != nil {
					return result{}, err
				}
				query.Set("company", strconv.FormatInt(firm.ID, 10))
			}
			list, more, err := apiclient.List[requestView](ctx, s.Client, "/api/requests/", query, *limit)
			t.noteMore(more, *limit)
			none := t.orDemo(cmd, "Er zijn nog geen aanvragen.")
			if *status != "" || *owner != "" || *company != "" {
				none = "Er zijn geen aanvragen die hieraan voldoen."
			}
			return listed(list, none, requestColumns()), err
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
		RunE: t.serving(func(ctx context.Context, s *service, args []string) (result, error) {
			before, err := s.request(ctx, args[0])
			if err != nil {
				return result{}, err
			}
			var r apitypes.Request
			err = s.post(ctx, ofRequest(args[0], "retry/"), nil, &r)
			if err != nil && before.Status == string(request.Failed) { // it may be done, and the answer lost
				if now, failed := s.request(ctx, args[0]); failed == nil && now.Status != before.Status {
					r, err = now, nil
				}
			}
			return single(r, headColumns()), noRequest(err, args[0])
		}),
	}
}

func noRequest(err error, ref string) error { return missing(err, "Aanvraag %s bestaat niet.", ref) }

// headColumns returns the columns that identify a request and show its progress.
func headColumns() []column[apitypes.Request] {
	return []column[apitypes.Request]{
		{title: "Nummer", key: "project_number"},
		{title: "Titel", key: "project_title"},
		{title: "Bedrijf", key: "company_profile.company_name"},
		{title: "Status", key: "status", coded: true},
		{title: "Betaling", key: "payment_status", coded: true},
		{title: "Verstuurd", key: "created_at"},
		{title: "Bij RVO", key: "filed", text: func(d apitypes.Request) string { return filedWord(d.Filed) }},
	}
}

func detailColumns() []column[apitypes.Request] {
	return append(headColumns(), []column[apitypes.Request]{
		{title: "Fout", key: "failure", text: func(d apitypes.Request) string { return cli.OfCode(orEmpty(d.Failure)) }},
		{title: "Start", key: "start_of_project", text: func(d apitypes.Request) string { return dutchDay(d.StartOfProject) }},
		{title: "Project begon", key: "project_started_on", text: func(d apitypes.Request) string { return dutchDay(orEmpty(d.ProjectStartedOn)) }},
		{title: "Aanvrager", key: "applicant", coded: true},
		{title: "Soort", key: "project_type", coded: true},
		{title: "S&O-uren", key: "estimated_hours_input", text: hoursWord},
		{title: "Kosten", key: "cost_calculation_method",
			text: func(d apitypes.Request) string {
				return cmp.Or(wordOf(orEmpty(d.CostCalculationMethod)), "Niet gekozen")
			}},
		{title: "Extra kosten", key: "extra_costs_description"},
		{title: "Partners", key: "collaboration_partners", text: func(d apitypes.Request) string {
			return strings.Join(apitypes.Each(d.CollaborationPartners, func(p apitypes.Partner) string { return p.CompanyName }), ", ")
		}},
		{title: "Open vragen", key: "question_count", text: openQuestions},
		{title: "Elevator pitch", key: "elevator_pitch"},
		{title: "Innovatie", key: "innovation_description"},
		{title: "Knelpunten", key: "technical_challenges_input"},
	}...)
}

// hoursWord returns the hours, and how many of them a self-employed person with employees makes.
func hoursWord(d apitypes.Request) string {
	if d.OwnHours == nil {
		return strconv.Itoa(d.EstimatedHoursInput)
	}
	return fmt.Sprintf("%d, waarvan %d van de zelfstandige", d.EstimatedHoursInput, *d.OwnHours)
}

// openQuestions returns how many questions are open, and which.
func openQuestions(d apitypes.Request) string {
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
		RunE: t.serving(func(ctx context.Context, s *service, args []string) (result, error) {
			r, err := s.request(ctx, args[0])
			return single(r, detailColumns()), err
		}),
	}
}
