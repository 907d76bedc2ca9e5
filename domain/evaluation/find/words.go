package find

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"wbso/domain/dutch"
)

// word is one word of a text with its place in the original.
type word struct {
	text       string // folded
	start, end int    // bytes in the original
	number     bool
}

// Words returns the words of a text in lower case and without accents.
func Words(text string) []string {
	words, _ := scan(text)
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = w.text
	}
	return out
}

// Stem returns the stem under which a word is counted.
func Stem(word string) string { return stemKey(foldString(word)) }

func foldString(s string) string {
	var b strings.Builder
	for _, r := range s {
		b.WriteString(fold(r))
	}
	return b.String()
}

// fold returns a rune in lower case and without accents; it may become two letters
// (ß) or none (a combining mark).
func fold(r rune) string {
	if r < 0x80 {
		return string(unicode.ToLower(r))
	}
	r = unicode.ToLower(unicode.ToUpper(r))
	switch {
	case r < 0x80:
		return string(r)
	case unicode.Is(unicode.Mn, r):
		return ""
	}
	if plain, ok := folded[r]; ok {
		return plain
	}
	return string(r)
}

func foldTable(groups map[string]string) map[rune]string {
	table := map[rune]string{}
	for plain, letters := range groups {
		for _, r := range letters {
			table[r] = plain
		}
	}
	return table
}

// stemKey strips the endings -en, -s and -e, so that singular and plural are one noun.
func stemKey(w string) string {
	for _, ending := range []string{"en", "s", "e"} {
		if rest, ok := strings.CutSuffix(w, ending); ok && len(rest) > 4 {
			return rest
		}
	}
	return w
}

func startsWith(w string, list []string) bool {
	return slices.ContainsFunc(list, func(p string) bool { return strings.HasPrefix(w, p) })
}

func endsIn(w string, list []string) bool {
	return slices.ContainsFunc(list, func(s string) bool { return strings.HasSuffix(w, s) })
}

// measureIn returns where a number with a technical unit is in words, or -1.
func measureIn(words []word) int {
	for i := 0; i+1 < len(words); i++ {
		if words[i].number && units[words[i+1].text] && (i == 0 || words[i-1].text != "€") {
			return i
		}
	}
	return -1
}

// breakBefore says what ends before a word.
type breakBefore struct {
	sentence, line bool
	numeral, lead  string // of a list item, as typed; lead is with the space after it
}

var (
	numeral = regexp.MustCompile(`^[ \t]*((?:[-*•–—·▪◦]+|\(?(?:\d{1,2}|[a-h])[.)])[ \t]+)`)
	label   = regexp.MustCompile(`(?i)^[ \t]*((?:technische? )?(?:knelpunt|probleem|bottleneck|oplossing|oplossingsrichting|(?:onze )?aanpak|fase|stap)(?:(?: \d{1,2})?[ \t]*:| \d{1,2}\.))[ \t]*\S`)
)

// scan returns the words of a text and what breaks before which of them, by their byte
// offsets.
func scan(text string) ([]word, map[int]breakBefore) {
	var words []word
	breaks := map[int]breakBefore{}
	var pending breakBefore
	add := func(w word) {
		if pending.sentence || pending.numeral != "" {
			breaks[w.start] = pending
			pending = breakBefore{}
		}
		words = append(words, w)
	}
	for i := 0; i < len(text); {
		if i == 0 || text[i-1] == '\n' {
			if m := numeral.FindStringSubmatch(text[i:]); m != nil {
				pending.sentence, pending.line = true, true
				pending.numeral, pending.lead = strings.TrimSpace(m[1]), m[1]
				i += len(m[0])
				continue
			}
		}
		if i == 0 || text[i-1] == '\n' || pending.sentence && text[i-1] == ' ' && text[i] != ' ' && text[i] != '\t' {
			if m := label.FindStringSubmatch(text[i:]); m != nil {
				pending.sentence, pending.line, pending.numeral = true, true, pending.lead+m[1]
			}
		}
		r, size := utf8.DecodeRuneInString(text[i:])
		switch {
		case isDigit(r):
			i = scanNumber(text, i, add)
			continue
		case letter(r):
			i = scanWord(text, i, add)
			continue
		case r == '%' || r == '€' || r == '<' || r == '>' || r == '±':
			add(word{text: string(r), start: i, end: i + size})
		case r == '\n' && dutch.Wraps(text, i):
		case r == '\n' || r == '\r' && !strings.HasPrefix(text[i:], "\r\n") || r == '\u2028':
			pending.sentence, pending.line = true, true
		case r == ';' || r == '•':
			pending.sentence = true
		case r == '.' || r == '!' || r == '?' || r == '…':
			pending.sentence = pending.sentence || len(words) > 0 && dutch.EndsSentence(text, i)
		}
		i += size
	}
	return words, breaks
}

// scanWord adds the word at byte i and returns the byte after it.
func scanWord(text string, i int, add func(word)) int {
	start := i
	var b strings.Builder
	b.Grow(16)
	for i < len(text) {
		r, size := utf8.DecodeRuneInString(text[i:])
		if after := dutch.Broken(text, i); after > i {
			i = after
			continue
		}
		next, _ := utf8.DecodeRuneInString(text[i+size:])
		apostrophe := (r == '\'' || r == '’') && letter(next)
		if !letter(r) && !isDigit(r) && !apostrophe {
			break
		}
		if !apostrophe {
			b.WriteString(fold(r))
		}
		i += size
	}
	if b.Len() > 0 {
		add(word{text: b.String(), start: start, end: i})
	}
	return i
}

// scanNumber adds the number at byte i (10.000, 2,5, 0.25) and returns the byte after
// it. A unit attached to the number becomes a word of its own (50ms); any other
// letters make it a word (3d).
func scanNumber(text string, i int, add func(word)) int {
	start := i
	for i < len(text) {
		if isDigit(rune(text[i])) {
			i++
			continue
		}
		if (text[i] == '.' || text[i] == ',') && i+1 < len(text) && isDigit(rune(text[i+1])) {
			i++
			continue
		}
		break
	}
	rest := text[i:]
	stop := strings.IndexFunc(rest, func(r rune) bool { return !letter(r) })
	if stop < 0 {
		stop = len(rest)
	}
	if tail := foldString(rest[:stop]); tail != "" && !units[tail] {
		add(word{text: foldString(text[start:i]) + tail, start: start, end: i + stop})
		return i + stop
	}
	add(word{text: text[start:i], start: start, end: i, number: true})
	return i
}

func isDigit(r rune) bool { return '0' <= r && r <= '9' }

func letter(r rune) bool {
	return unicode.IsLetter(r) || unicode.Is(unicode.Mn, r)
}

var folded = foldTable(map[string]string{
	"a": "àáâãäåāăą", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ",
	"i": "ìíîïĩīĭįı", "j": "ĵ", "k": "ķ", "l": "ĺļľłŀ", "n": "ñńņňŉ", "o": "òóôõöøōŏő",
	"r": "ŕŗř", "s": "śŝşšſ", "t": "ţťŧþ", "u": "ùúûüũūŭůűųµμ", "w": "ŵ", "y": "ýÿŷ",
	"z": "źżž", "ss": "ß", "ae": "æ", "oe": "œ", "ij": "ĳ",
})

func set(list string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(list) {
		m[w] = true
	}
	return m
}

var smallWords = set(`de het een en of maar want dus dat die dit deze van voor op in met bij aan uit door om te
	tot over onder naar als dan er is zijn was waren wordt worden werd niet geen nog al ook wel zo zich we wij ons onze
	ik je jullie zij ze hij hun hem haar wat wie waar waarin waarmee waardoor waarop hoe of kan kunnen wil willen moet
	moeten mag mogen zal zullen gaat gaan heeft hebben had doet doen blijft blijven hoeft zonder tussen tijdens per
	doordat omdat zodat zodra terwijl hierdoor daardoor daarom daarmee hiermee daarbij hierbij deze elke elk ieder
	iedere meer minder veel te tegen binnen buiten boven na voordat totdat elkaar
	daarover hierover daarvan hiervan ervan daarin hierin erin daarop daarna daaruit echter alleen soms steeds vaak nu dus niemand nergens
	maakt maken geeft geven staat staan ligt liggen komt komen zit zitten vraagt vragen werkt werken lijkt lijken duurt kost kosten gebeurt houdt houden laat laten krijgt
	onder over welke iets niets alles elkaar af wij ons`)

// units are the units that make a number technical. Money, hours and years are not
// technical.
var units = set(`% ms us ns s sec seconde seconden milliseconde milliseconden microseconde hz khz mhz ghz thz
	b kb mb gb tb kib mib gib bit bits kbit mbit gbit mbps gbps mm cm m um nm pm km dm m2 m3 ml l cl liter liters g mg
	ug kg ton gram bar mbar pa kpa mpa gpa graden c k kelvin celsius v mv kv volt w mw kw gw watt kwh mwh wh a ma ua
	ampere ah mah f uf nf h ohm kohm n kn nm newton j kj mj joule fps rpm toeren tpm records berichten gebruikers
	verzoeken requests transacties cycli cyclus ppm ppb db dba lux lumen pixels megapixel procent
	lagen sensoren metingen rijen bestanden micrometer millimeter nanometer centimeter meter mol cp mpas cfu ph
	keer microwatt milliwatt kilowatt megawatt micron microgram milligram kilo kilogram bytes kilobyte megabyte tesla gauss becquerel sievert siemens watt bits variabelen regels knopen`)
