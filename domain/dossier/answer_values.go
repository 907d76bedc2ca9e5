package dossier

import (
	"regexp"
	"strconv"
	"strings"

	"wbso/domain"
)

// unclear returns an error about an answer.
func unclear(code domain.Code, args domain.Args) error {
	return &domain.Error{Kind: domain.Invalid, Code: code, Args: args}
}

// oneMonth returns the only month that an answer names, as mm-yyyy.
func oneMonth(text string) (string, error) {
	found := monthsIn(text)
	if len(found) != 1 {
		return "", unclear(domain.CodeMonthUnclear, nil)
	}
	return done(found[0].month), nil
}

// numerals match a number as people write it, with what is glued to it.
var numerals = regexp.MustCompile(`[\d][\d.,]*[\p{L}]*`)

// numbersIn returns the numbers of a text without a dot or comma at their end.
func numbersIn(text string) []string {
	var out []string
	for _, n := range numerals.FindAllString(text, -1) {
		out = append(out, strings.TrimRight(n, ".,"))
	}
	return out
}

// thousands matches a whole number with dots between its thousands.
var thousands = regexp.MustCompile(`^\d{1,3}(?:\.\d{3})+$`)

// oneNumber returns the only whole number of an answer.
func oneNumber(text string, low, high int) (int, error) {
	fail := unclear(domain.CodeNumberUnclear, domain.Args{"min": strconv.Itoa(low), "max": domain.DutchInt(high)})
	all := numbersIn(text)
	if len(all) != 1 {
		return 0, fail
	}
	if thousands.MatchString(all[0]) {
		all[0] = strings.ReplaceAll(all[0], ".", "")
	}
	n, err := strconv.Atoi(all[0])
	if err != nil || n < low || n > high || strings.Contains(text, "-"+all[0]) {
		return 0, fail
	}
	return n, nil
}

// euros matches an amount of which the decimals are beyond doubt.
var euros = regexp.MustCompile(`^(\d{1,9}|\d{1,3}(?:\.\d{3}){1,2})(?:[,.](\d\d))?$`)

// perTime matches what makes an amount one of several times.
var perTime = regexp.MustCompile(`(?i)\b(?:per|x|keer|maal|elke|elk)\b|×|%`)

// oneAmount returns the only amount of an answer. An amount per month is not clear: the
// row has a number of times of its own.
func oneAmount(text string) (int64, error) {
	fail := unclear(domain.CodeAmountUnclear, nil)
	all := numbersIn(text)
	if len(all) != 1 || perTime.MatchString(text) || strings.Contains(text, "-"+all[0]) {
		return 0, fail
	}
	m := euros.FindStringSubmatch(all[0])
	if m == nil {
		return 0, fail
	}
	amount, err := domain.ParseEuros(strings.ReplaceAll(m[1], ".", "") + "," + m[2] + "00"[len(m[2]):])
	if err != nil || amount <= 0 {
		return 0, fail
	}
	return int64(amount), nil
}

// yesOrNo understands an answer that begins with yes or no.
func yesOrNo(text string) (bool, error) {
	first := strings.ToLower(strings.FieldsFunc(text+" ", func(r rune) bool { return strings.ContainsRune(" ,.;:!\n\t", r) })[0])
	switch first {
	case "ja", "j", "yes", "klopt", "true", "wel":
		return true, nil
	case "nee", "neen", "n", "no", "geen", "false", "niet":
		return false, nil
	}
	return false, unclear(domain.CodeYesNoUnclear, nil)
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

var yearForms = regexp.MustCompile(`\b((?:19|20)\d\d)\b(?:\s*(?:-|–|t/m|tot en met)\s*((?:19|20)\d\d)\b)?`)

// yearsIn returns the years that an answer names, each and by first and last.
func yearsIn(text string, from, to int) (map[int]bool, error) {
	fail := unclear(domain.CodeYearsUnclear, domain.Args{"min": strconv.Itoa(from), "max": strconv.Itoa(to)})
	years := map[int]bool{}
	for _, m := range yearForms.FindAllStringSubmatch(text, -1) {
		first, _ := strconv.Atoi(m[1])
		last := first
		if m[2] != "" {
			last, _ = strconv.Atoi(m[2])
		}
		if first < from || last > to || last < first {
			return nil, fail
		}
		for y := first; y <= last; y++ {
			years[y] = true
		}
	}
	if none, err := yesOrNo(text); len(years) == 0 && (err != nil || none) {
		return nil, fail
	}
	return years, nil
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
