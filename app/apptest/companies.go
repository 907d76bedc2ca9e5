package apptest

import (
	"github.com/stretchr/testify/require"

	"wbso/app/usecase"
	"wbso/domain/company"
)

// Company adds a company.
func (h *Server) Company(who usecase.Actor, name, kvk string) company.Company {
	h.T.Helper()
	c, err := h.Companies.CreateCompany(h.Ctx(), who, company.Company{Name: name, KvK: kvk})
	require.NoError(h.T, err)
	return c
}
