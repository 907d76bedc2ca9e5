package main_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/pgtest"
)

// blocks are what a page tells to type, each as it would be pasted.
func blocks(t *testing.T, page string) (found []string) {
	t.Helper()
	for _, match := range regexp.MustCompile("(?s)```sh\n(.*?)```").FindAllStringSubmatch(delivered(t, page), -1) {
		assert.NotContains(t, match[1], "#", "a comment is a command to zsh")
		found = append(found, match[1])
	}
	return found
}

// shell pastes a block into a shell in a folder and returns what it said. A
// command that fails ends the block.
func shell(t *testing.T, folder, block string, env []string) string {
	t.Helper()
	cmd := exec.Command("bash", "-ec", block)
	cmd.Dir, cmd.Env = folder, append(env, "PATH="+os.Getenv("PATH"), "HOME="+folder)
	out, err := cmd.CombinedOutput()
	require.NoError(t, err, "%s\n%s", block, out)
	return string(out)
}

func TestReadme_every_block_works_as_pasted(t *testing.T) {
	made := blocks(t, "README.md")
	require.Equal(t, []string{"make run\n", "make test\n"}, made)
	for _, block := range made {
		shell(t, "../..", strings.Replace(block, "make", "make --dry-run", 1), nil)
	}
	var rest []string
	for _, page := range []string{"docs/api-tour.md", "docs/command-line.md", "docs/backup.md"} {
		rest = append(rest, blocks(t, page)...)
	}
	require.Len(t, rest, 3, "one block a page")
	for name, env := range map[string][]string{
		"sqlite": nil, "postgres": {"WBSO_DATABASE_URL=" + pgtest.EmptyURL(t), "WBSO_SECRET_KEY=een-geheim-van-de-demonstratie"},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			require.NoError(t, os.Symlink(filepath.Dir(binary), filepath.Join(folder, "bin")))
			p := demonstration(t, filepath.Join(folder, "data"), env...)
			said := shell(t, folder, strings.ReplaceAll(rest[0], "http://localhost:8000", p.base), env)
			assert.Equal(t, 3, strings.Count(said, `"isGoodEnough":true`), said)
			assert.Contains(t, said, "303 "+p.base)
			assert.Contains(t, said, `"status":"paid"`)
			preview, whole := read(t, folder, "voorbeeld.pdf"), read(t, folder, "aanvraag.pdf")
			assert.True(t, bytes.HasPrefix(preview, []byte("%PDF-")))
			assert.True(t, bytes.HasPrefix(whole, []byte("%PDF-")))
			assert.NotEqual(t, preview, whole, "the preview, and after the payment the whole")

			said = shell(t, folder, rest[1], env)
			for _, word := range []string{"Nog aanvullen", "598,95", "Programmatuur die uit de stroom van een warmtepomp", "voorbeeld-1.pdf", "BEURS", "joris@example.nl", "Er zijn geen taken"} {
				assert.Contains(t, said, word)
			}
			assert.True(t, bytes.HasPrefix(read(t, folder, "voorbeeld-1.pdf"), []byte("%PDF-")))

			said = shell(t, folder, rest[2], env)
			assert.Contains(t, said, "backups/proef/wbso.db")
			assert.Contains(t, said, "Programmatuur die uit de stroom van een warmtepomp")
		})
	}
}

func TestBackup_D11_the_nightly_backup_works_as_scheduled(t *testing.T) {
	line := regexp.MustCompile("```cron\n0 3 \\* \\* \\* (.*)\n```").FindStringSubmatch(delivered(t, "docs/backup.md"))
	require.NotNil(t, line)
	folder := t.TempDir()
	require.NoError(t, os.Symlink(filepath.Dir(binary), filepath.Join(folder, "bin")))
	night := strings.NewReplacer("/srv/wbso", folder, `\%`, "%").Replace(line[1]) // cron reads \% as %
	old := filepath.Join(folder, "backups", "wbso-2020-01-01.db")
	shell(t, folder, "mkdir backups && bin/wbsoctl migrate && touch -d 2020-01-01 "+old, nil)

	assert.Empty(t, shell(t, folder, night, nil), "nothing that cron would mail")
	made, err := filepath.Glob(filepath.Join(folder, "backups", "*"))
	require.NoError(t, err)
	require.Len(t, made, 1)
	assert.Regexp(t, `/wbso-\d{4}-\d\d-\d\d\.db$`, made[0])

	shell(t, folder, "touch -d 2020-01-01 "+old, nil)
	assert.Contains(t, shell(t, folder, night+" || true", nil), "bestaat al")
	assert.FileExists(t, old, "kept until there is a newer one")
}

func read(t *testing.T, folder, file string) []byte {
	t.Helper()
	content, err := os.ReadFile(filepath.Join(folder, file))
	require.NoError(t, err)
	return content
}
