package main_test

import (
	"os/exec"
	"path"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var (
	fencedBlock = regexp.MustCompile("(?ms)^```.*?^```")
	inlineCode  = regexp.MustCompile("`([^`\n]+)`")
	inlineLink  = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	headingLine = regexp.MustCompile(`(?m)^#+ (.+)$`)
	placeholder = regexp.MustCompile(`<[^>]*>`)
	notInAnchor = regexp.MustCompile(`[^a-z0-9 _-]`)
	sourceFile  = regexp.MustCompile(`^[\w./*@-]*[\w*]\.(?:go|tsx?|mjs|css|sql|sh|py|md|ya?ml|json|golden)$`)
)

// tree is what the repository tracks: every file, and every folder that has one.
type tree map[string]bool

func trackedTree(t *testing.T) tree {
	t.Helper()
	git := exec.Command("git", "ls-files", "--cached", "--others", "--exclude-standard")
	git.Dir = "../.."
	listed, err := git.Output()
	require.NoError(t, err)
	all := tree{}
	for file := range strings.Lines(string(listed)) {
		for at := strings.TrimSpace(file); at != "."; at = path.Dir(at) {
			all[at] = true
		}
	}
	return all
}

// has reports whether a path of the repository, with * for any part of a name, is there.
func (all tree) has(name string) bool {
	if !strings.Contains(name, "*") {
		return all[name]
	}
	for at := range all {
		if matched, _ := path.Match(name, at); matched {
			return true
		}
	}
	return false
}

// plain is a word of code as a path: without the punctuation after it, with * for a <placeholder>.
func plain(word string) string {
	word = strings.TrimSuffix(strings.TrimRight(word, ",.;:"), "/...")
	word = strings.TrimSuffix(strings.TrimPrefix(word, "wbso/"), "/")
	return placeholder.ReplaceAllString(word, "*")
}

// rooted reports whether a word begins with something at the root of the repository.
func (all tree) rooted(word string) bool {
	root, _, nested := strings.Cut(word, "/")
	return nested && all[root]
}

// lacks reports whether a word stands for a place in the repository, and whether that place
// is missing. The name of a source file alone is looked for in the folders that the page names.
func (all tree) lacks(word string, folders []string) (isPath, missing bool) {
	switch {
	case word == "web/shots": // what make shots makes
		return false, false
	case all.rooted(word):
		return true, !all.has(word)
	case sourceFile.MatchString(word):
		for _, folder := range folders {
			if all.has(path.Join(folder, word)) {
				return true, false
			}
		}
		return true, true
	}
	return false, false
}

// anchors are the names by which links reach the headings of a page.
func anchors(page string) map[string]bool {
	found := map[string]bool{}
	for _, heading := range headingLine.FindAllStringSubmatch(fencedBlock.ReplaceAllString(page, ""), -1) {
		name := notInAnchor.ReplaceAllString(strings.ToLower(heading[1]), "")
		found[strings.ReplaceAll(name, " ", "-")] = true
	}
	return found
}

// stale returns what a page names that is not there: paths, packages, files and links. count
// is how many places it named.
func stale(t *testing.T, all tree, file string) (missing []string, count int) {
	t.Helper()
	page := fencedBlock.ReplaceAllString(delivered(t, file), "")
	words, folders := []string{}, []string{".", path.Dir(file)}
	for _, code := range inlineCode.FindAllStringSubmatch(page, -1) {
		for word := range strings.FieldsSeq(code[1]) {
			if word = plain(word); all.rooted(word) {
				folders = append(folders, word, path.Dir(word))
			}
			words = append(words, word)
		}
	}
	for _, word := range words {
		isPath, lacking := all.lacks(word, folders)
		if isPath {
			count++
		}
		if lacking {
			missing = append(missing, word)
		}
	}
	for _, link := range inlineLink.FindAllStringSubmatch(page, -1) {
		if strings.Contains(link[1], "://") {
			continue
		}
		count++
		to, anchor, _ := strings.Cut(link[1], "#")
		target := file
		if to != "" {
			target = path.Join(path.Dir(file), to)
		}
		if !all[target] || anchor != "" && !anchors(delivered(t, target))[anchor] {
			missing = append(missing, link[1])
		}
	}
	return missing, count
}

func TestDocs_name_paths_that_exist(t *testing.T) {
	all, named := trackedTree(t), 0
	for file := range all {
		if path.Ext(file) != ".md" {
			continue
		}
		missing, count := stale(t, all, file)
		assert.Empty(t, missing, "%s names what is not there", file)
		named += count
	}
	assert.Greater(t, named, 120)
}

func TestDocs_tell_a_path_from_other_words(t *testing.T) {
	all := tree{"app": true, "app/hours": true, "app/hours/log.go": true, "app/mail/log_test.go": true, "docs": true}
	for word, want := range map[string]struct{ isPath, missing bool }{
		"app/hours":          {isPath: true},
		"app/hours/":         {isPath: true},
		"wbso/app/hours/...": {isPath: true},
		"app/<context>":      {isPath: true},
		"app/hours/*.go":     {isPath: true},
		"log.go":             {isPath: true},
		"l*.go,":             {isPath: true},
		"app/uren":           {isPath: true, missing: true},
		"docs/no.md":         {isPath: true, missing: true},
		"hours/log.go":       {isPath: true, missing: true},
		"og.go":              {isPath: true, missing: true},
		"log_test.go":        {isPath: true, missing: true}, // of another folder
		"/api/hours/":        {},
		"data/demo.db":       {},
		"sqlite:data/w.db":   {},
		"secret.key":         {},
		"https://a.nl/app/x": {},
	} {
		isPath, missing := all.lacks(plain(word), []string{".", "app/hours"})
		assert.Equal(t, want, struct{ isPath, missing bool }{isPath, missing}, word)
	}
}

// A record of a decision is short, and says why, what and what follows.
func TestDocs_decisions_are_short_records(t *testing.T) {
	all, records := trackedTree(t), 0
	for file := range all {
		if path.Dir(file) != "docs/decisions" {
			continue
		}
		records++
		record := delivered(t, file)
		assert.LessOrEqual(t, len(record), 1000, file)
		assert.Regexp(t, `(?s)^# \d+\. .+\n\n\*\*Context\.\*\* .+\n\n\*\*Decision\.\*\* .+\n\n\*\*Consequences\.\*\* .+\n$`, record, file)
		assert.Regexp(t, `^\d{4}-[a-z0-9-]+\.md$`, path.Base(file))
	}
	assert.Greater(t, records, 30)
}
