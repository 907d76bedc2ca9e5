package httpapi

import (
	"net/http"

	"github.com/go-chi/chi/v5"
	"github.com/go-chi/chi/v5/middleware"

	"wbso/app/members"
	"wbso/domain/hours"
)

// New builds the route table.
func New(c Config) *Server {
	s := &Server{Config: c}
	s.client = staticHandler(c.Dist, s.siteNow, c.PublicURL)
	if c.Limits != nil {
		s.limits = *c.Limits
	}
	s.calls = s.limits.Heavy.queue()
	s.events.time = eventTime
	s.router = s.routes()
	return s
}

// routes is the whole route table.
func (s *Server) routes() chi.Router {
	r := chi.NewRouter()
	r.Use(s.clientIP, s.observe, s.recover, s.headers, s.cors, slash, s.readable, middleware.GetHead)
	r.NotFound(s.notFound)
	r.MethodNotAllowed(s.methodNotAllowed)
	r.Get("/healthz", s.healthz)
	r.Get("/readyz", s.readyz)
	for prefix, page := range s.Mounts {
		r.Mount(prefix, page)
	}
	r.Get("/api/schema/", s.schema)
	r.Get("/api/docs/", s.docs)
	r.Post("/api/stripe/webhook/", s.handle(s.webhook)) // bounds bodies, no rate limits
	r.Group(s.public)
	r.Group(s.private)
	return r
}

// public calls are for everybody. They ignore an invalid token.
func (s *Server) public(r chi.Router) {
	r.Use(s.overallAddress, s.visitor, s.overall, s.turns)
	r.Get("/api/site/", s.handle(s.site))
	r.Get("/api/benefit/", s.handle(s.benefit))
	r.Post("/api/contact/", s.handle(s.contact))
	r.Post("/api/client-errors/", s.handle(s.reportClientError))
	r.Get("/api/terms/download/", s.handle(s.terms))
	r.Get("/api/manual/download/", s.handle(s.manual))
	r.Get("/api/example/download/", s.handle(s.example))
	r.Post("/api/account/address/undo/", s.handle(s.undoAddress))
	r.Get("/api/invitations/", s.handle(s.openInvitation))
	r.Post("/api/mails/unsubscribe/", s.handle(s.unsubscribe))
	r.Post("/auth/register/", s.handle(s.register))
	r.Post("/api/token/", s.handle(s.login))
	r.Post("/api/token/second-factor/", s.handle(s.loginWithCode))
	r.Post("/api/token/refresh/", s.handle(s.refresh))
	r.Post("/api/token/logout/", s.handle(s.logout))
	r.Post("/api/auth/forgot-password/", s.handle(s.forgotPassword))
	r.Get("/api/auth/forgot-password/validate/", s.handle(s.validatePasswordCode))
	r.Post("/api/auth/forgot-password/confirm/", s.handle(s.confirmPassword))
	r.Post("/api/elevator-pitch-evaluation/evaluate/", s.handle(s.evaluatePitch))
	r.Post("/api/innovation-evaluation/evaluate/", s.handle(s.evaluateInnovation))
	r.Post("/api/technical-challenges-evaluation/evaluate/", s.handle(s.evaluateChallenges))
	r.Post("/api/cost-calculation-evaluation/evaluate/", s.handle(s.heavy(s.adviseCosts)))
}

// private calls need a valid access token, or a personal token with the scope of the call.
func (s *Server) private(r chi.Router) {
	r.Use(s.overallAddress, s.signedIn, s.overall, s.scoped, s.turns)
	r.Get("/api/users/me/", s.handle(s.me))
	r.Post("/api/auth/change-password/", s.handle(s.changePassword))
	r.Post("/api/account/verify/", s.handle(s.verifyAddress))
	r.Post("/api/account/verify/send/", s.handle(s.sendAddressCode))
	r.Patch("/api/account/address/", s.handle(s.changeAddress))
	r.Get("/api/user-profile/", s.handle(s.userProfile))
	r.Patch("/api/user-profile/", s.handle(s.updateUserProfile))
	r.Get("/api/account/export/", s.handle(s.heavy(s.exportAccount)))
	r.Post("/api/account/confirm/", s.handle(s.confirm))
	r.Post("/api/account/close/", s.handle(s.closeAccount))
	r.Get("/api/account/second-factor/", s.handle(s.getSecondFactor))
	r.Post("/api/account/second-factor/", s.handle(s.setUpSecondFactor))
	r.Delete("/api/account/second-factor/", s.handle(s.endSecondFactor))
	r.Post("/api/account/second-factor/recovery-codes/", s.handle(s.renewRecoveryCodes))
	r.Get("/api/account/sessions/", s.handle(s.listSessions))
	r.Delete("/api/account/sessions/", s.handle(s.endOtherSessions))
	r.Delete("/api/account/sessions/{id}/", s.handle(s.endSession))
	r.Get("/api/account/tokens/", s.handle(s.listTokens))
	r.Post("/api/account/tokens/", s.handle(s.createToken))
	r.Delete("/api/account/tokens/{id}/", s.handle(s.revokeToken))
	r.Get("/api/no-cure-no-pay-interest/", s.handle(s.interest))
	r.Post("/api/no-cure-no-pay-interest/", s.handle(s.saveInterest))
	r.Get("/api/profiles/", s.handle(s.listCompanies))
	r.Post("/api/profiles/", s.handle(s.createCompany))
	r.Get("/api/profiles/{id}/", s.handle(s.getCompany))
	r.Put("/api/profiles/{id}/", s.handle(s.replaceCompany))
	r.Delete("/api/profiles/{id}/", s.handle(s.deleteCompany))
	r.Get("/api/company-dashboard/companies/", s.handle(s.selectableCompanies))
	r.Get("/api/company-dashboard/stats/", s.handle(s.companyStats))
	s.members(r)
	s.months(r)
	r.Get("/api/employees/by_company/", s.handle(s.listCompanyEmployees))
	r.Get("/api/employees/by_project/", s.handle(s.listProjectEmployees))
	r.Get("/api/employees/available_for_project/", s.handle(s.listAvailableEmployees))
	r.Post("/api/employees/", s.handle(s.createEmployee))
	r.Post("/api/employees/import/", s.handle(s.heavy(s.importEmployees)))
	r.Get("/api/employees/{id}/", s.handle(s.getEmployee))
	r.Put("/api/employees/{id}/", s.handle(s.replaceEmployee))
	r.Patch("/api/employees/{id}/", s.handle(s.changeEmployee))
	r.Delete("/api/employees/{id}/", s.handle(s.deleteEmployee))
	r.Post("/api/employees/{id}/reveal-bsn/", s.handle(s.revealBSN))
	r.Post("/api/project-assignments/bulk_assign/", s.handle(s.assignEmployees))
	r.Post("/api/project-assignments/bulk_unassign/", s.handle(s.unassignEmployees))
	r.Get("/api/requests/", s.handle(s.polled(s.listRequests)))
	r.Post("/api/requests/", s.handle(s.submitRequest))
	r.Get("/api/requests/{id}/", s.handle(s.polled(s.getRequest)))
	r.Post("/api/requests/{id}/retry/", s.handle(s.retryRequest))
	r.Get("/api/requests/{id}/quote/", s.handle(s.quote))
	r.Get("/api/requests/{id}/download_document/", s.handle(s.heavy(s.downloadApplication)))
	s.applications(r)
	r.Get("/api/documents/", s.handle(s.listDocuments))
	r.Get("/api/documents/{id}/download/", s.handle(s.downloadDocument))
	r.Get("/api/payments/", s.handle(s.polled(s.listPayments)))
	r.Get("/api/hours-reports/export_csv/", s.handle(s.heavy(s.exportHoursCSV)))
	r.Get("/api/hours-reports/export_xlsx/", s.handle(s.heavy(s.exportHoursXLSX)))
	r.Get("/api/hours-reports/timesheet_pdf/", s.handle(s.heavy(s.timesheetPDF)))
	r.Post("/api/checkout-code/validate/", s.handle(s.validateCode))
	r.Post("/api/stripe/create-session/{id}/", s.handle(s.createSession))
	r.Get("/api/my-hours/", s.handle(s.listMyHours))
	r.Get("/api/my-hours/open-days/", s.handle(s.listMyOpenDays))
	r.Put("/api/day-marks/", s.handle(s.markDays))
	r.Get("/api/hours/", s.handle(s.listHours))
	r.Post("/api/hours/", s.handle(s.logHours))
	r.Get("/api/hours/elsewhere/", s.handle(s.hoursElsewhere))
	r.Post("/api/hours/import/", s.handle(s.heavy(s.importHours)))
	r.Get("/api/hours/imports/", s.handle(s.listImports))
	r.Post("/api/hours/imports/{id}/undo/", s.handle(s.heavy(s.undoImport)))
	r.Get("/api/hours/{id}/", s.handle(s.getHours))
	r.Delete("/api/hours/{id}/", s.handle(s.withdrawHours))
	r.Post("/api/hours/{id}/restore/", s.handle(s.restoreHours))
	r.Get("/api/hours/{id}/history/", s.handle(s.hoursHistory))
	r.Get("/api/hours-reports/monthly_summary/", s.handle(s.heavy(s.monthlySummary)))
	r.Get("/api/hours-reports/weekly_summary/", s.handle(s.heavy(s.weeklySummary)))
	r.Get("/api/hours-reports/yearly_summary/", s.handle(s.heavy(s.yearlySummary)))
	r.Get("/api/project-dashboard/stats/", s.handle(s.projectStats))
}

// members are the private calls about who may do what in a company.
func (s *Server) members(r chi.Router) {
	r.Get("/api/companies/{company}/members/", s.handle(s.listMembers))
	r.Patch("/api/companies/{company}/members/{id}/", s.handle(s.changeMember))
	r.Delete("/api/companies/{company}/members/{id}/", s.handle(s.ending((*members.Members).RemoveMember)))
	r.Get("/api/companies/{company}/invitations/", s.handle(s.listInvitations))
	r.Post("/api/companies/{company}/invitations/", s.handle(s.invite))
	r.Delete("/api/companies/{company}/invitations/{id}/", s.handle(s.ending((*members.Members).RevokeInvitation)))
	r.Post("/api/companies/{company}/invitations/{id}/resend/", s.handle(s.resendInvitation))
	r.Post("/api/invitations/accept/", s.handle(s.acceptInvitation))
	r.Get("/api/companies/{company}/log/", s.handle(s.listCompanyLog))
	r.Get("/api/companies/{company}/reveals/", s.handle(s.listReveals))
	r.Get("/api/companies/{company}/log.csv/", s.handle(s.heavy(s.exportCompanyLog)))
}

// months are the private calls about months and open days of a company, and its settings.
func (s *Server) months(r chi.Router) {
	r.Get("/api/companies/{company}/months/{month}/", s.handle(s.heavy(s.getCompanyMonth)))
	for _, act := range []hours.MonthAct{hours.ConfirmMonth, hours.ReturnMonth, hours.CloseMonth, hours.ReopenMonth} {
		r.Post("/api/companies/{company}/months/{month}/"+string(act)+"/", s.handle(s.heavy(s.actOnMonth(act))))
	}
	r.Get("/api/companies/{company}/open-days/", s.handle(s.heavy(s.listOpenDays)))
	r.Get("/api/companies/{company}/open-days/summary/", s.handle(s.heavy(s.summarizeOpenDays)))
	r.Get("/api/companies/{company}/settings/", s.handle(s.getCompanySettings))
	r.Patch("/api/companies/{company}/settings/", s.handle(s.changeCompanySettings))
}

// applications are the private calls about the application of a request.
func (s *Server) applications(r chi.Router) {
	r.Get("/api/requests/{id}/bundle/", s.handle(s.heavy(s.getBundle)))
	r.Post("/api/requests/{id}/bundle/", s.handle(s.heavy(s.fileTogether)))
	r.Delete("/api/requests/{id}/bundle/", s.handle(s.heavy(s.fileAlone)))
	r.Get("/api/requests/{id}/application/", s.handle(s.heavy(s.getApplication)))
	r.Get("/api/requests/{id}/application/layout/", s.handle(s.heavy(s.getLayout)))
	r.Put("/api/requests/{id}/application/layout/", s.handle(s.heavy(s.arrange)))
	r.Put("/api/requests/{id}/application/{part}/", s.handle(s.heavy(s.replacePart)))
	r.Post("/api/requests/{id}/application/answers/", s.handle(s.heavy(s.answerQuestion)))
	r.Post("/api/requests/{id}/application/left_out/{item}/include/", s.handle(s.heavy(s.includeLeftOut)))
	r.Get("/api/requests/{id}/application/drafts/", s.handle(s.heavy(s.listDrafts)))
	r.Get("/api/requests/{id}/application/drafts/orders/", s.handle(s.heavy(s.listDraftOrders)))
	r.Post("/api/requests/{id}/application/drafts/{draft}/order/", s.handle(s.heavy(s.orderDraft)))
	r.Post("/api/requests/{id}/application/drafts/{draft}/accept/", s.handle(s.heavy(s.acceptDraft)))
	r.Post("/api/requests/{id}/application/drafts/{draft}/refuse/", s.handle(s.refuseDraft))
	r.Get("/api/requests/{id}/application/versions/", s.handle(s.listVersions))
	r.Get("/api/requests/{id}/application/versions/{version}/", s.handle(s.heavy(s.getVersion)))
	r.Post("/api/requests/{id}/application/versions/{version}/restore/", s.handle(s.heavy(s.restorePart)))
	r.Put("/api/requests/{id}/application/filed/", s.handle(s.heavy(s.fileApplication)))
	r.Delete("/api/requests/{id}/application/filed/", s.handle(s.heavy(s.unfileApplication)))
	r.Get("/api/requests/{id}/application/text/", s.handle(s.heavy(s.downloadText)))
	r.Get("/api/requests/{id}/application/calendar/", s.handle(s.heavy(s.downloadCalendar)))
	r.Post("/api/requests/{id}/application/follow_up/", s.handle(s.heavy(s.followUp)))
}

// readable answers 404 to a path that no database could look for.
func (s *Server) readable(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !storable(r.URL.Path) {
			s.notFound(w, r)
			return
		}
		next.ServeHTTP(w, r)
	})
}
