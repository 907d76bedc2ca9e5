package bootstrap

import (
	"context"
	"errors"
	"io"
	"os"
	"strings"

	"wbso/adapters/settings"
	"wbso/adapters/sqlstore/backup"
)

// CopiedTable is a table that is the same on both sides.
type CopiedTable = backup.CopiedTable

// DatabaseCopy is a database that can be copied to a place where there is none.
type DatabaseCopy struct {
	From, To string      // without passwords
	Key      SecretCheck // on what is copied

	from, to backup.Place
}

// PrepareCopy looks at a database and at the place that it is to be copied to. Both are
// addresses, or names of files with one after an @. It changes nothing.
func PrepareCopy(ctx context.Context, c Config, from, to string, out io.Writer) (*DatabaseCopy, error) {
	source, err := c.at("--from", from)
	if err != nil {
		return nil, err
	}
	target, err := c.at("--to", to)
	if err != nil {
		return nil, err
	}
	if err := target.DatabaseObstacle().AsError("--to"); err != nil {
		return nil, err
	}
	store, err := source.store(ctx, Demand, c.Logger(out)) // it is there, and has the schema of this program
	if err != nil {
		return nil, err
	}
	copying := &DatabaseCopy{From: source.DatabaseName(), To: target.DatabaseName(), from: source.place(), to: target.place()}
	instance, list, err := dataKeysIn(ctx, store)
	if err := errors.Join(err, store.Close()); err != nil {
		return nil, err
	}
	if copying.Key, err = c.trySecrets(instance, list); err != nil {
		return nil, err
	}
	return copying, copying.to.Vacant(ctx)
}

// Run copies everything, reads it again and compares. tell is called now and then.
func (c *DatabaseCopy) Run(ctx context.Context, tell func(table string, rows int64)) ([]CopiedTable, error) {
	return backup.Copy(ctx, c.from, c.to, tell)
}

// at returns the settings for the database that the value of a flag names. Like the
// settings, a flag takes no password: the list of processes would show it.
func (c Config) at(flag, value string) (Config, error) {
	path, inFile := strings.CutPrefix(value, "@")
	c.DatabaseURL = value
	if inFile {
		content, err := os.ReadFile(path)
		if err != nil {
			return c, err
		}
		c.DatabaseURL = strings.TrimSpace(string(content))
	}
	if !inFile && settings.HasPassword(value) {
		return c, settings.Wrong(flag, "er staat een wachtwoord in, dat anderen zo kunnen zien: zet het adres in een bestand en geef %s @BESTAND", flag)
	}
	if err := c.CheckDatabase(); err != nil {
		return c, settings.Wrong(flag, "geef een adres met sqlite: of postgres://, of @BESTAND met zo'n adres erin")
	}
	return c, nil
}
