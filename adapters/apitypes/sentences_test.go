package apitypes_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/adapters/apitypes"
	"wbso/domain"
	"wbso/domain/vectortest"
)

// Each sentence of the API is read back as the error that it came from: a standard case by its code and arguments, and
// a sentence of the product as it is.
func TestErrorSaying(t *testing.T) {
	type errorCase struct {
		Code     domain.Code
		Kind     string
		Status   int
		Field    string
		Args     domain.Args
		Sentence string
		Dutch    string
	}
	for _, c := range vectortest.Cases[errorCase](t, "http_errors") {
		got := apitypes.ErrorSaying(domain.Invalid, c.Field, c.Sentence)
		assert.Equal(t, c.Sentence, apitypes.Sentence(got), c.Sentence)
		assert.Equal(t, c.Field, got.Field)
		if c.Dutch != "" { // the API has it in English
			assert.Equal(t, c.Code, got.Code, c.Sentence)
			for name, value := range c.Args {
				assert.Equal(t, value, got.Args[name], c.Sentence)
			}
		}
	}
	several := apitypes.ErrorSaying(domain.Invalid, "", "regel een\nregel \"twee\" is not a valid choice. {pk}")
	assert.Equal(t, domain.CodeSaid, several.Code)
	assert.Equal(t, "regel een\nregel \"twee\" is not a valid choice. {pk}", apitypes.Sentence(several))
}
