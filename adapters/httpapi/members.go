package httpapi

import (
	"context"
	"net/http"
	"strconv"

	"github.com/go-chi/chi/v5"

	"wbso/adapters/apitypes"
	"wbso/app/members"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/member"
)

// pathCompany returns the id of the company in a path.
func pathCompany(r *http.Request) (int64, error) {
	id, err := strconv.ParseInt(chi.URLParam(r, "company"), 10, 64)
	if err != nil {
		return 0, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	return id, nil
}

// inCompany returns the ids of the company in a path and of a thing of it.
func inCompany(r *http.Request) (company, id int64, err error) {
	if company, err = pathCompany(r); err == nil {
		id, err = pathID(r)
	}
	return company, id, err
}

func (s *Server) listMembers(w http.ResponseWriter, r *http.Request) error {
	company, err := pathCompany(r)
	if err != nil {
		return err
	}
	return writeList(w, r, apitypes.MemberOf, func(p domain.Page) (domain.List[member.Member], error) {
		return s.App.Members.ListMembers(r.Context(), actor(r), company, p)
	})
}

func (s *Server) changeMember(w http.ResponseWriter, r *http.Request) error {
	company, id, err := inCompany(r)
	if err != nil {
		return err
	}
	var body apitypes.MemberChange
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return err
	}
	change := members.MemberChange{Employee: body.Employee, MayClose: body.MayClose, MayRevealBSN: body.MayRevealBSN}
	if body.Role != nil {
		role, err := member.ParseRole(*body.Role)
		in.errs.Check("role", err)
		change.Role = &role
	}
	if body.Until != nil {
		until := in.day("until", *body.Until)
		change.Until = &until
	}
	change.Shape = in.errs
	undo, err := s.takeChange(r)
	if err != nil {
		return err
	}
	changed, err := s.App.Members.ChangeMember(r.Context(), actor(r), company, id, change)
	if err != nil {
		undo()
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.MemberOf(changed))
	return nil
}

// takeChange counts a change of the members of a company, which stays in its log.
func (s *Server) takeChange(r *http.Request) (undo func(), err error) {
	return s.take(r, s.limits.Members.by("members", userKey(r)))
}

// day reads a day of the body, empty for none.
func (in *input) day(field, text string) (day domain.Date) {
	if text == "" || in.errs.Has(field) {
		return day
	}
	day, err := domain.ParseDate(text)
	in.errs.Check(field, err)
	return day
}

// ending is for calls that end something of a company and answer nothing.
func (s *Server) ending(end func(m *members.Members, ctx context.Context, who usecase.Actor, company, id int64) error) endpoint {
	return func(w http.ResponseWriter, r *http.Request) error {
		company, id, err := inCompany(r)
		if err != nil {
			return err
		}
		undo, err := s.takeChange(r)
		if err != nil {
			return err
		}
		if err := end(s.App.Members, r.Context(), actor(r), company, id); err != nil {
			undo()
			return err
		}
		w.WriteHeader(http.StatusNoContent)
		return nil
	}
}
