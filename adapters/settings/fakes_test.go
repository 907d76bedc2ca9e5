package settings

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestLoad_fakesListenOnThisComputer(t *testing.T) {
	c := load(t, false, nil)
	assert.Equal(t, "127.0.0.1:8000", c.Addr)
	assert.Len(t, warned(c, "listening on this computer only"), 1)
	assert.Equal(t, "127.0.0.1:8000", load(t, false, nil, "WBSO_ALLOW_FAKES=1").Addr, "more needs a host")
	for _, addr := range []string{"127.0.0.1:8000", "localhost:8000", "[::1]:8000", "127.9.9.9:8000"} {
		c := load(t, false, nil, "WBSO_ADDR="+addr)
		assert.Equal(t, addr, c.Addr)
		assert.Empty(t, warned(c, "listening"))
	}
	assert.Empty(t, warned(load(t, true, nil), "listening"), "a demonstration is known to")
}

func TestLoad_fakesForOthersNeedAWord(t *testing.T) {
	for _, setting := range []string{
		"WBSO_ADDR=0.0.0.0:8000", "WBSO_ADDR=[::]:8000", "WBSO_ADDR=192.0.2.7:8000", "WBSO_ADDR=server:8000",
		"WBSO_PUBLIC_URL=https://wbso.example.nl", "WBSO_PUBLIC_URL=http://192.0.2.7:8000",
	} {
		wrong := refused(t, nil, setting)
		assert.Equal(t, "WBSO_ALLOW_FAKES", wrong.Variable, setting)
		assert.Contains(t, wrong.Problem, "WBSO_PAYMENTS")
		assert.Contains(t, wrong.Problem, "WBSO_MAIL")
		assert.Contains(t, wrong.Problem, "WBSO_OPERATOR_KVK")
		assert.Equal(t, "WBSO_ALLOW_FAKES", refused(t, nil, setting, "WBSO_ALLOW_FAKES=0").Variable, setting)
		load(t, false, nil, setting, "WBSO_ALLOW_FAKES=1")
	}
}

// Each field of the operator counts, also when all others are real.
func TestFakes_fieldByField(t *testing.T) {
	c := load(t, false, nil, genuine()...)
	assert.Equal(t, []string{"WBSO_PAYMENTS", "WBSO_MAIL"}, c.Fakes())
	mailed := load(t, false, nil, append(genuine(), "WBSO_MAIL=smtp://mail.example:587")...)
	assert.Equal(t, []string{"WBSO_PAYMENTS"}, mailed.Fakes())
	for i, setting := range genuine() {
		others := append([]string{}, genuine()...)
		others[i] = ""
		c := load(t, false, nil, others...)
		if assert.Len(t, c.Fakes(), 3, setting) {
			assert.Contains(t, setting, c.Fakes()[2]+"=")
		}
	}
	example := load(t, false, nil, append(genuine(), "WBSO_OPERATOR_KVK=01234567")...)
	assert.Contains(t, example.Fakes(), "WBSO_OPERATOR_KVK", "the example typed out is the example")
}
