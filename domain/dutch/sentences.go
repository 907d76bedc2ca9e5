package dutch

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	closers = `)]}"'”’»` // belong to the sentence that ends before them
	openers = " \t\r\n\u00a0([{\"“‘«<>=+"

	lookBack   = 48 // bytes of a text that are read before a full stop
	unitLength = 4  // letters of a unit that may have a full stop
)

// EndsSentence reports whether the '.', '!', '?' or '…' at byte at ends a sentence. A dot in a
// number, version, file name, abbreviation, title, initial or unit does not.
func EndsSentence(text string, at int) bool {
	sign, size := utf8.DecodeRuneInString(text[at:])
	before, after := text[max(0, at-lookBack):at], strings.TrimLeft(text[at+size:], closers)
	closed := len(after) < len(text)-at-size
	next, _ := utf8.DecodeRuneInString(after)
	switch {
	case after == "":
		return true
	case strings.ContainsRune(",:;.!?…-", next):
		return false // what follows decides
	case !unicode.IsSpace(next):
		return sign != '.' || glued(lastWord(before), after)
	}
	after = strings.TrimLeft(after, " \t\r\n\u00a0")
	next, _ = utf8.DecodeRuneInString(after)
	high := unicode.IsUpper(next)
	word := lastWord(before)
	earlier := lastWord(strings.TrimRight(strings.TrimSuffix(before, word), openers))
	lead := strings.TrimRight(strings.TrimSuffix(before, word), " \t")
	key := strings.ToLower(word[strings.LastIndexByte(word, '.')+1:])
	single := utf8.RuneCountInString(word) == 1 && strings.ContainsFunc(word, unicode.IsLetter)
	switch {
	case after == "":
		return true
	case sign == '…' || word == "" && strings.HasSuffix(before, ".") || strings.HasSuffix(word, ".."):
		return high
	case sign != '.':
		return !closed || !unicode.IsLower(next)
	case titles[key], numeral.MatchString(word) && beginning.MatchString(lead):
		return false
	case single && naming[strings.ToLower(earlier)], quantity.MatchString(earlier) && utf8.RuneCountInString(word) <= unitLength, ending[strings.ToLower(word)]:
		capital, _ := utf8.DecodeRuneInString(text)
		return high && !strings.HasPrefix(after, "Euro") || unicode.IsLower(capital) // nor does it elsewhere
	case single || initials.MatchString(word) || abbreviations[key] || key == "al" && earlier == "et":
		return begins(after) && high
	}
	return true
}

// Wraps reports whether the line end at byte at is in the middle of a sentence: a long line
// without an end, and a next one without a beginning.
func Wraps(text string, at int) bool {
	start := strings.LastIndexByte(text[:at], '\n') + 1
	line := strings.TrimRight(text[start:at], " \t\r")
	next, _ := utf8.DecodeRuneInString(strings.TrimLeft(text[at+1:], " \t"))
	last, _ := utf8.DecodeLastRuneInString(line)
	switch {
	case len(line) < 50:
		return false
	case last == '.':
		return !unicode.IsSpace(next) && !EndsSentence(text, start+len(line)-1)
	}
	return !strings.ContainsRune("!?:;…", last) && unicode.IsLower(next)
}

// Broken returns the byte at which a word continues on the next line after the hyphen at byte at,
// or at when the hyphen breaks no word.
func Broken(text string, at int) int {
	if r, _ := utf8.DecodeRuneInString(text[at:]); r != '-' && r != '‐' && r != '\u00ad' {
		return at
	}
	m := hyphen.FindString(text[at:])
	before, _ := utf8.DecodeLastRuneInString(text[:at])
	next, _ := utf8.DecodeRuneInString(text[at+len(m):])
	switch {
	case m == "" || !unicode.IsLower(before) || !unicode.IsLower(next),
		and.MatchString(text[at+len(m):]): // "product- en procesontwikkeling"
		return at
	}
	return at + len(m)
}

// Unwrap returns a text with the lines of a sentence joined, and its broken words whole.
func Unwrap(text string) string {
	var b strings.Builder
	from := 0
	for at := 0; at < len(text); at++ {
		after := Broken(text, at)
		if text[at] == '\n' && Wraps(text, at) {
			after = at + 1 + len(text[at+1:]) - len(strings.TrimLeft(text[at+1:], " \t"))
		}
		if after == at {
			continue
		}
		b.WriteString(strings.TrimRight(text[from:at], " \t\r"))
		if text[at] == '\n' && (!compound.MatchString(text[from:at]) || and.MatchString(text[after:])) {
			b.WriteByte(' ')
		}
		from, at = after, after-1
	}
	return b.String() + text[from:]
}

var (
	hyphen   = regexp.MustCompile(`^(?:[-\x{2010}]\r?\n[ \t]*|\x{ad}(?:\r?\n[ \t]*)?)`)
	compound = regexp.MustCompile(`[\p{L}\d][-‐]\r?$`)
	and      = regexp.MustCompile(`^(?:en|of|en/of|naar|tot)\b`)
	initials = regexp.MustCompile(`^(?:\p{L}{1,2}\.)+\p{L}{1,2}$`)
	quantity = regexp.MustCompile(`^(?:[\d.,±–-]*\d|°)$`)
	numeral  = regexp.MustCompile(`^(?:\d{1,2}|[a-h]|[IVX]{1,4})$`)
	// beginning is what a list item begins with, up to its numeral.
	beginning = regexp.MustCompile(`(?i)(?:^|[.!?:;\n]|(?:^|[.!?:;]\s+|\n\s*)(?:knelpunt|probleem|oplossing|fase|stap|punt|vraag|doel|deel|onderdeel|variant|werkpakket))$`)
	extended  = regexp.MustCompile(`^\p{L}+$`)
)

// lastWord returns the end of a text from the last space or opening sign on.
func lastWord(text string) string { return text[strings.LastIndexAny(text, openers)+1:] }

// glued reports whether a full stop ends a sentence although the space after it is missing:
// "gebouwd.Daarna", but not "model.onnx".
func glued(word, after string) bool {
	first, size := utf8.DecodeRuneInString(after)
	second, _ := utf8.DecodeRuneInString(after[size:])
	if len(word) < 3 || !extended.MatchString(word) || abbreviations[strings.ToLower(word)] || !unicode.IsLetter(first) {
		return false
	}
	capital, _ := utf8.DecodeRuneInString(word)
	return begins(after) && len(firstWord(after)) > 3 || len(word) > 3 && unicode.IsLower(capital) && unicode.IsUpper(first) && unicode.IsLower(second)
}

// begins reports whether a text begins with a word that often begins sentences, except in a name:
// "De Vries", "Van den Berg".
func begins(text string) bool {
	word := firstWord(text)
	if !starting[strings.ToLower(word)] {
		return false
	}
	first, size := utf8.DecodeRuneInString(strings.TrimLeft(text[len(word):], " "))
	second, _ := utf8.DecodeRuneInString(strings.TrimLeft(text[len(word):], " ")[size:])
	return word != "De" || !unicode.IsUpper(first) || !unicode.IsLower(second)
}

func firstWord(text string) string {
	if end := strings.IndexFunc(text, func(r rune) bool { return !unicode.IsLetter(r) }); end >= 0 {
		return text[:end]
	}
	return text
}

// set returns the words of a list.
func set(list string) map[string]bool {
	m := map[string]bool{}
	for w := range strings.FieldsSeq(list) {
		m[w] = true
	}
	return m
}

var (
	// titles stand before a name and never end a sentence.
	titles = set("bc burg dhr dir dr drs em hr ing ir jhr mej mevr mr mw ph prof")
	// abbreviations are written with a full stop. They end a sentence only before a word that
	// begins one, and with a quantity before any capital: "5 sec. Regelaars".
	abbreviations = set(`aant aanv abs afb afd afk afm alt apr arr art asst aug bd belg bep bez bijl bijv bijz blz bv ca cat cf cfr chem co conc const cont corr dec def dept diam dim
		div doc ed eds eff eig elektr enkelv eq ev evt ex excl exp fa fasc feb febr fig figs fr freq geb gebr gem geoctr gew gld gr ha hfst hor hst ibid id illus inc
		incl ind inl inst int jan jg jl jr jul jun kl lic lit ln ltd max mech med mem mil mill min mnd mod mrt mv ndl nl no nov nr nrs nw okt ong ontw oorspr opm opp
		org overl pag par pct pl plm plv pos pp prod proj prov pt ptn publ red ref reg rel resp sec sep sept serv simul spec sr st st stat std stk str suppl tab tech
		techn tel temp tit toel toep uitg uitgez uitz univ vd verd verg verm vert vgl vlg vlgs vnl voorb voorm vorm vs wb wd wnd zg zgn zn`)
	// ending are abbreviations at the end of what they abbreviate.
	ending = set("a.u.b e.a e.d e.v enz etc mld mln o.i.d")
	// naming are words before a letter that is a name: "in C.", "type B."
	naming = set("categorie deel en fase graad graden groep hepatitis in klasse kolom lijn model onderdeel optie plan programmeertaal punt serie stap stof taal type variant versie vitamine zone")
	// starting are words that begin sentences.
	starting = set(`aan achteraf al alle alleen als andere anders beide bestaande bij bovendien daar daaraan daarbij daarboven daarbovenop daardoor daarin daarmee daarna daarnaast
		daarom daaronder daarop daaruit daarvan daarvoor dan dat de deze die dit doordat door dus een eerder eerst elk elke en er geen gangbare gewone hebben heeft het
		hierbij hierdoor hiermee hierna hierom hiervan hiervoor hij hoe hoewel hun huidige iedere ik in is juist kan komt maar met moet na naast niemand niet nog nu
		of omdat ondanks onder ons onze ook op over pas per sinds sommige soms straks te tegen ten tenslotte terwijl tijdens toch tot totdat tussen uit van
		vandaar vanaf veel verder vervolgens via vooraf voor voordat vooral waar waarom wanneer want wat we welke wij ze zelfs zij zo zodra zoals zonder zowel`)
)
