package compose

import (
	"os"
	"path/filepath"
	"time"
)

// newestBackup returns when the newest backup in the folder of the settings was made.
// found is false when no folder is set, or it has no backup or cannot be read.
func (c *Config) newestBackup() (made time.Time, found bool) {
	if c.BackupDir == "" {
		return made, false
	}
	files, _ := filepath.Glob(filepath.Join(c.BackupDir, "*.db"))
	for _, path := range files {
		if file, err := os.Stat(path); err == nil && file.Mode().IsRegular() && file.ModTime().After(made) {
			made, found = file.ModTime(), true
		}
	}
	return made, found
}
