package payments_test

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/member"
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/ports"
)

var walkSeed = flag.Uint64("walk.seed", rand.Uint64(), "the random walk of payments to repeat")

// walkDepth is how many steps of two tabs are tried in every order.
const walkDepth = 4

// TestPayments_P08_everyInterleaving takes every step in every state that the steps
// before it lead to.
func TestPayments_P08_everyInterleaving(t *testing.T) {
	w := newWalk(t)
	seen, states := map[string]bool{}, []scene{w.start()}
	for range walkDepth {
		var next []scene
		for _, from := range states {
			for _, s := range steps() {
				if !s.may(from) {
					continue
				}
				if to := w.goes(from, s); !seen[to.key()] {
					seen[to.key()] = true
					next = append(next, to)
				}
			}
		}
		states = next
	}
	t.Logf("%d states, %d steps", len(seen), w.played)
}

// TestPayments_P08_randomWalks goes on where trying everything takes too long.
func TestPayments_P08_randomWalks(t *testing.T) {
	t.Logf("-walk.seed=%d", *walkSeed)
	dice := rand.New(rand.NewPCG(*walkSeed, 0))
	w, all := newWalk(t), steps()
	for range 40 {
		at := w.start()
		for range 25 {
			if s := all[dice.IntN(len(all))]; s.may(at) {
				at = w.goes(at, s)
			}
		}
	}
	t.Logf("%d steps", w.played)
}

// scene is a state: two requests that want the one use of a code, each of another owner.
type scene struct {
	mine, theirs []payment.Payment // oldest first
	disabled     bool              // the code
	payable      map[string]bool   // by checkout, at the provider
	cameIn       map[string]bool   // the provider said that it was paid
	at           time.Time
	path         string
}

// key is all of a scene that decides what may follow.
func (s scene) key() string {
	var b strings.Builder
	for _, p := range append(slices.Clone(s.mine), s.theirs...) {
		fmt.Fprint(&b, p.Status, p.Surplus, p.Refunded, p.Price, p.IsOpen(s.at), s.payable[p.Checkout], " ")
	}
	return fmt.Sprint(len(s.mine), s.disabled, b.String())
}

// walk is a server in which scenes are played, each with requests and a code of its own.
type walk struct {
	*testServer
	payer, rival usecase.Actor
	played       int
}

func newWalk(t *testing.T) *walk {
	w := &walk{testServer: newTestServer(t)}
	w.payer, w.rival = w.User("jansen"), w.User("pieters")
	w.Company(w.payer, "Laklicht", "11111111")
	w.Company(w.rival, "Pompwacht", "22222222")
	w.Code(payment.DiscountCode{Code: "GRATIS", Price: 0})
	return w
}

func (w *walk) start() scene { return scene{at: w.Clock.Now()} }

// stage is a scene in play.
type stage struct {
	*walk
	scene
	request, other  request.Request
	code            string
	paid, rivalPaid bool // the requests
	uses            int  // of the code
}

// play puts a scene on the stage.
func (w *walk) play(s scene) *stage {
	w.played++
	st := &stage{walk: w, scene: s, code: fmt.Sprint("EENMALIG-", w.played)}
	st.payable, st.cameIn = map[string]bool{}, map[string]bool{}
	w.Pay.Opening.Does(nil)
	w.Write(func(r ports.Repos) error {
		_, err := r.DiscountCodes.AddDiscountCode(w.Ctx(), payment.DiscountCode{Code: st.code, Price: 49500, MaxUses: 1, Disabled: s.disabled, CreatedAt: w.Clock.Now()})
		require.NoError(w.T, err)
		st.request = st.copyRequest(r, w.payer, 1, s.mine, s)
		st.other = st.copyRequest(r, w.rival, 2, s.theirs, s)
		return nil
	})
	st.look()
	return st
}

// copyRequest adds a request with such payments as a scene has.
func (st *stage) copyRequest(r ports.Repos, who usecase.Actor, n int, payments []payment.Payment, s scene) request.Request {
	t, ctx, now := st.T, st.Ctx(), st.Clock.Now()
	company, err := r.Companies.ListCompanies(ctx, member.Access{User: who.UserID, Want: member.RunCompany}, apptest.WholeList)
	require.NoError(t, err)
	req, err := r.Requests.AddRequest(ctx, request.Request{
		Owner: who.UserID, Company: company.Items[0], Number: request.ProjectNumber(2026, 2*st.played+n),
		Status: request.Processed, PaymentStatus: payment.RequestPayment(payments), CreatedAt: now, UpdatedAt: now,
	})
	require.NoError(t, err)
	later := now.Sub(s.at)
	for _, p := range payments {
		before := p.Checkout
		if before != "" {
			p.Checkout = fmt.Sprintf("cs_%d_%d", st.played, p.ID)
			st.payable[p.Checkout], st.cameIn[p.Checkout] = s.payable[before], s.cameIn[before]
			st.Pay.Set(p.Checkout, s.payable[before])
		}
		if p.Code != "" && p.Price != 0 {
			p.Code = st.code
		}
		p.Request, p.CreatedAt, p.ExpiresAt = req.ID, p.CreatedAt.Add(later), p.ExpiresAt.Add(later)
		if !p.PaidAt.IsZero() {
			p.PaidAt = p.PaidAt.Add(later)
		}
		_, err := r.Payments.AddPayment(ctx, p)
		require.NoError(t, err)
	}
	return req
}

// goes plays a step from a scene and checks what has come of it.
func (w *walk) goes(from scene, s step) scene {
	st := w.play(from)
	st.path = from.path + "\n" + s.name
	w.Clock.Pass(time.Second)
	s.take(st)
	st.look()
	st.check(from)
	return st.scene
}

// look reads what is on the stage by now.
func (st *stage) look() {
	st.at = st.Clock.Now()
	st.Read(func(r ports.Repos) (err error) {
		st.mine, st.paid = st.side(r, st.request)
		st.theirs, st.rivalPaid = st.side(r, st.other)
		st.uses, err = r.DiscountCodes.CountDiscountUses(st.Ctx(), st.code, st.at)
		return err
	})
	for _, p := range slices.Concat(st.mine, st.theirs) {
		st.payable[p.Checkout] = st.Pay.May(p.Checkout)
	}
}

// side are the payments of a request, oldest first, and whether it is paid.
func (st *stage) side(r ports.Repos, req request.Request) (payments []payment.Payment, paid bool) {
	found, err := r.Requests.FindRequest(st.Ctx(), member.Everything(), req.Number)
	require.NoError(st.T, err)
	list, err := r.Payments.ListPayments(st.Ctx(), payment.PaymentFilter{Request: found.ID}, apptest.WholeList)
	require.NoError(st.T, err)
	slices.Reverse(list.Items)
	return list.Items, found.PaymentStatus == request.Paid
}

// check asserts what must be true whatever the payer did.
func (st *stage) check(before scene) {
	require.GreaterOrEqual(st.T, len(st.mine), len(before.mine), "%s: a payment disappeared", st.path)
	require.LessOrEqual(st.T, st.uses, 1, "%s: the code was used too often", st.path)
	st.checkSide(st.mine, st.paid)
	st.checkSide(st.theirs, st.rivalPaid)
}

func (st *stage) checkSide(payments []payment.Payment, paid bool) {
	kept, open := 0, 0
	for _, p := range payments {
		came := p.Status == request.Paid || p.Status == request.PaymentRefunded
		require.Equal(st.T, st.cameIn[p.Checkout] || p.Amount == 0, came, "%s: a payment is money that came in", st.path)
		if p.Status == request.Paid && !p.IsRefundDue() {
			kept++
		}
		if st.payable[p.Checkout] {
			require.Equal(st.T, request.PaymentPending, p.Status, "%s: an ended checkout can be paid", st.path)
			open++
		}
	}
	require.LessOrEqual(st.T, kept+open, 1, "%s: it is paid twice, or can be", st.path)
	require.Equal(st.T, kept == 1, paid, "%s: paid by the one payment that is kept", st.path)
}

// step is what one of the payer's tabs, the provider, the rival or an administrator
// does, in a scene in which they may.
type step struct {
	name string
	may  func(scene) bool
	take func(*stage)
}

func steps() []step {
	always := func(scene) bool { return true }
	fewer := func(n int) func(scene) bool { return func(s scene) bool { return len(s.mine) < n } }
	list := []step{
		{name: "open", may: fewer(3), take: func(st *stage) { st.opens("") }},
		{name: "open with the code", may: fewer(3), take: func(st *stage) { st.opens(st.code) }},
		{name: "open for nothing", may: fewer(3), take: func(st *stage) { st.opens("GRATIS") }},
		{name: "open, and with the code meanwhile", may: fewer(2), take: func(st *stage) {
			st.meanwhile(func() { st.opens(st.code) })
			st.opens("")
		}},
		{name: "open with the code, and pay meanwhile",
			may: func(s scene) bool { return len(s.mine) < 3 && hasCheckout(s.mine, 0) }, take: func(st *stage) {
				st.meanwhile(func() { st.hears(st.mine[0], fakepay.AsyncSucceeded, "paid") })
				st.opens(st.code)
			}},
		{name: "disable the code", may: func(s scene) bool { return !s.disabled }, take: func(st *stage) {
			st.disabled = true
			require.NoError(st.T, st.DiscountCodes.DisableDiscountCode(st.Ctx(), st.code))
		}},
		{name: "a day passes", may: always, take: func(st *stage) {
			st.Clock.Pass(25 * time.Hour)
			st.Pay.Lapse()
		}},
		{name: "the rival opens with the code", may: func(s scene) bool { return len(s.theirs) == 0 },
			take: func(st *stage) { st.starts(st.rival, st.other, st.code) }},
		{name: "the operator pays back",
			may: func(s scene) bool { return slices.ContainsFunc(s.mine, payment.Payment.IsRefundDue) }, take: (*stage).paysBack},
	}
	events := [][2]string{{fakepay.Completed, "paid"}, {fakepay.AsyncFailed, "unpaid"}, {fakepay.Expired, "unpaid"}, {fakepay.Refunded, ""}}
	for _, e := range events {
		list = append(list, step{
			name: fmt.Sprint("of the rival's: ", e), may: func(s scene) bool { return hasCheckout(s.theirs, 0) },
			take: func(st *stage) { st.hears(st.theirs[0], e[0], e[1]) },
		})
		for k := range 3 {
			list = append(list, step{
				name: fmt.Sprint("of checkout ", k+1, ": ", e), may: func(s scene) bool { return hasCheckout(s.mine, k) },
				take: func(st *stage) { st.hears(st.mine[k], e[0], e[1]) },
			})
		}
	}
	return list
}

func hasCheckout(payments []payment.Payment, k int) bool {
	return k < len(payments) && payments[k].Checkout != ""
}

// opens starts a checkout of the payer's request.
func (st *stage) opens(code string) { st.starts(st.payer, st.request, code) }

// meanwhile lets something happen while the provider opens the next checkout.
func (st *stage) meanwhile(something func()) {
	st.Pay.Opening.Does(func(_ context.Context, call int) error {
		if call == 1 {
			something()
		}
		return nil
	})
}

func (st *stage) starts(who usecase.Actor, req request.Request, code string) {
	_, err := st.Payments.StartCheckout(st.Ctx(), who, req.Number, code, 0)
	refusals := []domain.Code{"", domain.CodeAlreadyPaid, domain.CodeCheckoutReplaced, domain.CodeCheckoutUsedUp, domain.CodeCheckoutExpired}
	require.Contains(st.T, refusals, domain.CodeOf(err), "%s: %v", st.path, err)
}

// hears delivers an event about a payment, and then says the same once more, which
// must change nothing.
func (st *stage) hears(p payment.Payment, kind, pay string) {
	st.cameIn[p.Checkout] = st.cameIn[p.Checkout] || pay == "paid" || kind == fakepay.Refunded
	st.Pay.Set(p.Checkout, false)
	require.NoError(st.T, st.Report(p, kind, pay))
	st.look()
	mine, theirs := st.mine, st.theirs
	require.NoError(st.T, st.Report(p, kind, pay))
	st.look()
	require.Equal(st.T, [][]payment.Payment{mine, theirs}, [][]payment.Payment{st.mine, st.theirs}, st.path)
}

// paysBack notes that the first payment that is to be paid back was.
func (st *stage) paysBack() {
	i := slices.IndexFunc(st.mine, payment.Payment.IsRefundDue)
	_, err := st.Payments.MarkRefunded(st.Ctx(), st.mine[i].ID)
	require.NoError(st.T, err, st.path)
}
