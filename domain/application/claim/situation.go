// Package claim is what an application claims among the others of its company: its benefit, its period, what
// is filed with it, its history and what is copied and printed of it.
package claim

import (
	"slices"
	"strings"
	"time"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/form"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

// Situation is an application with what it depends on: its request, its company and what else
// that claims. Whole says whether the caller may read all of it.
type Situation struct {
	Record
	Of         request.Request
	Company    application.CompanyDetails // as filed, once it is
	CompanyRev int
	Whole      bool
	form.AskedQuestions
	Earlier  []Claim // of the company, in the same year
	Together Bundle  // the projects of one application, when there are more
	Today    domain.Date
}

// FilingOfProject returns the application period and its deadline. Once it is filed they stay
// what they were.
func (s Situation) FilingOfProject() scheme.Filing {
	t := s.Application.Project.TimingOfProject(s.Filed.Date)
	if t.Start.IsZero() {
		t.Start = s.Of.Submission.StartOfProject
	}
	return t.Filing(s.Today)
}

// Claim returns what the application claims among the others of its company.
func (s Situation) Claim() Claim {
	return Claim{
		Request: s.Of.ID, Company: s.Of.Company.ID, Number: s.Of.Number, Document: s.Application, Filed: s.Filed.Date,
		Paid: s.Of.PaymentStatus == request.Paid, Bundle: s.Bundle, Asked: s.Asked.Open,
	}
}

// AmongClaims adds what the application is filed together with, of what its owner chose, and what
// goes before it among the claims of its company and year. Their cost method holds for it too,
// until it is filed.
func (s Situation) AmongClaims(claims, chosen []Claim) Situation {
	own := s.Claim()
	s.Earlier, s.Together = own.EarlierClaims(claims, s.Today), Bundle{}
	if s.Bundle != 0 {
		s.addTogether(own, chosen, claims)
	}
	if regime := s.CostRegime(); regime != nil && !s.Filed.IsFiled() {
		s.Application.Costs.Method = regime.Document.Costs.Method
	}
	return s
}

func (s *Situation) addTogether(own Claim, chosen, claims []Claim) {
	for i, c := range chosen {
		if c.Request == s.Request {
			chosen[i] = own
		}
	}
	s.Together = BundleOf(own, chosen, claims, s.Today)
	for _, p := range s.Together.Projects {
		if p.Request == s.Request {
			s.Application.Costs.Method = p.Document.Costs.Method
		}
	}
}

// CostRegime returns the earlier claim whose cost method holds for this application; nil when it
// is free to choose.
func (s Situation) CostRegime() *Claim {
	if first, bound := RegimeOf(s.Earlier); bound && s.Application.ClaimsCosts() {
		return &first
	}
	return nil
}

// Follow brings the request along with its application, and reports whether lists show something
// else now.
func (s *Situation) Follow() bool {
	before, of := s.Of, &s.Of
	if title := strings.TrimSpace(s.Application.Project.Title); title != "" {
		of.Title = title
	}
	t := s.Application.Project.TimingOfProject(s.Filed.Date)
	if !t.Start.IsZero() {
		of.Submission.StartOfProject = t.Start
	}
	if t.Applicant != "" {
		of.Submission.Applicant = t.Applicant
	}
	of.Submission.ProjectStartedOn = t.Began
	of.Submission.EstimatedHours, of.Submission.OwnHours = s.Application.Project.Hours, form.DividedOwnHours(s.Application.Project)
	of.Questions, of.Filed = s.Questions, s.Filed.Date
	return before.Title != of.Title || before.Timing() != of.Timing() ||
		before.Submission.EstimatedHours != of.Submission.EstimatedHours || before.Questions != of.Questions
}

// Revise makes a changed application what is stored of it: its questions, as this program asks
// them, its request and its version, which renews the newest one or comes after it. It reports
// whether lists show something else now.
func (s *Situation) Revise(v, newest Version, program string, now time.Time) (version Version, listed bool) {
	v.Request, v.Number, v.CreatedAt, v.SavedAt = s.Request, s.Version+1, now, now
	v.Document, v.Questions = s.Application, len(s.Open)
	claims := newest.Number > 0 && !claimsAs(s.Application, newest.Document)
	if newest.Number > 0 {
		v = v.AfterVersion(newest)
	}
	others := s.Record.KeepQuestions(s.Open, program)
	s.Version, s.UpdatedAt = v.Number, now
	return v, s.Follow() || others || claims
}

// KeepQuestions keeps the questions that an application leaves open, as a program asks them. It reports
// whether they are others than were kept.
func (r *Record) KeepQuestions(open []form.Question, program string) (others bool) {
	before := r.Asked.Open
	r.Asked = QuestionList{Open: ListOf(open), By: program}
	r.Questions = len(r.Asked.Open)
	return !slices.Equal(before, r.Asked.Open)
}

// AskCompany keeps what an application leaves open with changed details of its company. known is
// false when another program asked the other questions. Those of the self-employed depend on the
// legal form: the next reader asks everything.
func (r *Record) AskCompany(c application.CompanyDetails, program string) (others, known bool) {
	now, known := r.Asked.WithCompany(ListOf(form.OpenOfCompany(r.Application, c)), program)
	if !known {
		return false, false
	}
	if r.Application.Project.HasSelfEmployed() {
		r.Asked.By = ""
		return true, true
	}
	others = !slices.Equal(now.Open, r.Asked.Open)
	r.Asked, r.Questions = now, len(now.Open)
	return others, true
}

// ListOf returns questions as lists and screens show them.
func ListOf(questions []form.Question) (open []request.OpenQuestion) {
	for _, q := range questions {
		open = append(open, request.OpenQuestion{Section: string(q.Part), Question: q.Text})
	}
	return open
}

// Overview has the results that are computed from an application for its reader.
type Overview struct {
	Parts       []form.PartView // as far as the reader may see them
	Work        []form.Work
	Minutes     int
	Period      scheme.Filing        // with several projects that of the one that starts first
	WorkingDays int                  // left to file in
	Benefit     *scheme.BenefitSteps // of its hours, in the year of its period; nil when not known
	HoursCheck  *form.HoursCheck     // nil while it is not known how many there are, or who makes them
	Regime      *Claim               // the one whose cost method holds; nil when it is free to choose
	Sums        *BundleSums          // nil for one project
}

// BundleSums are the sums of the projects of one application.
type BundleSums struct {
	Projects []Claim
	Hours    int
	Costs    application.CostSums
	Benefit  *scheme.BenefitSteps // nil when not known
}

// Overview works out what is shown of the application.
func (s Situation) Overview() Overview {
	filing := s.FilingOfProject()
	out := Overview{
		Parts: form.Views(s.Application, s.Company, s.CompanyRev, s.AskedQuestions, s.Whole), Work: form.WorkOf(s.Open), Period: filing, Regime: s.CostRegime(),
	}
	out.Minutes, out.Benefit = form.Minutes(out.Work), s.benefit()
	if check, known := form.CheckHours(s.Application, filing); known {
		out.HoursCheck = &check
	}
	if s.Together.HasProjects() {
		out.Period = s.Together.FilingOfBundle(s.Today)
		out.Sums = s.Together.sums(s.Company, out.Period.From.Year)
	}
	out.WorkingDays = out.Period.WorkingDaysLeft(s.Today)
	print := Print{Number: s.Of.Number, Document: s.Application, Company: s.Company, Open: s.Open, Filing: out.Period, Filed: s.Filed}
	for i := range out.Parts {
		if v := &out.Parts[i]; !v.Locked {
			v.Fields = print.FieldsOf(print.marked(v.Printed))
		}
	}
	return out
}

func (b Bundle) sums(c application.CompanyDetails, year int) *BundleSums {
	sums := BundleSums{Projects: b.Projects, Hours: b.Hours(), Costs: b.Costs()}
	if steps, known := b.BenefitOfBundle(c, year); known {
		sums.Benefit = &steps
	}
	return &sums
}
