package bootstrap

import (
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/queue"
	"wbso/ports"
)

const (
	alerts      = "../../deploy/alerts.yml"
	alertsTests = "../../testdata/alerts/alerts_test.yml"
)

// The rules fire and keep quiet as the scenes of testdata/alerts say.
func TestAlerts_F09_fireWhenTheyShould(t *testing.T) {
	_, err := exec.LookPath("promtool")
	require.NoError(t, err, "promtool is needed: apt-get install prometheus")
	for _, args := range [][]string{{"check", "rules", alerts}, {"test", "rules", alertsTests}} {
		out, err := exec.CommandContext(t.Context(), "promtool", args...).CombinedOutput()
		require.NoError(t, err, "%s", out)
	}
	rules, scenes, guide := text(t, alerts), text(t, alertsTests), text(t, "../../docs/operating.md")
	for _, rule := range regexp.MustCompile(`alert: (\w+)`).FindAllStringSubmatch(rules, -1) {
		assert.Contains(t, scenes, `"`+rule[1]+`"`, "a scene in which it fires")
		assert.Contains(t, guide, "`"+rule[1]+"`", "what to do then")
	}
}

func text(t *testing.T, path string) string {
	t.Helper()
	content, err := os.ReadFile(path)
	require.NoError(t, err)
	return string(content)
}

// Rules and scenes name the metrics that a server shows, with labels that they have.
func TestAlerts_F09_nameRealMetrics(t *testing.T) {
	backups := t.TempDir()
	p := newProvider(t, recorded(t, "openai/good_green"))
	data := "WBSO_DATA_DIR=" + t.TempDir()
	backUp(t, load(t, false, nil, data), filepath.Join(backups, "wbso.db"))
	h := p.server(t, "WBSO_LLM_DAILY_BUDGET=5", "WBSO_BACKUP_DIR="+backups, data)
	h.call("GET", "/readyz", nil)
	require.NoError(t, h.store.Write(t.Context(), func(r ports.Repos) error {
		for _, kind := range queue.JobKinds() {
			if _, err := r.Jobs.EnqueueJob(t.Context(), queue.Job{Kind: kind, CreatedAt: time.Now()}, 0); err != nil {
				return err
			}
		}
		return nil
	}))
	_, err := h.App.Worker.RunDue(t.Context()) // one kind after the other is done, or fails
	require.NoError(t, err)

	shown := labelled(h.numbers())
	for _, file := range []string{alerts, alertsTests} {
		for name, used := range labelled(text(t, file)) {
			if !assert.Contains(t, shown, name, file) {
				continue
			}
			for label := range used {
				if label != "instance" && label != "job" {
					assert.Contains(t, shown[name], label, "%s{%s} in %s", name, label, file)
				}
			}
		}
	}
	for _, kind := range slices.Sorted(maps.Keys(shown["wbso_jobs_due_seconds"])) {
		assert.Equal(t, "kind", kind)
	}
}

var (
	seriesOf = regexp.MustCompile(`(wbso_\w+)(?:\{([^}]*)\})?`)
	labelsOf = regexp.MustCompile(`(\w+)(?:=~|!=|=)"`)
)

// labelled are the metrics that a text names, with the labels that it gives them.
func labelled(text string) map[string]map[string]bool {
	all := map[string]map[string]bool{}
	for _, series := range seriesOf.FindAllStringSubmatch(text, -1) {
		if all[series[1]] == nil {
			all[series[1]] = map[string]bool{}
		}
		for _, label := range labelsOf.FindAllStringSubmatch(series[2], -1) {
			all[series[1]][label[1]] = true
		}
	}
	return all
}

// What is counted is there from the start, as 0: a first panic is a rise.
func TestMetrics_F09_beginAtNothing(t *testing.T) {
	text := scraped(idle())
	for _, line := range []string{
		`wbso_panics_total{where="http"} 0`, `wbso_panics_total{where="job"} 0`, `wbso_panics_total{where="worker"} 0`,
		`wbso_jobs_total{kind="send_mail",outcome="failed"} 0`, `wbso_refunds_due_total 0`,
	} {
		assert.Contains(t, text, "\n"+line+"\n")
	}
}
