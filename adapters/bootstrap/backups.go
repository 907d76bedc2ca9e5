package bootstrap

import (
	"context"
	"os"
	"path/filepath"
	"time"

	"wbso/adapters/sqlstore/backup"
)

// NewestBackup returns when the newest backup in the folder of the settings was made.
// found is false when no folder is set, or it has no backup or cannot be read. A file
// that is no finished backup does not count.
func (c *Config) NewestBackup() (made time.Time, found bool) {
	if c.BackupDir == "" {
		return made, false
	}
	files, _ := filepath.Glob(filepath.Join(c.BackupDir, "*.db"))
	for _, path := range files {
		file, err := os.Stat(path)
		if err == nil && file.ModTime().After(made) && backup.IsBackup(context.Background(), path) {
			made, found = file.ModTime(), true
		}
	}
	return made, found
}
