package apitypes

import "wbso/domain/account"

// UserOf converts a user.
func UserOf(u account.User) User {
	return User{ID: u.ID, Username: u.Username, Email: u.Email, EmailVerified: u.EmailVerified}
}

// ProfileOf converts a user to what they say about themselves.
func ProfileOf(u account.User) UserProfile {
	return UserProfile{FirstName: u.FirstName, LastName: u.LastName, Phone: u.Phone}
}
