package doctor

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"wbso/adapters/bootstrap"
	"wbso/adapters/settings"
	"wbso/domain"
)

// folder returns where this installation keeps files, and whether it keeps any.
func (d *examination) folder() (path string, used bool) {
	return d.FilesIn(), !d.UsesPostgres() || d.Mail == "outbox" || d.SecretKey == ""
}

// checkDataDir tries whether files can be kept, and whether strangers can read them.
func (d *examination) checkDataDir(context.Context) Finding {
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

func (d *examination) checkDisk(context.Context) Finding {
	room, found := d.Room()
	if !found {
		return notApplicable()
	}
	return roomFor(d.FilesIn(), room)
}

// checkStore opens the database for the checks after it.
func (d *examination) checkStore(ctx context.Context) Finding {
	if err := d.Present(); err != nil {
		return bad("wbsoctl migrate", "%s bestaat niet", d.DatabaseName())
	}
	if o := d.DatabaseObstacle(); o.What != "" {
		return bad(o.Mend, "%s", o.What)
	}
	store, err := d.Open(ctx, 0, silent())
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
	if names := store.Writable(ctx); len(names) > 1 {
		return bad("stop de vroegere primary, en maak er een standby van", "%s nemen allemaal schrijfacties aan: wat er een te veel aanneemt, gaat verloren", strings.Join(names, " en "))
	}
	if err := store.CheckSession(ctx); err != nil {
		return warn("zet de database op een eigen schijf, of haal deze instelling uit haar adres", "%s werkt anders dan nodig is: %s", d.DatabaseName(), plain(err))
	}
	return pass("%s is te lezen en te schrijven", d.DatabaseName())
}

// checkSound lets the database look for damage, as far as that goes in the time of a check.
func (d *examination) checkSound(ctx context.Context) Finding {
	if d.store == nil {
		return notApplicable()
	}
	switch err := d.store.CheckSound(ctx); {
	case ctx.Err() != nil:
		return pass("te groot om in %v na te kijken; 'wbsoctl backup verify' leest alles", checkTime)
	case err != nil:
		return bad("zet de nieuwste goede reservekopie terug: wbsoctl restore", "de database is beschadigd of niet na te kijken: %s", plain(err))
	}
	return pass("geen schade gevonden")
}

func (d *examination) checkVersion(ctx context.Context) Finding {
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

// current reports whether the database has the schema of this program.
func (d *examination) current(ctx context.Context) bool {
	return d.store != nil && d.store.CheckSchema(ctx) == nil
}

// skew is how much the clocks of database and server may differ before the doctor warns.
const skew = 5 * time.Second

func (d *examination) checkClock(ctx context.Context) Finding {
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
func (d *examination) checkKey(ctx context.Context) Finding {
	if !d.secretGiven() {
		return d.noKeyYet(ctx)
	}
	if o := settings.FileObstacle(filepath.Join(d.DataDir, bootstrap.SecretFile), settings.ToRead); o.What != "" && d.SecretKey == "" {
		return bad(o.Mend, "%s", o.What)
	}
	if !d.current(ctx) {
		return notApplicable()
	}
	sealed, err := d.TrySecret(ctx, d.store)
	if err != nil {
		return badKey(err)
	}
	if !sealed {
		return pass("nog niets versleuteld")
	}
	return pass("opent de versleutelde gegevens")
}

// noKeyYet is about a key file that is not there.
func (d *examination) noKeyYet(ctx context.Context) Finding {
	path := filepath.Join(d.DataDir, bootstrap.SecretFile)
	if !d.current(ctx) {
		return pass("%s wordt bij de eerste start gemaakt", path)
	}
	if sealed, err := bootstrap.Sealed(ctx, d.store); err == nil && !sealed {
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
func (d *examination) secretGiven() bool {
	if d.SecretKey != "" {
		return true
	}
	_, err := os.Stat(filepath.Join(d.DataDir, bootstrap.SecretFile))
	return !errors.Is(err, fs.ErrNotExist)
}
