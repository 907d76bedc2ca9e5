package doctor

import (
	"context"
	"fmt"
	"strings"
	"time"

	"wbso/domain/account"
	"wbso/domain/queue"
	"wbso/ports"
)

// Ages of the newest backup that are more than a night, and more than a week.
const (
	backupLate = 30 * time.Hour
	backupLost = 7 * 24 * time.Hour
)

func (d *examination) checkBackup(context.Context) Finding {
	const make = `wbsoctl backup "$WBSO_BACKUP_DIR/wbso-$(date +%FT%H%M%S).db"`
	if d.BackupDir == "" {
		if d.Demo || d.Local() && len(d.Fakes()) > 0 {
			return notApplicable() // nothing that anybody would miss
		}
		return warn("zet WBSO_BACKUP_DIR op de map waar elke nacht een reservekopie komt", "van reservekopieën is niets bekend")
	}
	made, found := d.NewestBackup()
	age := time.Since(made).Round(time.Hour)
	switch {
	case !found:
		return bad(make, "in %s staat geen reservekopie", d.BackupDir)
	case age > backupLost:
		return bad(make, "de nieuwste reservekopie is %d dagen oud", int(age.Hours())/24)
	case age > backupLate:
		return warn(make, "de nieuwste reservekopie is %d uur oud", int(age.Hours()))
	}
	return pass("de nieuwste is %d uur oud", int(age.Hours()))
}

// checkLimits warns about accounts that soon have as much as they may.
func (d *examination) checkLimits(ctx context.Context) Finding {
	if !d.current(ctx) {
		return notApplicable()
	}
	var near []account.NearLimit
	err := d.store.Read(ctx, func(r ports.Repos) (err error) {
		near, err = r.Accounts.ListNearLimits(ctx, d.Limits())
		return err
	})
	if err != nil {
		return notApplicable() // the check of the database says why
	}
	if len(near) == 0 {
		return pass("geen account zit dicht bij zijn grens")
	}
	option := map[account.LimitedRows]string{account.LimitedCompanies: "--companies", account.LimitedRequests: "--unpaid-requests"}[near[0].Rows]
	var all []string
	for _, one := range near[:min(len(near), nearNamed)] {
		what := "bedrijven"
		if one.Rows == account.LimitedRequests {
			what = "onbetaalde aanvragen"
		}
		all = append(all, fmt.Sprintf("%s heeft %d van %d %s", one.Login, one.Count, one.Most, what))
	}
	if more := len(near) - nearNamed; more > 0 {
		all = append(all, fmt.Sprintf("en nog %d", more))
	}
	return warn(fmt.Sprintf("wbsoctl user set-limits %s %s %d", near[0].Login, option, 2*near[0].Most), "%s", strings.Join(all, ", "))
}

// nearNamed is how many accounts near a limit the doctor names.
const nearNamed = 5

const (
	dueLong  = 5 * time.Minute  // that a job may be due before something is wrong
	vainLong = 15 * time.Minute // that it may be tried before somebody should look
)

func (d *examination) checkJobs(ctx context.Context) Finding {
	if !d.current(ctx) {
		return notApplicable()
	}
	var list []queue.JobTally
	err := d.store.Read(ctx, func(r ports.Repos) (err error) {
		list, err = r.Jobs.TallyJobs(ctx)
		return err
	})
	if err != nil {
		return notApplicable() // the check of the database says why
	}
	running, waiting, failed, refused, late, vain := map[queue.JobKind]bool{}, 0, []string{}, 0, []string{}, []string{}
	for _, t := range list {
		running[t.Kind] = running[t.Kind] || t.Status == queue.JobRunning
	}
	for _, t := range list {
		switch {
		case t.Status == queue.JobFailed:
			failed = append(failed, fmt.Sprintf("%d %s", t.Count, t.Kind))
		case t.Status == queue.JobRefused:
			refused += t.Count
		case t.Status == queue.JobQueued && t.Due <= dueLong && t.Late > vainLong && t.Kind != queue.DraftRequest:
			vain = append(vain, fmt.Sprintf("%s al %v", t.Kind, t.Late.Round(time.Minute)))
		case t.Status != queue.JobQueued || t.Due <= dueLong || t.Kind == queue.DraftRequest: // drafts wait for each other, or for a model
			waiting += t.Count
		case running[t.Kind]: // one after the other, for a slow neighbour
			late = append(late, fmt.Sprintf("%d %s", t.Count, t.Kind))
		default:
			return bad("start een server: wbso serve", "%s is al %v aan de beurt en niemand doet het", t.Kind, t.Due.Round(time.Minute))
		}
	}
	switch {
	case len(failed) > 0:
		return warn("wbsoctl jobs list --status failed", "mislukt: %s", strings.Join(failed, ", "))
	case len(vain) > 0:
		return warn("wbsoctl jobs list --status queued", "het lukt nog niet en wordt steeds opnieuw geprobeerd: %s", strings.Join(vain, ", "))
	case refused > 0:
		return warn("wbsoctl jobs list --status refused", "%d geweigerd, meestal door een mailadres dat niet bestaat", refused)
	case len(late) > 0:
		return warn("wbsoctl jobs list --status running", "het gaat langzaam, in de rij: %s", strings.Join(late, ", "))
	}
	return pass("%d onderhanden, geen mislukt", waiting)
}
