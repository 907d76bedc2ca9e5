package bootstrap

import (
	"path/filepath"
	"syscall"
)

// Disk is the room on the disk of a folder, in bytes.
type Disk struct{ Free, Total uint64 }

// Room returns the size and free space of the disk with the SQLite file, or with PostgreSQL of the
// disk with the data folder. found is false when the folder does not exist.
func (c *Config) Room() (d Disk, found bool) {
	var s syscall.Statfs_t
	if syscall.Statfs(c.FilesIn(), &s) != nil {
		return d, false
	}
	size := uint64(s.Bsize)
	return Disk{Free: s.Bavail * size, Total: s.Blocks * size}, true
}

// FilesIn returns the folder of the SQLite file, or with PostgreSQL the data folder.
func (c *Config) FilesIn() string {
	if c.UsesPostgres() {
		return c.DataDir
	}
	return filepath.Dir(c.DatabaseName())
}
