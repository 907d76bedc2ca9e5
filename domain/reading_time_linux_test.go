package domain_test

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
	"unicode/utf8"
	"unsafe"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/costs"
	"wbso/domain/application/form"
	"wbso/domain/application/place"
	"wbso/domain/application/writer"
	"wbso/domain/dutch"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
	"wbso/domain/hoursfile"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

// shapes are ways in which a text can be long, each repeated. %d counts up.
var shapes = []string{
	"%d x € 1,00 schroef, ", "%d ", "€ %d.000 ", "1.", "12,", "(", "\n", "a", " ", "\u00a0", ". ", "- sensor %d\n", "%d. Knelpunt is dat het lekt.\n",
	"Knelpunt %d: de laag scheurt.\nOplossing: een dunnere laag.\n\n", "Het is onzeker of bindmiddel %d bij 300 °C hecht, omdat de uitzetting verschilt. ",
	"Het scheurt. ", "hij werkt niet want ", "tussen %d en ", "%d tot ", "%d à ", "6 stuks à € 35 per stuk, ", "alle bedragen ", "alles excl. btw. ",
	": \n", "voor 20% ", "de helft van ", "een kwart ", "maart 2027 ", "gereed 0%d-2027\n", "Q2 2027, ", "1-2-", "e\u0301", "ok 🙂 ", "“wij ", "'",
	"%d;%d;8,5;Jan\n", "bijv. ", "\r\n", "https://a.nl/%d ", "voor het eigen project ", "dat is nieuw, ", "km/u 3.5.%d ", "nulserie € 5k en ", "$ 1,200.50 ", "ja nee ",
}

func shaped(shape string, size int) string {
	var text strings.Builder
	length := 0
	for n := 1; length < size; n++ {
		piece := strings.ReplaceAll(shape, "%d", strconv.Itoa(n))
		text.WriteString(piece)
		length += utf8.RuneCountInString(piece)
	}
	return string([]rune(text.String())[:size])
}

func document(text string) application.Application {
	s := request.Submission{ElevatorPitch: text, InnovationDescription: text, TechnicalChallenges: text, ProjectType: scheme.PhysicalProduct}
	analyses := map[find.TextField]find.Analysis{}
	for _, f := range find.TextFields() {
		analyses[f] = find.Analyse(find.Text{Field: f, Text: text})
	}
	return writer.Compose(s, analyses, nil)
}

// readers read what people type. What they need first is not measured.
func readers() map[string]func(text string) func() {
	return map[string]func(text string) func(){
		"costs": func(text string) func() { return func() { costs.Items(text) } },
		"costs that a model read": func(text string) func() {
			found := []costs.FoundPost{{Post: "schroef", Amount: "€ 1,00", Quote: "€ 1,00 schroef", Times: 2}}
			return func() { costs.Checked(text, found) }
		},
		"evaluation": func(text string) func() {
			return func() {
				evaluation.Evaluate(find.Text{Field: find.TechnicalChallenges, Text: text, Pitch: text})
			}
		},
		"months": func(text string) func() { return func() { dutch.Months(text) } },
		"values": func(text string) func() {
			return func() {
				_, _ = dutch.Money(text)
				_, _ = dutch.Number(text, 0, 10)
				_, _ = dutch.YesNo(text)
				_, _ = dutch.YearsIn(text, 2020, 2030)
				_, _ = dutch.Date(text)
				_, _ = domain.ParseHours(text)
			}
		},
		"import of hours": func(text string) func() {
			return func() {
				for r := hoursfile.NewReader(strings.NewReader("datum;medewerker;uren;omschrijving\n"+text), hoursfile.Options{}); r.Next(); {
				}
			}
		},
		"import of employees": func(text string) func() {
			return func() { _, _ = hoursfile.ReadEmployees(strings.NewReader("voornaam;achternaam;email\n" + text)) }
		},
		"composing": func(text string) func() { return func() { document(text) } },
		"sentences": func(text string) func() { return func() { find.Sentences(text) } },
		"layout": func(text string) func() {
			a := document(text)
			return func() { place.ViewLayout(a, true) }
		},
		"layout after its texts were changed": func(text string) func() {
			a := document(text)
			for i := range a.Bottlenecks.Blocks {
				a.Bottlenecks.Blocks[i].Problem = text + "."
			}
			a.Novelty.Text, a.Summary.Text = strings.ToUpper(text), text
			return func() { place.ViewLayout(a, true) }
		},
		"questions": func(text string) func() { // of texts as they are typed: composing keeps more of some of twice the length
			a := application.New()
			a.Project.AlsoDevelopCode, a.Project.Focus, a.Project.Continuation = true, application.FocusProduct, new(true)
			for _, to := range []*string{&a.Summary.Text, &a.Update.Text, &a.Tools.Text, &a.Novelty.Text, &a.CodeNovelty.Text, &a.Remarks.Text} {
				*to = text
			}
			for n, block := range slices.Collect(slices.Chunk([]rune(text), 1000)) {
				side := []application.Focus{application.FocusProduct, application.FocusSoftware}[n%2]
				a.Bottlenecks.Blocks = append(a.Bottlenecks.Blocks, application.Bottleneck{ID: fmt.Sprint("k", n+1), Side: side, Problem: string(block), Solution: string(block)})
			}
			return func() { form.Ask(a, application.CompanyDetails{}) }
		},
		"answers in a list": func(text string) func() {
			a, vof := application.New(), application.CompanyDetails{LegalForm: "VOF"}
			a.Project.Applicant = application.SelfEmployed
			return func() { _, _ = form.Answer(a, vof, "project.own_hours_each", text) }
		},
		"placing every clause": func(text string) func() {
			a := document(text)
			var places []place.Placement
			for i, c := range a.Layout.Clauses {
				places = append(places, place.Placement{Clause: c.ID, Box: []application.Box{application.NoveltyBox, application.DescriptionBox}[i%2]})
			}
			return func() { _, _ = place.PlaceClauses(a, places, true) }
		},
	}
}

// cpu is the processor time of this thread. That of getrusage is as old as the last tick of the
// kernel, up to 4 ms.
func cpu(t *testing.T) time.Duration {
	const ofThread = 3 // CLOCK_THREAD_CPUTIME_ID
	var used syscall.Timespec
	_, _, fault := syscall.Syscall(syscall.SYS_CLOCK_GETTIME, ofThread, uintptr(unsafe.Pointer(&used)), 0)
	require.Zero(t, fault)
	return time.Duration(used.Nano())
}

// Twice as much text costs about twice as much, however it is written. A ratio of the processor time
// of this thread says so on a busy machine too: the least of some runs, as many as it takes.
func TestReading_isLinear(t *testing.T) {
	const size, most, atLeast, runs = 10_000, 2.5, 2 * time.Millisecond, 40
	const memory = 50 * time.Microsecond // a call: fresh memory of another size class, which is no reading
	require.GreaterOrEqual(t, len(shapes), 40)
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	spent := func(read func(), times int) time.Duration {
		runtime.GC()
		began := cpu(t)
		for range times {
			read()
		}
		return cpu(t) - began
	}
	// grows returns the least times of a text and of one twice as long, and whether the second is too much.
	grows := func(short, long func()) (once, twice time.Duration, tooMuch bool) {
		times := 1
		for once = spent(short, times); once < atLeast; once = spent(short, times) {
			times *= 4
		}
		twice = spent(long, times)
		exceeds := func() bool {
			return float64(twice) > most*float64(once)+float64(times)*float64(memory)
		}
		for run := 1; run < runs && exceeds(); run++ {
			once, twice = min(once, spent(short, times)), min(twice, spent(long, times))
		}
		return once, twice, exceeds()
	}
	read := func(t *testing.T, reader func(text string) func()) {
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		for _, shape := range shapes {
			long := reader(shaped(shape, 2*size))
			once, twice, tooMuch := grows(reader(shaped(shape, size)), long)
			if tooMuch { // a step in the use of memory shows once, growth at the next doubling too
				once, twice, tooMuch = grows(long, reader(shaped(shape, 4*size)))
			}
			assert.False(t, tooMuch, "%q: %v and %v", shape, once, twice)
		}
	}
	for name, reader := range readers() {
		t.Run(name, func(t *testing.T) { read(t, reader) })
	}
}
