package domain_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"wbso/domain"
)

func numberVectors() map[string]func(*testing.T, string) {
	return map[string]func(*testing.T, string){
		"numbers_kvk":      rule(domain.ParseKvK),
		"numbers_btw":      rule(domain.ParseBTW),
		"numbers_bsn":      rule(domain.ParseBSN),
		"numbers_bsn_mask": plain(domain.MaskBSN),
		"numbers_postcode": rule(domain.ParsePostcode),
	}
}

func TestParseBSN_D14_refusesEverySingleWrongDigit(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		good := goodBSN(t)
		at := rapid.IntRange(0, 8).Draw(t, "at")
		digit := byte('0' + rapid.IntRange(0, 9).Draw(t, "digit"))
		wrong := []byte(good)
		wrong[at] = digit
		_, err := domain.ParseBSN(string(wrong))
		assert.Equal(t, string(wrong) == good, err == nil, "%s → %s", good, wrong)
	})
}

func TestParseBTW_acceptsEveryValidRSIN(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		number := fmt.Sprintf("NL%sB%02d", goodBSN(t), rapid.IntRange(1, 99).Draw(t, "suffix"))
		_, err := domain.ParseBTW(number)
		assert.NoError(t, err)
	})
}

// goodBSN draws eight digits and adds the ninth digit that makes the weighted sum
// divisible by 11. It draws again when no digit does.
func goodBSN(t *rapid.T) string {
	for {
		n := rapid.IntRange(1, 99_999_999).Draw(t, "eight digits")
		s, sum := fmt.Sprintf("%08d", n), 0
		for i, r := range s {
			sum += (9 - i) * int(r-'0')
		}
		if sum%11 < 10 {
			return fmt.Sprintf("%s%d", s, sum%11)
		}
	}
}

func TestNumbers_I05_parsingTwiceChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.StringMatching(`[ .-]?[0-9NLnlABab .-]{0,18}`).Draw(t, "typed")
		for _, parse := range []func(string) (string, error){domain.ParseKvK, domain.ParseBTW, domain.ParseBSN, domain.ParsePostcode} {
			once, err := parse(s)
			if err != nil {
				continue
			}
			twice, err := parse(once)
			assert.NoError(t, err)
			assert.Equal(t, once, twice)
		}
	})
}

func TestMaskBSN_D16_showsThreeDigitsOnly(t *testing.T) {
	assert.Equal(t, 3, strings.Count(domain.MaskBSN("123456782"), "")-1-6)
	assert.NotContains(t, domain.MaskBSN("123456782"), "456")
}
