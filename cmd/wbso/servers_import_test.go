package main_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// importRows is how many rows an import has whose server is killed.
const importRows = 20_000

// hoursSheet is a file of 20 people who work eight hours on each of 250 days.
func hoursSheet() string {
	var b strings.Builder
	b.WriteString("date,employee,hours,description\n")
	first := time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC)
	for i := range importRows {
		fmt.Fprintf(&b, "%s,Persoon Nummer%d,2.00,Proef %d\n", first.AddDate(0, 0, i/80).Format(time.DateOnly), i/4%20, i%4)
	}
	return b.String()
}

// A server is killed at a random moment of an import: the other one takes the same file,
// and every row is there once.
func TestServers_F05_killed_during_an_import(t *testing.T) {
	t.Parallel()
	servers, settings := pair(t)
	lasting, dying := servers[0], servers[1]
	token := lasting.signIn("noor")
	sheet := hoursSheet()
	path := "/api/hours/import/?create_employees=true&project_number=" + lasting.paidProject(token)
	ended := make(chan struct{})
	go func() {
		_, _, _ = dying.try("POST", path, token, sheet, "Content-Type", "text/csv")
		close(ended)
	}()
	time.Sleep(time.Duration(50+rand.IntN(500)) * time.Millisecond)
	dying.kill()
	<-ended
	for _, server := range []*process{lasting, start(t, dying.dir, settings...)} {
		status, body := server.call("POST", path, token, sheet, "Content-Type", "text/csv")
		require.Equal(t, http.StatusOK, status, string(body))
		var done struct{ Rows, Created, Skipped int }
		require.NoError(t, json.Unmarshal(body, &done))
		assert.Equal(t, importRows, done.Rows)
		assert.Contains(t, [][2]int{{importRows, 0}, {0, importRows}}, [2]int{done.Created, done.Skipped}, "all of it or nothing")
	}
}
