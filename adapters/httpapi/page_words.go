package httpapi

import (
	"bytes"
	"encoding/json"
	"html"
	"strconv"
	"text/template"

	"wbso/domain"
	"wbso/domain/payment"
)

// figure writes a number of the site.
type figure func(n int64) string

var (
	plain      figure = func(n int64) string { return strconv.FormatInt(n, 10) }
	thousands  figure = func(n int64) string { return domain.DutchInt(int(n)) }
	percent    figure = func(n int64) string { return plain(n) + "%" }
	cents      figure = func(n int64) string { return domain.Cents(n).Euro() }
	wholeEuros figure = func(n int64) string { return "€\u00a0" + thousands((n+50)/100) }
	millions   figure = func(n int64) string { return "€\u00a0" + thousands(n) + " miljoen" }
)

// figures has the way in which each figure is written. The client's api/site-text.tsx writes them
// the same way: both are held to testdata/vectors/site_words.json.
var figures = map[string]figure{
	"year": plain, "first_bracket_percent": percent, "first_bracket_starter_percent": percent, "first_bracket_limit": wholeEuros, "second_bracket_percent": percent,
	"benefit_of_250k": wholeEuros, "self_employed_deduction": wholeEuros, "self_employed_starter_extra": wholeEuros, "flat_hourly_wage": cents, "budget_millions": millions,
	"hours": thousands, "wage": cents, "wages": wholeEuros, "allowance": wholeEuros, "base": wholeEuros, "limit": wholeEuros,
	"first_rate_percent": percent, "first_part": wholeEuros, "first_yield": wholeEuros,
	"second_rate_percent": percent, "second_part": wholeEuros, "second_yield": wholeEuros, "benefit": wholeEuros,
	"hours_year": plain, "own_hours": thousands, "deduction": wholeEuros, "starter_extra": wholeEuros,
	"earlier_hours": thousands, "earlier_base": wholeEuros, "earlier_own_hours": thousands,
}

// fillPage returns what fills a page of the built client. The page is a template of
// package text/template, because html/template would drop the comments by which
// React finds its texts. So everything that fills a hole is escaped here.
func fillPage(read func() ([]byte, error)) fill {
	return func(site siteNow) ([]byte, error) {
		page, err := read()
		if err != nil {
			return nil, err
		}
		t, err := template.New("page").Option("missingkey=error").Funcs(template.FuncMap{"json": inJSON}).Parse(string(page))
		if err != nil {
			return nil, err
		}
		words, err := wordsOf(site)
		if err != nil {
			return nil, err
		}
		var out bytes.Buffer
		err = t.Execute(&out, words)
		return out.Bytes(), err
	}
}

// wordsOf returns the site as pages write it, under the names of its JSON. Besides
// these it has the newest year, our own address, the price, and the site as data.
func wordsOf(site siteNow) (map[string]any, error) {
	words := map[string]any{}
	d := json.NewDecoder(bytes.NewReader(site.json))
	d.UseNumber()
	if err := d.Decode(&words); err != nil {
		return nil, err
	}
	written("", words)
	if years, _ := words["wbso"].([]any); len(years) > 0 {
		words["newest"] = years[len(years)-1]
	}
	words["public_url"] = html.EscapeString(site.publicURL)
	quote := payment.StandardQuote()
	words["price"], words["price_with_vat"] = quote.Price.Euros(), quote.Total.Euros()
	words["json"] = string(site.json) // in which <, > and & are escaped, so that no text can end the block
	return words, nil
}

// written returns a value of the site as HTML that may stand in a text or an attribute.
func written(name string, value any) any {
	switch v := value.(type) {
	case map[string]any:
		for key, member := range v {
			v[key] = written(key, member)
		}
	case []any:
		for i, item := range v {
			v[i] = written(name, item)
		}
	case string:
		return html.EscapeString(v)
	case json.Number:
		if n, err := v.Int64(); err == nil && figures[name] != nil {
			return html.EscapeString(figures[name](n))
		}
		return v.String()
	}
	return value
}

// inJSON returns a word of a page as it stands in a text of JSON. Package json escapes <, > and
// &, so that no text can end a block of data.
func inJSON(word string) string {
	text, _ := json.Marshal(html.UnescapeString(word)) // a text always encodes
	return string(text[1 : len(text)-1])
}
