package domain_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"math/big"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"wbso/domain"
	"wbso/domain/payment"
)

func moneyVectors() map[string]func(*testing.T, string) {
	type texts struct{ Euro, Plain, Dutch, Wire string }
	type quoteIn struct {
		Price domain.Cents
		Code  string
	}
	type quote struct {
		Price, VAT, Total domain.Cents
		CodeApplied       string `json:"code_applied"`
	}
	type code struct {
		Code      string
		Price     domain.Cents
		ExpiresOn string `json:"expires_on"`
		MaxUses   int    `json:"max_uses"`
		Disabled  bool
	}
	type use struct {
		Code  code
		Today string
		Used  int
	}
	read := func(c code) payment.DiscountCode {
		return payment.DiscountCode{Code: c.Code, Price: c.Price, ExpiresOn: day(c.ExpiresOn), MaxUses: c.MaxUses, Disabled: c.Disabled}
	}
	return map[string]func(*testing.T, string){
		"money_format": plain(func(c domain.Cents) texts {
			return texts{Euro: c.Euro(), Plain: c.Plain(), Dutch: c.Dutch(), Wire: c.Euros()}
		}),
		"money_parse": rule(domain.ParseEuros),
		"pricing_quote": plain(func(in quoteIn) quote {
			q := payment.QuoteFor(in.Price, in.Code)
			return quote{Price: q.Price, VAT: q.VAT, Total: q.Total, CodeApplied: q.CodeApplied}
		}),
		"discount_code_usable": check(func(in use) error { return read(in.Code).Usable(day(in.Today), in.Used) }),
		"discount_code_parse": rule(func(in code) (string, error) {
			c, err := payment.ParseDiscountCode(read(in))
			return c.Code, err
		}),
	}
}

func TestQuote_P01_theFixedPrice(t *testing.T) {
	assert.Equal(t, payment.Quote{Price: 79500, VAT: 16695, Total: 96195}, payment.StandardQuote())
}

func TestVAT_P16_roundsHalfUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		price := rapid.Int64Range(0, 1_000_000_000_00).Draw(t, "price")
		exact := new(big.Rat).Add(big.NewRat(price*21, 100), big.NewRat(1, 2))
		want := new(big.Int).Div(exact.Num(), exact.Denom()).Int64()
		q := payment.QuoteFor(domain.Cents(price), "")
		assert.Equal(t, domain.Cents(want), q.VAT)
		assert.Equal(t, q.Price+q.VAT, q.Total)
	})
}

func TestMoney_P16_noFloats(t *testing.T) {
	for _, file := range []string{
		"money.go", "hours.go", "hours/usage.go", "payment/pricing.go", "payment/discount_code.go", "payment/payment.go", "payment/settle.go", "payment/dispute.go",
		"scheme/year.go", "scheme/benefit.go",
	} {
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		require.NoError(t, err)
		ast.Inspect(tree, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.Ident:
				assert.False(t, strings.Contains(strings.ToLower(n.Name), "float"), "%s: %s", file, n.Name)
			case *ast.BasicLit:
				assert.NotEqual(t, token.FLOAT, n.Kind, "%s: %s", file, n.Value)
			case *ast.ImportSpec:
				assert.NotEqual(t, `"math"`, n.Path.Value, file)
			}
			return true
		})
	}
}

func TestMoney_roundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := domain.Cents(rapid.Int64Range(0, 99_999_999_999).Draw(t, "cents"))
		for _, s := range []string{c.Euros(), strings.Replace(c.Euros(), ".", ",", 1)} {
			again, err := domain.ParseEuros(s)
			assert.NoError(t, err)
			assert.Equal(t, c, again)
		}
		assert.Equal(t, c.Euros(), strings.NewReplacer(".", "", ",", ".").Replace(c.Dutch()))
	})
}

func TestNormaliseCode_P12_ignoresSpacesAndCase(t *testing.T) {
	assert.Equal(t, "WELKOM", payment.NormaliseCode("  welKom\n"))
}

// A price for a reason is taken when it is lower, and no code is used then.
func TestQuote_Or(t *testing.T) {
	code := payment.QuoteFor(500_00, "WELKOM")
	for _, c := range []struct {
		price domain.Cents
		why   payment.PriceReason
		want  payment.Quote
	}{
		{400_00, "", code},
		{500_00, payment.SecondPrice, code},
		{499_99, payment.SecondPrice, payment.Quote{Price: 499_99, VAT: 105_00, Total: 604_99, Less: payment.SecondPrice}},
		{0, payment.FollowUpPrice, payment.Quote{Less: payment.FollowUpPrice}},
	} {
		assert.Equal(t, c.want, code.Or(c.price, c.why))
	}
}
