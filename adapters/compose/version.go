package compose

import "runtime/debug"

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
