package httpapi

import (
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/go-chi/chi/v5"

	"wbso/app"
	"wbso/domain"
)

type requestWire struct {
	ID                 int64              `json:"id"`
	ProjectNumber      string             `json:"project_number"`
	Status             string             `json:"status"`
	PaymentStatus      string             `json:"payment_status"`
	ProjectTitle       string             `json:"project_title"`
	ClientCompany      partyWire          `json:"client_company"`
	CompanyProfile     companyWire        `json:"company_profile"`
	ProjectInformation projectWire        `json:"project_information"`
	ElevatorPitch      string             `json:"elevator_pitch"`
	Innovation         string             `json:"innovation_description"`
	Challenges         string             `json:"technical_challenges_input"`
	EstimatedHours     int                `json:"estimated_hours_input"`
	CostMethod         string             `json:"cost_method"`
	CostItems          *string            `json:"cost_items_input"`
	StartOfProject     string             `json:"start_of_project"`
	Collaborative      bool               `json:"collaborative_effort"`
	Partners           []partnerWire      `json:"collaboration_partners"`
	ProjectType        string             `json:"project_type"`
	AlsoDevelopCode    bool               `json:"also_develop_code"`
	CalculationMethod  *string            `json:"cost_calculation_method"`
	ExtraCosts         *string            `json:"extra_costs_description"`
	Filing             filingWire         `json:"filing"`
	OpenQuestions      []openQuestionWire `json:"open_questions"`
	EmployeeCount      int                `json:"employee_count"`
	HoursThisMonth     string             `json:"hours_this_month"`
	CreatedAt          time.Time          `json:"created_at"`
	UpdatedAt          time.Time          `json:"updated_at"`
}

type partyWire struct {
	ID   int64  `json:"id"`
	Name string `json:"name"`
}

type projectWire struct {
	ID           int64  `json:"id"`
	ProjectTitle string `json:"project_title"`
}

type partnerWire struct {
	CompanyName  string `json:"company_name"`
	Location     string `json:"location"`
	Contribution string `json:"contribution"`
}

type filingWire struct {
	StartMonth string `json:"start_month"`
	Deadline   string `json:"deadline"`
	Months     int    `json:"months"`
	Past       bool   `json:"past"`
}

type openQuestionWire struct {
	Section  string `json:"section"`
	Question string `json:"question"`
}

func (s *Server) wireRequest(r domain.Request) requestWire {
	in := r.Submission
	filing := domain.FilingFor(in.StartOfProject, s.App.Site.Today())
	out := requestWire{
		ID: r.ID, ProjectNumber: r.Number, Status: string(r.Status.Known()), PaymentStatus: string(r.PaymentStatus), ProjectTitle: r.Title,
		ClientCompany: partyWire{r.Company.ID, r.Company.Name}, CompanyProfile: wireCompany(r.Company), ProjectInformation: projectWire{r.ID, r.Title},
		ElevatorPitch: in.ElevatorPitch, Innovation: in.InnovationDescription, Challenges: in.TechnicalChallenges,
		EstimatedHours: in.EstimatedHours, CostMethod: "hours", StartOfProject: in.StartOfProject.String(),
		Collaborative: in.Collaborative, Partners: make([]partnerWire, len(in.Partners)),
		ProjectType: string(in.ProjectType), AlsoDevelopCode: in.AlsoDevelopCode,
		CalculationMethod: orNull(string(in.CostMethod)), ExtraCosts: orNull(in.ExtraCosts),
		Filing:        filingWire{filing.StartMonth.String(), filing.Deadline.String(), filing.Months, filing.Past},
		OpenQuestions: make([]openQuestionWire, len(r.Open)), HoursThisMonth: domain.Hours(0).String(), // none before there are timesheets
		CreatedAt: r.CreatedAt.UTC(), UpdatedAt: r.UpdatedAt.UTC(),
	}
	for i, p := range in.Partners {
		out.Partners[i] = partnerWire(p)
	}
	for i, q := range r.Open {
		out.OpenQuestions[i] = openQuestionWire(q)
	}
	return out
}

func orNull(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}

// readSubmit reads the payload of the wizard. Errors of shape stay in
// Submit.Shape, so that they are answered together with those of the rules.
func readSubmit(r *http.Request) (app.Submit, error) {
	in, err := read(r)
	if err != nil {
		return app.Submit{}, err
	}
	var out app.Submit
	out.Submission = domain.Submission{
		ElevatorPitch: in.text("elevator_pitch", must), InnovationDescription: in.text("innovation_description", must),
		TechnicalChallenges: in.text("technical_challenges_input", must), EstimatedHours: in.integer("estimated_hours_input", must),
		StartOfProject: in.date("start_of_project", must), Collaborative: in.boolean("collaborative_effort"),
		Partners: readPartners(in), ProjectType: domain.ProjectType(in.text("project_type", may)),
		AlsoDevelopCode: in.boolean("also_develop_code"), CostMethod: domain.CostMethod(in.text("cost_calculation_method", may)),
		ExtraCosts: in.text("extra_costs_description", may),
	}
	if out.ProjectType == "" {
		out.ProjectType = domain.Software
	}
	out.Client = int64(in.integer("client", may))
	name, kvk := in.text("company_name", may), in.text("kvk_number", may)
	if out.Client == 0 && (name != "" || kvk != "") {
		out.NewCompany = &domain.NewCompany{Name: name, KvK: kvk}
	}
	out.Shape, out.Key = in.errs, r.Header.Get("Idempotency-Key")
	digest := sha256.Sum256(in.raw)
	out.Digest = hex.EncodeToString(digest[:])
	return out, nil
}

func readPartners(in *input) []domain.Partner {
	var list []domain.Partner
	for _, item := range in.list("collaboration_partners") {
		list = append(list, domain.Partner{
			CompanyName: item.text("company_name", may), Location: item.text("location", may), Contribution: item.text("contribution", may),
		})
		for _, e := range item.errs {
			if !in.errs.Has("collaboration_partners") {
				in.errs.Add("collaboration_partners", e.Code)
			}
		}
	}
	return list
}

const keyMax = 255 // characters of an idempotency key

// checkKey takes what a header may hold: visible ASCII.
func checkKey(key string) error {
	if strings.ContainsFunc(key, func(r rune) bool { return r < ' ' || r > '~' }) {
		return domain.Bad("Idempotency-Key", domain.CodeString)
	}
	if len(key) > keyMax {
		return domain.Bad("Idempotency-Key", domain.CodeTooLong).With("max", strconv.Itoa(keyMax))
	}
	return nil
}

func (s *Server) submitRequest(w http.ResponseWriter, r *http.Request) error {
	in, err := readSubmit(r)
	if err != nil {
		return err
	}
	if err := checkKey(in.Key); err != nil {
		return err
	}
	request, err := s.App.Requests.Submit(r.Context(), actor(r), in)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusCreated, s.wireRequest(request))
	return nil
}

func (s *Server) listRequests(w http.ResponseWriter, r *http.Request) error {
	list, err := s.App.Requests.List(r.Context(), actor(r))
	if err != nil {
		return err
	}
	out := make([]requestWire, len(list))
	for i, request := range list {
		out[i] = s.wireRequest(request)
	}
	writeJSON(w, http.StatusOK, out)
	return nil
}

func (s *Server) getRequest(w http.ResponseWriter, r *http.Request) error {
	request, err := s.App.Requests.Get(r.Context(), actor(r), chi.URLParam(r, "id"))
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, s.wireRequest(request))
	return nil
}

func (s *Server) retryRequest(w http.ResponseWriter, r *http.Request) error {
	request, err := s.App.Requests.Retry(r.Context(), actor(r), chi.URLParam(r, "id"))
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusAccepted, s.wireRequest(request))
	return nil
}
