package pdf

import (
	"bytes"
	"context"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	writer "wbso/domain/writer/old"
)

// The bounds of a document. They follow from the lengths that the domain
// accepts, from RVO's limit per answer and from paragraphsMax.
const (
	pagesMost    = 250
	bytesMost    = 750_000
	measuredMost = 250_000 // characters, for the document and its preview
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

// dossier has every text as long as the domain accepts. The writer repeats what
// is called a solution in the most sections.
func (l longText) dossier(t testing.TB) domain.Dossier {
	s := long().Request.Submission
	s.ElevatorPitch, s.ExtraCosts = l.from("", 0), l.from("", 0)
	s.TechnicalChallenges = l.from("Oplossing:\n", domain.TextMax)
	s.InnovationDescription = l.from("Oplossing:\n", 2*domain.TextMax)
	for i := range s.Partners {
		s.Partners[i] = domain.Partner{
			CompanyName:  strings.Repeat(wideLetter, domain.PartnerNameMax),
			Location:     strings.Repeat(wideLetter, domain.PartnerLocationMax),
			Contribution: strings.Repeat(wideLetter, domain.PartnerContributionMax),
		}
	}
	in := domain.SubmitInput{Submission: s, Client: 1}.Normal()
	require.NoError(t, domain.CheckSubmit(in).Err())
	c := pompwijs()
	c.Name = strings.Repeat(wideLetter, domain.CompanyNameMax)
	d := dossier(in.Submission, c)
	d.Application = writer.Write(in.Submission)
	return d
}

func TestRender_longest_accepted_texts_print_in_full_within_bounds(t *testing.T) {
	widths := measure()
	for _, l := range longTexts() {
		t.Run(l.name, func(t *testing.T) {
			d := l.dossier(t)
			measured := 0
			r := &Renderer{brand: "Speurwerk", measure: func() advance { return counted(widths, &measured) }}
			out, err := r.Render(context.Background(), d)
			require.NoError(t, err)
			assert.LessOrEqual(t, bytes.Count(out.Full, []byte("/Type /Page\n")), pagesMost)
			assert.LessOrEqual(t, len(out.Full), bytesMost)
			assert.LessOrEqual(t, measured, measuredMost)

			var texts string
			for _, s := range newDocument(d, "").Application.Sections {
				texts += s.Text + s.Rest
			}
			printed := count(poppler(t, out.Full, "pdftotext", "-raw"))
			for r, n := range count(texts) {
				if unicode.IsLetter(r) {
					assert.GreaterOrEqual(t, printed[r], n, "%q", r)
				}
			}
		})
	}
}

func TestRender_longest_values_of_a_table_print_in_full(t *testing.T) {
	d := typical()
	d.Request.Company.Address = strings.Repeat(strings.Repeat(wideLetter, 10)+" ", 18) // a word takes over half a line
	d.Request.Submission.Partners = []domain.Partner{{
		CompanyName:  strings.Repeat(wideLetter+"\n", domain.PartnerNameMax/2),
		Location:     strings.Repeat(wideLetter, domain.PartnerLocationMax),
		Contribution: strings.Repeat(wideLetter, domain.PartnerContributionMax),
	}}
	printed := strings.Count(poppler(t, render(t, d).Full, "pdftotext"), wideLetter)
	assert.Equal(t, 180+domain.PartnerNameMax/2+domain.PartnerLocationMax+domain.PartnerContributionMax, printed)
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
