package bootstrap

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/user"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
)

// What a process may need to do, as access(2) has it.
const (
	toRead  = 4
	toWrite = 2
	toEnter = 1
)

// obstacle is a file or folder that this process cannot use, and what mends that. It is
// empty when nothing is in the way.
type obstacle struct{ what, mend string }

// asError is nil when nothing is in the way of what a setting names.
func (o obstacle) asError(setting string) error {
	if o.what == "" {
		return nil
	}
	return wrong(setting, "%s: %s", o.what, o.mend)
}

// reachable fails when the SQLite file of the settings, or a file beside it, cannot be read
// and written, or not be made.
func (c *Config) reachable() error { return c.databaseObstacle().asError("WBSO_DATA_DIR") }

func (c *Config) databaseObstacle() obstacle {
	if isPostgres(c.DatabaseURL) {
		return obstacle{}
	}
	path := strings.TrimPrefix(c.DatabaseURL, "sqlite:")
	if o := folderObstacle(filepath.Dir(path)); o.what != "" {
		return o
	}
	for _, file := range []string{path, path + "-wal", path + "-shm", path + ".lock"} {
		if o := fileObstacle(file, toRead|toWrite); o.what != "" {
			return o
		}
	}
	return obstacle{}
}

// folderObstacle tells why files cannot be kept in a folder, which may be made.
func folderObstacle(folder string) obstacle {
	err := syscall.Access(folder, toRead|toWrite|toEnter)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		parent := filepath.Dir(folder)
		for ; parent != filepath.Dir(parent) && errors.Is(syscall.Access(parent, toEnter), fs.ErrNotExist); parent = filepath.Dir(parent) {
		}
		if syscall.Access(parent, toWrite|toEnter) == nil {
			return obstacle{}
		}
		return obstacle{
			fmt.Sprintf("de map %s bestaat niet en kan hier niet worden gemaakt", folder),
			fmt.Sprintf("draai als root 'install -d -m 700 -o %s %s', en noem de map onder systemd in ReadWritePaths", own(), folder),
		}
	case errors.Is(err, syscall.EROFS):
		return obstacle{"de map " + folder + " is hier alleen te lezen", "noem de map onder systemd in ReadWritePaths, of kijk de schijf na"}
	case errors.Is(err, fs.ErrPermission):
		return notOurs("de map "+folder, folder)
	}
	return obstacle{}
}

// fileObstacle tells why a file cannot be used. One that is not there is not in the way.
func fileObstacle(path string, need uint32) obstacle {
	if !errors.Is(syscall.Access(path, need), fs.ErrPermission) {
		return obstacle{}
	}
	return notOurs(path, path)
}

func notOurs(name, path string) obstacle {
	of := "een andere gebruiker"
	if info, err := os.Stat(path); err == nil {
		if stat, ok := info.Sys().(*syscall.Stat_t); ok {
			of = named(int(stat.Uid))
		}
	}
	return obstacle{
		fmt.Sprintf("%s is van %s, en %s mag er niet bij", name, of, named(os.Getuid())),
		fmt.Sprintf("draai als root 'chown %s: %s', en geef opdrachten daarna alleen als die gebruiker", own(), path),
	}
}

// own is the user of this process, as chown takes it.
func own() string { return strings.TrimPrefix(named(os.Getuid()), "gebruiker ") }

// named is a user's name, or the number where there is no list of users.
func named(uid int) string {
	number := strconv.Itoa(uid)
	if u, err := user.LookupId(number); err == nil {
		return u.Username
	}
	return "gebruiker " + number
}
