package costs

import (
	"fmt"
	"strings"

	"wbso/domain"
	"wbso/domain/dossier"
)

// Binding says what actual costs commit a company to.
const Binding = "Let op: de administratieve last geldt voor het hele belastingjaar. Je eerste aanvraag van het jaar legt de keuze vast voor het hele kalenderjaar; daarna kun je niet meer wisselen. Je houdt per project een kostenadministratie bij en meldt achteraf de gerealiseerde kosten. Alleen posten die in de goedgekeurde aanvraag staan, tellen mee."

const (
	withoutStaff = "Zonder personeel in loondienst kent de WBSO geen bedrag voor kosten en uitgaven: geen forfait en geen werkelijke kosten. Je voordeel is dan de S&O-aftrek, en er valt hier niets te kiezen."
	noCosts      = "Je noemt geen extra kosten. Dan is forfaitair de beste keus: je krijgt een vast bedrag per S&O-uur en houdt geen kostenadministratie bij."
	noHours      = "Zonder een schatting van je S&O-uren is er niets te vergelijken. Vul je uren in; tot die tijd is forfaitair de veilige keus."
	noAmounts    = "Je beschrijving noemt geen bedragen. Zet per kostenpost een bedrag in euro's (zonder btw), bijvoorbeeld ‘testmateriaal € 4.000 excl. btw’. Wat verwacht je per post te betalen? Tot die tijd is forfaitair de veilige keus."
	failed       = "Er is een fout opgetreden bij het evalueren van de kostencalculatie."
)

// listed names every item under what it counts as, with the sum.
func (a Advice) listed() []string {
	var counting, open, refused []string
	for _, i := range a.Items {
		switch amount, complete := i.Counted(); {
		case i.Kind == dossier.NotCountedKind:
			refused = append(refused, "- "+i.Post+": "+i.Reason)
		case complete:
			counting = append(counting, "- "+i.Post+": "+i.Reckoned()+" ("+i.Kind+")"+zero(amount))
		default:
			open = append(open, "- "+i.Post+": "+Question(i))
		}
	}
	lines := titled("Dit telt mee:", counting)
	lines = append(lines, titled("Dit telt niet mee:", refused)...)
	lines = append(lines, titled("Dit telt pas mee als je het aanvult:", open)...)
	return append(lines, "Samen telt "+a.Counted.Plain()+" mee.")
}

func zero(amount domain.Cents) string {
	if amount == 0 {
		return ", dus niets"
	}
	return ""
}

func titled(title string, lines []string) []string {
	if len(lines) == 0 {
		return nil
	}
	return append([]string{title}, lines...)
}

// ComparedLines compare what counts with the flat rate and say what open items would change.
func (a Advice) ComparedLines(hours int) []string {
	lines := []string{flatSum(hours), a.compared()}
	if change := a.change(); change != "" {
		lines = append(lines, change)
	}
	return lines
}

func (a Advice) compared() string {
	year := domain.NewestYear().Year
	benefit := func(c domain.Cents) string {
		return fmt.Sprintf("ongeveer %s %s voordeel (indicatie, cijfers van %d, geen starter)", c.Plain(), map[bool]string{true: "meer", false: "minder"}[a.Difference > 0], year)
	}
	switch {
	case a.Difference == 0:
		return "Wat meetelt is precies het forfait, en dat vraagt geen kostenadministratie."
	case a.Difference < 0:
		return "Wat nu meetelt is " + (-a.Difference).Plain() + " minder dan het forfait: " + benefit(-a.DifferenceBenefit) +
			". Werkelijke kosten vragen bovendien een kostenadministratie."
	}
	return "Je werkelijke kosten zijn " + a.Difference.Plain() + " hoger dan het forfait: " + benefit(a.DifferenceBenefit) +
		". Daar staat de kostenadministratie tegenover, die RVO dan van je vraagt."
}

// change says what the open items would change in the advice.
func (a Advice) change() string {
	if len(a.Open) == 0 {
		return ""
	}
	if a.Recommendation == domain.ActualCosts {
		return "De open posten kunnen dit advies niet meer veranderen."
	}
	most, unknown := a.Counted, []string{}
	for _, o := range a.Open {
		if most += o.Most; o.Most == 0 {
			unknown = append(unknown, "‘"+o.Post+"’")
		}
	}
	switch {
	case better(most, a.FlatRate) == domain.ActualCosts:
		return a.turns(most)
	case len(unknown) > 0:
		return "Vul het bedrag of het aantal aan bij " + strings.Join(unknown, " en ") + ": dat kan dit advies nog veranderen."
	}
	return "Ook als alle open posten helemaal meetellen, blijft forfaitair de beste keus."
}

// turns names the items that turn the advice, each alone or only together.
func (a Advice) turns(most domain.Cents) string {
	var lines []string
	for _, o := range a.Open {
		if o.Recommendation == domain.ActualCosts {
			lines = append(lines, "Telt ‘"+o.Post+"’ mee voor "+o.Most.Plain()+", dan zijn werkelijke kosten "+(a.Counted+o.Most-a.FlatRate).Plain()+" hoger dan het forfait.")
		}
	}
	if len(lines) > 0 {
		return strings.Join(lines, "\n")
	}
	return "Tellen alle open posten helemaal mee, dan komt het totaal op " + most.Plain() + ": " + (most - a.FlatRate).Plain() + " hoger dan het forfait."
}

// Question asks for everything that is missing of an item.
func Question(i dossier.CostItem) string {
	kind := "waarvoor is dit"
	if i.Reason == noteSeries {
		kind = "verkoop je deze serie of gebruik je die in productie"
	}
	var asked []string
	for _, need := range i.Missing() {
		asked = append(asked, map[string]string{
			dossier.KindNeed:   kind,
			dossier.AmountNeed: "hoeveel keer betaal je dit, en welk bedrag",
			dossier.VATNeed:    "is het bedrag met of zonder btw",
			dossier.ShareNeed:  "voor hoeveel procent is het voor dit project",
		}[need])
	}
	if len(asked) == 0 {
		return ""
	}
	return domain.Capital(strings.Join(asked, "; ")) + "?"
}

// flatSum writes out the flat-rate allowance:
// 1.800 uur × € 10 + 700 uur × € 4 = € 20.800.
func flatSum(hours int) string {
	y := domain.NewestYear()
	high := min(hours, y.FlatHours)
	sum := fmt.Sprintf("%s uur × %s", domain.DutchInt(high), y.FlatRateHigh.Plain())
	if hours > high {
		sum += fmt.Sprintf(" + %s uur × %s", domain.DutchInt(hours-high), y.FlatRateLow.Plain())
	}
	return fmt.Sprintf("Forfait: %s = %s (tarief %d).", sum, domain.FlatRateAllowance(hours).Plain(), y.Year)
}
