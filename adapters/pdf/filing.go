package pdf

import (
	"fmt"
	"slices"
	"strings"

	"wbso/domain/application"
	"wbso/domain/scheme"
)

// How to file is the same for every project. Source: RVO's WBSO pages, form and
// manual, as of 2026.
var (
	beforeFiling = []step{
		{"Zorg voor eHerkenning niveau 3", "Zonder eHerkenning (niveau 3 of hoger) kun je niet indienen. Je koopt het bij een erkende leverancier; dat kost geld. Aanvragen duurt een paar dagen tot enkele weken: begin er nu mee. Wie indient, moet gemachtigd zijn voor de diensten van RVO. Laat je een adviseur indienen, machtig die dan ook."},
		{"Lees je website na", "RVO leest die ook: zorg dat hij je verhaal niet tegenspreekt."},
		{"Open het formulier", "Log in op mijn.rvo.nl, kies het eLoket en start een nieuwe WBSO-aanvraag. Het formulier sluit na ongeveer 15 minuten zonder invoer; houd daarom dit document ernaast."},
		{"Neem de teksten over", "Kopieer per onderwerp de tekst naar het formulier. Waar je wat vindt, staat in de lijst hieronder."},
	}
	chooseMethod = step{"Kies de kostenmethode", "Die keuze geldt voor het hele kalenderjaar: de eerste aanvraag van het jaar legt haar vast."}
	fromEmployer = []step{
		{"BSN en uurloon", fmt.Sprintf("RVO rekent je S&O-uurloon uit het loon van wie twee jaar eerder S&O deed. Daarvoor meld je hun BSN's; ontbreken die, dan houdt dat een volgende aanvraag tegen. Is er geen uurloon te berekenen, dan geldt %s.", scheme.NewestYear().HourlyWage.Plain())},
		{"Verrekenen", "Verreken het toegekende bedrag in je loonaangifte over de maanden van de periode, vanaf het moment dat je de S&O-verklaring hebt."},
		{"Wie uren schrijft", "Werknemers op je eigen loonlijst die technisch werk doen. Stagiairs tellen meestal niet, ingehuurde mensen nooit."},
	}
	fromAlone = []step{
		{"Aftrekken", "Trek de S&O-aftrek van je winst af in je aangifte inkomstenbelasting. Dat kan als je in het jaar ten minste 500 S&O-uren maakt en aan het urencriterium van 1.225 uur voldoet."},
		{"Wie uren schrijft", "Alleen de uren van de ondernemer zelf tellen; ingehuurde mensen tellen nooit."},
	}
	afterFiling = []step{
		{"Vragen van RVO", "RVO stelt vaak nog vragen. Je hebt 14 dagen om te antwoorden en kunt één keer 14 dagen uitstel krijgen."},
		{"Besluit", "Reken op een besluit ongeveer 3 maanden na het begin van je periode."},
	}
	afterDecision = []step{
		{"Urenadministratie", "Houd vanaf de start van het project per persoon, per project en per dag de S&O-uren bij, en werk ze ten minste elke 10 werkdagen bij. Uren op ziekte- of verlofdagen tellen niet."},
		{"Projectdossier", "Leg per kwartaal vast wat je deed en hoe ver je bent: ontwerpen, proeven, uitkomsten, met datum en maker. Zorg dat het binnen 2 maanden na het kwartaal klaarligt."},
		{"Bewaren en melden", "Bewaar de administratie 7 jaar. Meld de werkelijk gemaakte uren uiterlijk 31 maart van het volgende jaar in het eLoket."},
	}
)

const (
	filingTitle = "Zo dien je in"
	filedTitle  = "Na het indienen"
	firstTime   = "RVO vraagt nieuwe aanvragers vaak om cv's of LinkedIn-profielen van wie het S&O-werk doet. "
	agentBefore = "Verder vraagt het formulier of je in de afgelopen vijf jaar inhoudingsplichtig was en of je al eerder een S&O-verklaring had: daarvan hangt af of je als starter geldt."
	soleBefore  = "Of je als starter geldt, hangt af van de jaren waarin je zelf ondernemer was en van eerdere S&O-verklaringen."
	ofEmployer  = "Een werkgever kan per kalenderjaar hoogstens vier aanvragen doen."
	ofAlone     = "Een zelfstandige zonder personeel kan zo vaak aanvragen als nodig is."
	unchanged   = " Een ingediende aanvraag kun je niet meer wijzigen; meer uren of een nieuw onderwerp vragen een nieuwe aanvraag."
	helps       = "Dit document helpt je een volledige aanvraag te doen. "
	noVow       = "Het oordeel over je project is aan RVO."
)

// filing returns how to file, step by step, and what happens after that. Of what was filed only the
// latter is left.
func (doc document) filing() blocks {
	before, again := agentBefore, doc.Document.Project.Continuation
	if doc.alone() {
		before = soleBefore
	}
	after := doc.afterwards()
	last := remarks(after[len(after)-1:])
	last.keep = true // no page has the closing lines alone
	return blocks{
		heading{title: doc.said(filingTitle, filedTitle), room: 110}, doc.deadline(), space(2),
		when(!doc.Filed.IsFiled(), blocks{
			steps(doc.steps()...), late(doc.copyList),
			when(again == nil || !*again, blocks{sub("Vraag je voor het eerst aan?"), paragraph{style: cellStyle, text: firstTime + before}}),
			sub(filedTitle), space(1),
		}),
		remarks(after[:len(after)-1]), last, space(1),
		paragraph{style: cellStyle, text: doc.howOften(), keep: true}, space(4),
		paragraph{style: smallStyle, text: doc.said(helps+noVow, noVow)},
	}
}

// remarks returns a table of remarks with their titles on the left.
func remarks(all []step) rows {
	title := cellStyle
	title.face = bold
	list := rows{columns: []column{{wide: 46, style: title}, {wide: wide - 46 + gutter}}, below: 2}
	for _, st := range all {
		list.rows = append(list.rows, plain([]string{st.title, st.text})...)
	}
	return list
}

// steps returns the instructions that apply to this application.
func (doc document) steps() []step {
	all := slices.Clone(beforeFiling)
	if len(doc.checklist()) > 0 {
		all = slices.Insert(all, 1, step{"Beantwoord de open vragen", "Loop de lijst “" + doc.checklistTitle() + "” na en vul je aanvraag aan."})
	}
	if doc.Document.ClaimsCosts() {
		all = append(all, chooseMethod)
	}
	last := "Controleer het overzicht, dien in en bewaar de ontvangstbevestiging."
	if f := doc.Filing; !f.Deadline.IsZero() && !f.Past && !doc.alone() {
		last = "Doe het uiterlijk op " + f.Deadline.DutchLong() + ". " + last
	}
	return append(all, step{"Dien in en bewaar de bevestiging", last})
}

// afterwards returns what comes after filing for this applicant.
func (doc document) afterwards() []step {
	all := slices.Clone(afterFiling)
	applicant := doc.Document.Project.Applicant
	if doc.Document.ClaimsCosts() {
		all[len(all)-1].text += " Met werkelijke kosten en uitgaven kan het langer duren."
	}
	if applicant != application.SelfEmployed {
		all = append(all, fromEmployer...)
	}
	if applicant == application.SelfEmployed || applicant == application.Both {
		all = append(all, fromAlone...)
	}
	return append(all, afterDecision...)
}

// deadline returns the last day to file, and what to do when it is over.
func (doc document) deadline() rows {
	f := doc.Filing
	start := f.From.DutchLong()
	switch {
	case doc.Filed.IsFiled():
		return callout("Ingediend op "+doc.Filed.Date.DutchLong(), strings.TrimSpace(reference(doc.Filed.Reference)+"\nDit document is wat je hebt ingediend en verandert niet meer. Bewaar het bij de ontvangstbevestiging van RVO."))
	case doc.alone():
		return callout("Dien in voordat je begint", scheme.AlonePeriod(f.From.Year))
	case f.Deadline.IsZero():
		return callout("Kies een startmaand", "Je periode begint op de eerste dag van de maand na het indienen en loopt tot en met 31 december.")
	case f.Past:
		return callout("Let op: de uiterste dag is voorbij", strings.TrimSpace(fmt.Sprintf(
			"Voor een periode vanaf %s kon je indienen tot en met %s. Uren van vóór je periode tellen niet mee. %s", start, f.Deadline.DutchLong(), doc.nextPeriod())))
	}
	return callout("Dien in op uiterlijk "+f.Deadline.DutchLong(), strings.TrimSpace(fmt.Sprintf(
		"Dan begint je periode op %s. Die loopt tot en met 31 december %d: %d maanden. %s", start, f.From.Year, f.Months, doc.aboutDeadline())))
}

// nextPeriod returns the first one that can still be filed, as of the day of the document.
func (doc document) nextPeriod() string {
	if doc.Written.IsZero() {
		return ""
	}
	next := scheme.EarliestFiling(doc.Written)
	return fmt.Sprintf("De eerstvolgende periode begint op %s; dien daarvoor in op uiterlijk %s.", next.From.DutchLong(), next.Deadline.DutchLong())
}

// howOften says how many applications one may file.
func (doc document) howOften() string {
	switch doc.Document.Project.Applicant {
	case application.SelfEmployed:
		return ofAlone + unchanged
	case "": // not known yet
		return ofEmployer + " " + ofAlone + unchanged
	}
	return ofEmployer + unchanged
}
