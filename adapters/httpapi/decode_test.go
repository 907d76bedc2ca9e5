package httpapi

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"wbso/domain"
)

// escaped writes a text as JSON with every UTF-16 unit as \uXXXX.
func escaped(units []uint16) string {
	var b strings.Builder
	for _, u := range units {
		fmt.Fprintf(&b, `\u%04x`, u)
	}
	return b.String()
}

func TestText_I04_any_text_however_escaped(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := strings.ReplaceAll(rapid.String().Draw(t, "text"), "\x00", "")
		plain, err := json.Marshal(want)
		require.NoError(t, err)
		for _, raw := range []string{string(plain), `"` + escaped(utf16.Encode([]rune(want))) + `"`} {
			got, err := text([]byte(raw))
			require.NoError(t, err)
			assert.Equal(t, want, got)
		}
	})
}

func TestText_I04_half_a_pair_is_found_wherever_it_stands(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		before, after := rapid.String().Draw(t, "before"), rapid.String().Draw(t, "after")
		half := rapid.Uint16Range(0xD800, 0xDFFF).Draw(t, "half")
		backslashes := strings.Repeat(`\\`, rapid.IntRange(0, 3).Draw(t, "backslashes"))
		raw := `"` + escaped(utf16.Encode([]rune(before))) + backslashes + escaped([]uint16{half}) + "x" + escaped(utf16.Encode([]rune(after))) + `"`
		_, err := text([]byte(raw))
		assert.Equal(t, domain.CodeNullChars, domain.CodeOf(err))
	})
}

func TestText_I04_an_escaped_backslash_is_no_escape(t *testing.T) {
	got, err := text([]byte(`"\\ud800 and \\\\ude00"`))
	require.NoError(t, err)
	assert.Equal(t, `\ud800 and \\ude00`, got)
}

// Whatever bytes come in, reading them ends with an object or an error.
func TestObject_I02_any_bytes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		raw := rapid.OneOf(
			rapid.SliceOf(rapid.Byte()),
			rapid.Map(rapid.SliceOf(rapid.SampledFrom([]string{"{", "}", "[", "]", ":", ",", `"a"`, `"\u0061"`, "1", "null", " "})), func(parts []string) []byte {
				return []byte(strings.Join(parts, ""))
			}),
		).Draw(t, "raw")
		var into struct {
			A []int `json:"a"`
		}
		_, err := decode(raw, &into, true)
		if err == nil {
			assert.True(t, json.Valid(raw))
			return
		}
		assert.Equal(t, domain.Invalid, domain.KindOf(err))
	})
}
