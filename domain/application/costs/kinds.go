package costs

import (
	"regexp"
	"slices"
	"strings"

	"wbso/domain/application"
)

// Notes on an item.
const (
	noteExpenditure = "telt mee voor het deel dat je voor S&O gebruikt"
	noteUnknown     = "zeg waarvoor dit is: alleen wat je voor je eigen S&O koopt, telt mee"
	noteTotal       = "dit is een totaal van andere posten"
	noteSold        = "een serie die je verkoopt of in productie gebruikt, telt niet mee"
	noteTrial       = "telt niet mee als je het na de proeven verkoopt of in productie gebruikt"
)

// costRule gives the kind of a row that names one of the stems.
type costRule struct {
	kind  string
	stems *regexp.Regexp
	note  string // why it does not count, or under which condition it does
}

// ruleOf makes a rule of stems: "stem*" begins a word, "*stem" ends one, and "_" joins words.
func ruleOf(kind, stems, note string) costRule {
	var words []string
	for stem := range strings.FieldsSeq(stems) {
		words = append(words, strings.NewReplacer("*", `[\pL\d]*`, "_", `[^\pL\d]+`).Replace(stem))
	}
	return costRule{kind: kind,
		stems: regexp.MustCompile(`(?:^|[^\pL\d'])(?:` + strings.Join(words, "|") + `)(?:$|[^\pL\d'])`), note: note}
}

// costRules are tried in order and the first one that fits decides. They follow
// RVO's definitions of costs (kosten) and expenditures (uitgaven) and the exclusions
// that advisers report. Refusals come first: "huur laptops" does not count because of
// the laptops.
var costRules = []costRule{
	ruleOf(application.NotCountedKind, `tweedehands* gebruikte occasion* refurbished`, "een tweedehands bedrijfsmiddel telt niet mee"),
	ruleOf(application.NotCountedKind, `inhuur* inhuren ingehuur* freelance* zzp* detacher* gedetacheerd* uitzend* interim* contractor* externe_medewerker*`, "inhuur van mensen telt niet mee"),
	ruleOf(application.NotCountedKind, `uitbested* uitbesteed* bureau* *bureau softwarehuis universiteit* tno contractonderzoek* onderzoeksinstituut*
		leveranciersontwikkeling onderaannem* hogeschool*`, "uitbesteed onderzoek of ontwikkelwerk telt niet mee"),
	ruleOf(application.NotCountedKind, `loon* lonen *loonkosten salaris* *salaris *salarissen eigen_uren personeelskosten uurloon *personeel pensioen* stagiair*
		stagevergoeding*`, "loon zit al in de S&O-uren"),
	ruleOf(application.NotCountedKind, `cursus* *cursus opleiding* training trainingen congres* seminar* vakliteratuur boeken workshop* beurs beurzen beursbezoek`, "opleiding en congressen tellen niet mee"),
	ruleOf(application.NotCountedKind, `marktonderzoek* marketing* reclame* promotie* website* webshop* advertent* huisstijl* enquete*`, "markt en verkoop tellen niet mee"),
	ruleOf(application.NotCountedKind, `afschrijv*`, "afschrijving telt niet mee; alleen wat je in het jaar zelf betaalt"),
	ruleOf(application.NotCountedKind, `laptop* notebook* pc computer computers *computers desktop* telefoon* smartphone* tablet tablets monitor monitoren beeldscherm*
		microsoft* office kantoorsoftware kantoorautomatisering internet* kantoorprinter*`, "algemene ICT telt niet mee"),
	ruleOf(application.NotCountedKind, `overhead* huisvesting* kantoor* huur_pand huur_kantoor verzekering* administratie* accountant* boekhoud* advieskosten
		subsidieadvies* adviseur* reiskosten reis* brandstof* parkeer* lunch* catering verblijf* auto autos bedrijfswagen* lease*
		onvoorzien* schoonmaak* gas_water energiekosten energierekening rente financier*`, "overhead telt niet mee"),
	ruleOf(application.NotCountedKind, `productielijn* productiemachine* serieproductie* productievoorbereid* productieklaar* productieprototype* verkoopklaar*
		verkocht verkopen verkoop* klantorder* *klanten_geleverd geleverd_*klanten`, noteSold),
	ruleOf(application.NotCountedKind, `grond perceel bouwgrond gebouw* bedrijfspand bedrijfshal verbouwing*`, "grond en gebouwen tellen hier niet mee"),
	ruleOf(application.CostKind, `huur* gehuurd*`, ""),
	ruleOf(application.CostKind, `*onderdelen *onderdeel *materia* *licentie* proefserie* testserie* testreeks* proefreeks* proefbatch* proefcharge*`, ""),
	ruleOf(application.ExpenditureKind, `*machine *machines *apparaat *apparaten *apparatuur *instrument* oscilloscoop* *scoop *scopen *analyzer* *analysator* 3dprinter*
		*3dprinter* 3d_printer* testbank* *testbank proefbank* *opstelling *opstellingen *installatie *reactor* oven ovens *oven
		klimaatkast* *kast werkstation* rekenserver* server servers gpu* *robot robot* *robotarm* freesbank* draaibank* lasersnijder*
		lasersysteem* *camera *cameras camera* *microscoop *microscopen *spectrometer* *meter *meters *droger* vacuumkamer* *kamer pomp
		pompen compressor* *extruder* *pers *scanner *scanners weegschaal* *voeding voedingen generator* *bank`, noteExpenditure),
	ruleOf(application.CostKind, `*grondstof* *componenten *component *sensor *sensoren *printplaat *printplaten pcb* *chemicalien reagent* reagens *verbruik* *test
		*tests *testen *meting *metingen *proef *proeven *analyse *analyses keuring* cloud* aws azure rekentijd staal* *plaat kunststof* hars* *kabel* *motor *motoren accu* *batterij* *cellen *mal *mallen *matrijs *matrijzen *chips
		elektronica* *dataset* *data *software *hout beton* *monsters* *gassen *vloeistof* *folie* *garen* zaad zaden mest voer *zuren
		*leiding* lijm* *lijm membra* filament* proefstuk* teststuk* *polymeer *polymeren legering*`, ""),
}

// What the words of a post say happens to it after the trials.
var (
	unsold   = regexp.MustCompile(`(?i)\b(?:niet|geen|zonder|nooit)\b(?:\s+[\p{L}]+){0,3}?\s+(?:verko\p{L}+|klant\p{L}*|geleverd|productie)|\bniet-verko\p{L}+`)
	sold     = regexp.MustCompile(`(?i)\b(?:in|naar|voor) (?:de |onze |eigen )?productie\b|\bproductie(?:machine|middel)|\bverko(?:op|cht|pen)|\bklant`)
	scrapped = regexp.MustCompile(`(?i)\b(?:ge)?(?:sloopt|sloop|slopen|vernietig\p{L}*|schroot|weggegooid|afgebroken|afgedankt|gedemonteerd|opgebruikt)\b`)
	kept     = regexp.MustCompile(`(?i)\b(?:blijft|wordt|als|houden)\b[^.]{0,30}\b(?:testopstelling|proefopstelling|testbank|proefbank|testmachine|proefmachine)`)
)

// sortCost returns the kind of an item and the note on it. A refusal decides wherever it
// is; after that the words before "voor" do, since "sensoren voor de machine" are sensors.
// What is named a prototype counts by what happens to it after the trials.
func sortCost(post string) (kind, note string) {
	unsoldWords := unsold.FindString(post)
	post = unsold.ReplaceAllString(post, " ")
	rule, ok := ruleFor(post)
	if ok && rule.kind == application.NotCountedKind {
		return rule.kind, rule.note
	}
	head, _, cut := strings.Cut(post, " voor ")
	if application.IsTrial(head) {
		switch {
		case sold.MatchString(post):
			return application.NotCountedKind, noteSold
		case kept.MatchString(post):
			return application.ExpenditureKind, noteExpenditure
		case scrapped.MatchString(post), unsoldWords != "":
			return application.CostKind, ""
		}
		return "", noteTrial
	}
	if first, found := ruleFor(head); cut && found {
		rule, ok = first, true
	}
	if !ok {
		return "", noteUnknown
	}
	return rule.kind, rule.note
}

func ruleFor(text string) (costRule, bool) {
	text = plainLetters.Replace(strings.ToLower(text))
	at := slices.IndexFunc(costRules, func(r costRule) bool { return r.stems.MatchString(text) })
	if at < 0 {
		return costRule{}, false
	}
	return costRules[at], true
}

var plainLetters = strings.NewReplacer("á", "a", "à", "a", "ä", "a", "â", "a", "é", "e", "è", "e", "ë", "e", "ê", "e", "í", "i", "ï", "i",
	"ó", "o", "ö", "o", "ô", "o", "ú", "u", "ü", "u", "ç", "c", "'s", "s", "’s", "s")
