package main_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// audited runs the audit with tools that say what a test wants, by a word of their arguments,
// and returns its lines and exit code.
func audited(t *testing.T, says map[string]string) (lines []string, code int) {
	t.Helper()
	tools := t.TempDir()
	script := "#!/bin/sh\ncase \"$*\" in\n"
	for word, said := range says {
		script += "*" + word + "*) cat <<'END'\n" + said + "\nEND\n"
		if strings.HasPrefix(said, "good: ") || strings.HasPrefix(said, "No vuln") {
			script += "exit 0;;\n"
		} else {
			script += "exit 1;;\n"
		}
	}
	for _, name := range []string{"go", "npm"} {
		require.NoError(t, os.WriteFile(filepath.Join(tools, name), []byte(script+"esac\nexit 0\n"), 0o755))
	}
	cmd := exec.Command("../../scripts/audit.sh")
	cmd.Env = append(os.Environ(), "PATH="+tools+":"+os.Getenv("PATH"), "SBOM_DIR="+t.TempDir())
	said, _ := cmd.CombinedOutput()
	return strings.Split(strings.TrimSpace(string(said)), "\n"), cmd.ProcessState.ExitCode()
}

// foundBy is what govulncheck says of holes.
func foundBy(ids []string) string {
	said := ""
	for _, id := range ids {
		said += "Vulnerability #1: " + id + "\n  Module: example.org/x\n"
	}
	return said + "exit status 3"
}

func TestAudit_says_plainly_how_each_step_ended(t *testing.T) {
	allowed := regexp.MustCompile(`(?m)^GO-\S+`).FindAllString(delivered(t, "scripts/audit.allow"), -1)
	require.NotEmpty(t, allowed)
	const away = "Get \"https://vuln.go.dev/index/modules.json.gz\": dial tcp: lookup vuln.go.dev: no such host\nexit status 1"
	well := map[string]string{"govulncheck": foundBy(allowed)}
	for name, c := range map[string]struct {
		says map[string]string
		want []string
		code int
	}{
		"all is well":      {well, []string{"known holes, Go: done", "known holes, npm: done", "signatures, npm: done", "parts of wbso: done", "parts of the client: done"}, 0},
		"no database":      {map[string]string{"govulncheck": away}, []string{"known holes, Go: not reachable", "signatures, npm: done"}, 0},
		"a new hole":       {map[string]string{"govulncheck": foundBy(append(allowed, "GO-2026-4514"))}, []string{"known holes, Go: found", "https://pkg.go.dev/vuln/GO-2026-4514"}, 1},
		"an old exception": {map[string]string{"govulncheck": foundBy(allowed[1:])}, []string{"known holes, Go: found", "scripts/audit.allow: " + allowed[0] + " is not found any more"}, 1},
		"none is left":     {map[string]string{"govulncheck": "No vulnerabilities found."}, []string{"scripts/audit.allow: " + allowed[0] + " is not found any more"}, 1},
		"code that does not build": {says: map[string]string{"govulncheck": "./x.go:1:1: syntax error\nexit status 1"},
			want: []string{"known holes, Go: found", "./x.go:1:1: syntax error"}, code: 1},
		"a forged package": {says: map[string]string{"govulncheck": foundBy(allowed),
			"signatures": "1 package has an invalid registry signature:"},
			want: []string{"signatures, npm: found", "1 package has an invalid registry signature:"}, code: 1},
		"no registry": {says: map[string]string{"govulncheck": foundBy(allowed), "signatures": "npm error code ENOTFOUND",
			"cyclonedx-gomod": "reading https://proxy.golang.org/x: 403 Forbidden"},
			want: []string{"signatures, npm: not reachable", "parts of wbso: not reachable", "parts of the client: done"}},
	} {
		t.Run(name, func(t *testing.T) {
			lines, code := audited(t, c.says)
			assert.Subset(t, lines, c.want, "%s", strings.Join(lines, "\n"))
			assert.Equal(t, c.code, code)
		})
	}
}

// The linked modules whose holes were known and mended stay mended.
func TestAudit_no_module_goes_back_to_a_known_hole(t *testing.T) {
	version := regexp.MustCompile(`(?m)github\.com/buger/jsonparser v1\.(\d+)\.(\d+)`).FindStringSubmatch(delivered(t, "go.mod"))
	require.NotNil(t, version)
	assert.NotContains(t, []string{"1.1.0", "1.1.1"}, "1."+version[1]+"."+version[2], "GO-2026-4514: Delete panics")
}
