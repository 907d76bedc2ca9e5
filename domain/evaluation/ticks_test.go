package evaluation

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain/evaluation/find"
)

// Word lists that are written down apart from the tables: words with which somebody says that
// an outcome is open, that something goes wrong, what is made, and so on.
var (
	wordsOfDoubt = regexp.MustCompile(`(?i)onzeker|onbekend|onduidelijk|weten|\bweet\b|vraag|misschien|mogelijk|wellicht|waarschijnlijk|vermoed|voorspel` +
		`|vooraf|zoeken|nagaan|onderzoek|blijk|lukt|haalbaar|twijfel|risico|bekend|raadsel|\bof\b|\bhoe\b|kunnen|\bkan\b|\bzal\b|\bzou|verwacht|hop(en|elijk)` +
		`|prob(eren|eer)|proe[fv]|test|niemand|geen (idee|model|theorie|data)|literatuur|zeker|begr[ie]*p|experiment|uitwijzen|lijkt|lijken|kans|hang(t|en) af` +
		`|gepubliceerd|publicatie|gemeten|meten|boeken|kennis|tegen\b|berekenen|vastgesteld|kennen|datasheet|duidelijk|vanzelfsprekend|bewezen|spannend|niet gezegd|ongewis|beschreven`)
	wordsOfTrouble = regexp.MustCompile(`(?i)\b(niet|geen|nooit|niets|nergens|niemand|nauwelijks|te|los|over|weg|kapot|alleen|pas|achter|vast|uit|af)\b|probleem|problemen|knelpunt|fout|mis(t|sen|lu)|` +
		`on(opgelost|mogelijk|stabiel|bruikbaar|voldoende|nauw|gelijk)|ver(lie|vorm|stop|stor|klon|kleur|draai|oud|eist|minder|zwak|war|knoei|traag|snel)|breek|breuk|barst|scheur|lek|slijt|slijtage|smelt|kost|` +
		`schade|storing|ruis|trag|trilling|dalen|daalt|stijg|zakt|krimp|kromt|loslat|plak|klont|schuif|slip|uitval|afwijk|overslaan|moeilijk|lastig|laag|hoog|dik|dun|` +
		`val(t|len)|raak|krijg|verdwijn|ontstaa|dood|sterf|roest|groei|gevaar|schuim|roet|haalbaar|glij|slinger|drift|last van|faal|scheef|gevoelig|instabiel|bre[ek]*k|bevries|bromtoon|verzadig|verkeerd|\bvalse?\b|tegen|uiteen|vastlop|door elkaar|moet|wil(len)? `)
	wordsOfMaking = regexp.MustCompile(`(?i)ontwik|bouw|ma(ak|ken)|ontwerp|ontworp|onderzoe|programm|project|plan|doel|bedoel|idee|schrijf|schrijven|bedenk|bedacht|creë|voorstel|concept|uitvind|` +
		`realis|\bwil\b|willen|ga(an|at)\b|\bga\b|zoek|mikken|streef|streven|lever|eigen|moet|resultaat|werk|nieuwe|prototype|ambitie|zodat|experiment|formul|constru|modell|vervaardig`)
	wordsOfPurpose = regexp.MustCompile(`(?i)\b(om|zodat|waar\w+|moet|moeten|doel|streven|voor het|te)\b|bedoel`)
	wordsOfNew     = regexp.MustCompile(`(?i)nieuw|nooit|eerder|eerst|ervaring|kenn|kent|weten|onbekend|niemand|niets|weinig|nog|alleen|terrein|bestaa|gangbare?|gewo|gebruikelijk|huidig|standaard|klassiek|` +
		`traditi|norma|anders|andere|beschikba|commerci|concurr|alternati|vergel|beter|sneller|\bnu\b|markt|stand (van|der)|literatuur|octrooi|patent|publica|plaats van|niet|geen|maar|kan|te\b|` +
		`courant|convent|reguli|bekend|massieve|dure|goedkope|hedendaag|passief|tot dus|valt|meer|dikker|hoger|lager|vaker|langer|extra|wordt|worden|stopt|geprobeerd|getest|gemeten|helpt?|opzicht|men\b|verdubbel|afvallen|vallen af|nergens|onbruikbaar|sterker`)
	wordsOfWorking = regexp.MustCompile(`(?i)\b(wij|we|ons|onze|ik|mijn|men|team|door|met|via|uit|zodat|dat|die|waar\w+|in plaats)\b|princip|werk|algorit|methode|aanpak|techniek|model|combin|gebaseerd|basis|bestaat|` +
		`proef|proeven|experiment|protocol|prototype|architect|regelaar|filter|simul|nieuw|systeem|laag|omgekeerd|behandel|terugreken|eigen|gaan|wordt|worden`)
)

// wordsOf are the words without which a criterion is not met.
var wordsOf = map[string][]*regexp.Regexp{
	"Onzekerheid":                             {wordsOfDoubt},
	"Technisch risico":                        {wordsOfDoubt},
	"Technisch knelpunt":                      {wordsOfTrouble},
	"Wat je ontwikkelt":                       {wordsOfMaking},
	"Doel of moeilijkheid":                    {wordsOfPurpose, wordsOfTrouble, wordsOfDoubt, regexp.MustCompile(`\d`)},
	"Alternatief of oplossingsrichting":       {wordsOfNew, wordsOfWorking, wordsOfMaking},
	"Nieuw voor jullie of beter dan bestaand": {wordsOfNew},
	"Werkingsprincipe":                        {wordsOfWorking},
}

// Without the sentences that have one of its words, no text has the tick of a criterion: the
// tick has words, and never comes from a place in the text or from what the text is like.
func TestEvaluate_ticksHaveWords(t *testing.T) {
	for name, words := range wordsOf {
		tried := 0
		for _, c := range textCases(t) {
			if criterionOf(c.Field, name).name == "" {
				continue
			}
			rest := withoutSentences(c, words)
			if rest == c.Text || strings.TrimSpace(rest) == "" {
				continue
			}
			tried++
			assert.Nil(t, met(evaluationOf(c, rest), name), "%s: %s", name, rest)
		}
		assert.GreaterOrEqual(t, tried, 10, name)
	}
}

// withoutSentences returns a text without its sentences that have one of the words.
func withoutSentences(c textCase, words []*regexp.Regexp) string {
	var kept strings.Builder
	for _, clause := range find.Analyse(find.Text{Field: c.Field, Text: c.Text}).Clauses {
		sentence := c.Text[clause.From:clause.To]
		if !slices.ContainsFunc(words, func(w *regexp.Regexp) bool { return w.MatchString(sentence) }) {
			kept.WriteString(sentence)
		}
	}
	return kept.String()
}

// plainTalk names nothing technical.
var plainTalk = []string{
	"Wij willen onze klanten nog beter helpen en onze mensen meer plezier in hun baan geven.",
	"Het gesprek met de wethouder was prettig en we komen volgende week terug.",
	"Onze winkel is zes dagen open en op zondag zijn we er alleen in december.",
	"De directie vindt dat we te weinig luisteren naar wat er op straat gebeurt.",
	"Iedereen in het dorp kent ons en we willen dat graag zo houden.",
	"De afspraken lopen door elkaar en niemand weet wie wanneer vrij heeft.",
	"Wij zijn trots op wat we samen voor elkaar hebben gekregen.",
	"Of mensen hiervoor willen betalen, weten we niet.",
	"Het moet leuker, mooier en makkelijker voor onze leden.",
	"Mijn collega vertrekt in mei en we zoeken iemand die haar werk kan doen.",
	"We hopen dat de buurt ons nieuwe plan steunt.",
	"De verkoop blijft achter bij wat we hadden gedacht.",
}

// A technical subject and own facts are named, and not found in plain talk.
func TestEvaluate_plainTalkHasNoSubject(t *testing.T) {
	for _, field := range find.TextFields() {
		for _, text := range append(plainTalk, strings.Join(plainTalk, " ")) {
			v := Evaluate(find.Text{Field: field, Text: text})
			for _, name := range []string{"Technisch onderwerp", "Technische onderbouwing", "Eigen feiten"} {
				assert.Nil(t, met(v, name), "%s: %s", name, text)
			}
		}
	}
}
