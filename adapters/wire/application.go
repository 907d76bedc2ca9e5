package wire

import (
	"time"

	"wbso/app"
	"wbso/domain/application"
	"wbso/domain/request"
)

// Application is the application of a request as its owner finishes it. What the caller may
// not read yet is not in it.
type Application struct {
	Schema        int                    `json:"schema"`
	Request       int64                  `json:"request"`
	ProjectNumber string                 `json:"project_number"`
	Version       int                    `json:"version"`
	SavedAt       time.Time              `json:"saved_at"`
	Paid          bool                   `json:"paid"`
	Filed         *Filed                 `json:"filed"`
	Parts         []Part                 `json:"parts"`
	Questions     []application.Question `json:"questions"`
	Dismissed     []application.Question `json:"dismissed"`
	Work          []application.Work     `json:"work"`
	Minutes       int                    `json:"minutes"`
	Benefit       *Benefit               `json:"benefit"`
	Deadline      Filing                 `json:"deadline"`
	HoursCheck    *HoursCheck            `json:"hours_check"`
	CostRegime    *CostRegime            `json:"cost_regime"`
	Bundle        *Bundle                `json:"bundle"`
}

// CostRegime is the cost method that an earlier application of the year fixed for this one.
type CostRegime struct {
	Method        string `json:"method"`
	ProjectNumber string `json:"project_number"`
}

// FiledApplication is an application that was filed, with the ids of what it left open.
type FiledApplication struct {
	Application
	Open []string `json:"open"`
}

// FiledApplicationOf shapes an application that was filed.
func FiledApplicationOf(d app.Dossier) FiledApplication {
	return FiledApplication{ApplicationOf(d), Each(d.Open, func(q application.Question) string { return q.ID })}
}

// Filed is when an application was filed with RVO.
type Filed struct {
	Date      string    `json:"date"`
	Reference string    `json:"reference"`
	Version   int       `json:"version"`
	At        time.Time `json:"at"`
}

// HoursCheck says whether the people of a project can make its hours.
type HoursCheck struct {
	OK   bool   `json:"ok"`
	Max  int    `json:"max"`
	Text string `json:"text"`
}

// ApplicationOf shapes an application.
func ApplicationOf(d app.Dossier) Application {
	work := application.WorkOf(d.Open)
	out := Application{
		Schema: d.Application.Schema, Request: d.Request, ProjectNumber: d.Of.Number, Version: d.Version, SavedAt: d.UpdatedAt.UTC(),
		Paid: d.Of.PaymentStatus == request.Paid, Filed: filedOf(d.Filed), Parts: partsOf(d), Questions: d.Open,
		Dismissed: d.Aside, Work: work, Minutes: application.Minutes(work), Deadline: filingOf(d.Period(), d.Today), Bundle: bundleOf(d),
	}
	if benefit := d.Benefit(); benefit != nil {
		shape := BenefitOf(*benefit)
		out.Benefit = &shape
	}
	if check, known := d.Application.CheckHours(d.Filing()); known {
		shape := HoursCheck(check)
		out.HoursCheck = &shape
	}
	if regime := d.Regime(); regime != nil {
		out.CostRegime = &CostRegime{string(regime.Document.Costs.Method), regime.Number}
	}
	return out
}

func filedOf(f application.Filed) *Filed {
	if !f.Is() {
		return nil
	}
	return &Filed{Date: f.Date.String(), Reference: f.Reference, Version: f.Version, At: f.At.UTC()}
}
