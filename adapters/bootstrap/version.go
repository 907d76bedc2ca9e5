package bootstrap

import (
	"crypto/rand"
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"strings"
	"sync"
)

// program is the identity of the one that runs.
var program = sync.OnceValue(func() string { return identity(Version(), self()) })

// identity names this program as no other: by its version, with a digest of the program where
// the version does not tell what it was built from. It reads the whole file.
func identity(version, path string) string {
	if version != "onbekend" && version != "(devel)" && !strings.Contains(version, "+") {
		return version
	}
	file, err := os.Open(path)
	if err != nil {
		return version + "-" + rand.Text() // shares nothing that is kept with others
	}
	defer file.Close()
	h := sha256.New()
	if _, err := io.Copy(h, file); err != nil {
		return version + "-" + rand.Text()
	}
	return fmt.Sprintf("%s-%.6x", version, h.Sum(nil))
}

// self returns the file of the program that runs; empty when it cannot be told.
func self() string {
	path, _ := os.Executable()
	return path
}

// Version names the program: the first characters of the commit it was built
// from, with a + when there were uncommitted changes. Without a commit it is the version
// of the module.
func Version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "onbekend"
	}
	settings := map[string]string{}
	for _, s := range info.Settings {
		settings[s.Key] = s.Value
	}
	commit := settings["vcs.revision"]
	if commit == "" {
		return info.Main.Version
	}
	commit = commit[:min(12, len(commit))]
	if settings["vcs.modified"] == "true" {
		commit += "+"
	}
	return commit
}
