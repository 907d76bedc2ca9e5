package httpapi

import "net/http"

// webhook takes the provider's raw bytes, since the signature is over those.
func (s *Server) webhook(w http.ResponseWriter, r *http.Request) error {
	payload, err := readWhole(r, maxEvent)
	if err != nil {
		return err
	}
	if err := s.App.Payments.Webhook(r.Context(), payload, r.Header.Get("Stripe-Signature")); err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, map[string]bool{"received": true})
	return nil
}
