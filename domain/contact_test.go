package domain_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
	"wbso/domain/site"
	"wbso/domain/vectortest"
)

func contactVectors(t *testing.T, file string) {
	type message struct{ Name, Email, Phone, Message string }
	type c struct {
		Name   string       `json:"name"`
		In     message      `json:"in"`
		Want   message      `json:"want"`
		Errors []fieldError `json:"errors"`
	}
	for _, c := range vectortest.Cases[c](t, file) {
		t.Run(c.Name, func(t *testing.T) {
			got, err := site.ParseContact(site.ContactMessage{Name: c.In.Name, Email: c.In.Email, Phone: c.In.Phone, Message: c.In.Message})
			var errs domain.Fields
			_ = errors.As(err, &errs)
			assert.Equal(t, withArgs(c.Errors), fieldErrors(errs))
			if err == nil {
				assert.Equal(t, c.Want, message{Name: got.Name, Email: got.Email, Phone: got.Phone, Message: got.Message})
			}
		})
	}
}
