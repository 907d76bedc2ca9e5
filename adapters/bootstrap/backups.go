package bootstrap

import (
	"os"
	"path/filepath"
	"time"
)

// NewestBackup returns when the newest backup in the folder of the settings was made.
// found is false when no folder is set, or it has no backup or cannot be read. The database
// itself is no backup, in case it is in the same folder.
func (c *Config) NewestBackup() (made time.Time, found bool) {
	if c.BackupDir == "" {
		return made, false
	}
	database, _ := os.Stat(c.DatabaseName()) // none with PostgreSQL
	files, _ := filepath.Glob(filepath.Join(c.BackupDir, "*.db"))
	for _, path := range files {
		if file, err := os.Stat(path); err == nil && file.Mode().IsRegular() && !os.SameFile(file, database) && file.ModTime().After(made) {
			made, found = file.ModTime(), true
		}
	}
	return made, found
}
