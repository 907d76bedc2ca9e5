package domain_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
)

func TestError_Is_comparesCodeAndField(t *testing.T) {
	err := fmt.Errorf("submit: %w", domain.Bad("kvk_number", domain.CodeKvK))
	assert.ErrorIs(t, err, domain.Fail(domain.Invalid, domain.CodeKvK))
	assert.ErrorIs(t, err, domain.Bad("kvk_number", domain.CodeKvK))
	assert.NotErrorIs(t, err, domain.Bad("client", domain.CodeKvK))
	assert.Equal(t, domain.Invalid, domain.KindOf(err))
	assert.Equal(t, domain.CodeKvK, domain.CodeOf(err))
}

func TestError_WithAndBecauseReturnCopies(t *testing.T) {
	first := domain.Fail(domain.Conflict, domain.CodeMove)
	cause := errors.New("cause")
	second := first.With("from", "a").With("to", "b").Because(cause)
	assert.Nil(t, first.Args)
	assert.Equal(t, domain.Args{"from": "a", "to": "b"}, second.Args)
	assert.ErrorIs(t, second, cause)
	assert.Equal(t, "move_not_allowed: cause", second.Error())
}

func TestFields_Check(t *testing.T) {
	var f domain.Fields
	f.Check("a", nil)
	assert.NoError(t, f.Err())
	f.Check("a", domain.Fail(domain.Invalid, domain.CodeBlank))
	f.Check("b", domain.Bad("own", domain.CodeBlank))
	f.Check("c", domain.Fields{domain.Bad("x", domain.CodeDate), domain.Bad("y", domain.CodeDate)})
	f.Check("d", errors.New("disk"))
	assert.Equal(t, "a: blank; own: blank; x: date_invalid; y: date_invalid; d: internal: disk", f.Error())
	assert.True(t, f.Has("own"))
	assert.False(t, f.Has("b"))
	assert.Equal(t, domain.Invalid, domain.KindOf(f.Err()))
}

func TestKindOf_otherErrorsAreInternal(t *testing.T) {
	assert.Equal(t, domain.Internal, domain.KindOf(errors.New("x")))
	assert.Empty(t, domain.CodeOf(errors.New("x")))
}
