package costs

import (
	"fmt"
	"strings"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/scheme"
)

// Binding says what actual costs commit a company to.
const Binding = "Let op: de administratieve last geldt voor het hele belastingjaar. Je eerste aanvraag van het jaar legt de keuze vast voor het hele kalenderjaar; daarna kun je niet meer wisselen. Je houdt per project een kostenadministratie bij en meldt achteraf de gerealiseerde kosten. Alleen posten die in de goedgekeurde aanvraag staan, tellen mee."

const (
	withoutStaff = "Zonder personeel in loondienst kent de WBSO geen bedrag voor kosten en uitgaven: geen forfait en geen werkelijke kosten. Je voordeel is dan de S&O-aftrek, en er valt hier niets te kiezen."
	noCosts      = "Je noemt geen extra kosten. Dan is forfaitair de beste keus: je krijgt een vast bedrag per S&O-uur en houdt geen kostenadministratie bij."
	noHours      = "Zonder een schatting van je S&O-uren is er niets te vergelijken. Vul je uren in."
	noAmounts    = "Je beschrijving noemt geen bedragen. Zet per kostenpost een bedrag in euro's (zonder btw), bijvoorbeeld “testmateriaal € 4.000 excl. btw”. Wat verwacht je per post te betalen?"
	fillIn       = "Vul de open posten aan: dan staat vast welke methode meer oplevert."
	failed       = "Er is een fout opgetreden bij het evalueren van de kostencalculatie."
)

// listed names every item under what it counts as, with the sum.
func (a Advice) listed() []string {
	var counting, open, refused []string
	for _, i := range a.Items {
		switch amount, complete := i.Counted(); {
		case i.Kind == application.NotCountedKind:
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

// ComparedLines compare what counts with the flat rate. With open items that is a span.
func (a Advice) ComparedLines(hours int) []string {
	return []string{flatSum(hours), a.compared()}
}

func (a Advice) compared() string {
	indication := fmt.Sprintf("(indicatie, cijfers van %d, geen starter)", scheme.NewestYear().Year)
	switch {
	case len(a.Open) > 0:
		return a.spanned(indication)
	case a.Difference == 0:
		return "Wat meetelt is precies het forfait, en dat vraagt geen kostenadministratie."
	case a.Difference < 0:
		return "Wat nu meetelt is " + (-a.Difference).Plain() + " minder dan het forfait: ongeveer " + side(a.DifferenceBenefit) + " voordeel " + indication +
			". Werkelijke kosten vragen bovendien een kostenadministratie."
	}
	return "Je werkelijke kosten zijn " + a.Difference.Plain() + " hoger dan het forfait: ongeveer " + side(a.DifferenceBenefit) + " voordeel " + indication +
		". Daar staat de kostenadministratie tegenover, die RVO dan van je vraagt."
}

// spanned compares while items are open: from what certainly counts to the most that may.
func (a Advice) spanned(indication string) string {
	low := a.DifferenceBenefit
	if a.Most == nil {
		return "Zeker telt " + a.Counted.Plain() + " mee; van een open post is het bedrag of het aantal niet bekend. Vergeleken met het forfait is dat " +
			bound(low) + " voordeel " + indication + ". " + fillIn
	}
	end := fillIn
	if better(a.Most.Counted, a.FlatRate) == a.Recommendation {
		end = "De open posten veranderen dit advies niet."
	}
	return "Er telt tussen " + a.Counted.Plain() + " en " + a.Most.Counted.Plain() + " mee, afhankelijk van je open posten. Vergeleken met het forfait is dat " +
		between(low, a.Most.DifferenceBenefit) + " voordeel " + indication + ". " + end
}

// bound returns a lower bound in words.
func bound(low domain.Cents) string {
	if low < 0 {
		return "hooguit " + side(low)
	}
	return "minstens " + side(low)
}

// between returns a span in words: tussen € 864 en € 9.216 meer, or tussen € 100 minder en € 80 meer.
func between(low, high domain.Cents) string {
	switch {
	case low >= 0:
		return "tussen " + low.Plain() + " en " + side(high)
	case high <= 0:
		return "tussen " + (-high).Plain() + " en " + side(low)
	}
	return "tussen " + side(low) + " en " + side(high)
}

// side returns a difference in words.
func side(c domain.Cents) string {
	if c < 0 {
		return (-c).Plain() + " minder"
	}
	return c.Plain() + " meer"
}

// Question asks for everything that is missing of an item.
func Question(i application.CostItem) string {
	kind := "waarvoor is dit"
	if application.IsTrial(i.Post) {
		kind = "wat gebeurt ermee na de proeven: slopen, eigen testopstelling, verkoop of productie"
	}
	amount := "hoeveel keer betaal je dit, en welk bedrag"
	switch {
	case doubted(i):
		amount = i.Reason
	case i.Cents > 0 && i.Times == 0:
		amount = "is " + domain.Cents(i.Cents).Plain() + " voor elk of voor alles, en hoeveel keer betaal je dat"
	}
	var asked []string
	for _, need := range i.Missing() {
		asked = append(asked, map[string]string{
			application.KindNeed:   kind,
			application.AmountNeed: amount,
			application.VATNeed:    "is het bedrag met of zonder btw",
			application.ShareNeed:  "voor hoeveel procent is het voor dit project",
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
	y := scheme.NewestYear()
	high := min(hours, y.FlatHours)
	sum := fmt.Sprintf("%s uur × %s", domain.DutchInt(high), y.FlatRateHigh.Plain())
	if hours > high {
		sum += fmt.Sprintf(" + %s uur × %s", domain.DutchInt(hours-high), y.FlatRateLow.Plain())
	}
	return fmt.Sprintf("Forfait: %s = %s (tarief %d).", sum, scheme.FlatRateAllowance(hours).Plain(), y.Year)
}
