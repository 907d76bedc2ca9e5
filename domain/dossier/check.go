package dossier

import (
	"strconv"

	"wbso/domain"
)

func choice(errs *domain.Fields, field, value string, allowed ...string) {
	for _, v := range allowed {
		if v == value {
			return
		}
	}
	errs.Add(field, domain.CodeChoice).Args["value"] = value
}

func between(errs *domain.Fields, field string, n, low, high int64) {
	switch {
	case n < low:
		errs.Add(field, domain.CodeBelowMin).Args["min"] = strconv.FormatInt(low, 10)
	case n > high:
		errs.Add(field, domain.CodeAboveMax).Args["max"] = strconv.FormatInt(high, 10)
	}
}

func atMost(errs *domain.Fields, field string, n, most int) {
	if n > most {
		errs.Add(field, domain.CodeRowsMany).Args["max"] = strconv.Itoa(most)
	}
}
