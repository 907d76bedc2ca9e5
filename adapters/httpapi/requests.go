package httpapi

import (
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"strconv"
	"strings"

	"github.com/go-chi/chi/v5"

	"wbso/adapters/apitypes"
	appapplication "wbso/app/application"
	"wbso/domain"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

// readSubmit reads the payload of the wizard. It puts errors of shape into
// Submit.Shape, so that they are answered together with those of the rules.
func (s *Server) readSubmit(r *http.Request) (appapplication.Submit, error) {
	in, err := s.read(r, maxBody)
	if err != nil {
		return appapplication.Submit{}, err
	}
	var out appapplication.Submit
	out.Submission = request.Submission{
		ElevatorPitch: in.text("elevator_pitch", must), InnovationDescription: in.text("innovation_description", must),
		TechnicalChallenges: in.text("technical_challenges_input", must), EstimatedHours: in.integer("estimated_hours_input", must),
		StartOfProject: in.date("start_of_project", must), Collaborative: in.boolean("collaborative_effort"),
		Partners: readPartners(in), ProjectType: scheme.ProjectType(in.text("project_type", may)),
		AlsoDevelopCode: in.boolean("also_develop_code"), CostMethod: scheme.CostMethod(in.text("cost_calculation_method", may)),
		ExtraCosts: in.text("extra_costs_description", may), Applicant: scheme.Applicant(in.text("applicant", may)),
		ProjectStartedOn: in.date("project_started_on", may), OwnHours: in.optionalInteger("own_hours"),
	}
	if out.ProjectType == "" {
		out.ProjectType = scheme.Software
	}
	out.Client = int64(in.integer("client", may))
	name, kvk := in.text("company_name", may), in.text("kvk_number", may)
	if out.Client == 0 && (name != "" || kvk != "") {
		out.NewCompany = &request.NewCompany{Name: name, KvK: kvk}
	}
	in.only("cost_method", apitypes.CostMethod)
	in.only("cost_items_input", "")
	out.Key, out.Digest = readKey(r, in)
	out.Shape = in.errs
	return out, nil
}

const onlyMax = 100 // characters of a refused value that its error repeats

// only checks a member that is alike in every call. Another value is refused, since it
// would be lost.
func (in *input) only(name, value string) {
	got := in.text(name, may)
	if got == "" || got == value {
		return
	}
	if err := domain.CheckLength(got, onlyMax); err != nil {
		in.errs.Check(name, err)
		return
	}
	in.errs.Add(name, domain.CodeChoice).Args["value"] = got
}

// readKey reads the idempotency key of a call and makes a digest of its body.
func readKey(r *http.Request, in *input) (key, digest string) {
	key = r.Header.Get("Idempotency-Key")
	if err := checkKey(key); err != nil {
		in.errs.Check("", err)
		key = ""
	}
	sum := sha256.Sum256(in.raw)
	return key, hex.EncodeToString(sum[:])
}

func readPartners(in *input) []request.Partner {
	var list []request.Partner
	for _, item := range in.list("collaboration_partners") {
		list = append(list, request.Partner{
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

// checkKey accepts printable ASCII.
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
	in, err := s.readSubmit(r)
	if err != nil {
		return err
	}
	request, err := s.App.Requests.Submit(r.Context(), actor(r), in, func() (func(), error) { return s.takeSubmission(r) })
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusCreated, apitypes.RequestOf(request, s.App.Site.Today()))
	return nil
}

// cards is the view of the list of requests with everything that a card shows.
const cards = "cards"

func (s *Server) listRequests(w http.ResponseWriter, r *http.Request) error {
	q := query{values: r.URL.Query()}
	view := q.text("view", may)
	if view != "" && view != cards {
		q.errs.Add("view", domain.CodeChoice).Args["value"] = view
	}
	q.page()
	if err := q.errs.Err(); err != nil {
		return err
	}
	list := func(p domain.Page) (domain.List[request.RequestSummary], error) {
		return s.App.Requests.ListRequests(r.Context(), actor(r), view == cards, p)
	}
	if view == cards {
		today := s.App.Site.Today()
		return writeList(w, r, func(request request.RequestSummary) apitypes.RequestCard {
			return apitypes.RequestCardOf(request, today)
		}, list)
	}
	return writeList(w, r, apitypes.RequestSummaryOf, list)
}

func (s *Server) getRequest(w http.ResponseWriter, r *http.Request) error {
	request, err := s.App.Requests.FindRequest(r.Context(), actor(r), chi.URLParam(r, "id"))
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.RequestOf(request, s.App.Site.Today()))
	return nil
}

func (s *Server) retryRequest(w http.ResponseWriter, r *http.Request) error {
	request, err := s.App.Requests.RetryRequest(r.Context(), actor(r), chi.URLParam(r, "id"))
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusAccepted, apitypes.RequestOf(request, s.App.Site.Today()))
	return nil
}
