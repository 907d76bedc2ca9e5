package writer

import (
	"regexp"
	"strings"
	"unicode"
)

// trait is a set of things that a sentence is about.
type trait uint32

const (
	problem   trait = 1 << iota // something does not work, and why
	doubt                       // the outcome is not known beforehand
	ruledOut                    // an existing technique fails here
	solution                    // how it will work
	newness                     // new for the applicant
	planning                    // phases, tests, dates
	order                       // one thing after another; with doer it is planning
	doer                        // somebody who does it
	tooling                     // languages, environments, tools
	code                        // software
	thing                       // hardware, material, physics
	asset                       // a purchase that lasts (RVO: uitgave)
	money                       // an amount in euros
	share                       // a percentage
	remedy                      // explicitly a solution
	reference                   // what exists elsewhere: the state of the art
)

// vocabulary lists the text fragments of each trait, in lower case. A space before or
// after a fragment matches only at the edge of a word.
var vocabulary = []struct {
	is    trait
	parts []string
}{
	{problem, []string{" knelpunt", " bottleneck", " belemmer", " probleem", " problemen", " schiet tekort", " schieten tekort",
		" loopt vast", " lopen vast", " faalt", " falen", " lukt niet", " niet haalbaar", " instabiel", " treedt op", " treden op", " leidt tot",
		" leiden tot", " veroorza", " conflict", " interfere", " degrad", " verlies", " onvoldoende", " te traag", " te onnauwkeurig", " te zwaar",
		" te hoog", " te laag", " te warm", " te groot", " te veel", " beperkt door", " verstoor", " verstoring", " vertraging", " afwijking",
		" drift", " lekt", " breekt", " scheur", " vervorm", " waardoor ", " haalt ", " halen niet", " kan niet", " kunnen niet"}},
	{doubt, []string{" onzeker", " onbekend", " onduidelijk", " niet duidelijk", " de vraag of", " vraag is of", " risico", " niet vooraf",
		" op voorhand", " onderzoeken of", " uitzoeken of", " nagaan of", " niet te zeggen", " hypothese", " niet bewezen", " niet aangetoond",
		" mislukken", " moet blijken", " weten niet", " weten we niet", " niet zeggen of", " niet bekend", " niet te voorspellen", " onvoorspelbaar"}},
	{ruledOut, []string{" alternatie", " overwogen", " afgevallen", " valt af", " vallen af", " voldoet niet", " voldoen niet", " volstaat", " volstaan", " niet geschikt",
		" ongeschikt", " niet bruikbaar", " in plaats van", " bieden geen", " biedt geen", " werkt niet", " werken niet"}},
	{reference, []string{" stand van de techniek", " bestaande ", " standaard", " gangbare ", " beschikbare ", " open source", " conventionele ",
		" huidige ", " bekende ", " er is geen", " er bestaat geen", " geen methode", " literatuur", " traditionele "}},
	{solution, []string{" oplossing", "principe", "architectuur", "algoritme", " protocol", "datastructuur", " proof of concept",
		"opstelling", "regelkring", "wiskundig model", " methode", " op basis van", " door middel van", " aanpak", " techniek waarbij",
		" lossen ", " oplossen", " door een ", " door het ", " met een eigen", " eigen model", " we ontwerpen", " wij ontwerpen",
		" ontwerpen we", " ontwerpen wij", " combine", " compense", " corrige", "filter", "heuristiek", "structuur die", " we gaan", " wij gaan", " gaan we", " gaan wij",
		" een eigen ", " we gebruiken", " gebruiken we",
		" passen we", " we passen", " we modelleren", " modelleren we", " het idee is"}},
	{remedy, []string{" lossen we", " lossen wij", " we lossen", " wij lossen", " oplossingsrichting", " onze oplossing", " de oplossing",
		" we ontwerpen", " ontwerpen we", " wij ontwerpen", " ontwerpen wij", " het idee is", " onze aanpak"}},
	{newness, []string{" nieuw", " nog niet eerder", " niet eerder", " geen ervaring", " geen kennis", " kennis van ons team", " onze kennis", " buiten onze kennis", " nog nooit", " voor het eerst",
		" ontbreekt ons", " kennis ontbreekt"}},
	{planning, []string{" fase ", " fases", " fasen", " fasering", " planning ", " mijlpa", " werkpakket", " testen we", " we testen", " wij testen", " meten we", " we meten", " valideren", " validatie",
		" bouwen we een prototype", " bouwen een prototype", " proefserie", " duurproef", " duurtest", " veldtest", " praktijktest", " oplevering",
		" sprint", " stap 1", " stap 2", " stap 3", " stap 4", " kwartaal"}},
	{order, []string{" daarna", " vervolgens", " tot slot", " ten slotte", " tenslotte", " eerst ", " als eerste"}},
	{doer, []string{" we ", " wij ", " volgt ", " volgen "}},
	{tooling, []string{" python", " c++", " c#", " java ", " javascript", " typescript", " kotlin", " php ", " sql", " postgres", " mysql",
		" sqlite", " matlab", " simulink", " labview", " vhdl", " verilog", " cuda", " opencl", " tensorflow", " pytorch", " docker", " kubernetes",
		" visual studio", " vscode", " eclipse", " intellij", " git ", " github", " gitlab", " jenkins", " node.js", " react ", " angular", " vue ",
		" django", " spring boot", " .net", " qt ", " ros ", " ros2", " linux", " freertos", " zephyr", " arduino", " raspberry", " fortran", " haskell",
		" erlang", " ocaml", " webassembly", " wasm", " compiler", " programmeertaal", " programmeertalen", " ontwikkelomgeving", " solidworks",
		" ansys", " comsol", " openfoam", " kafka", " redis", " grpc", " structured text", " tia portal", " plc-"}},
	{code, []string{"software", "programmatuur", "algoritme", " firmware", " code ", "broncode", " data", "database", " api", " app ", "applicatie",
		" model ", "modellen", " taalmodel", "neuraal", "neurale", "voorspel", " kalman", " microcontroller", " stm32", "machine learning", " rekenkracht", " programm", "synchronis", "latency",
		" server", " cloud", " query", "parser", " interface", "simulat", "regelaar", "besturing", "compiler", " geheugen"}},
	{thing, []string{"materiaal", "materialen", "polymeer", "staal", "aluminium", "hechting", "thermisch", "temperatuur", "warmte", " sensor",
		"mechanisch", "mechanis", "hydraul", "pneumat", "trilling", " druk", "kracht ", " slijtage", " coating", " lijm", " behuizing", " pomp", " motor",
		" lager", " vloeistof", " gas ", " folie", " matrijs", " spuitgiet", " lassen", " laser", " optisch", " lens", " batterij", " cel ", " cellen",
		" print", " elektronica", " magneet", " toleranti", " corrosie", " membraan", " prototype", " µm", " mm ", " bar ", " °c", " vervorm"}},
	{asset, []string{" aanschaf", " machine", "apparatuur", " apparaat", " investering", " bedrijfsmiddel", "installatie", " testbank",
		" 3d-printer", " oven", " server", " meetinstrument", " klimaatkast", " uitgave"}},
}

// capitalTools are names that are also ordinary words or letters. They count only
// with a capital, and not as the first word of a sentence.
var capitalTools = words("Go R C Rust Swift Scala Julia Dart Ruby Elixir Perl Ada")

var (
	euros     = regexp.MustCompile(`(?i)€\s*\d|\d\s*(?:euro|eur)\b`)
	percents  = regexp.MustCompile(`\d\s*(?:%|procent)`)
	separator = strings.NewReplacer(",", " ", ";", " ", ":", " ", "(", " ", ")", " ", "?", " ", "!", " ", "\"", " ", "“", " ", "”", " ", "‘", " ", "’", " ")
)

// traitsOf returns the traits of a sentence.
func traitsOf(s string) trait {
	padded := padWords(s)
	var is trait
	for _, v := range vocabulary {
		for _, part := range v.parts {
			if strings.Contains(padded, part) {
				is |= v.is
				break
			}
		}
	}
	if namesCapitalTool(s) {
		is |= tooling
	}
	if _, dated := monthOf(s); dated || is&order != 0 && is&doer != 0 {
		is |= planning
	}
	if euros.MatchString(s) {
		is |= money
	}
	if percents.MatchString(s) {
		is |= share
	}
	return is
}

// padWords returns the sentence in lower case with one space around every word.
func padWords(s string) string {
	fields := strings.Fields(separator.Replace(strings.ToLower(s)))
	for i, f := range fields {
		fields[i] = strings.TrimRight(f, ".")
	}
	return " " + strings.Join(fields, " ") + " "
}

func namesCapitalTool(s string) bool {
	fields := strings.FieldsFunc(s, func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(",;:.()", r) })
	for i, f := range fields {
		if i > 0 && capitalTools[f] {
			return true
		}
	}
	return false
}
