package httpapi

import (
	_ "embed"
	"net/http"

	"wbso/adapters/apitypes"
	"wbso/domain/scheme"
)

//go:embed openapi.yaml
var openAPI []byte

func (s *Server) site(w http.ResponseWriter, r *http.Request) error {
	writeJSON(w, http.StatusOK, s.siteNow())
	return nil
}

func (s *Server) siteNow() apitypes.Site { return apitypes.SiteOf(s.App.Site.Now()) }

// benefit answers with what hours are worth to an applicant. In the query, wage and costs are
// in euros.
func (s *Server) benefit(w http.ResponseWriter, r *http.Request) error {
	q := query{values: r.URL.Query()}
	in := scheme.BenefitInput{
		Applicant: scheme.Applicant(q.text("applicant", may)), Hours: q.integer("hours", must), OwnHours: q.integer("own_hours", may),
		Year: q.integer("year", may), Starter: q.boolean("starter"),
	}
	in.OwnStarter = in.Starter
	if wage := q.euros("wage"); wage != nil {
		in.Wage = *wage
	}
	in.Costs = q.euros("costs")
	b, err := scheme.Benefit(in)
	if err := merge(q.errs, err); err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.BenefitOf(b))
	return nil
}

func (s *Server) schema(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "application/yaml")
	w.Header().Set("Cache-Control", "no-cache")
	w.Write(openAPI)
}
