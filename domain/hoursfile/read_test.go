package hoursfile

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"wbso/domain"
	"wbso/domain/hours"
)

// What one exports is read back unchanged, whatever people typed.
func TestReader_readsItsOwnExport_D10(t *testing.T) {
	text := rapid.Custom(func(t *rapid.T) string {
		return strings.TrimSpace(strings.ToValidUTF8(strings.ReplaceAll(rapid.StringOf(rapid.OneOf(
			rapid.SampledFrom([]rune("'\"=+-@;,\t\r\n ＝＋－＠ë€x")), rapid.Rune())).Draw(t, "text"), "\x00", ""), ""))
	})
	rapid.Check(t, func(t *rapid.T) {
		want := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Entry {
			return Entry{
				Date: domain.NewDate(2026, 1, 1).AddDays(rapid.IntRange(-2000, 2000).Draw(t, "day")), Name: "n" + text.Draw(t, "name"),
				Function: text.Draw(t, "function"), Email: text.Draw(t, "email"), Hours: domain.Hours(rapid.IntRange(1, 48).Draw(t, "hours")),
				Description: text.Draw(t, "description"), Project: "WBSO-2026-00042",
			}
		}), 0, 20).Draw(t, "entries")
		file := AppendHeader(nil)
		for _, e := range want {
			file = AppendEntry(file, e)
		}
		r := NewReader(iotest.HalfReader(bytes.NewReader(file)), Options{Format: Auto})
		for i := 0; r.Next(); i++ {
			if len(r.Problems()) > 0 || len(r.Rows()) != 1 || i == len(want) {
				t.Fatalf("%q: %v %v", file, r.Rows(), r.Problems())
			}
			row := r.Rows()[0]
			p := r.People()[row.Person]
			got := Entry{Date: row.Date, Name: p.Name, Function: want[i].Function, Email: p.Email, Hours: domain.Hours(row.Read / hours.FileHoursOf(30*time.Minute)),
				Description: row.Description, Project: r.Groups()[row.Group].Project}
			if w := want[i]; strings.Contains(w.Name, "@") && w.Email == "" {
				got.Name, got.Email = p.Email, "" // read as an address
			}
			if got != want[i] {
				t.Fatalf("%q:\n%+v\n%+v", file, want[i], got)
			}
			want[i].Hours = 0
		}
		for _, e := range want {
			if e.Hours != 0 {
				t.Fatalf("%q: not read", file)
			}
		}
	})
}

// How the bytes of a file arrive makes no difference.
func TestReader_readsByTheByte(t *testing.T) {
	file := "datum;naam;uren;omschrijving\r\n2026-03-02;\"Jan\r\nde Vries\";7,5;\"a \"\"b\"\"\"\r\n\r\n2026-03-03;Zoë;8;c\n"
	whole, _ := told(t, NewReader(strings.NewReader(file), Options{Format: Auto}))
	bits, _ := told(t, NewReader(iotest.OneByteReader(strings.NewReader(file)), Options{Format: Auto}))
	assert.Equal(t, whole, bits)
	assert.Equal(t, "wbso\n2 2026-03-02 7.5 Jan\r\nde Vries <> \"a \\\"b\\\"\"  (uren)\n5 2026-03-03 8.0 Zoë <> \"c\"  (uren)\n", whole)
}

func TestReader_takesTheFormatThatIsAsked(t *testing.T) {
	file := "Date,Start date,User,Email,Duration,Hours,Description\n2026-03-02,2026-03-03,Jan,jan@voorbeeld.nl,1:00,2,x\n"
	for format, want := range map[Format]string{Auto: "2026-03-03 1.0", Toggl: "2026-03-03 1.0", Own: "2026-03-02 2.0", Kimai: "2026-03-02 1.0"} {
		got, problems := told(t, NewReader(strings.NewReader(file), Options{Format: format}))
		assert.Zero(t, problems)
		assert.Contains(t, got, want, format)
	}
	got, _ := told(t, NewReader(strings.NewReader(file), Options{Format: WeekSheet}))
	assert.Contains(t, got, "“week” ontbreekt")
}

// One date of a file settles how the others are read, unless another contradicts it.
func TestReader_settlesTheOrderOfDates(t *testing.T) {
	for name, c := range map[string]struct {
		days    string
		option  DateOrder
		order   DateOrder
		settled bool
	}{
		"none can be read in two ways":  {"13/03/2026 2026-03-04 03/03/2026", AnyOrder, AnyOrder, true},
		"nothing settles it":            {"03/04/2026 04-03-2026 03/03/2026", AnyOrder, AnyOrder, false},
		"a day after the twelfth":       {"03/04/2026 13/04/2026", AnyOrder, DayMonthYear, true},
		"one before it":                 {"13/04/2026 03/04/2026", AnyOrder, DayMonthYear, true},
		"a month that can only be last": {"03/04/2026 04/13/2026", AnyOrder, MonthDayYear, true},
		"two that contradict":           {"03/04/2026 13/04/2026 04/13/2026", AnyOrder, AnyOrder, false},
		"who says it knows":             {"03/04/2026 03/03/2026", MonthDayYear, MonthDayYear, true},
		"who says it for nothing":       {"03/03/2026", MonthDayYear, AnyOrder, true},
	} {
		t.Run(name, func(t *testing.T) {
			text := "datum;medewerker;uren;omschrijving\n"
			for _, day := range strings.Fields(c.days) {
				text += day + ";Jan;4;Proef\n"
			}
			r := NewReader(strings.NewReader(text), Options{Format: Auto, Order: c.option})
			unsure := 0
			for r.Next() {
				require.Empty(t, r.Problems())
				if row := r.Rows()[0]; row.Unsure {
					unsure++
					assert.Equal(t, []string{"2026-04-03", "2026-03-04"}, []string{row.Date.String(), row.Swapped().String()})
				}
			}
			order, settled := r.Order()
			assert.Equal(t, []any{c.order, c.settled}, []any{order, settled})
			assert.Equal(t, c.option == AnyOrder && strings.Contains(c.days, "03/04"), unsure > 0)
		})
	}
}

// The date of a row that has another problem is told as one, since the row is not.
func TestReader_tellsAnUnsureDateBesideAnotherProblem(t *testing.T) {
	r := NewReader(strings.NewReader("datum;medewerker;uren;omschrijving\n03/04/2026;Jan;acht;Proef\n"), Options{Format: Auto})
	require.True(t, r.Next())
	assert.Empty(t, r.Rows())
	assert.Equal(t, []domain.Code{domain.CodeFileHours, domain.CodeFileDateOrder}, []domain.Code{r.Problems()[0].Err.Code, r.Problems()[1].Err.Code})
	assert.Equal(t, []bool{false, true}, []bool{r.Problems()[0].Unsure, r.Problems()[1].Unsure})
}

// A week that begins on a Monday either way is told at once, unless an order decides.
func TestReader_asksForTheOrderOfAWeekThatBeginsOnAMondayEitherWay(t *testing.T) {
	for name, c := range map[string]struct {
		begin   string
		order   DateOrder
		want    string // the day of the hours, or a code
		decided DateOrder
	}{
		"nothing tells":                   {"01/11/2027", AnyOrder, "file_date_order", AnyOrder},
		"the other way about":             {"11/01/2027", AnyOrder, "file_date_order", AnyOrder},
		"one of the two is a Monday":      {"08/11/2027", AnyOrder, "2027-11-08", AnyOrder},
		"its month first":                 {"11/08/2027", AnyOrder, "2027-11-08", AnyOrder},
		"neither is":                      {"03/04/2027", AnyOrder, "file_monday", AnyOrder},
		"day first was chosen":            {"01/11/2027", DayMonthYear, "2027-11-01", DayMonthYear},
		"month first was chosen":          {"01/11/2027", MonthDayYear, "2027-01-11", MonthDayYear},
		"year first was chosen":           {"01/11/2027", YearMonthDay, "file_date_order", AnyOrder},
		"what was chosen is no Monday":    {"08/11/2027", MonthDayYear, "file_monday", AnyOrder},
		"nor to dashes, but a chosen one": {"01-11-2027", MonthDayYear, "2027-01-11", MonthDayYear},
		"dashes of their own":             {"01-11-2027", AnyOrder, "2027-11-01", AnyOrder},
	} {
		t.Run(name, func(t *testing.T) {
			r := NewReader(strings.NewReader("weekbegin;medewerker;ma;di;wo;do;vr;omschrijving\n"+c.begin+";Jan;8;;;;;Proef\n"), Options{Format: Auto, Order: c.order})
			require.True(t, r.Next())
			var got []string
			for _, row := range r.Rows() {
				assert.False(t, row.Unsure)
				got = append(got, row.Date.String())
			}
			for _, p := range r.Problems() {
				assert.False(t, p.Unsure, "no other date takes it away")
				got = append(got, string(p.Err.Code))
			}
			assert.Equal(t, []string{c.want}, got)
			order, settled := r.Order()
			assert.Equal(t, []any{c.decided, true}, []any{order, settled})
		})
	}
}

// What another program calls the project is told apart from our number.
func TestReader_groups(t *testing.T) {
	for file, want := range map[string]string{
		"good_toggl.csv": "Sensorknoop", "good_clockify_activity.csv": "Sensorknoop", "good_kimai.csv": "Sensorknoop", "good_kimai_dutch.csv": "Sensorknoop",
		"good_jira_tempo.csv": "SENS", "good_jira_timesheet.csv": "Sensorknoop", "good_jira_worklogs.csv": "SENS", "good_wbso.csv": "WBSO-2026-00042",
	} {
		raw, err := os.ReadFile(samples + "/" + file)
		require.NoError(t, err)
		r := NewReader(strings.NewReader(string(raw)), Options{Format: Auto})
		require.True(t, r.Next())
		assert.Equal(t, want, r.Groups()[r.Rows()[0].Group].Project, file)
	}
}

func TestReader_hoursAsTheyAreWritten(t *testing.T) {
	r := NewReader(strings.NewReader("datum;medewerker;uren;omschrijving\n2026-03-02;Jan;1:20;Proef\n2026-03-02;Jan;2,25;Proef\n"), Options{Format: Auto})
	var read hours.FileHours
	for r.Next() {
		read += r.Rows()[0].Read
	}
	assert.Equal(t, []string{"3.58", "3,58"}, []string{read.String(), read.Dutch()})
	assert.Equal(t, "1.007", hours.FileHoursOf(1007*time.Hour).Dutch())
}

func TestReader_tellsOfAFileThatBreaksOff(t *testing.T) {
	broken := errors.New("cable pulled")
	r := NewReader(io.MultiReader(strings.NewReader("datum;naam;uren;omschrijving\n2026-03-02;Jan;1;x\n"), iotest.ErrReader(broken)), Options{Format: Auto})
	for r.Next() {
	}
	assert.ErrorIs(t, r.Err(), broken)
}

func TestReader_boundsARow(t *testing.T) {
	for _, quote := range []string{"", `"`} {
		r := NewReader(io.MultiReader(strings.NewReader("datum;naam;uren;omschrijving\n2026-03-02;"+quote), endless{}), Options{Format: Auto})
		require.True(t, r.Next())
		require.Len(t, r.Problems(), 1)
		assert.Equal(t, domain.CodeFileLong, r.Problems()[0].Err.Code)
		assert.Equal(t, 2, r.Problems()[0].Line)
		assert.False(t, r.Next())
	}
}

type endless struct{}

func (endless) Read(p []byte) (int, error) { return copy(p, bytes.Repeat([]byte{'x'}, len(p))), nil }

// Rows cost no memory of their own.
func TestReader_allocatesNothingPerRow(t *testing.T) {
	var file bytes.Buffer
	file.WriteString("project_number,employee_email,date,hours,description\n")
	for i := range 20_000 {
		fmt.Fprintf(&file, "WBSO-2026-00042,m%d@voorbeeld.nl,2026-03-%02d,2.00,\"Module %d, prototype\"\n", i%50, i%28+1, i%37)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	r, n := NewReader(&file, Options{Format: Auto}), 0
	for r.Next() {
		n += len(r.Rows())
	}
	runtime.ReadMemStats(&after)
	assert.Equal(t, 20_000, n)
	assert.Less(t, after.Mallocs-before.Mallocs, uint64(2_000))
}

func FuzzReader(f *testing.F) {
	for _, seed := range []string{"datum;naam;uren;omschrijving\n2026-03-02;Jan;1;x\n", "week;naam;omschrijving;ma;di;wo;do;vr\n2026-W22;Jan;x;1;;;;2\n",
		"\"User\",\"Email\",\"Start date\",\"Duration\"\n\"a\",\"\",\"03/04/2026\",\"1:00:00\"", "datum\tnaam\turen\n\xff;\"\"\"\r\r\n\x00"} {
		f.Add([]byte(seed), "auto")
	}
	f.Fuzz(func(t *testing.T, file []byte, format string) {
		r := NewReader(bytes.NewReader(file), Options{Format: Format(format), Order: MonthDayYear})
		last := 0
		for r.Next() {
			for _, row := range r.Rows() {
				if row.Read == 0 {
					continue
				}
				if row.Line < last || row.Person < 0 || row.Person >= len(r.People()) || row.Date.IsZero() || row.Column < 0 {
					t.Fatalf("%q: %+v", file, row)
				}
				last = row.Line
			}
			for _, p := range r.Problems() {
				if _, ok := domain.Dutch(p.Err); !ok || p.Line < 1 {
					t.Fatalf("%q: %+v", file, p)
				}
			}
		}
	})
}

func BenchmarkReader(b *testing.B) {
	var file bytes.Buffer
	file.WriteString("project_number,employee_email,date,hours,description\n")
	for i := range 100_000 {
		fmt.Fprintf(&file, "WBSO-2026-00042,m%d@voorbeeld.nl,2026-03-%02d,2.00,\"Ontwikkeling module %d, prototype en test\"\n", i%50, i/5000+1, i%37)
	}
	b.SetBytes(int64(file.Len()))
	for b.Loop() {
		r := NewReader(bytes.NewReader(file.Bytes()), Options{Format: Auto})
		for r.Next() {
		}
	}
}
