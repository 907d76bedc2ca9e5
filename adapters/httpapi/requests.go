package httpapi

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"strconv"
	"strings"

	"github.com/go-chi/chi/v5"

	"wbso/adapters/apitypes"
	"wbso/app/applications"
	"wbso/domain"
	"wbso/domain/evaluation/find"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

// readSubmit reads the payload of the wizard. It puts errors of shape into
// Submit.Shape, so that they are answered together with those of the rules.
func (s *Server) readSubmit(r *http.Request) (applications.Submit, error) {
	var body apitypes.Submission
	in, err := s.read(r, maxBody, &body)
	if err != nil {
		return applications.Submit{}, err
	}
	var out applications.Submit
	out.Submission = request.Submission{
		ElevatorPitch: body.ElevatorPitch, InnovationDescription: body.InnovationDescription, TechnicalChallenges: body.TechnicalChallengesInput,
		EstimatedHours: body.EstimatedHoursInput, StartOfProject: body.StartOfProject, Collaborative: body.CollaborativeEffort,
		ProjectType: cmp.Or(scheme.ProjectType(body.ProjectType), scheme.Software), AlsoDevelopCode: body.AlsoDevelopCode,
		CostMethod: scheme.CostMethod(body.CostCalculationMethod), ExtraCosts: body.ExtraCostsDescription,
		Applicant: scheme.Applicant(body.Applicant), ProjectStartedOn: body.ProjectStartedOn, OwnHours: body.OwnHours,
	}
	for _, p := range body.CollaborationPartners {
		out.Partners = append(out.Partners, request.Partner(p))
	}
	out.Client = body.Client
	if out.Client == 0 && (body.CompanyName != "" || body.KVKNumber != "") {
		out.NewCompany = &request.NewCompany{Name: body.CompanyName, KvK: body.KVKNumber}
	}
	in.only("cost_method", body.CostMethod, apitypes.CostMethod)
	in.only("cost_items_input", body.CostItemsInput, "")
	out.Proofs = proofs(r)
	in.errs = ofPartners(in.errs)
	out.Key, out.Digest = readKey(r, in)
	out.Shape = in.errs
	return out, nil
}

const onlyMax = 100 // characters of a refused value that its error repeats

// only checks a member that is alike in every call. Another value is refused, since it
// would be lost.
func (in *input) only(name, got, value string) {
	if got == "" || got == value {
		return
	}
	if err := domain.CheckLength(got, onlyMax); err != nil {
		in.errs.Check(name, err)
		return
	}
	in.choice(name, got)
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

// ofPartners makes one error of those of the partners, on the list.
func ofPartners(errs domain.Fields) (all domain.Fields) {
	const list = "collaboration_partners"
	for _, e := range errs {
		if strings.HasPrefix(e.Field, list+".") {
			e.Field = list
			if all.Has(list) {
				continue
			}
		}
		all = append(all, e)
	}
	return all
}

// proofs returns the proofs of evaluations that a submission comes with. They are no part of its
// body: texts that are evaluated again have other proofs, and make no other request.
func proofs(r *http.Request) (list []string) {
	for _, proof := range strings.Split(r.Header.Get("Evaluation-Proof"), ",") {
		list = append(list, strings.TrimSpace(proof))
	}
	return list[:min(len(list), len(find.TextFields()))]
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
	req, err := s.App.Requests.Submit(r.Context(), actor(r), in, func() (func(), error) { return s.takeSubmission(r) })
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusCreated, apitypes.RequestOf(req, s.App.Site.Today()))
	return nil
}

// cards is the view of the list of requests with everything that a card shows.
const cards = "cards"

func (s *Server) listRequests(w http.ResponseWriter, r *http.Request) error {
	q := query{values: r.URL.Query()}
	f := request.RequestFilter{
		Cards: q.view(cards), Company: int64(q.integer("company", may)), Owner: int64(q.integer("owner", may)),
		Status: choice(&q, "status", request.Processing, request.Processed, request.Failed),
	}
	q.page()
	if err := q.errs.Err(); err != nil {
		return err
	}
	list := func(p domain.Page) (domain.List[request.RequestSummary], error) {
		return s.App.Requests.ListRequests(r.Context(), actor(r), f, p)
	}
	if f.Cards {
		today := s.App.Site.Today()
		return writeList(w, r, func(req request.RequestSummary) apitypes.RequestCard {
			return apitypes.RequestCardOf(req, today)
		}, list)
	}
	return writeList(w, r, apitypes.RequestSummaryOf, list)
}

func (s *Server) getRequest(w http.ResponseWriter, r *http.Request) error {
	req, err := s.App.Requests.FindRequest(r.Context(), actor(r), chi.URLParam(r, "id"))
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.RequestOf(req, s.App.Site.Today()))
	return nil
}

func (s *Server) retryRequest(w http.ResponseWriter, r *http.Request) error {
	req, err := s.App.Requests.RetryRequest(r.Context(), actor(r), chi.URLParam(r, "id"))
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusAccepted, apitypes.RequestOf(req, s.App.Site.Today()))
	return nil
}
