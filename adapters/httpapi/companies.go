package httpapi

import (
	"net/http"
	"strconv"

	"github.com/go-chi/chi/v5"

	"wbso/adapters/apitypes"
	"wbso/domain"
	"wbso/domain/company"
)

func (s *Server) readCompany(r *http.Request) (*input, company.Company, error) {
	var body apitypes.CompanyInput
	in, err := s.read(r, maxBody, &body)
	return in, company.Company{
		Name: body.CompanyName, KvK: body.KVKNumber, BTW: body.BTWNumber, Address: body.Address, PostalCode: body.PostalCode, City: body.City,
		ContactPerson: body.ContactPerson, Email: body.Email, Phone: body.Phone,
	}, err
}

// pathID reads a database id in the path. An id that is not a number gets 404.
func pathID(r *http.Request) (int64, error) {
	id, err := strconv.ParseInt(chi.URLParam(r, "id"), 10, 64)
	if err != nil {
		return 0, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	return id, nil
}

func (s *Server) listCompanies(w http.ResponseWriter, r *http.Request) error {
	return companyList(s, w, r, apitypes.CompanyOf)
}

func (s *Server) selectableCompanies(w http.ResponseWriter, r *http.Request) error {
	return companyList(s, w, r, apitypes.SelectableCompanyOf)
}

func companyList[W any](s *Server, w http.ResponseWriter, r *http.Request, shape func(company.Company) W) error {
	q := query{values: r.URL.Query()}
	name, named := q.one("named", may)
	if err := q.errs.Err(); err != nil {
		return err
	}
	return writeList(w, r, shape, func(p domain.Page) (domain.List[company.Company], error) {
		if !named {
			return s.App.Companies.ListCompanies(r.Context(), actor(r), p)
		}
		found, err := s.App.Companies.FindCompanyNamed(r.Context(), actor(r), name)
		if domain.CodeOf(err) == domain.CodeNotFound {
			return domain.List[company.Company]{}, nil
		}
		return domain.List[company.Company]{Items: []company.Company{found}}, err
	})
}

func (s *Server) getCompany(w http.ResponseWriter, r *http.Request) error {
	id, err := pathID(r)
	if err != nil {
		return err
	}
	c, err := s.App.Companies.FindCompany(r.Context(), actor(r), id)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.CompanyOf(c))
	return nil
}

func (s *Server) createCompany(w http.ResponseWriter, r *http.Request) error {
	in, c, err := s.readCompany(r)
	if err != nil {
		return err
	}
	if len(in.errs) > 0 {
		_, err := company.ParseCompany(c)
		return merge(in.errs, err)
	}
	if c, err = s.App.Companies.CreateCompany(r.Context(), actor(r), c); err != nil {
		return err
	}
	writeJSON(w, http.StatusCreated, apitypes.CompanyOf(c))
	return nil
}

func (s *Server) replaceCompany(w http.ResponseWriter, r *http.Request) error {
	id, err := pathID(r)
	if err != nil {
		return err
	}
	in, c, err := s.readCompany(r)
	if err != nil {
		return err
	}
	if len(in.errs) > 0 {
		if _, err := s.App.Companies.FindCompany(r.Context(), actor(r), id); err != nil {
			return err
		}
		_, err := company.ParseCompany(c)
		return merge(in.errs, err)
	}
	if c, err = s.App.Companies.ReplaceCompany(r.Context(), actor(r), id, c); err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.CompanyOf(c))
	return nil
}

func (s *Server) deleteCompany(w http.ResponseWriter, r *http.Request) error {
	id, err := pathID(r)
	if err != nil {
		return err
	}
	if err := s.App.Companies.DeleteCompany(r.Context(), actor(r), id); err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}

func (s *Server) companyStats(w http.ResponseWriter, r *http.Request) error {
	q := query{values: r.URL.Query()}
	firm := q.integer("company_id", must)
	if err := q.errs.Err(); err != nil {
		return err
	}
	stats, err := s.App.Reports.FindCompanyStats(r.Context(), actor(r), int64(firm))
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.CompanyStatsOf(stats, s.App.Site.Today()))
	return nil
}
