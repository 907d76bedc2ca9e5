package apptest

import (
	"net/url"
	"regexp"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain/account"
	"wbso/ports"
)

// SignIn signs in without limits.
func (h *Server) SignIn(name, password string) (accounts.TokenPair, error) {
	allow := func(string, bool) (func(), error) { return func() {}, nil }
	return h.Accounts.Login(h.Ctx(), accounts.SignIn{
		Login: name, Password: password, Address: "192.0.2.1", Client: account.Client{Browser: "Firefox op Windows", Address: "192.0.2.x"},
	}, allow)
}

func (h *Server) Login(name string) accounts.TokenPair {
	h.T.Helper()
	pair, err := h.SignIn(name, Password)
	require.NoError(h.T, err)
	return pair
}

func (h *Server) Deactivate(who usecase.Actor) {
	h.T.Helper()
	h.Write(func(r ports.Repos) error {
		u, err := r.Accounts.FindUser(h.Ctx(), who.UserID)
		if err != nil {
			return err
		}
		u.Active = false
		return r.Accounts.UpdateUser(h.Ctx(), u)
	})
}

// NewPassword is what a password is changed to.
const NewPassword = "klaproos-9-zilver"

// Change changes a password without limits.
func (h *Server) Change(who usecase.Actor, old, password string) (accounts.TokenPair, error) {
	return h.Accounts.ChangePassword(h.Ctx(), who, accounts.PasswordChange{Old: old, New: password, Address: "192.0.2.1"}, Uncounted)
}

// Forgot asks for a code for a new password.
func (h *Server) Forgot(email string) {
	h.T.Helper()
	require.NoError(h.T, h.Accounts.ForgotPassword(h.Ctx(), email))
}

// Codes returns the codes for a new password that were mailed to an address, oldest first.
func (h *Server) Codes(address string) []string {
	h.T.Helper()
	return h.linked(address, "/forgot-password", "temp_code")
}

// AddressCodes returns the codes that prove an address and were mailed to it, oldest first.
func (h *Server) AddressCodes(address string) []string {
	h.T.Helper()
	return h.linked(address, "/bevestig-adres", "code")
}

// UndoCodes returns the codes that undo a change of the address and were mailed to it, oldest first.
func (h *Server) UndoCodes(address string) []string {
	h.T.Helper()
	return h.linked(address, "/adres-terug", "code")
}

// linked returns a parameter of the links to a page that were mailed to an address.
func (h *Server) linked(address, page, parameter string) (list []string) {
	h.T.Helper()
	h.Mail()
	link := regexp.MustCompile(regexp.QuoteMeta(PublicURL+page) + `\?\S+`)
	for _, m := range h.Post.To(address) {
		for _, found := range link.FindAllString(m.Text, -1) {
			address, err := url.Parse(found)
			require.NoError(h.T, err)
			assert.Contains(h.T, m.HTML, `href="`+found+`"`)
			list = append(list, address.Query().Get(parameter))
		}
	}
	return list
}

func (h *Server) Reset(code, password string) error {
	return h.Accounts.ResetPassword(h.Ctx(), accounts.PasswordReset{Code: code, New: password, Repeated: password, Address: "192.0.2.1"})
}

// Limit gives an account limits of its own, and returns what it may have then.
func (h *Server) Limit(login string, limits account.Limits) account.Limits {
	h.T.Helper()
	now, err := h.Accounts.SetLimits(h.Ctx(), login, func(own *account.Limits) { *own = limits })
	require.NoError(h.T, err)
	return now
}
