package bootstrap

import (
	"path/filepath"
	"syscall"
)

// disk is the room on the disk of a folder, in bytes.
type disk struct{ free, total uint64 }

// room returns how much there is on the disk of the SQLite file, or with PostgreSQL on that of
// the data folder. found is false when the folder is not there.
func (c *Config) room() (d disk, found bool) {
	var s syscall.Statfs_t
	if syscall.Statfs(c.filesIn(), &s) != nil {
		return d, false
	}
	size := uint64(s.Bsize)
	return disk{free: s.Bavail * size, total: s.Blocks * size}, true
}

// filesIn is the folder of the SQLite file, or with PostgreSQL the data folder.
func (c *Config) filesIn() string {
	if c.UsesPostgres() {
		return c.DataDir
	}
	return filepath.Dir(c.DatabaseName())
}

// Free space below which a server soon stops working, and below which somebody should look.
const (
	spaceNone   = 200 << 20
	spaceLittle = 1 << 30
)

// finding says whether there is room enough for what is in a folder.
func (d disk) finding(folder string) Finding {
	const mend = "maak ruimte vrij of vergroot de schijf"
	switch {
	case d.free < spaceNone:
		return bad(mend, "nog %d MB vrij op de schijf van %s", d.free>>20, folder)
	case d.free < spaceLittle:
		return warn(mend, "nog %d MB vrij op de schijf van %s", d.free>>20, folder)
	case d.free < d.total/10:
		return warn(mend, "nog %d GB van %d vrij op de schijf van %s", d.free>>30, d.total>>30, folder)
	}
	return pass("%d GB vrij", d.free>>30)
}
