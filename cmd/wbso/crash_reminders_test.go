package main_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/pgtest"
)

// Servers in turn die at a random moment on a Friday afternoon: everybody with open days gets one mail about them.
func TestServe_survives_kill_9_between_mail_and_mark(t *testing.T) {
	t.Parallel()
	for name, settings := range map[string][]string{
		"sqlite":   {},
		"postgres": {"WBSO_DATABASE_URL=" + pgtest.EmptyURL(t), "WBSO_SECRET_KEY=een-geheim-dat-de-servers-delen-77"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir, address := t.TempDir(), freeAddress(t)
			settings := append(settings, "WBSO_NOW=2026-11-20T14:05:00Z", crashingDemo+"=1")
			p := startToCrash(t, dir, address, settings...)
			for range 2 { // a job that lost more workers waits
				time.Sleep(time.Duration(rand.IntN(150)) * time.Millisecond)
				p.kill()
				p = startToCrash(t, dir, address, settings...)
			}
			everybody := map[string]int{}
			for _, who := range []string{"sanne", "joost", "aylin", "emma"} {
				everybody[who+"@pompwacht.example.nl"] = 1
			}
			for deadline := time.Now().Add(longWait); len(reminded(t, dir)) < len(everybody); time.Sleep(50 * time.Millisecond) {
				require.True(t, time.Now().Before(deadline), "%v; the server said:\n%s", reminded(t, dir), p.logs)
			}
			p.kill()
			startToCrash(t, dir, address, settings...)
			assert.Equal(t, everybody, reminded(t, dir))
		})
	}
}

// reminded returns how many mails about open days each address got.
func reminded(t *testing.T, dir string) map[string]int {
	files, err := filepath.Glob(filepath.Join(dir, "outbox", "*"))
	require.NoError(t, err)
	found := map[string]int{}
	for _, file := range files {
		content, err := os.ReadFile(file)
		if os.IsNotExist(err) {
			continue
		}
		require.NoError(t, err)
		head, _, _ := strings.Cut(string(content), "\r\n\r\n")
		if !strings.Contains(head, "List-Unsubscribe-Post: List-Unsubscribe=One-Click") {
			continue
		}
		for _, line := range strings.Split(head, "\r\n") {
			if to, is := strings.CutPrefix(line, "To: "); is {
				found[strings.Trim(to, "<>")]++
			}
		}
	}
	return found
}
