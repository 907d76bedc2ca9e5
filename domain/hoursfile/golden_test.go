package hoursfile

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
)

var update = flag.Bool("update", false, "write the golden files anew")

const samples = "../../testdata/csv"

// Every sample is read as its golden file says, and a good one without problems.
func TestReader_Golden(t *testing.T) {
	files, err := filepath.Glob(samples + "/*.csv")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			raw, err := os.ReadFile(file)
			require.NoError(t, err)
			options := Options{Format: Auto}
			if strings.HasSuffix(file, "_mdy.csv") {
				options.Order = MonthDayYear
			}
			got, problems := told(t, NewReader(strings.NewReader(string(raw)), options))
			assert.Equal(t, strings.HasPrefix(filepath.Base(file), "fail_"), problems > 0)
			golden := strings.TrimSuffix(file, ".csv") + ".txt"
			if *update {
				require.NoError(t, os.WriteFile(golden, []byte(got), 0o644))
			}
			want, err := os.ReadFile(golden)
			require.NoError(t, err)
			assert.Equal(t, string(want), got)
		})
	}
}

// told writes what a reader reads, a line per entry or problem, and counts the problems.
func told(t *testing.T, r *Reader) (string, int) {
	t.Helper()
	var b strings.Builder
	problems := 0
	for r.Next() {
		for _, row := range r.Rows() {
			if row.Read == 0 {
				fmt.Fprintf(&b, "%d without time\n", row.Line)
				continue
			}
			p, group := r.People()[row.Person], r.Groups()[row.Group]
			date := row.Date.String()
			if row.Unsure {
				date += " or " + row.Swapped().String()
			}
			fmt.Fprintf(&b, "%d %s %s %s <%s> %q %s (%s)\n", row.Line, date, row.Read, p.Name, p.Email, row.Description, strings.TrimSpace(group.Project+" "+group.Client+" "+group.Tag+" "+group.Billable+" "+group.Type), r.Column(row.Column))
		}
		for _, p := range r.Problems() {
			reason, ok := domain.Dutch(p.Err)
			require.True(t, ok, p.Err)
			fmt.Fprintf(&b, "%d [%s] %s\n", p.Line, r.Column(p.Column), reason)
			problems++
		}
	}
	require.NoError(t, r.Err())
	return string(r.Format()) + "\n" + b.String(), problems
}
