package form

import (
	"cmp"
	"fmt"
	"regexp"
	"strconv"

	"wbso/domain/application"
	"wbso/domain/dutch"
	"wbso/domain/request"
)

// AskPartners is what RVO wants to read in the box of the partners.
const AskPartners = "Werk je samen met partijen buiten je eigen fiscale eenheid? Noem er hoogstens vijf, elk met plaats en bijdrage."

func (f *form) partners() []requirement {
	all := []requirement{{key: "samenwerking", heading: "Samenwerking", text: yesNo(&f.Partners.Collaborative), ask: AskPartners}}
	if !f.Partners.Collaborative {
		return append(all, f.otherParty()...)
	}
	n := 0
	for i := range f.Partners.Rows {
		if r := &f.Partners.Rows[i]; !r.EmptyPartner() {
			n++
			all = append(all, ofPartner(r, n)...)
		}
	}
	if n > 0 {
		return all
	}
	return append(all, requirement{need: emptyNeed, key: "partners", heading: "Partners", ask: AskPartners, missing: true, input: LinesInput,
		question: "Met wie werk je samen? RVO wil van elke partij de naam, de vestigingsplaats en de bijdrage weten. Zet elke partij op een eigen regel.",
		hint:     "TU Delft, Delft: meet de hechting van de laag", field: "rows", place: placePartners})
}

// otherPartyForm matches the part of a sentence in which somebody outside the company works on
// the project. What exists already, or is bought, is no such work.
var otherPartyForm = regexp.MustCompile(`(?i)[^.!?\n]*\b(?:universiteit|hogeschool|tu delft|tu eindhoven|tu/e|tno|fraunhofer|kennisinstelling|onderzoeksinstituut|` +
	`\pL*bureau|softwarehuis|freelancers?|zzp'ers?|onderaannemer|toeleverancier|leverancier)\b[^.!?\n]*\b(?:bouwt|bouwen|doet|helpt|maakt|meet|meten|onderzoekt|` +
	`ontwerpt|ontwikkelt|ontwikkelen|programmeert|rekent|schrijft|test|testen|voert)\b[^.!?\n]*`)

// otherParty asks whether the company works together with a party whose work the texts name.
func (f *form) otherParty() []requirement {
	const need = "other_party"
	id := application.QuestionID(application.PartnersPart, "", need)
	if !f.reads || f.Answered[id] != "" {
		return nil
	}
	named := otherPartyForm.FindString(f.Summary.Text)
	for _, b := range f.blocks {
		named = cmp.Or(named, otherPartyForm.FindString(b.Problem), otherPartyForm.FindString(b.Solution))
	}
	if named == "" {
		return nil
	}
	return []requirement{{need: need, missing: true, input: YesNoInput, field: "collaborative",
		question: fmt.Sprintf("Je schrijft “%s”. Werk je voor dit project samen met een partij buiten je bedrijf? RVO vraagt dan wie dat is en wat die doet.", application.QuoteOf(named)),
		place:    parsed(dutch.YesNo, func(yes bool) { f.Partners.Collaborative, f.Answered[id] = yes, yesNo(&yes) }, func(yes bool) string { return yesNo(&yes) })}}
}

func ofPartner(r *application.Partner, n int) []requirement {
	heading, name := "Partner "+strconv.Itoa(n), application.VisibleText(r.Name)
	if name == "" {
		name = fmt.Sprintf("partner %d", n)
	}
	all := []requirement{
		fact("name", heading+": naam", fmt.Sprintf("Hoe heet %s?", name)).line(&r.Name),
		fact("location", heading+": plaats", fmt.Sprintf("In welke plaats is %s gevestigd? “Onbekend” mag ook.", name)).line(&r.Location).like("onbekend"),
		fact("contribution", heading+": bijdrage", fmt.Sprintf("Wat draagt %s bij aan het project? Hoogstens %d tekens.", name, request.PartnerContributionMax)).line(&r.Contribution),
	}
	for i, limit := range []int{request.PartnerNameMax, request.PartnerLocationMax, request.PartnerContributionMax} {
		all[i].block, all[i].key, all[i].limit = r.ID, string(application.PartnersPart)+"."+r.ID+"."+all[i].need, limit
	}
	return all
}

// partnerForm splits "name, location: contribution" and parts of it.
var partnerForm = regexp.MustCompile(`^([^,;:]+?)\s*(?:[,;]\s*([^:;]*?)\s*)?(?:[:;]\s*(.*))?$`)

// placePartners adds the partners of an answer, each on a line.
func placePartners(p *placer, field, text string) error {
	for _, line := range application.ListLines(text) {
		m := partnerForm.FindStringSubmatch(line)
		if m == nil {
			m = []string{"", line, "", ""}
		}
		p.app.Partners.Rows = append(p.app.Partners.Rows, application.Partner{Name: m[1], Location: m[2], Contribution: m[3]})
	}
	return p.fact(field, text)
}
