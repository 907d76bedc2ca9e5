package dossier

import "wbso/domain"

import "strconv"

// Kinds of applicant.
const (
	Employees    = "W" // of its own
	SelfEmployed = "Z"
	Both         = "B"
)

// technologies are RVO's fields of technology 1 to 18.
var technologies = []string{
	"Aard- en milieuwetenschappen", "Biotechnologie", "Bodem, lucht en water", "Chemische engineering", "Chemie", "Civiele techniek",
	"Computer- en informatiewetenschappen", "Dierlijke productie", "Elektrotechniek", "Fysica", "Gezondheid", "Levensmiddelen",
	"Materialen", "Mechanische techniek", "Medische techniek", "Medisch en farmaceutisch", "Nanotechnologie", "Plantaardige productie",
}

// Technologies returns RVO's fields of technology; the value of the first is 1.
func Technologies() []Option {
	var out []Option
	for i, name := range technologies {
		out = append(out, Option{Value: strconv.Itoa(i + 1), Label: name})
	}
	return out
}

// LegalForms returns the legal forms by RVO's codes.
func LegalForms() []Option {
	return []Option{
		{"BV", "Besloten vennootschap (bv)"}, {"NV", "Naamloze vennootschap (nv)"}, {"1MANS", "Eenmanszaak"},
		{"VOF", "Vennootschap onder firma (vof)"}, {"MTS", "Maatschap"}, {"CV", "Commanditaire vennootschap (cv)"},
		{"COOP", "Coöperatie"}, {"VER", "Vereniging"}, {"STICH", "Stichting"}, {"ANDERS", "Een andere rechtsvorm"},
	}
}

// Focuses returns the kinds of project.
func Focuses() []Option {
	return []Option{{string(FocusProduct), "Product"}, {string(FocusProcess), "Productieproces"}, {string(FocusSoftware), "Programmatuur"}}
}

// kinds are RVO's kinds of applicant. It stays open where nobody was asked.
var kinds = map[domain.Applicant]string{
	domain.CompanyApplicant: Employees, domain.SelfEmployedApplicant: SelfEmployed, domain.BothApplicant: Both,
}

// KindOf returns RVO's kind of an applicant.
func KindOf(a domain.Applicant) string { return kinds[a] }

// Kind returns who applies, or "" while that is open.
func (p Project) Kind() domain.Applicant {
	for a, kind := range kinds {
		if kind == p.Applicant {
			return a
		}
	}
	return ""
}

// Applicants returns the kinds of applicant.
func Applicants() []Option {
	return []Option{{Employees, "Met werknemers"}, {SelfEmployed, "Zelfstandige zonder werknemers"}, {Both, "Zelfstandige en werknemers"}}
}

func focuses() []string { return values(Focuses()) }

func values(options []Option) []string {
	var out []string
	for _, o := range options {
		out = append(out, o.Value)
	}
	return out
}

// labelOf returns the label of a value, or "".
func labelOf(options []Option, value string) string {
	for _, o := range options {
		if o.Value == value {
			return o.Label
		}
	}
	return ""
}

// slot is one text of a bottleneck.
type slot struct {
	name string
	text *string
}

// slot returns a text of a bottleneck by its name.
func (b Bottleneck) slot(name string) (text string, found bool) {
	for _, s := range b.slots() {
		if s.name == name {
			return *s.text, true
		}
	}
	return "", false
}

// slots returns the texts of a bottleneck in the order in which they are printed.
func (b *Bottleneck) slots() []slot {
	return []slot{{"problem", &b.Problem}, {"cause", &b.Cause}, {"unknown", &b.Unknown}, {"ruled_out", &b.RuledOut}, {"solution", &b.Solution}}
}
