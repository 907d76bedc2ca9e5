package judge

import (
	"strings"

	"wbso/domain"
	"wbso/domain/reading"
)

const (
	cost        = domain.Cost        // paid for and used up in the applicant's own S&O only
	expenditure = domain.Expenditure // a new asset, counted for the part that is used for S&O
	refused     = domain.NotCounted
)

// Notes on an item that counts.
const (
	noteExpenditure = "telt mee voor het deel dat je voor S&O gebruikt"
	noteUnknown     = "telt mee als het uitsluitend voor je eigen S&O is; werk nog uit waarvoor"
)

// costRule gives the kind of an item that contains one of the stems.
type costRule struct {
	kind  domain.CostKind
	stems string // "stem*", "*stem", "*stem*" or "stem"; "_" joins stems of consecutive words
	note  string // why it is refused, or under which condition it counts
}

// costRules are tried in order and the first one that fits decides. They follow
// RVO's definitions of costs (kosten) and expenditures (uitgaven) and the exclusions
// that advisers report. Refusals come first: "huur laptops" is refused because of
// the laptops.
var costRules = []costRule{
	{refused, `tweedehands* gebruikte occasion* refurbished`, "een tweedehands bedrijfsmiddel telt niet mee"},
	{refused, `inhuur* inhuren ingehuur* freelance* zzp* detacher* gedetacheerd* uitzend* interim* contractor* externe_medewerker*`, "inhuur van mensen telt niet mee"},
	{refused, `uitbested* uitbesteed* bureau* *bureau softwarehuis universiteit* tno contractonderzoek* onderzoeksinstituut*
		leveranciersontwikkeling onderaannem* hogeschool*`, "uitbesteed onderzoek of ontwikkelwerk telt niet mee"},
	{refused, `loon* lonen *loonkosten salaris* *salaris *salarissen eigen_uren personeelskosten uurloon *personeel pensioen* stagiair*
		stagevergoeding*`, "loon zit al in de S&O-uren"},
	{refused, `cursus* *cursus opleiding* training trainingen congres* seminar* vakliteratuur boeken workshop* beurs beurzen beursbezoek`, "opleiding en congressen tellen niet mee"},
	{refused, `marktonderzoek* marketing* reclame* promotie* website* webshop* advertent* huisstijl* enquete*`, "markt en verkoop tellen niet mee"},
	{refused, `afschrijv*`, "afschrijving telt niet mee; alleen wat je in het jaar zelf betaalt"},
	{refused, `laptop* notebook* pc computer computers *computers desktop* telefoon* smartphone* tablet tablets monitor monitoren beeldscherm*
		microsoft* office kantoorsoftware kantoorautomatisering internet* kantoorprinter*`, "algemene ICT telt niet mee"},
	{refused, `overhead* huisvesting* kantoor* huur_pand huur_kantoor verzekering* administratie* accountant* boekhoud* advieskosten
		subsidieadvies* adviseur* reiskosten reis* brandstof* parkeer* lunch* catering verblijf* auto auto's bedrijfswagen* lease*
		onvoorzien* schoonmaak* gas_water energiekosten energierekening rente financier*`, "overhead telt niet mee"},
	{refused, `productielijn* productiemachine* serieproductie* nulserie* productievoorbereid* productieklaar* verkoopklaar* verkocht verkopen
		verkoop* klantorder* productieprototype* proefserie* productierun*`, "productie of prototypen voor verkoop tellen niet mee"},
	{refused, `grond perceel bouwgrond gebouw* bedrijfspand bedrijfshal verbouwing*`, "grond en gebouwen tellen hier niet mee"},
	{cost, `huur* gehuurd*`, ""},
	{cost, `*onderdelen *onderdeel *materia* *licentie*`, ""},
	{expenditure, `*machine *machines *apparaat *apparaten *apparatuur *instrument* oscilloscoop* *scoop *scopen *analyzer* *analysator* 3dprinter*
		*3dprinter* 3d_printer* testbank* *testbank proefbank* *opstelling *opstellingen *installatie *reactor* oven ovens *oven
		klimaatkast* *kast werkstation* rekenserver* server servers gpu* *robot robot* *robotarm* freesbank* draaibank* lasersnijder*
		lasersysteem* *camera *cameras camera* *microscoop *microscopen *spectrometer* *meter *meters *droger* vacuumkamer* *kamer pomp
		pompen compressor* *extruder* *pers *scanner *scanners weegschaal* *voeding voedingen generator* *bank`, noteExpenditure},
	{cost, `*grondstof* *componenten *component *sensor *sensoren *printplaat *printplaten pcb* *chemicalien reagent* reagens *verbruik* *test
		*tests *testen *meting *metingen *proef *proeven *analyse *analyses keuring* cloud* aws azure rekentijd *prototype *prototypen
		*prototypes staal* *plaat kunststof* hars* *kabel* *motor *motoren accu* *batterij* *cellen *mal *mallen matrijs* matrijzen *chips
		elektronica* *dataset* *data *software *hout beton* *monsters* *gassen *vloeistof* *folie* *garen* zaad zaden mest voer *zuren
		*leiding*`, ""},
}

// sortCost returns the kind of an item and the note on it. An item that no rule
// knows is a cost that the user must still explain.
func sortCost(label string) (kind domain.CostKind, note string) {
	words := reading.Words(label)
	for _, rule := range costRules {
		for stem := range strings.FieldsSeq(rule.stems) {
			if namesStem(words, strings.Split(stem, "_")) {
				return rule.kind, rule.note
			}
		}
	}
	return cost, noteUnknown
}

// namesStem reports whether consecutive words match the stems.
func namesStem(words []string, stems []string) bool {
	for i := 0; i+len(stems) <= len(words); i++ {
		all := true
		for k, stem := range stems {
			all = all && fits(words[i+k], stem)
		}
		if all {
			return true
		}
	}
	return false
}

func fits(w, stem string) bool {
	core := strings.Trim(stem, "*")
	switch left, right := strings.HasPrefix(stem, "*"), strings.HasSuffix(stem, "*"); {
	case left && right:
		return strings.Contains(w, core)
	case left:
		return strings.HasSuffix(w, core)
	case right:
		return strings.HasPrefix(w, core)
	}
	return w == core
}
