package bootstrap

import (
	"crypto/rand"
	"encoding/base64"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"wbso/adapters/settings"
)

// SecretFile is in the folder of the SQLite file, readable by its owner alone.
const SecretFile = "secret.key"

// secret returns the setting, or the key in the data folder, made once. A lost key is not replaced
// by a new one when the database has data encrypted with it.
func (c *Config) secret(inUse bool) ([]byte, error) {
	key, err := c.secretAtHand()
	if !errors.Is(err, fs.ErrNotExist) {
		return key, err
	}
	path := filepath.Join(c.DataDir, SecretFile)
	if inUse {
		return nil, settings.Wrong("WBSO_SECRET_KEY", "%s is er niet, en de database heeft gegevens die met die sleutel zijn versleuteld: zet hem terug", path)
	}
	if err := settings.FolderObstacle(c.DataDir).AsError("WBSO_DATA_DIR"); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(c.DataDir, 0o700); err != nil {
		return nil, fmt.Errorf("make the data folder: %w", err)
	}
	if err := makeSecret(c.DataDir, path); err != nil {
		return nil, err
	}
	return readSecret(path)
}

// secretAtHand returns the secret as it is now. It fails with fs.ErrNotExist when there is none.
func (c *Config) secretAtHand() ([]byte, error) {
	if c.SecretKey != "" {
		return []byte(c.SecretKey), nil
	}
	return readSecret(filepath.Join(c.DataDir, SecretFile))
}

// readSecret refuses a key that others on this computer can read: they could sign
// tokens with it.
func readSecret(path string) ([]byte, error) {
	if err := settings.FileObstacle(path, settings.ToRead).AsError("WBSO_SECRET_KEY"); err != nil {
		return nil, err
	}
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if info.Mode().Perm()&0o077 != 0 {
		return nil, settings.Wrong("WBSO_SECRET_KEY", "anderen op deze computer kunnen de sleutel lezen: draai 'chmod 600 %s'", path)
	}
	content, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	key := strings.TrimSpace(string(content))
	if len(key) < settings.SecretMin {
		return nil, settings.Wrong("WBSO_SECRET_KEY", "de sleutel in %s is korter dan %d tekens: zet de goede terug", path, settings.SecretMin)
	}
	return []byte(key), nil
}

// makeSecret writes a whole key under its name or none: of two processes that
// start at once, both go on with the first one's.
func makeSecret(dir, path string) error {
	random := make([]byte, 32)
	rand.Read(random)                                // never fails
	temp, err := os.CreateTemp(dir, SecretFile+".*") // mode 0600
	if err != nil {
		return fmt.Errorf("make the secret key: %w", err)
	}
	defer os.Remove(temp.Name())
	_, err = temp.WriteString(base64.StdEncoding.EncodeToString(random) + "\n")
	err = errors.Join(err, temp.Sync(), temp.Close())
	if err == nil {
		err = os.Link(temp.Name(), path)
	}
	if err != nil && !errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("keep the secret key: %w", err)
	}
	return nil
}
