package domain_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/vectortest"
)

func employeeVectors(t *testing.T, file string) {
	type employee struct {
		FirstName string `json:"first_name"`
		LastName  string `json:"last_name"`
		Function  string `json:"function_title"`
		Email     string `json:"email"`
	}
	type c struct {
		Name   string       `json:"name"`
		In     employee     `json:"in"`
		Want   employee     `json:"want"`
		Errors []fieldError `json:"errors"`
	}
	for _, c := range vectortest.Cases[c](t, file) {
		t.Run(c.Name, func(t *testing.T) {
			got, err := hours.ParseEmployee(hours.Employee{FirstName: c.In.FirstName, LastName: c.In.LastName, Function: c.In.Function, Email: c.In.Email})
			var errs domain.Fields
			_ = errors.As(err, &errs)
			assert.Equal(t, withArgs(c.Errors), fieldErrors(errs))
			if err == nil {
				assert.Equal(t, c.Want,
					employee{FirstName: got.FirstName, LastName: got.LastName, Function: got.Function, Email: got.Email})
			}
		})
	}
}

func TestEmployee_names(t *testing.T) {
	e := hours.Employee{FirstName: "Zoë", LastName: "de Vries"}
	assert.Equal(t, "Zoë de Vries", e.Name())
	assert.Equal(t, "Cher", hours.Employee{FirstName: "Cher"}.Name())
}
