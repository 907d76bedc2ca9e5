package httpapi

import (
	"bytes"
	"encoding/json"
	"html"
	"regexp"
	"strings"

	"wbso/domain/payment"
	"wbso/web"
)

// What search engines read on the pages for everybody, in the words of schema.org. Each page names
// the organization; what a page has besides is made of what it shows.

// withLinkedData adds to the page of the questions and to that of the prices what they say.
func withLinkedData(file string, f fill) fill {
	return func(site siteNow) ([]byte, error) {
		page, err := f(site)
		if err != nil {
			return nil, err
		}
		var says any
		switch file {
		case publicPage("faq"):
			says = questionsOf(page)
		case publicPage("prices"):
			says = offerOf(site)
		default:
			return page, nil
		}
		data, err := json.Marshal(says) // which escapes <, > and &, so no text can end the block
		if err != nil {
			return nil, err
		}
		block := "<script type=\"application/ld+json\">" + string(data) + "</script>\n  </head>"
		return bytes.Replace(page, []byte("</head>"), []byte(block), 1), nil
	}
}

type faqPage struct {
	Context   string     `json:"@context"`
	Type      string     `json:"@type"`
	Questions []question `json:"mainEntity"`
}

type question struct {
	Type   string `json:"@type"`
	Name   string `json:"name"`
	Answer answer `json:"acceptedAnswer"`
}

type answer struct {
	Type string `json:"@type"`
	Text string `json:"text"`
}

var (
	// asked is a question of the page with its answer (features/site/faq/accordion-panel.tsx).
	asked = regexp.MustCompile(`(?s)<h3[^>]*><button[^>]*>(.*?)</button></h3><div[^>]* data-question="[^>]*>(.*?)</div></div>`)
	// ends are the ends of what begins a line of its own.
	ends = regexp.MustCompile(`</(?:p|li|h4|tr)>|<br/?>`)
	tags = regexp.MustCompile(`(?s)<!--.*?-->|<[^>]*>`)
)

func questionsOf(page []byte) faqPage {
	all := faqPage{Context: "https://schema.org", Type: "FAQPage"}
	for _, found := range asked.FindAllSubmatch(page, -1) {
		all.Questions = append(all.Questions, question{
			Type: "Question", Name: textOf(found[1]), Answer: answer{Type: "Answer", Text: textOf(found[2])},
		})
	}
	return all
}

// textOf returns the words of a piece of a page.
func textOf(piece []byte) string {
	words := html.UnescapeString(tags.ReplaceAllString(ends.ReplaceAllString(string(piece), " "), ""))
	return strings.Join(strings.FieldsFunc(words, func(r rune) bool { return strings.ContainsRune(" \n\t", r) }), " ")
}

type offer struct {
	Context string   `json:"@context"`
	Type    string   `json:"@type"`
	Name    string   `json:"name"`
	URL     string   `json:"url"`
	Price   []amount `json:"priceSpecification"`
	Item    service  `json:"itemOffered"`
	Seller  seller   `json:"seller"`
}

type amount struct {
	Type        string `json:"@type"`
	Price       string `json:"price"`
	Currency    string `json:"priceCurrency"`
	IncludesVAT bool   `json:"valueAddedTaxIncluded"`
}

type service struct {
	Type string `json:"@type"`
	Name string `json:"name"`
}

type seller struct {
	Type string `json:"@type"`
	Name string `json:"name"`
	URL  string `json:"url"`
}

// offerOf is what an application costs.
func offerOf(site siteNow) offer {
	quote := payment.StandardQuote()
	return offer{
		Context: "https://schema.org", Type: "Offer", Name: "Standaard", URL: site.publicURL + web.Pages()["prices"],
		Price: []amount{
			{Type: "PriceSpecification", Price: quote.Price.Euros(), Currency: "EUR", IncludesVAT: false},
			{Type: "PriceSpecification", Price: quote.Total.Euros(), Currency: "EUR", IncludesVAT: true},
		},
		Item:   service{Type: "Service", Name: "WBSO-aanvraag voor één project"},
		Seller: seller{Type: "Organization", Name: site.Brand, URL: site.publicURL + "/"},
	}
}

// organization tells search engines who offers the product, in the words of schema.org.
type organization struct {
	Context    string     `json:"@context"`
	Type       string     `json:"@type"`
	Name       string     `json:"name"`
	LegalName  string     `json:"legalName"`
	URL        string     `json:"url"`
	Logo       string     `json:"logo"`
	Address    string     `json:"address"`
	VATID      string     `json:"vatID"`
	Identifier identifier `json:"identifier"`
	Contact    contact    `json:"contactPoint"`
}

type identifier struct {
	Type       string `json:"@type"`
	Name       string `json:"name"`
	PropertyID string `json:"propertyID"`
	Value      string `json:"value"`
}

type contact struct {
	Type     string `json:"@type"`
	Kind     string `json:"contactType"`
	Email    string `json:"email"`
	Language string `json:"availableLanguage"`
}

func organizationOf(site siteNow) organization {
	o := site.Operator
	return organization{
		Context: "https://schema.org", Type: "Organization", Name: site.Brand, LegalName: o.Name, URL: site.publicURL + "/",
		Logo: site.publicURL + "/icon-512.png", Address: o.Address, VATID: o.VAT,
		Identifier: identifier{Type: "PropertyValue", Name: "KvK-nummer", PropertyID: "KvK", Value: o.KVK},
		Contact:    contact{Type: "ContactPoint", Kind: "customer support", Email: o.Email, Language: "nl"},
	}
}
