package httpapi

import (
	"net/http"

	"golang.org/x/text/unicode/norm"

	"wbso/adapters/apitypes"
	"wbso/domain/site"
)

// contactSent is what a visitor reads who wrote to the operator.
const contactSent = "Bedankt! Je bericht is verzonden. We nemen zo snel mogelijk contact met je op."

// contact counts the messages that arrived; one with errors in it does not count.
func (s *Server) contact(w http.ResponseWriter, r *http.Request) error {
	undo, err := s.take(r, s.limits.Contact.from(r, "contact", "")...)
	if err != nil {
		return err
	}
	if err := s.receive(r); err != nil {
		undo()
		return err
	}
	writeJSON(w, http.StatusCreated, map[string]string{"detail": contactSent})
	return nil
}

func (s *Server) receive(r *http.Request) error {
	var body apitypes.ContactMessage
	in, err := s.read(r, maxBody, &body)
	if err != nil {
		return err
	}
	message := site.ContactMessage{
		Name: norm.NFC.String(body.Name), Email: norm.NFC.String(body.Email), Phone: body.Phone, Message: body.Message,
	}
	if len(in.errs) > 0 {
		_, err := site.ParseContact(message)
		return merge(in.errs, err)
	}
	return s.App.Contact.SendContactMessage(r.Context(), message)
}

func (s *Server) interest(w http.ResponseWriter, r *http.Request) error {
	interested, err := s.App.Contact.FindInterest(r.Context(), actor(r))
	if err != nil {
		return err
	}
	writeInterest(w, interested)
	return nil
}

func (s *Server) saveInterest(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.Interest
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return err
	}
	if err := in.errs.Err(); err != nil {
		return err
	}
	if err := s.App.Contact.SetInterest(r.Context(), actor(r), body.Interested); err != nil {
		return err
	}
	writeInterest(w, body.Interested)
	return nil
}

func writeInterest(w http.ResponseWriter, interested bool) {
	writeJSON(w, http.StatusOK, map[string]bool{"interested": interested})
}
