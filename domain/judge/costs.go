package judge

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"wbso/domain"
)

// noDescription is what the client sends for an empty description.
const noDescription = "(geen beschrijving)"

// Costs recommends actual costs when the costs that count exceed the flat-rate
// allowance for the hours, and else the flat rate. Because actual costs require
// extra administration, a difference of less than a quarter of the flat rate comes
// with the remark that the user may well choose the flat rate.
func Costs(q domain.CostQuestion) domain.CostAdvice {
	flat := domain.FlatRateAllowance(q.EstimatedHours)
	description := strings.TrimSpace(q.CostDescription)
	switch {
	case !q.HasExtraCosts || description == "" || description == noDescription:
		return flatRate(q.EstimatedHours, "Je noemt geen extra kosten. Dan is forfaitair de beste keus: je krijgt een vast bedrag per S&O-uur en houdt geen kostenadministratie bij.")
	case q.EstimatedHours <= 0:
		return flatRate(0, "Zonder een schatting van je S&O-uren is er niets te vergelijken. Vul je uren in; tot die tijd is forfaitair de veilige keus.")
	}
	items := costItems(description)
	if len(items) == 0 {
		return flatRate(q.EstimatedHours, "Je beschrijving noemt geen bedragen. Zet per kostenpost een bedrag in euro's (zonder btw), bijvoorbeeld ‘materiaal € 4.000’. Wat verwacht je per post te betalen? Tot die tijd is forfaitair de veilige keus.")
	}
	return weigh(q.EstimatedHours, flat, items)
}

func weigh(hours int, flat domain.Cents, items []domain.CostItem) domain.CostAdvice {
	var counting, others []domain.CostItem
	var total domain.Cents
	for _, i := range items {
		if i.Kind == refused {
			others = append(others, i)
			continue
		}
		counting = append(counting, i)
		total += i.Amount
	}
	end := strings.Join([]string{flatSum(hours), conclusion(total, flat), ruleOfThumb}, "\n")
	lines := slices.Concat(listed("Dit telt mee:", counting), listed("Dit telt niet mee:", others),
		[]string{"Samen telt " + euro(total) + " mee.", end})
	advice := domain.CostAdvice{
		Recommendation: domain.FlatRate,
		Reasoning:      strings.Join(lines, "\n"),
		Comparison:     &domain.CostComparison{Items: append(counting, others...), Counted: total, FlatRate: flat, Conclusion: end},
	}
	if total > flat {
		advice.Recommendation, advice.Warning = domain.ActualCosts, warning
	}
	return advice
}

// conclusion compares the costs that count with the flat rate.
func conclusion(total, flat domain.Cents) string {
	higher := "Je werkelijke kosten zijn " + euro(total-flat) + " hoger dan het forfait"
	switch {
	case total <= flat:
		return "Wat meetelt is niet meer dan het forfait. Werkelijke kosten lonen pas als ze 20 tot 25% boven het forfait liggen, want ze vragen een kostenadministratie."
	case total*4 < flat*5:
		return higher + ", minder dan de 20 tot 25% die een kostenadministratie ongeveer aan werk kost. Kies gerust forfaitair als dat werk je te veel is."
	}
	return higher + ", meer dan de 20 tot 25% die een kostenadministratie ongeveer aan werk kost."
}

// listed returns a title and the items as lines of text, or nothing without items.
func listed(title string, items []domain.CostItem) (lines []string) {
	for _, i := range items {
		line := "- " + euro(i.Amount) + " " + i.Label
		switch {
		case i.Kind == refused:
			line += ": " + i.Note
		case i.Note == "":
			line += " (" + string(i.Kind) + ")"
		default:
			line += " (" + string(i.Kind) + ": " + i.Note + ")"
		}
		lines = append(lines, line)
	}
	if len(lines) > 0 {
		lines = slices.Insert(lines, 0, title)
	}
	return lines
}

func flatRate(hours int, why string) domain.CostAdvice {
	lines := []string{why}
	if hours > 0 {
		lines = append(lines, flatSum(hours))
	}
	return domain.CostAdvice{Recommendation: domain.FlatRate, Reasoning: strings.Join(append(lines, ruleOfThumb), "\n")}
}

const (
	ruleOfThumb = "Ter vergelijking een vuistregel: zo'n 40% van je S&O-loonkosten. Het forfait per uur is wat RVO rekent."
	warning     = "Let op: de administratieve last geldt voor het hele belastingjaar. Je eerste aanvraag van het jaar legt de keuze vast voor het hele kalenderjaar; daarna kun je niet meer wisselen. Je houdt per project een kostenadministratie bij en meldt achteraf de gerealiseerde kosten. Alleen posten die in de goedgekeurde aanvraag staan, tellen mee."
)

// flatSum writes out the flat-rate allowance:
// 1.800 uur × € 10 + 700 uur × € 4 = € 20.800.
func flatSum(hours int) string {
	y := domain.NewestYear()
	high := min(hours, y.FlatHours)
	sum := fmt.Sprintf("%s uur × %s", domain.DutchInt(high), euro(y.FlatRateHigh))
	if hours > high {
		sum += fmt.Sprintf(" + %s uur × %s", domain.DutchInt(hours-high), euro(y.FlatRateLow))
	}
	return fmt.Sprintf("Forfait: %s = %s (tarief %d).", sum, euro(domain.FlatRateAllowance(hours)), y.Year)
}

var (
	itemBreak = regexp.MustCompile(`[\n;•]+|[.!?]\s+|\s\+\s`)
	shortened = regexp.MustCompile(`(?i)\b(ca|bijv|excl|incl|max|min|resp|nr|div|st)\.`)
	filler    = regexp.MustCompile(`(?i)^(?:(?:en|ook|plus|daarnaast|verder|we|wij|ik|kopen|koop|schaffen|hebben|verwachten|betalen|betaal|besteden|geven|gaan|voor|aan|van|de|het|een|circa|ca|ongeveer|zo'n|rond|maximaal|minimaal|tussen|ter|waarde|kost|kosten|kost ons|uit|nodig|is|zijn|op|met|bedragen|begroot|geschat|per|jaar|stuk|à)\b[\s.,:()]*|[\s.,:()\-–*=•]+)+`)
	tail      = regexp.MustCompile(`(?i)(?:[\s,.:(){}\-–=]+|\b(?:en|voor|van|aan|à|a|kost|kosten|ca|circa|ongeveer|tussen|is|zijn|bedragen|ter waarde|per stuk|excl|btw|exclusief|incl|inclusief)[\s,.:()]*)+$`)
	totals    = regexp.MustCompile(`(?i)^(?:in )?(?:totaal|totale kosten|samen|som|opgeteld|alles bij elkaar|totaalbedrag|subtotaal)\b`)
)

// costItems returns the amounts in a description with the words that name them. It
// leaves out totals of other items.
func costItems(description string) []domain.CostItem {
	var items []domain.CostItem
	description = shortened.ReplaceAllString(description, "$1")
	for _, segment := range itemBreaks(description) {
		items = append(items, segmentItems(segment)...)
	}
	if len(items) > 1 {
		items = slices.DeleteFunc(items, func(i domain.CostItem) bool { return totals.MatchString(i.Label) })
	}
	return items
}

func itemBreaks(text string) []string {
	var parts []string
	at := 0
	for _, m := range itemBreak.FindAllStringIndex(text, -1) {
		parts = append(parts, text[at:m[0]])
		at = m[1]
	}
	return append(parts, text[at:])
}

// segmentItems returns the items in one segment. An item is named by the words
// before its amount ("sensoren € 500, kabels € 300"), or by those after it if no name
// precedes the first amount.
func segmentItems(segment string) []domain.CostItem {
	found := amounts(segment)
	var items []domain.CostItem
	if len(found) == 0 {
		return nil
	}
	after := label(segment[:found[0].start]) == ""
	for n, a := range found {
		from, to := a.end, len(segment)
		if n+1 < len(found) {
			to = found[n+1].start
		}
		if !after {
			from, to = 0, a.start
			if n > 0 {
				from = found[n-1].end
			}
		}
		name := label(segment[from:to])
		if len(found) == 1 {
			name = label(segment[:a.start] + " " + segment[a.end:])
		}
		if name == "" {
			name = "zonder omschrijving"
		}
		item := domain.CostItem{Label: name, Amount: a.cents}
		item.Kind, item.Note = sortCost(name)
		items = append(items, item)
	}
	return items
}

// label removes filler words around the name of an item.
func label(text string) string {
	text = strings.Join(strings.Fields(strings.ToValidUTF8(text, "")), " ")
	text = tail.ReplaceAllString(filler.ReplaceAllString(text, ""), "")
	if r := []rune(text); len(r) > 80 {
		text = string(r[:80]) + " …"
	}
	return text
}
