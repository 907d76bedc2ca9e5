package writer

import (
	"fmt"
	"strings"
)

// The questions to the user. Most say what RVO wants to read.
const (
	askTitle          = "Hoe heet je project? Geef in hoogstens 200 tekens aan wat je ontwikkelt."
	askSummary        = "Wat ga je ontwikkelen en waarom? RVO leest hier in gewone woorden waar het project over gaat."
	askProblems       = "Welk technisch probleem moet je zelf oplossen? RVO wil per knelpunt de oorzaak en het gevolg lezen, geen wens of functionele eis."
	askDoubt          = "Wat weet je vooraf nog niet: welke uitkomst kan tegenvallen, en waarom kan niemand in je team dat voorspellen?"
	askRuledOut       = "Welke bestaande techniek heb je overwogen, en waarom schiet die hier tekort?"
	askSolutions      = "Hoe ga je de knelpunten oplossen? RVO wil per knelpunt lezen wat je zelf bouwt of programmeert en volgens welk werkingsprincipe."
	askTools          = "Welke programmeertalen, ontwikkelomgevingen en tools gebruik je, en welk deel van de programmatuur schrijf je zelf?"
	askNewness        = "Waarom is deze oplossing technisch nieuw voor jouw bedrijf? Schrijf op waar de kennis van je team nu ophoudt."
	askRisk           = "Welk technisch risico loop je: wat maakt onzeker dat je oplossing werkt?"
	askArt            = "Met welke stand van de techniek vergelijk je je oplossing, en waarom volstaat die niet?"
	askCosts          = "Welke kosten maak je alleen voor dit project, zoals materiaal of onderdelen van een prototype? Noem per post het doel en het bedrag. Heb je ze niet, laat dit veld dan leeg."
	askCostAmount     = "Welk bedrag in euro's hoort bij elke kostenpost?"
	askSpending       = "Schaf je voor dit project nieuwe bedrijfsmiddelen aan? Noem per bedrijfsmiddel het doel, het toe te rekenen deel en het bedrag. Heb je ze niet, laat dit veld dan leeg."
	askSpendingAmount = "Welk bedrag in euro's hoort bij elk bedrijfsmiddel?"
	askShare          = "Welk percentage van elk bedrijfsmiddel reken je aan het project toe, en hoe bereken je dat?"
	askPartner        = "Met wie werk je samen? RVO wil van elke partij de naam, de vestigingsplaats en de bijdrage weten."
	askAnyPhase       = "Welke stappen zet je, en in welke maand is elke stap gereed? RVO wil ten minste één regel; de laatste is het verwachte einde van het project."
)

func askPartners(m material, _ []sentence) []string {
	s := m.submission
	if !s.Collaborative {
		return nil
	}
	if len(s.Partners) == 0 {
		return []string{askPartner}
	}
	var out []string
	for _, p := range s.Partners {
		if strings.TrimSpace(p.Contribution) == "" {
			out = append(out, fmt.Sprintf("Wat draagt %s bij aan het project? RVO wil dat van elke partij weten, in hoogstens 80 tekens.", p.CompanyName))
		}
		if strings.TrimSpace(p.Location) == "" {
			out = append(out, fmt.Sprintf("In welke plaats is %s gevestigd? ‘Onbekend’ mag ook.", p.CompanyName))
		}
	}
	return out
}

func askPhases(m material, _ []sentence) []string {
	if len(m.rows) == 0 {
		return []string{askAnyPhase}
	}
	var out []string
	undated := 0
	for _, r := range m.rows {
		if r.Done == "" {
			undated++
		}
	}
	if undated > 0 {
		out = append(out, askDates(undated, len(m.rows)))
	}
	if len(m.cutPhases) > 0 {
		out = append(out, fmt.Sprintf("Een regel van de fasering telt bij RVO hoogstens %d tekens en de tabel hoogstens %d regels. Hoe zeg je ‘%s’ korter?",
			activityMax, phasesMax, quote(m.cutPhases[0])))
	}
	return out
}

// askDates asks when the phases without a date are ready.
func askDates(undated, all int) string {
	if all == 1 {
		return "Bij je enige stap staat geen datum. In welke maand (mm-jjjj) is die gereed?"
	}
	return fmt.Sprintf("Bij %d van de %d stappen staat geen datum. In welke maand (mm-jjjj) is elke stap gereed?", undated, all)
}

// askEachSolution asks about missing solutions when more paragraphs name a problem
// than there are sentences on solutions, because RVO wants a solution for each
// bottleneck.
func askEachSolution(problems picker) func(material, []sentence) []string {
	return func(m material, kept []sentence) []string {
		var heads []sentence
		for _, s := range problems(m) {
			if s.is&problem != 0 && !solves(s) && (len(heads) == 0 || heads[len(heads)-1].block != s.block) {
				heads = append(heads, s)
			}
		}
		if len(heads) <= len(kept) {
			return nil
		}
		return []string{fmt.Sprintf("Staat er bij elk knelpunt een oplossingsrichting? Je noemt meer knelpunten dan oplossingen; kijk bijvoorbeeld naar ‘%s’.",
			quote(heads[len(heads)-1].text))}
	}
}
