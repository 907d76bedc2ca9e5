package find

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Lengths of a title in characters: RVO's limit, and what still reads as a title.
const (
	titleMax  = 200
	titleAims = 110
	titleMin  = 12
	titleSays = 25 // a shorter one only when there is no other
)

const (
	making  = `(?:ontwikkelen|bouwen|ontwerpen|onderzoeken|maken|realiseren|programmeren|creëren|bedenken|uitwerken|vervaardigen)`
	makings = making + `(?:\s+en\s+` + making + `)?`
	makes   = `(?:ontwikkelt|bouwt|ontwerpt|onderzoekt|maakt|realiseert|programmeert|bedenkt)`
	made1   = `(?:ontwikkeld|gebouwd|ontworpen|onderzocht|gemaakt|gerealiseerd|geprogrammeerd|bedacht)`
	doing   = `(?:` + makings + `|ontwikkel|bouw|ontwerp|onderzoek|maak|programmeer|bedenk|werken aan|werk aan)`
	maker   = `(?:(?:wij|we)(?:,[^,]{3,60},)?|ik|(?:onze|ons)\s+\S+)`
	already = `(?:(?:zelf|hiervoor|daarvoor|daarom|dus|nu|momenteel|aan)\s+)*`
	article = `(?:(?:een|de|het)\s+)?`
	project = `(?:\s+van\s+(?:het|dit|ons)\s+(?:project|plan|voorstel))?`
)

// openings match the start of a sentence up to the thing that is made.
var openings = compileAll(
	maker+`\s+(?:gaan\s+|willen\s+)?`+doing+`\s+`+already,
	`(?:nu|momenteel|inmiddels|daarom|daarnaast|hiervoor|daarvoor|hiermee|op dit moment)\s+(?:`+doing+`\s+`+maker+`|werken?\s+`+maker+`\s+aan)\s+`+already,
	`(?:in|binnen|met|voor|tijdens)\s.{3,60}?\s`+doing+`\s+`+maker+`\s+`+already,
	`(?:het\s+|de\s+|ons\s+)?(?:doel|idee|kern|plan)`+project+`\s+is\s+(?:om\s+)?(?:(?:het|de)\s+(?:`+making+`|ontwikkeling)\s+van\s+)?`,
	`(?:dit|het|ons)\s+(?:project|plan|voorstel)\s+(?:betreft|omvat|behelst|beoogt|gaat\s+over|is\s+gericht\s+op|richt\s+zich\s+op)\s+(?:(?:het|de)\s+(?:`+making+`|ontwikkeling)\s+van\s+)?`,
	`(?:in\s+(?:dit|het|ons)\s+project\s+wordt|er\s+wordt)\s+(?:gewerkt\s+aan\s+)?`,
	`doel:\s+`,
	`het\s+gaat\s+om\s+`,
	`(?:\S+\s+){1,4}`+makes+`\s+`+already,
)

func compileAll(starts ...string) (all []*regexp.Regexp) {
	for _, s := range starts {
		all = append(all, regexp.MustCompile(`(?i)^`+s+article))
	}
	return all
}

var (
	// wanted matches "We willen een X ontwikkelen", in which X is before the verb.
	wanted = regexp.MustCompile(`(?i)^(?:(?:wij|we|ik|.{3,80}?\s(?:en|maar))\s+(?:gaan|willen|zullen|ga|wil)|(?:\S+\s+){1,5}(?:gaat|wil|zal)|(?:\S+\s+){1,6}(?:gaan|willen|zullen)\s+(?:wij|we))\s+` + already +
		article + `(.+?)\s+` + making + `\b`)
	// notThing matches what is no name of a thing: a person, a question or a time.
	notThing = regexp.MustCompile(`(?i)^(?:onze?|wij|we|hoe|of|dat|niet|al|reeds|sinds|jarenlang|ruim|meer|klaar|nog|nu|ook|zelf)\b`)
	// habit matches what a company always does, rather than what a project develops.
	habit = regexp.MustCompile(`(?i)\b(?:al|reeds|ruim|meer dan|bijna)\s+(?:\S+\s+){0,2}?(?:jaren|jaar|decennia|decennialang|jarenlang|generaties|eeuwen|eeuw)\b|` +
		`\b(?:sinds|jarenlang|jarenlange|decennialang|van oudsher|familiebedrijf|marktleider|opgericht)\b`)
	// ofTrade matches an opening that is as often about the trade of a company.
	ofTrade = regexp.MustCompile(`(?i)\b(?:maak|maakt|maken|bouw|bouwt|bouwen|vervaardigen|realiseren|realiseert)\b`)
	// ofCompany matches the start of a sentence about the company itself, or of a greeting.
	ofCompany = regexp.MustCompile(`(?i)^(?:(?:wij|we|ik)\s+(?:zijn|hebben|ben|heb)|(?:ons|onze)\s+(?:bedrijf|team|klanten?|onderneming|organisatie|fabriek|werkplaats)|als\s|(?:met (?:vriendelijke|hartelijke) )?groet|(?:alvast |hartelijk |heel erg )?(?:be)?dankt?|beste|geachte|hallo|hoi|goede(?:ndag|morgen|middag))\b`)
	// verb matches the verb that belongs to an opening and not to the title.
	verb = regexp.MustCompile(`(?i)\s+(?:te\s+` + making + `|` + made1 + `)\b`)
)

// A title may end before a conjunction, or before the first relative clause: a later one
// may be inside a clause whose verb is still to come.
var (
	conjunction    = regexp.MustCompile(`;|:| – | - |,?\s(?:zodat|waardoor|omdat|doordat|terwijl|zonder dat|met als doel|maar|want|en dat)\s`)
	relativeClause = regexp.MustCompile(`(?:,|\szonder)?\s(?:die|dat|om|waarmee|waarbij|waarin|waarop)\s`)
)

// Title proposes a title in the words of a text: the first thing that is developed, up to
// the end of a phrase. What a company makes in general comes after that, and what it has
// made for years is none. It is empty when the text does not say.
func Title(text string, r Analysis) (title string) {
	for _, c := range r.Clauses {
		thing, certain := made(strings.Join(strings.Fields(text[c.From:c.To]), " "))
		if thing = shorten(thing); thing == "" {
			continue
		}
		if certain {
			return thing
		}
		if title == "" {
			title = thing
		}
	}
	return title
}

// TitleOf returns what a pitch is about: its Title, else its first sentence that is not
// about the company, else nothing.
func TitleOf(pitch string) string {
	r := Analysis{Clauses: Sentences(pitch)}
	if title := Title(pitch, r); title != "" {
		return title
	}
	for _, c := range r.Clauses {
		if s := strings.Join(strings.Fields(pitch[c.From:c.To]), " "); !AboutCompany(s) {
			return s
		}
	}
	return ""
}

// AboutCompany reports whether a sentence is about the company, and not about what it
// develops now.
func AboutCompany(s string) bool { return habit.MatchString(s) || ofCompany.MatchString(s) }

// made returns the thing that a sentence says is being made, or "" if it names none, and whether
// that is certainly something new.
func made(s string) (thing string, certain bool) {
	always := habit.MatchString(s)
	if at := wanted.FindStringSubmatchIndex(s); at != nil && !notThing.MatchString(s[at[2]:at[3]]) {
		return s[at[2]:at[3]] + s[at[1]:], true
	}
	for _, o := range openings {
		at := o.FindStringIndex(s)
		if at == nil || notThing.MatchString(s[at[1]:]) {
			continue
		}
		one := strings.HasSuffix(strings.ToLower(s[:at[1]]), "een ")
		if always && !one {
			continue
		}
		thing := s[at[1]:]
		if at := verb.FindStringIndex(thing); at != nil {
			thing = thing[:at[0]] + thing[at[1]:]
		}
		return thing, one || !ofTrade.MatchString(s[:at[1]])
	}
	return "", false
}

// shorten returns the title that a thing is called by: whole if it is short enough, else
// as much as ends with a phrase.
func shorten(s string) string {
	s = strings.TrimRight(s, " .!?;:,…")
	n, best := utf8.RuneCountInString(s), headOf(s, titleAims)
	switch {
	case n <= titleAims, n <= titleMax && utf8.RuneCountInString(best) < titleSays:
		best = s
	case best == "":
		best = headOf(s, titleMax)
	}
	best = strings.TrimRight(best, " ,")
	if utf8.RuneCountInString(best) < titleMin {
		return ""
	}
	r, size := utf8.DecodeRuneInString(best)
	return string(unicode.ToUpper(r)) + best[size:]
}

// headOf returns the longest part of a text that ends with a phrase within a limit.
func headOf(s string, limit int) (best string) {
	cuts := conjunction.FindAllStringIndex(s, -1)
	if at := relativeClause.FindStringIndex(s); at != nil {
		cuts = append(cuts, at)
	}
	for _, at := range cuts {
		if head := s[:at[0]]; utf8.RuneCountInString(head) <= limit && len(head) > len(best) {
			best = head
		}
	}
	return best
}
