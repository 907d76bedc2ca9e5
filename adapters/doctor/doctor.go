// Package doctor checks an installation, and says what is wrong with it and how to mend that.
package doctor

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"time"

	"wbso/adapters/bootstrap"
	"wbso/adapters/settings"
	"wbso/adapters/sqlstore"
	"wbso/domain"
)

// Result is how a check of the doctor ended.
type Result string

const (
	Pass Result = "PASS"
	Warn Result = "WARN" // it works, and somebody should look at it
	Bad  Result = "FAIL" // it does not work
)

// Finding is the result of one check, in Dutch, and the command or setting that mends it.
type Finding struct {
	Check  string // what was checked, a word that stays the same
	Label  string // what people read for it
	Result Result
	Text   string
	Mend   string // empty when there is nothing to mend
}

func pass(format string, args ...any) Finding {
	return Finding{Result: Pass, Text: fmt.Sprintf(format, args...)}
}

func warn(mend, format string, args ...any) Finding {
	return Finding{Result: Warn, Text: fmt.Sprintf(format, args...), Mend: mend}
}

func bad(mend, format string, args ...any) Finding {
	return Finding{Result: Bad, Text: fmt.Sprintf(format, args...), Mend: mend}
}

// BadSettings returns a finding for each setting that cannot be read; nothing else can be
// checked then.
func BadSettings(err error) (findings []Finding) {
	for _, wrong := range settings.Each(err) {
		f := bad("wbsoctl settings", "%v", wrong)
		f.Check, f.Label = "settings", "instellingen"
		findings = append(findings, f)
	}
	return findings
}

// checker is an adapter that can be tried without doing anything.
type checker interface {
	Check(ctx context.Context) error
}

// examination looks at an installation. It changes nothing, mails nobody and costs nothing.
type examination struct {
	*bootstrap.Config
	offline bool            // contacts no other computer except the database
	store   *sqlstore.Store // nil when it could not be opened
}

// checkTime is the time limit of one check.
const checkTime = 15 * time.Second

// Examine checks the installation of the settings.
func Examine(ctx context.Context, c bootstrap.Config, offline bool) (findings []Finding) {
	d := &examination{Config: &c, offline: offline}
	defer func() {
		if d.store != nil {
			_ = d.store.Close() // nothing was written
		}
	}()
	for _, check := range []struct {
		name, label string
		run         func(context.Context) Finding
	}{
		{"settings", "instellingen", d.checkSettings},
		{"data_dir", "datamap", d.checkDataDir},
		{"disk", "schijf", d.checkDisk},
		{"database", "database", d.checkStore},
		{"damage", "schade", d.checkSound},
		{"schema", "versie", d.checkVersion},
		{"clock", "klok", d.checkClock},
		{"key", "sleutel", d.checkKey},
		{"mail", "mail", d.checkMailServer},
		{"payments", "betaaldienst", d.checkProvider},
		{"model", "taalmodel", d.checkModel},
		{"public_url", "publiek adres", d.checkPublicURL},
		{"proxies", "proxy", d.checkProxies},
		{"fakes", "nog niet echt", d.checkNoFakes},
		{"backup", "reservekopie", d.checkBackup},
		{"jobs", "taken", d.checkJobs},
		{"limits", "grenzen", d.checkLimits},
		{"refunds", "terugbetalingen", d.checkRefunds},
	} {
		within, cancel := context.WithTimeout(ctx, checkTime)
		if f := check.run(within); f.Result != "" {
			f.Check, f.Label = check.name, check.label
			if c.Demo {
				f.Mend = strings.Replace(f.Mend, "wbsoctl ", "wbsoctl --demo ", 1)
			}
			findings = append(findings, f)
		}
		cancel()
	}
	return findings
}

// notApplicable returns the finding of a check that has nothing to look at here.
func notApplicable() Finding { return Finding{} }

func (d *examination) checkSettings(context.Context) Finding {
	switch {
	case len(d.Unknown()) > 0:
		return warn("wbsoctl settings", "dit zijn geen instellingen: %s", strings.Join(d.Unknown(), ", "))
	case d.ShortSecret():
		return warn("openssl rand -base64 32", "WBSO_SECRET_KEY heeft minder dan %d tekens", settings.SecretMin)
	case d.RateLimits == "off" && !d.Local():
		return warn("WBSO_RATE_LIMITS=on", "de limieten per bezoeker staan uit")
	case !d.Now.IsZero():
		return warn("haal WBSO_NOW weg", "vandaag is vastgezet op %s", d.Now.Format(time.DateOnly))
	}
	return pass("goed, %d ingesteld", d.CountGiven())
}

// checkNoFakes warns about fake providers and example data.
func (d *examination) checkNoFakes(context.Context) Finding {
	switch {
	case len(d.Fakes()) == 0:
		return pass("geen")
	case d.Demo || d.AllowFakes != "1" && d.Local():
		return pass("dat mag alleen op deze computer: %s", strings.Join(d.Fakes(), ", "))
	}
	return warn("geef deze instellingen hun echte waarde", "nog niet echt: %s", strings.Join(d.Fakes(), ", "))
}

// silent returns the log of a store that the doctor opens.
func silent() *slog.Logger { return slog.New(slog.DiscardHandler) }

// plain returns the text of an error for a person, without the codes around it.
func plain(err error) string {
	for coded := (*domain.Error)(nil); errors.As(err, &coded) && coded.Err != nil; {
		err = coded.Err
	}
	return strings.Join(strings.Fields(err.Error()), " ")
}
