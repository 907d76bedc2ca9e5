package main

import (
	"fmt"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// withCompanies is a desk with three companies of anna and bert, of which two have one name.
func withCompanies(t *testing.T) *desk {
	d := withAnna(t)
	d.withInput(goodPassword).must("user", "create", "bert", "--email", "bert@example.nl", "--password-stdin")
	server := d.server()
	for _, c := range []struct{ user, name, kvk string }{
		{"anna", "Pompwacht B.V.", "12345678"}, {"anna", "Kassabon B.V.", "23456789"}, {"bert", "Kassabon B.V.", "34567890"},
	} {
		_, tokens := post(t, server, "/api/token/", map[string]string{"username": c.user, "password": goodPassword})
		r := httptest.NewRequestWithContext(t.Context(), "POST", "/api/profiles/", strings.NewReader(fmt.Sprintf(`{"company_name": %q, "kvk_number": %q}`, c.name, c.kvk)))
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Authorization", "Bearer "+tokens["access"].(string))
		w := httptest.NewRecorder()
		server.ServeHTTP(w, r)
		require.Equal(t, 201, w.Code, w.Body)
	}
	return d
}

func TestGolden_employee(t *testing.T) {
	s := &transcript{desk: withCompanies(t)}
	good := s.desk.file("medewerkers.csv", "\ufeffvoornaam;achternaam;functie;e-mail;bsn\r\nZoë;de Vries;Chemicus;zoe@voorbeeld.nl;111.222.333\r\nBo;Ünal;;bo@voorbeeld.nl;\r\n")
	english := s.desk.file("employees.csv", "email,first_name,last_name\nsam@voorbeeld.nl,Sam,Bakker\nbo@voorbeeld.nl,Bo,Ünal\n")
	bad := s.desk.file("fout.csv", "voornaam;achternaam;e-mail;bsn\nKim;Kok;kim@voorbeeld.nl;123456789\n;Vos;geen adres;\nKees;Kok;KIM@voorbeeld.nl;\nPiet;Smit;bo@voorbeeld.nl;\n"+
		strings.Repeat("x", 101)+";Bos;bos@voorbeeld.nl;\n")
	s.do("", "employee", "list")
	s.do("", "employee", "import", good)
	s.do("", "employee", "import", "--company", "1")
	s.do("", "employee", "import", "-", "--company", "1")
	s.do("", "employee", "list", "--company", "1", "--limit", "0")
	s.do("", "employee", "list", "--company", "Nergens")
	s.do("", "employee", "list", "--company", "kassabon b.v.")
	s.do("", "employee", "list", "--company", "1")
	s.do("", "employee", "reveals", "--company", "1")
	s.do("", "employee", "import", filepath.Join(s.desk.dir, "nergens.csv"), "--company", "1")
	s.do("", "employee", "import", good, "--company", "12 34 56 78", "--dry-run")
	s.do("", "employee", "list", "--company", "1")
	s.do("", "employee", "import", good, "--company", "12345678")
	s.do("", "employee", "import", good, "--company", "pompwacht b.v.", "-o", "json")
	s.do("", "employee", "import", english, "--company", "1", "-o", "csv")
	s.do("", "employee", "import", bad, "--company", "1")
	s.do("", "employee", "import", bad, "--company", "1", "--dry-run", "-o", "json")
	s.do("", "employee", "import", s.desk.file("leeg.csv", ""), "--company", "1")
	s.do("", "employee", "list", "--company", "1", "--archived")
	s.do("", "employee", "list", "--company", "1", "--limit", "1", "-o", "json")
	s.do("", "employee", "list", "--company", "1", "-o", "csv")
	s.do("", "employee", "list", "--company", "3")
	s.compare(t, "employee")
}
