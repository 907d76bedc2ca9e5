package settings

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
	ToRead  = 4
	ToWrite = 2
	toEnter = 1
)

// Obstacle is a file or folder that this process cannot use, and what mends that. It is
// empty when nothing is in the way.
type Obstacle struct{ What, Mend string }

// AsError returns nil when nothing is in the way of what a setting names.
func (o Obstacle) AsError(setting string) error {
	if o.What == "" {
		return nil
	}
	return Wrong(setting, "%s: %s", o.What, o.Mend)
}

// Reachable fails when the SQLite file of the settings, or a file beside it, cannot be read
// and written, or not be made.
func (c *Config) Reachable() error { return c.DatabaseObstacle().AsError("WBSO_DATA_DIR") }

// DatabaseObstacle returns why the SQLite file of the settings, or a file beside it, cannot be
// used.
func (c *Config) DatabaseObstacle() Obstacle {
	if isPostgres(c.DatabaseURL) {
		return Obstacle{}
	}
	path := strings.TrimPrefix(c.DatabaseURL, "sqlite:")
	if o := FolderObstacle(filepath.Dir(path)); o.What != "" {
		return o
	}
	for _, file := range []string{path, path + "-wal", path + "-shm", path + ".lock"} {
		if o := FileObstacle(file, ToRead|ToWrite); o.What != "" {
			return o
		}
	}
	return Obstacle{}
}

// FolderObstacle returns why files cannot be kept in a folder, which may be made.
func FolderObstacle(folder string) Obstacle {
	err := syscall.Access(folder, ToRead|ToWrite|toEnter)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		parent := filepath.Dir(folder)
		for ; parent != filepath.Dir(parent) && errors.Is(syscall.Access(parent, toEnter), fs.ErrNotExist); parent = filepath.Dir(parent) {
		}
		if syscall.Access(parent, ToWrite|toEnter) == nil {
			return Obstacle{}
		}
		return Obstacle{
			fmt.Sprintf("de map %s bestaat niet en kan hier niet worden gemaakt", folder),
			fmt.Sprintf("draai als root 'install -d -m 700 -o %s %s', en noem de map onder systemd in ReadWritePaths", own(), folder),
		}
	case errors.Is(err, syscall.EROFS):
		return Obstacle{"de map " + folder + " is hier alleen te lezen", "noem de map onder systemd in ReadWritePaths, of kijk de schijf na"}
	case errors.Is(err, fs.ErrPermission):
		return notOurs("de map "+folder, folder)
	}
	return Obstacle{}
}

// FileObstacle returns why a file cannot be used. A file that does not exist is no obstacle.
func FileObstacle(path string, need uint32) Obstacle {
	if !errors.Is(syscall.Access(path, need), fs.ErrPermission) {
		return Obstacle{}
	}
	return notOurs(path, path)
}

func notOurs(name, path string) Obstacle {
	of := "een andere gebruiker"
	if info, err := os.Stat(path); err == nil {
		if stat, ok := info.Sys().(*syscall.Stat_t); ok {
			of = named(int(stat.Uid))
		}
	}
	return Obstacle{
		fmt.Sprintf("%s is van %s, en %s mag er niet bij", name, of, named(os.Getuid())),
		fmt.Sprintf("draai als root 'chown %s: %s', en geef opdrachten daarna alleen als die gebruiker", own(), path),
	}
}

// own returns the user of this process, as chown takes it.
func own() string { return strings.TrimPrefix(named(os.Getuid()), "gebruiker ") }

// named returns a user's name, or the number where there is no list of users.
func named(uid int) string {
	number := strconv.Itoa(uid)
	if u, err := user.LookupId(number); err == nil {
		return u.Username
	}
	return "gebruiker " + number
}
