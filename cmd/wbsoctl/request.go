package main

import (
	"context"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"wbso/app"
	"wbso/cmd/internal/cli"
	"wbso/domain"
)

// request is a request with the names of the API, and what administrators need besides.
type request struct {
	ID            int64     `json:"id"`
	ProjectNumber string    `json:"project_number"`
	Status        string    `json:"status"`
	PaymentStatus string    `json:"payment_status"`
	ProjectTitle  string    `json:"project_title"`
	ClientCompany party     `json:"client_company"`
	Owner         int64     `json:"owner"` // user id
	Failure       *string   `json:"failure"`
	CreatedAt     time.Time `json:"created_at"`
	UpdatedAt     time.Time `json:"updated_at"`
}

type party struct {
	ID   int64  `json:"id"`
	Name string `json:"name"`
}

func wireRequest(r domain.Request) request {
	return request{
		r.ID, r.Number, string(r.Status.Known()), string(r.PaymentStatus), r.Title, party{r.Company.ID, r.Company.Name},
		r.Owner, orNull(r.Failure), r.CreatedAt.UTC(), r.UpdatedAt.UTC(),
	}
}

func requestColumns() []column[request] {
	return []column[request]{
		{"Nummer", "project_number", nil},
		{"Titel", "project_title", nil},
		{"Bedrijf", "client_company.name", nil},
		{"Status", "status", func(r request) string { return statusWord(domain.Status(r.Status)) }},
		{"Betaling", "payment_status", func(r request) string { return paymentWord(domain.PaymentStatus(r.PaymentStatus)) }},
		{"Ingediend", "created_at", func(r request) string { return moment(r.CreatedAt) }},
	}
}

func newRequest(t *terminal) *cobra.Command {
	return cli.Group("request", "Aanvragen bekijken, opnieuw verwerken en bewaren",
		newRequestList(t), newRequestShow(t), newRequestRetry(t), newRequestDocument(t))
}

func newRequestList(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "list", Short: "Toon de aanvragen van alle gebruikers, de nieuwste eerst",
		Long:    "Toon de aanvragen van alle gebruikers, de nieuwste eerst en hooguit 1000.",
		Example: "  wbsoctl request list\n  wbsoctl request list -o csv > aanvragen.csv",
		Args:    cli.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return t.list(cmd, func(ctx context.Context, a *app.App) (view, error) {
				list, err := a.Requests.List(ctx, app.Administrator())
				return listed(each(list, wireRequest), "Er zijn nog geen aanvragen.", requestColumns()...), err
			})
		},
	}
}

func newRequestRetry(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "retry NUMMER", Short: "Verwerk een mislukte aanvraag opnieuw",
		Long:    "Verwerk een mislukte aanvraag opnieuw. De server doet het werk, meteen of zodra hij draait.",
		Example: "  wbsoctl request retry WBSO-2026-00042",
		Args:    cli.Args("NUMMER"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return t.list(cmd, func(ctx context.Context, a *app.App) (view, error) {
				r, err := a.Requests.Retry(ctx, app.Administrator(), args[0])
				return single(wireRequest(r), requestColumns()...), noRequest(err, args[0])
			})
		},
	}
}

func noRequest(err error, ref string) error { return missing(err, "Aanvraag %s bestaat niet.", ref) }

// detail is a request with what was submitted.
type detail struct {
	request
	ElevatorPitch     string         `json:"elevator_pitch"`
	Innovation        string         `json:"innovation_description"`
	Challenges        string         `json:"technical_challenges_input"`
	EstimatedHours    int            `json:"estimated_hours_input"`
	StartOfProject    string         `json:"start_of_project"`
	ProjectType       string         `json:"project_type"`
	AlsoDevelopCode   bool           `json:"also_develop_code"`
	Collaborative     bool           `json:"collaborative_effort"`
	Partners          []partner      `json:"collaboration_partners"`
	CalculationMethod *string        `json:"cost_calculation_method"`
	ExtraCosts        *string        `json:"extra_costs_description"`
	OpenQuestions     []openQuestion `json:"open_questions"`
	start             domain.Date
}

type partner struct {
	CompanyName  string `json:"company_name"`
	Location     string `json:"location"`
	Contribution string `json:"contribution"`
}

type openQuestion struct {
	Section  string `json:"section"`
	Question string `json:"question"`
}

func wireDetail(r domain.Request) detail {
	in := r.Submission
	return detail{
		request: wireRequest(r), ElevatorPitch: in.ElevatorPitch, Innovation: in.InnovationDescription, Challenges: in.TechnicalChallenges,
		EstimatedHours: in.EstimatedHours, StartOfProject: in.StartOfProject.String(), ProjectType: string(in.ProjectType),
		AlsoDevelopCode: in.AlsoDevelopCode, Collaborative: in.Collaborative,
		Partners:          each(in.Partners, func(p domain.Partner) partner { return partner(p) }),
		CalculationMethod: orNull(string(in.CostMethod)), ExtraCosts: orNull(in.ExtraCosts),
		OpenQuestions: each(r.Open, func(q domain.OpenQuestion) openQuestion { return openQuestion(q) }),
		start:         in.StartOfProject,
	}
}

func detailColumns() []column[detail] {
	var columns []column[detail]
	for _, c := range requestColumns() {
		text := c.text
		if text == nil {
			columns = append(columns, column[detail]{c.title, c.key, nil})
			continue
		}
		columns = append(columns, column[detail]{c.title, c.key, func(d detail) string { return text(d.request) }})
	}
	return append(columns,
		column[detail]{"Fout", "failure", func(d detail) string { return cli.OfCode(orEmpty(d.Failure)) }},
		column[detail]{"Start", "start_of_project", func(d detail) string { return d.start.Dutch() }},
		column[detail]{"Soort", "project_type", func(d detail) string { return projectWord(domain.ProjectType(d.ProjectType)) }},
		column[detail]{"S&O-uren", "estimated_hours_input", func(d detail) string { return strconv.Itoa(d.EstimatedHours) }},
		column[detail]{"Kosten", "cost_calculation_method", func(d detail) string { return costWord(domain.CostMethod(orEmpty(d.CalculationMethod))) }},
		column[detail]{"Extra kosten", "extra_costs_description", nil},
		column[detail]{"Partners", "collaboration_partners", func(d detail) string {
			return strings.Join(each(d.Partners, func(p partner) string { return p.CompanyName }), ", ")
		}},
		column[detail]{"Open vragen", "open_questions", func(d detail) string {
			return strings.Join(each(d.OpenQuestions, func(q openQuestion) string { return "- " + q.Question + "\n" }), "")
		}},
		column[detail]{"Elevator pitch", "elevator_pitch", nil},
		column[detail]{"Innovatie", "innovation_description", nil},
		column[detail]{"Knelpunten", "technical_challenges_input", nil})
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
		Long:    "Toon één aanvraag. NUMMER is het projectnummer of het nummer in de database.",
		Example: "  wbsoctl request show WBSO-2026-00042\n  wbsoctl request show 42 -o json",
		Args:    cli.Args("NUMMER"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return t.list(cmd, func(ctx context.Context, a *app.App) (view, error) {
				r, err := a.Requests.Get(ctx, app.Administrator(), args[0])
				return single(wireDetail(r), detailColumns()...), noRequest(err, args[0])
			})
		},
	}
}
