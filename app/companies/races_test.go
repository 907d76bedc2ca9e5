package companies_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/app/apptest"
	"wbso/domain"
	"wbso/domain/company"
)

func TestCompanies_F07_racingReplacements(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		var ids []int64
		for _, kvk := range []string{"11111111", "22222222", "33333333", "44444444"} {
			ids = append(ids, h.Company(who, "Bedrijf "+kvk, kvk).ID)
		}
		errs := apptest.Racing(len(ids), func(i int) error {
			_, err := h.Companies.ReplaceCompany(h.Ctx(), who, ids[i], company.Company{Name: "Zelfde", KvK: "99999999"})
			return err
		})
		assert.Equal(t, 1, apptest.Won(errs))
		for _, err := range errs {
			if err != nil {
				apptest.Refused(t, domain.Invalid, domain.CodeKvKTaken, err)
			}
		}
	})
}
