package applications

import (
	"reflect"

	"wbso/domain/application/claim"
	"wbso/domain/application/form"
	"wbso/domain/member"
	"wbso/domain/request"
)

// View is an application with what is shown beside it.
type View struct {
	claim.Situation
	claim.Overview // once it leaves the use case
}

// finish works out what is shown of an application.
func (d View) finish() View {
	d.Overview = d.Situation.Overview()
	return d
}

// same reports whether nothing that the user writes differs.
func (d *View) same(as View) bool {
	return reflect.DeepEqual(d.Application, as.Application) && reflect.DeepEqual(d.Company, as.Company)
}

// ask works out what is asked. It reads all texts.
func (d *View) ask() { d.AskedQuestions = form.Ask(d.Application, d.Company) }

// askAs takes over the questions that were worked out before a transaction that writes, so
// that nobody waits for them there. They are worked out anew only when what they are about was
// changed in between.
func (d *View) askAs(before View) {
	if d.same(before) {
		d.AskedQuestions = before.AskedQuestions
		return
	}
	d.ask()
}

// asked returns an application that was loaded with its questions and all that is shown of it.
func (d View) asked(err error) (View, error) {
	if err != nil {
		return d, err
	}
	d.ask()
	return d.finish(), nil
}

// opens reports whether the actor may see the whole application.
func opens(who member.Access, req request.Request) bool {
	return req.PaymentStatus == request.Paid || who.User == member.Anyone
}
