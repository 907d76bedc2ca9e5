package httpapi

import (
	"net/http"
	"strconv"

	"wbso/adapters/apitypes"
	"wbso/app/members"
	"wbso/domain"
	"wbso/domain/member"
)

func (s *Server) listInvitations(w http.ResponseWriter, r *http.Request) error {
	company, err := pathCompany(r)
	if err != nil {
		return err
	}
	return writeList(w, r, apitypes.InvitationOf, func(p domain.Page) (domain.List[member.Invitation], error) {
		return s.App.Members.ListInvitations(r.Context(), actor(r), company, p)
	})
}

// allowInvitation counts the mails of a person, and those of a company to an address.
func (s *Server) allowInvitation(r *http.Request) members.Allow {
	return func(company int64, address string) (func(), error) {
		return s.take(r, s.limits.InviteDay.by("invite_day", userKey(r)), s.limits.InviteWeek.by("invite_week", strconv.FormatInt(company, 10)+" "+address))
	}
}

func (s *Server) invite(w http.ResponseWriter, r *http.Request) error {
	company, err := pathCompany(r)
	if err != nil {
		return err
	}
	var body apitypes.NewInvitation
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return err
	}
	until := in.day("until", body.Until)
	made, err := s.App.Members.Invite(r.Context(), actor(r), company, members.NewInvitation{
		Email: body.Email, Terms: member.Terms{Role: member.Role(body.Role), Employee: body.Employee, Until: until}, Shape: in.errs,
	}, s.allowInvitation(r))
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusCreated, apitypes.InvitationOf(made))
	return nil
}

func (s *Server) resendInvitation(w http.ResponseWriter, r *http.Request) error {
	company, id, err := inCompany(r)
	if err != nil {
		return err
	}
	again, err := s.App.Members.ResendInvitation(r.Context(), actor(r), company, id, s.allowInvitation(r))
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.InvitationOf(again))
	return nil
}

// openInvitation counts codes that do not work, which may be guesses.
func (s *Server) openInvitation(w http.ResponseWriter, r *http.Request) error {
	q := query{values: r.URL.Query()}
	code := q.text("code", must)
	if err := q.errs.Err(); err != nil {
		return err
	}
	undo, err := s.take(r, s.limits.Confirm.from(r, "invitation", "")...)
	if err != nil {
		return err
	}
	open, err := s.App.Members.FindOpenInvitation(r.Context(), code)
	if err != nil {
		return err
	}
	undo()
	writeJSON(w, http.StatusOK, apitypes.OpenInvitation{Company: open.Company, Role: string(open.Role), InvitedBy: open.InvitedBy})
	return nil
}

func (s *Server) acceptInvitation(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.InvitationCode
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return err
	}
	in.filled("code", body.Code)
	if err := in.errs.Err(); err != nil {
		return err
	}
	undo, err := s.take(r, s.limits.Confirm.from(r, "invitation", "")...)
	if err != nil {
		return err
	}
	joined, company, err := s.App.Members.AcceptInvitation(r.Context(), actor(r), body.Code)
	if domain.KindOf(err) != domain.NotFound || err == nil {
		undo()
	}
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.MembershipOf(joined, company))
	return nil
}
