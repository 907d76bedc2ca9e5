package usecase_test

import (
	"encoding/base64"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"wbso/app/usecase"
)

func TestSigner(t *testing.T) {
	signer, noon := usecase.Signer{Key: []byte("a key")}, time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)
	before := noon.Add(-time.Hour)
	code := signer.Sign(noon, "ab", "c")
	assert.Len(t, code, 54)
	assert.True(t, signer.SignedSince(before, code, "ab", "c"))
	assert.False(t, signer.SignedSince(noon, code, "ab", "c"), "not after that moment")
	assert.False(t, usecase.Signer{Key: []byte("another")}.SignedSince(before, code, "ab", "c"))
	for _, other := range [][]string{{}, {"ab"}, {"abc"}, {"a", "bc"}, {"ab", "c", ""}, {"c", "ab"}} {
		assert.False(t, signer.SignedSince(before, code, other...), other)
	}
	later := base64.RawURLEncoding.EncodeToString(append([]byte{0, 0, 0, 0, 0x7f, 0, 0, 0}, make([]byte, 32)...))
	for _, bad := range []string{"", "AAAA", code[:10], code[:11], code[:53], code + "A", "é", later} {
		assert.False(t, signer.SignedSince(before, bad, "ab", "c"), bad)
	}
}
