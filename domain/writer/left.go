package writer

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"wbso/domain"
	"wbso/domain/dossier"
	"wbso/domain/evaluation"
)

// leftPiece is a piece that has no place in the form, and why.
type leftPiece struct {
	piece
	reason string
	wanted dossier.PartKey
}

// The reasons that no negative gives.
const (
	reasonTwice   = "Dit staat er al."
	reasonHeading = "Een kopje: RVO heeft eigen kopjes."
	reasonFollows = "Deze zin verwijst naar een zin die is weggelaten."
)

// reasons say why RVO does not want to read a clause.
var reasons = map[evaluation.ObjectionKind]string{
	evaluation.Requirement:    "Een wens of eis aan het product. RVO vraagt wat technisch nog niet lukt.",
	evaluation.Marketing:      "Reclame. RVO leest alleen de techniek.",
	evaluation.Constraint:     "Tijd, geld of mensen. Voor RVO is dat geen technisch knelpunt.",
	evaluation.LearningCurve:  "Zelf nog iets moeten leren is voor RVO geen technische onzekerheid.",
	evaluation.Purchase:       "Iets kopen of inrichten is voor RVO geen ontwikkeling.",
	evaluation.ThirdParty:     "Werk van een ander. RVO telt alleen wat je zelf ontwikkelt.",
	evaluation.Finished:       "Dit is al klaar. De WBSO is er voor werk dat nog moet gebeuren.",
	evaluation.NoRisk:         "Hier staat dat het zeker lukt. RVO zoekt juist wat nog onzeker is.",
	evaluation.DataCollection: "Gegevens verzamelen of verwerken is voor RVO geen ontwikkeling.",
	evaluation.UseOfAI:        "Bestaande AI gebruiken of trainen is voor RVO geen ontwikkeling.",
	evaluation.Functional:     "Wat gebruikers zien en doen. RVO leest alleen wat er technisch achter zit.",
	evaluation.Market:         "Dit gaat over de markt. RVO leest alleen de techniek.",
}

// partOf is the part that a text is written for.
var partOf = map[domain.TextField]dossier.PartKey{
	domain.ElevatorPitch: dossier.SummaryPart, domain.TechnicalChallenges: dossier.BottlenecksPart, domain.Innovation: dossier.NoveltyPart,
}

// leaveOut takes out what has no place in the form: headings, harmful clauses, what was
// said before, and what refers to such a clause.
func (w *work) leaveOut() {
	why, refused := map[place]leftPiece{}, map[string]bool{}
	for _, p := range w.texts {
		if reason, wanted, ok := w.unwanted(p); ok {
			why[p.place] = leftPiece{p, reason, wanted}
			refused[key(p.words)] = !p.Heading
		}
	}
	for _, p := range w.texts {
		if _, left := why[p.place]; !left && refused[key(p.words)] {
			why[p.place] = leftPiece{p, reasonTwice, ""}
		}
	}
	for _, p := range w.repeated(why) {
		why[p.place] = leftPiece{p, reasonTwice, ""}
	}
	for _, p := range w.texts {
		before, gone := why[place{p.field, p.index - 1}]
		if _, done := why[p.place]; gone && !done && p.Refers && before.reason != reasonHeading {
			why[p.place] = leftPiece{p, reasonFollows, partOf[p.field]}
		}
	}
	for _, p := range w.texts {
		if l, ok := why[p.place]; ok {
			w.left = append(w.left, l)
		}
	}
	w.texts = filter(w.texts, func(p piece) bool { _, gone := why[p.place]; return !gone })
}

// unwanted reports why a piece does not belong in the part of its text.
func (w *work) unwanted(p piece) (reason string, wanted dossier.PartKey, ok bool) {
	pitch := p.field == domain.ElevatorPitch
	worst, _ := p.Worst()
	switch {
	case p.Heading && !pitch:
		return reasonHeading, "", true
	case !p.Harmful() && (pitch || !idle(p)), pitch && w.carriesPitch(p):
		return "", "", false
	case worst.Kind == evaluation.ThirdParty && (p.Acts || p.Strength(evaluation.OwnWork) > 0):
		return dossier.ReasonHalf, partOf[p.field], true
	case !pitch && forSummary[worst.Kind]:
		return reasons[worst.Kind], dossier.SummaryPart, true
	}
	return reasons[worst.Kind], "", true
}

// forSummary are the kinds that a description of the project may say in plain words.
var forSummary = map[evaluation.ObjectionKind]bool{evaluation.Market: true, evaluation.Requirement: true, evaluation.Functional: true}

// idle reports whether RVO has something against a piece, be it little, that brings
// nothing to a technical answer.
func idle(p piece) bool {
	return strength([]piece{p}, argument...) == 0 && p.Strength(evaluation.Principle) < 2 && p.Strength(evaluation.LimitValue) == 0 &&
		slices.ContainsFunc(p.Objections, func(n evaluation.Objection) bool { return vain[n.Kind] })
}

// vain are the kinds of which a little is enough to leave out a clause that says no more.
var vain = map[evaluation.ObjectionKind]bool{evaluation.Marketing: true, evaluation.Market: true, evaluation.Functional: true}

// carriesPitch reports whether the pitch would no longer say what is developed, and why,
// without the piece or one that refers to it.
func (w *work) carriesPitch(p piece) bool {
	pitch := w.of(domain.ElevatorPitch)
	for _, chain := range chains(pitch) {
		if slices.ContainsFunc(chain, func(o piece) bool { return o.place == p.place }) {
			return slices.ContainsFunc(chain, func(o piece) bool { return o.index >= p.index && onlyBearer(o, pitch, promised) })
		}
	}
	return false
}

// repeated returns the pieces that are said elsewhere too. Of equal ones the first stays
// that its text cannot miss; a technical answer needs it more than the pitch does.
func (w *work) repeated(gone map[place]leftPiece) (again []piece) {
	said := map[string][]piece{}
	var order []string
	for _, p := range w.texts {
		k := key(p.words)
		if _, left := gone[p.place]; left || k == "" {
			continue
		}
		if said[k] == nil {
			order = append(order, k)
		}
		said[k] = append(said[k], p)
	}
	for _, k := range order {
		keep := w.keeper(said[k])
		again = append(again, filter(said[k], func(p piece) bool { return p.place != keep.place })...)
	}
	return again
}

func (w *work) keeper(equal []piece) piece {
	for _, field := range []domain.TextField{domain.ElevatorPitch, domain.TechnicalChallenges, domain.Innovation} {
		needed := technical
		if field == domain.ElevatorPitch {
			needed = promised
		}
		for _, p := range equal {
			if p.field == field && onlyBearer(p, w.texts, needed) {
				return p
			}
		}
	}
	return equal[0]
}

// key is what two spellings of one clause share.
func key(words string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, words)
}

// leftItems returns what was left out, in the order of the texts.
func (w *work) leftItems() []dossier.Left {
	slices.SortStableFunc(w.left, func(a, b leftPiece) int {
		fields := domain.TextFields()
		if a.field != b.field {
			return slices.Index(fields, a.field) - slices.Index(fields, b.field)
		}
		return a.index - b.index
	})
	out := make([]dossier.Left, 0, len(w.left))
	for i, l := range w.left {
		out = append(out, dossier.Left{
			ID: "w" + strconv.Itoa(i+1), Text: join([]piece{l.piece}), From: string(l.field), Reason: l.reason, WantedSection: l.wanted,
		})
	}
	return out
}
