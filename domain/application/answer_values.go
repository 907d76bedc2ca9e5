package application

import (
	"regexp"
	"strings"

	"wbso/domain"
)

// unclear returns an error about an answer.
func unclear(code domain.Code, args domain.Args) error {
	return &domain.Error{Kind: domain.Invalid, Code: code, Args: args}
}

// oneOf returns the value of the option that an answer means: by its value, by its label,
// or because it is in the label of only that option.
func oneOf(options []Option, text string) (string, error) {
	text = strings.ToLower(strings.TrimRight(strings.TrimSpace(text), "."))
	within := ""
	var labels []string
	for _, o := range options {
		label := strings.ToLower(o.Label)
		switch {
		case text == strings.ToLower(o.Value) || text == label:
			return o.Value, nil
		case strings.Contains(label, text) && within == "":
			within = o.Value
		case strings.Contains(label, text):
			within = "?" // several
		}
		labels = append(labels, o.Label)
	}
	if within == "" || within == "?" {
		return "", unclear(domain.CodeChoiceUnclear, domain.Args{"options": strings.Join(labels, ", ")})
	}
	return within, nil
}

// lines returns the lines of an answer, without the numbers or dashes of a list.
func lines(text string) []string {
	var out []string
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(listItem.ReplaceAllString(strings.TrimSpace(line), ""))
		if line != "" {
			out = append(out, line)
		}
	}
	return out
}

var dutchDay = regexp.MustCompile(`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$`)

// dayIn returns a day as people write it as yyyy-mm-dd, and any other text as it is.
func dayIn(text string) string {
	if m := dutchDay.FindStringSubmatch(text); m != nil {
		return m[3] + "-" + twoDigits(m[2]) + "-" + twoDigits(m[1])
	}
	return text
}

func twoDigits(n string) string { return ("0" + n)[len(n)-1:] }

var postcodeForm = regexp.MustCompile(`\b[1-9]\d{3}\s?[A-Za-z]{2}\b`)

// addressIn reads an address on one line: Dorpsstraat 12, 1234 AB Utrecht.
func addressIn(text string) (Address, error) {
	text = strings.Join(strings.Fields(text), " ")
	at := postcodeForm.FindStringIndex(text)
	if at == nil {
		return Address{}, unclear(domain.CodeAddress, nil)
	}
	var a Address
	a.Street, a.Number, a.Addition = splitStreet(strings.TrimRight(text[:at[0]], " ,"))
	a.Postcode, _ = domain.ParsePostcode(text[at[0]:at[1]])
	a.City = strings.Trim(text[at[1]:], " ,.")
	if !a.full() {
		return Address{}, unclear(domain.CodeAddress, nil)
	}
	return a, nil
}
