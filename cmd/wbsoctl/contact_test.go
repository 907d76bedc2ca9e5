package main

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestGolden_contact_and_interest(t *testing.T) {
	d := withAnna(t)
	s := &transcript{desk: d}
	s.do("", "contact", "list")
	s.do("", "interest", "list")
	server := d.server()
	code, _ := post(t, server, "/api/contact/", map[string]string{"name": "Zoë de Vries", "email": "zoe@elders.example", "message": "Hallo,\nkan dit?"})
	require.Equal(t, 201, code)
	_, tokens := post(t, server, "/api/token/", map[string]string{"username": "anna", "password": goodPassword})
	r := httptest.NewRequestWithContext(t.Context(), http.MethodPost, "/api/no-cure-no-pay-interest/", strings.NewReader(`{"interested": true}`))
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Authorization", "Bearer "+tokens["access"].(string))
	w := httptest.NewRecorder()
	server.ServeHTTP(w, r)
	require.Equal(t, 200, w.Code, w.Body)
	for _, command := range []string{"contact", "interest"} {
		s.do("", command, "list")
		s.do("", command, "list", "-o", "json")
		s.do("", command, "list", "-o", "csv")
	}
	s.compare(t, "contact_and_interest")
}
