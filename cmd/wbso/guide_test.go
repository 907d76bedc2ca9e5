package main_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/settings"
)

const guide = "docs/operating.md"

// guideBlocks are the blocks of the operator's guide of one kind.
func guideBlocks(t *testing.T, kind string) (found []string) {
	t.Helper()
	for _, match := range regexp.MustCompile("(?s)```"+kind+"\n(.*?)```").FindAllStringSubmatch(delivered(t, guide), -1) {
		found = append(found, match[1])
	}
	return found
}

// The blocks one after the other, beside a running server: the drill, the rotation of the
// data key and that of the secret.
func TestGuide_D11_D12_D17_every_block_works_as_pasted(t *testing.T) {
	folder := t.TempDir()
	dir := filepath.Join(folder, "data")
	p := start(t, dir)
	token := p.withStaff(2)
	env := []string{"WBSO_DATA_DIR=" + dir}
	blocks := guideBlocks(t, "sh")
	require.Len(t, blocks, 5)
	var said string
	for i, block := range blocks {
		assert.NotContains(t, block, "#", "a comment is a command to zsh")
		if i == len(blocks)-1 { // the secret is another one by now
			require.Zero(t, p.terminate())
			p = start(t, dir)
			token = p.signIn("noor")
		}
		said += shell(t, folder, `PATH="`+filepath.Dir(binary)+`:$PATH"; `+block, env)
		p.revealed(token, 1)
	}
	assert.Contains(t, said, "noor", "the drill looks into what was restored")
	assert.Equal(t, 4, strings.Count(said, "opent de BSN's"), said) // verified three times, restored once
	assert.Contains(t, said, "opnieuw inloggen")
}

// known asserts that every match of a pattern in the guide is one of a list.
func known(t *testing.T, pattern string, list []string) {
	t.Helper()
	found := regexp.MustCompile(pattern).FindAllString(delivered(t, guide), -1)
	require.NotEmpty(t, found)
	for _, name := range found {
		assert.True(t, slices.Contains(list, name), name)
	}
}

func TestGuide_names_what_there_is(t *testing.T) {
	var variables []string
	for _, s := range settings.All() {
		variables = append(variables, s.Variable)
		if s.File {
			variables = append(variables, s.Variable+"_FILE")
		}
	}
	known(t, `\bWBSO_[A-Z][A-Z_]*[A-Z]\b`, variables)

	for _, file := range regexp.MustCompile(`\bdeploy/[\w.@-]*\w`).FindAllString(delivered(t, guide), -1) {
		assert.FileExists(t, filepath.Join("../..", file))
	}
	for _, link := range regexp.MustCompile(`\]\(#([a-z-]+)\)`).FindAllStringSubmatch(delivered(t, guide), -1) {
		heading := regexp.MustCompile(`(?mi)^##+ ` + strings.ReplaceAll(link[1], "-", "[ -]") + `$`)
		assert.True(t, heading.MatchString(delivered(t, guide)), link[1])
	}
}

// helps are the help of each command of wbsoctl, by its words.
func helps(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, part := range strings.Split(delivered(t, "testdata/cli/help.golden"), "$ wbsoctl ")[1:] {
		line, text, _ := strings.Cut(part, "\n")
		all[strings.TrimSpace(strings.TrimSuffix(line, "--help"))] = text
	}
	return all
}

// Every command that the guide names exists, with its options.
func TestGuide_names_commands_that_exist(t *testing.T) {
	text := strings.NewReplacer("--entrypoint wbsoctl wbso ", "wbsoctl ", "--entrypoint wbsoctl backup ", "wbsoctl ").Replace(delivered(t, guide))
	named := regexp.MustCompile("\\b(?:wbsoctl|wbso-admin) ([a-z]+)( [a-z-]+)?([^`\n]*)").FindAllStringSubmatch(text, -1)
	all := helps(t)
	for _, c := range named {
		help, found := all[c[1]+c[2]]
		if !found && !strings.Contains(all[c[1]], "Opdrachten:") || c[1] == "backup" && !found {
			help, found = all[c[1]]
		}
		assert.True(t, found, c[0])
		for _, option := range regexp.MustCompile(` (--[a-z-]+)`).FindAllStringSubmatch(c[3], -1) {
			assert.True(t, strings.Contains(help+all[""], option[1]), "%s of %s", option[1], c[0])
		}
	}
	assert.Greater(t, len(named), 25)
}

func TestAdmin_gives_commands_with_the_settings_of_the_server(t *testing.T) {
	folder := t.TempDir()
	environment := filepath.Join(folder, "wbso.env")
	require.NoError(t, os.WriteFile(environment, []byte("# The settings.\n\nWBSO_BRAND=\"Proef & Co\"\nWBSO_OPERATOR_NAME=Proef $HOME B.V. & Zn \n"+
		"WBSO_MAIL='smtp://wbso:a$b&c@mail.example.nl'\nWBSO_DATABASE_URL=sqlite:a;touch run\nWBSO_LOG=json"), 0o600))
	script := strings.NewReplacer("/etc/wbso/wbso.env", environment, "setpriv --reuid wbso --regid wbso --clear-groups ", "").Replace(delivered(t, "deploy/wbso-admin"))
	path := filepath.Join(folder, "wbso-admin")
	require.NoError(t, os.WriteFile(path, []byte(script), 0o700))
	said := shell(t, folder, `PATH="`+filepath.Dir(binary)+`:$PATH"; ./wbso-admin settings -o csv`, nil)
	for _, setting := range []string{"WBSO_BRAND,Proef & Co", "WBSO_OPERATOR_NAME,Proef $HOME B.V. & Zn,", "WBSO_DATABASE_URL,sqlite:a;touch run,", "WBSO_MAIL,smtp://wbso", "WBSO_LOG,json,"} {
		assert.Contains(t, said, setting, "as systemd reads it")
	}
	assert.NoFileExists(t, filepath.Join(folder, "run"), "a value is no command")
	assert.Contains(t, said, "WBSO_DATA_DIR,/var/lib/wbso,")
	assert.Contains(t, said, "WBSO_BACKUP_DIR,/var/lib/wbso-backups,")
}
