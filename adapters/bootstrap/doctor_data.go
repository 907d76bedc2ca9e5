package bootstrap

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"wbso/adapters/settings"
	"wbso/domain"
)

// folder is where this installation keeps files, and whether it keeps any.
func (d *doctor) folder() (path string, used bool) {
	return d.filesIn(), !d.UsesPostgres() || d.Mail == "outbox" || d.SecretKey == ""
}

// checkDataDir tries whether files can be kept, and whether strangers can read them.
func (d *doctor) checkDataDir(context.Context) Finding {
	path, used := d.folder()
	if !used {
		return notApplicable()
	}
	folder, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return bad("wbsoctl migrate", "%s bestaat niet", path)
	}
	if err != nil || !folder.IsDir() {
		return bad("wijs WBSO_DATA_DIR naar een map", "%s is geen map die te lezen is", path)
	}
	if o := settings.FolderObstacle(path); o.What != "" {
		return bad(o.Mend, "%s", o.What)
	}
	trial, err := os.CreateTemp(path, "doctor-*")
	if err != nil {
		return bad("chown en chmod de map voor wie de server draait", "in %s kan niet worden geschreven", path)
	}
	err = errors.Join(trial.Close(), os.Remove(trial.Name()))
	if err != nil {
		return bad("kijk de schijf na", "in %s kan niet worden geschreven", path)
	}
	if folder.Mode().Perm()&0o007 != 0 {
		return warn("chmod 700 "+path, "iedereen op deze computer kan in %s kijken", path)
	}
	if file, err := os.Stat(d.DatabaseName()); !d.UsesPostgres() && err == nil && file.Mode().Perm()&0o077 != 0 {
		return warn("chmod 600 "+d.DatabaseName(), "anderen op deze computer kunnen de database lezen")
	}
	return pass("%s is te lezen en te schrijven", path)
}

func (d *doctor) checkDisk(context.Context) Finding {
	room, found := d.room()
	if !found {
		return notApplicable()
	}
	return room.finding(d.filesIn())
}

// checkStore opens the database for the checks after it.
func (d *doctor) checkStore(ctx context.Context) Finding {
	if err := d.present(); err != nil {
		return bad("wbsoctl migrate", "%s bestaat niet", d.DatabaseName())
	}
	if o := d.DatabaseObstacle(); o.What != "" {
		return bad(o.Mend, "%s", o.What)
	}
	store, err := d.open(ctx, 0, silent())
	if err != nil {
		return bad("start de database, of verbeter WBSO_DATABASE_URL", "%s antwoordt niet: %s", d.DatabaseName(), plain(err))
	}
	d.store = store
	if current, wanted, err := store.SchemaState(ctx); err == nil && current != wanted || domain.CodeOf(err) == domain.CodeSchemaHalf {
		return pass("%s antwoordt", d.DatabaseName()) // what follows needs this program's tables
	}
	if err := store.Ready(ctx); err != nil {
		return bad("kijk naar ruimte en rechten van de database", "%s is niet te lezen en te schrijven: %s", d.DatabaseName(), plain(err))
	}
	if err := store.CheckSession(ctx); err != nil {
		return warn("zet de database op een eigen schijf, of haal deze instelling uit haar adres", "%s werkt anders dan nodig is: %s", d.DatabaseName(), plain(err))
	}
	return pass("%s is te lezen en te schrijven", d.DatabaseName())
}

func (d *doctor) checkVersion(ctx context.Context) Finding {
	if d.store == nil {
		return notApplicable()
	}
	current, wanted, err := d.store.SchemaState(ctx)
	switch {
	case domain.CodeOf(err) == domain.CodeSchemaHalf:
		return bad("wijs een lege database aan en zet daar een reservekopie in terug", "de database is half: de tabellen en hun versie horen niet bij elkaar")
	case err != nil:
		return bad("start de database", "de versie is niet te lezen: %s", plain(err))
	case current == 0:
		return bad("wbsoctl migrate", "de database is nog leeg")
	case current < wanted:
		return bad("wbsoctl migrate", "versie %d, en dit programma heeft %d nodig", current, wanted)
	case current > wanted:
		return bad("installeer een nieuwer programma", "versie %d, en dit programma kent alleen %d", current, wanted)
	}
	return pass("versie %d", current)
}

// current reports whether the tables are those of this program.
func (d *doctor) current(ctx context.Context) bool {
	return d.store != nil && d.store.CheckSchema(ctx) == nil
}

// skew is how far the clocks of database and server may differ, in the accuracy of a person.
const skew = 5 * time.Second

func (d *doctor) checkClock(ctx context.Context) Finding {
	if !d.UsesPostgres() || d.store == nil {
		return notApplicable() // it has the clock of this computer
	}
	theirs, err := d.store.Clock(ctx)
	if err != nil {
		return notApplicable() // the check of the database says why
	}
	apart := time.Since(theirs).Abs().Round(time.Second)
	if apart > skew {
		return warn("timedatectl set-ntp true", "de klok van de database wijkt %v af van die van deze computer", apart)
	}
	return pass("gelijk met die van de database")
}

// checkKey tries whether the secret opens the data. It makes no key.
func (d *doctor) checkKey(ctx context.Context) Finding {
	if !d.Config.secretGiven() {
		return d.noKeyYet(ctx)
	}
	if o := settings.FileObstacle(filepath.Join(d.DataDir, secretFile), settings.ToRead); o.What != "" && d.SecretKey == "" {
		return bad(o.Mend, "%s", o.What)
	}
	if !d.current(ctx) {
		return notApplicable()
	}
	k, err := d.keys(ctx, d.store)
	if err != nil {
		return badKey(err)
	}
	sealed, err := dataKeys(ctx, d.store)
	if err != nil || len(sealed) == 0 {
		return pass("nog niets versleuteld")
	}
	if _, err := d.vault(ctx, d.store, k); err != nil {
		return badKey(err)
	}
	return pass("opent de versleutelde gegevens")
}

// noKeyYet is about a key file that is not there.
func (d *doctor) noKeyYet(ctx context.Context) Finding {
	path := filepath.Join(d.DataDir, secretFile)
	if !d.current(ctx) {
		return pass("%s wordt bij de eerste start gemaakt", path)
	}
	if sealed, err := dataKeys(ctx, d.store); err == nil && len(sealed) == 0 {
		return pass("%s wordt bij de eerste start gemaakt", path)
	}
	return bad("zet "+path+" terug uit je bewaarplaats", "%s is er niet, en de database heeft gegevens die ermee zijn versleuteld", path)
}

func badKey(err error) Finding {
	var setting *settings.Error
	if errors.As(err, &setting) {
		return bad("zet de goede sleutel terug in "+setting.Variable, "%s", setting.Problem)
	}
	if domain.KindOf(err) == domain.Unavailable {
		return notApplicable()
	}
	return bad("zet de goede sleutel terug in WBSO_SECRET_KEY", "%s", plain(err))
}

// secretGiven reports whether there is a secret, by setting or as a file.
func (c *Config) secretGiven() bool {
	if c.SecretKey != "" {
		return true
	}
	_, err := os.Stat(filepath.Join(c.DataDir, secretFile))
	return !errors.Is(err, fs.ErrNotExist)
}
