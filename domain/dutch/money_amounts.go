package dutch

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Amount is an amount of money in a text, from byte From up to byte To. Cents is 0 when there is
// a Doubt about it.
type Amount struct {
	From, To int
	Cents    int64 // of euros
	Doubt    Doubt
}

// Doubt is the reason why the value of an amount in euros is not certain.
type Doubt string

// The doubts about an amount.
const (
	Sure          Doubt = ""
	OtherCurrency Doubt = "currency"
	Separator     Doubt = "separator" // a separator that may be of thousands or of decimals: 1,200
)

// Amounts as people type them: € 12.500 | 12.500 euro | EUR 12.500,00 | 12.500,- | 12,5k | k€ 12 | 15 duizend euro | $ 500.
// A number of some size without a currency is one too when nothing that is counted follows it.
const (
	figure = `\d{1,3}(?:[ \x{a0}]\d{3})+(?:,\d{1,2})?|\d(?:[.,'’]?\d)*`
	dash   = `(?:[.,][-=–—]+)?`
	scale  = `(?:[ \x{a0}]?(k|duizend|mille|miljoen|mln|mio)\b)?`
	signs  = `(?:\b[a-z]{1,2})?\$|£|¥|₹|₺|₩|฿`
	coins  = `(?:usd|(?:us[- ])?dollars?|gbp|pond(?:en)?(?: sterling)?|chf|(?:zwitserse )?fran(?:k(?:en)?|cs?)|jpy|yen|cny|rmb|yuan|dkk|sek|nok|kro(?:on|nen)|pln|zloty'?s?|cad|aud|czk|huf|inr|roepies?|btc|bitcoins?)\b`
	plain  = `\d{1,3}(?:\.\d{3})+(?:,\d\d)?|\d{3,7}(?:,\d\d)?`
)

var (
	priced = regexp.MustCompile(`(?i)(?:(?:\b(k))?€|\b(k)?euro?(?:'?s)?\b|(` + signs + `|\b` + coins + `))[ \x{a0}]*(` + figure + `)` + dash + scale +
		`|(` + figure + `)` + dash + scale + `[ \x{a0}]*(?:€|(k)?euro?(?:'?s)?\b|(` + signs + `|` + coins + `))` +
		`|(` + figure + `)[ \x{a0}]?(k|duizend|mille|mln|mio)\b|(` + figure + `)[.,][-=–—]+`)
	bare       = regexp.MustCompile(plain)
	bareBefore = regexp.MustCompile(`(?i)\b(type|nr|nummer|versie|model|norm|iso|nen|din|serie|artikel|jaar|tot|op|bij|met|na|in|sinds)\.?\s*$|[-/.,+#±<>=%\pL\d]$`)
	bareAfter  = regexp.MustCompile(`(?i)^\s*(?:$|[,;)(]|\.(?:\s|$)|(?:ex|excl|exclusief|incl|inclusief|zonder|per|elk|en|plus|voor|aan|waarvan)\b|[-–+]\s)`)
	yearLike   = regexp.MustCompile(`^20[23]\d$`)
	records    = regexp.MustCompile(`(?i)^\s+(?:\pL+)`)
	moneyNext  = regexp.MustCompile(`(?i)^\s+(?:aan|voor|per|excl|incl|exclusief|inclusief|en|totaal|in)\b`)
)

// near is how many bytes around a number say what it is. A regular expression over all that is
// before each number would make the reading of a long text quadratic.
const near = 40

// Amounts returns the amounts in a text, in order.
func Amounts(text string) (all []Amount) {
	for _, m := range priced.FindAllStringSubmatchIndex(text, -1) {
		rest := text[m[1]:min(len(text), m[1]+near)]
		counted := m[20] >= 0 && records.MatchString(rest) && !moneyNext.MatchString(rest) // 10k records
		if before, _ := utf8.DecodeLastRuneInString(text[:m[0]]); counted || unicode.IsLetter(before) || unicode.IsDigit(before) {
			continue
		}
		a := Amount{From: m[0], To: m[1], Doubt: OtherCurrency}
		if group(text, m, 3, 9) == "" {
			a.Cents, a.Doubt = Cents(group(text, m, 4, 6, 10, 12), group(text, m, 1, 2, 8)+group(text, m, 5, 7, 11))
		}
		all = append(all, a)
	}
	with := all // a currency; what is bare stands between these
	for _, m := range bare.FindAllStringIndex(text, -1) {
		for len(with) > 0 && with[0].To <= m[0] {
			with = with[1:]
		}
		taken := len(with) > 0 && with[0].From < m[1]
		before, after := text[max(0, m[0]-near):m[0]], text[m[1]:min(len(text), m[1]+near)]
		if digits := text[m[0]:m[1]]; !taken && !yearLike.MatchString(digits) && !bareBefore.MatchString(before) && bareAfter.MatchString(after) {
			cents, doubt := Cents(digits, "")
			all = append(all, Amount{m[0], m[1], cents, doubt})
		}
	}
	slices.SortFunc(all, func(a, b Amount) int { return a.From - b.From })
	return all
}

// group returns the text of the first of the given groups that took part in a match.
func group(text string, m []int, groups ...int) string {
	for _, g := range groups {
		if m[2*g] >= 0 {
			return text[m[2*g]:m[2*g+1]]
		}
	}
	return ""
}

var (
	spaces    = strings.NewReplacer(" ", "", "\u00a0", "", "’", "'")
	separated = strings.NewReplacer(".", "", ",", "", "'", "")
	thousands = regexp.MustCompile(`^[1-9]\d{0,2}(?:(?:\.\d{3})+(?:,\d{1,2})?|(?:'\d{3})+(?:[.,]\d{1,2})?|(?:,\d{3})+\.\d\d|(?:,\d{3}){2,})$`)
	decimals  = regexp.MustCompile(`^\d+(?:[.,]\d\d)?$`)
	tenths    = regexp.MustCompile(`^\d+[.,]\d$`)
)

// Cents reads a number of euros, times a unit (k, duizend, mln). A number whose separator may be of
// thousands or of decimals is in doubt, as is a number too large to be plausible.
func Cents(digits, unit string) (int64, Doubt) {
	digits = spaces.Replace(digits)
	factor := map[string]int64{"": 1, "miljoen": 1_000_000, "mln": 1_000_000, "mio": 1_000_000}[strings.ToLower(unit)]
	if factor == 0 {
		factor = 1_000
	}
	known := thousands.MatchString(digits) && factor == 1 || decimals.MatchString(digits) || tenths.MatchString(digits) && factor > 1
	whole, fraction := digits, ""
	if i := strings.LastIndexAny(digits, ".,"); i >= 0 && len(digits)-i-1 < 3 {
		whole, fraction = digits[:i], digits[i+1:]
	}
	if whole = separated.Replace(whole); !known || len(whole) > 10 {
		return 0, Separator
	}
	n, _ := strconv.ParseInt(whole+(fraction + "00")[:2], 10, 64) // at most twelve digits
	return n * factor, Sure
}
