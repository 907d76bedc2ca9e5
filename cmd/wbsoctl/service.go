package main

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"time"

	"github.com/spf13/cobra"

	"wbso/adapters/apiclient"
	"wbso/adapters/apitypes"
	"wbso/adapters/bootstrap"
	"wbso/adapters/httpapi"
	"wbso/app"
	"wbso/app/usecase"
	"wbso/domain"
)

// service is the API with which a command for people works: that of a server, called with the token of a user, or
// beside the database, where it runs in this process and an administrator calls.
type service struct {
	*apiclient.Client
	app *app.App // nil with a server
}

// withService opens the API for one command and closes it again.
func (t *terminal) withService(cmd *cobra.Command, fn func(context.Context, *service) error) error {
	return t.withServiceOf(cmd, func(context.Context, *app.App) (usecase.Actor, error) { return usecase.Administrator(), nil }, fn)
}

// withServiceOf is withService for a command that beside the database acts for a user.
func (t *terminal) withServiceOf(
	cmd *cobra.Command, caller func(context.Context, *app.App) (usecase.Actor, error), fn func(context.Context, *service) error,
) error {
	login, err := t.chosenServer(cmd)
	if err != nil {
		return err
	}
	if login.Server != "" {
		t.note("Server: %s", login.Server)
		return fn(cmd.Context(), &service{Client: t.client(login)})
	}
	unlimited := bootstrap.WithAPI(func(c *httpapi.Config) { c.Limits = nil })
	return t.withServer(cmd, func(ctx context.Context, s *bootstrap.Server) error {
		who, err := caller(ctx, s.App)
		if err != nil {
			return err
		}
		in := &httpapi.Inside{Caller: who}
		return fn(httpapi.WithInside(ctx, in), &service{Client: apiclient.Inside(s.Handler, func() error { return in.Cause }), app: s.App})
	}, unlimited)
}

// client returns the client of a server.
func (t *terminal) client(l login) *apiclient.Client {
	c := &apiclient.Client{
		Base: l.Server, Token: l.Token, Note: t.note,
		HTTP: &http.Client{
			Transport:     &http.Transport{Proxy: http.ProxyFromEnvironment, ResponseHeaderTimeout: 5 * time.Minute, TLSHandshakeTimeout: 15 * time.Second},
			CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		},
		Sleep: t.sleep,
	}
	if t.errTTY && !t.quiet {
		c.Progress = t.bar
	}
	return c
}

// serving returns the run function of a command that shows a result of the API.
func (t *terminal) serving(find func(context.Context, *service, []string) (result, error)) func(*cobra.Command, []string) error {
	return func(cmd *cobra.Command, args []string) error {
		return t.showServed(cmd, func(ctx context.Context, s *service) (result, error) { return find(ctx, s, args) })
	}
}

// showServed opens the API and shows what it answers.
func (t *terminal) showServed(cmd *cobra.Command, find func(context.Context, *service) (result, error)) error {
	return t.withService(cmd, func(ctx context.Context, s *service) error {
		r, err := find(ctx, s)
		if err != nil {
			return err
		}
		return t.show(r)
	})
}

// post makes a call that changes something.
func (s *service) post(ctx context.Context, path string, body, into any) error {
	_, err := s.Do(ctx, apiclient.Call{Method: http.MethodPost, Path: path, Body: body}, into)
	return err
}

// delete ends something that was just seen. When it is not there any more, it is ended, perhaps by this call, whose
// answer was lost.
func (s *service) delete(ctx context.Context, path string) error {
	_, err := s.Do(ctx, apiclient.Call{Method: http.MethodDelete, Path: path}, nil)
	if domain.CodeOf(err) == domain.CodeNotFound {
		return nil
	}
	return err
}

// today returns the business day of the server.
func (s *service) today(ctx context.Context) (domain.Date, error) {
	var site apitypes.Site
	if err := s.Get(ctx, "/api/site/", nil, &site); err != nil {
		return domain.Date{}, err
	}
	return domain.ParseDate(site.Today)
}

// company finds a company by its id, KvK number or name.
func (s *service) company(ctx context.Context, ref string) (firm apitypes.Company, err error) {
	var found []apitypes.Company
	if err := s.Get(ctx, "/api/profiles/", url.Values{"named": {ref}}, &found); err != nil {
		return firm, err
	}
	if len(found) == 0 {
		return firm, noCompany(domain.Fail(domain.NotFound, domain.CodeNotFound), ref)
	}
	return found[0], nil
}

// inCompany returns the path of something of a company.
func inCompany(firm apitypes.Company, rest string) string {
	return fmt.Sprintf("/api/companies/%d/%s", firm.ID, rest)
}

// ofRequest returns the path of a request, or of something of it.
func ofRequest(ref, rest string) string { return "/api/requests/" + url.PathEscape(ref) + "/" + rest }

// request finds a request by its number.
func (s *service) request(ctx context.Context, ref string) (r apitypes.Request, err error) {
	err = s.Get(ctx, ofRequest(ref, ""), nil, &r)
	return r, noRequest(err, ref)
}
