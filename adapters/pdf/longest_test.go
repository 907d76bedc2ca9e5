package pdf

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
	"wbso/domain/company"
	"wbso/domain/request"
)

// The bounds of a document. They follow from the lengths that the domain
// accepts, from RVO's limit per answer and from paragraphsMax.
const (
	pagesMost    = 250
	bytesMost    = 1_250_000
	measuredMost = 350_000 // characters
)

const wideLetter = "Ѡ" // the widest of the fonts

// longText consists of sentence(n), sentence(n+1) and so on. They differ, since
// the writer drops repetitions, and most name a tool (C), since the writer then
// puts them into one more section.
type longText struct {
	name     string
	sentence func(n int) string
}

// longTexts are the texts that make the longest documents.
func longTexts() []longText {
	var letters []string
	for r := rune(0x3400); r < 0xD7A0; r++ {
		if unicode.IsLetter(r) {
			letters = append(letters, string(r))
		}
	}
	letter := func(n int) string { return letters[n%len(letters)] }
	tiny := func(n int) string { return letter(n) + " C\n" }
	broad := func(n int) string { // of such paragraphs a text has almost paragraphsMax
		return letter(n) + " C# " + strings.Repeat(wideLetter, domain.TextMax/paragraphsMax-5) + "\n"
	}
	return []longText{
		{"paragraphs of a letter", func(n int) string { return letter(n) + "\n" }},
		{"paragraphs of a letter and a tool", tiny},
		{"paragraphs of a line and a bit", broad},
		{"an answer of tiny paragraphs, a rest of broad ones", func(n int) string {
			if n%domain.TextMax < 300 {
				return tiny(n)
			}
			return broad(n)
		}},
		{"one word", func(n int) string {
			if n%domain.TextMax == 0 {
				return letter(n) + " C# "
			}
			return wideLetter
		}},
		{"every character", func(n int) string { return string(rune(0xA1 + n)) }},
	}
}

// from is the text of TextMax characters that begins with head and sentence(n).
func (l longText) from(head string, n int) string {
	var text strings.Builder
	text.WriteString(head)
	room := domain.TextMax - utf8.RuneCountInString(head)
	for next := l.sentence(n); utf8.RuneCountInString(next) <= room; next = l.sentence(n) {
		text.WriteString(next)
		room -= utf8.RuneCountInString(next)
		n++
	}
	return text.String()
}

// print has every text as long as the domain accepts.
func (l longText) print() claim.Print {
	p := long()
	d := &p.Document
	for i, text := range []*string{&d.Summary.Text, &d.Update.Text, &d.Tools.Text, &d.Novelty.Text, &d.CodeNovelty.Text, &d.Remarks.Text} {
		*text = l.from("", i*domain.TextMax)
	}
	for i := range d.Bottlenecks.Blocks {
		b := &d.Bottlenecks.Blocks[i]
		b.Problem, b.Solution = l.from("", domain.TextMax), l.from("", 2*domain.TextMax)
	}
	for i := range d.Partners.Rows {
		d.Partners.Rows[i] = application.Partner{
			ID:           fmt.Sprint("p", i+1),
			Name:         strings.Repeat(wideLetter, request.PartnerNameMax),
			Location:     strings.Repeat(wideLetter, request.PartnerLocationMax),
			Contribution: strings.Repeat(wideLetter, request.PartnerContributionMax),
		}
	}
	p.Company.Name = strings.Repeat(wideLetter, company.CompanyNameMax)
	p.Open = nil
	return p
}

func TestRender_longest_accepted_texts_print_in_full_within_bounds(t *testing.T) {
	widths := measure()
	for _, l := range longTexts() {
		t.Run(l.name, func(t *testing.T) {
			d := l.print()
			measured := 0
			r := &Renderer{brand: "Speurwerk", measure: func() advance { return counted(widths, &measured) }}
			out, err := r.RenderApplication(context.Background(), d)
			require.NoError(t, err)
			assert.LessOrEqual(t, bytes.Count(out, []byte("/Type /Page\n")), pagesMost)
			assert.LessOrEqual(t, len(out), bytesMost)
			assert.LessOrEqual(t, measured, measuredMost)

			var texts string
			for _, box := range form.Printed(newDocument(d, "").Document) {
				texts += box.Text
			}
			printed := count(poppler(t, out, "pdftotext", "-raw"))
			for r, n := range count(texts) {
				if unicode.IsLetter(r) {
					assert.GreaterOrEqual(t, printed[r], n, "%q", r)
				}
			}
		})
	}
	proof := preview(t, longTexts()[0].print())
	assert.Equal(t, 2, bytes.Count(proof, []byte("/Type /Page\n")))
}

func TestRender_longest_values_of_a_table_print_in_full(t *testing.T) {
	d := typical()
	d.Company.Address.Street = strings.Repeat(strings.Repeat(wideLetter, 10)+" ", 18) // a word takes over half a line
	d.Company.Correspondence.Same, d.Company.Correspondence.City = false, "Delft"
	d.Document.Partners.Rows = []application.Partner{{
		ID:           "p1",
		Name:         strings.Repeat(wideLetter+"\n", request.PartnerNameMax/2),
		Location:     strings.Repeat(wideLetter, request.PartnerLocationMax),
		Contribution: strings.Repeat(wideLetter, request.PartnerContributionMax),
	}}
	d.Open = nil
	printed := strings.Count(poppler(t, render(t, d), "pdftotext"), wideLetter)
	assert.GreaterOrEqual(t, printed, 180+request.PartnerNameMax/2+request.PartnerLocationMax+request.PartnerContributionMax)
}

func TestRunOn(t *testing.T) {
	paragraphs := func(n int) string { return strings.TrimSuffix(strings.Repeat("Zin.\n", n), "\n") }
	assert.Equal(t, paragraphs(paragraphsMax), runOn(paragraphs(paragraphsMax)))
	assert.Equal(t, "Zin."+strings.Repeat(" · Zin.", paragraphsMax), runOn(paragraphs(paragraphsMax+1)))
}

// count returns how often each character occurs.
func count(text string) map[rune]int {
	n := map[rune]int{}
	for _, r := range text {
		n[r]++
	}
	return n
}
