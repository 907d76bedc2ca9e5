package wire

import "wbso/domain/account"

// User is an account without anything about the person.
type User struct {
	ID       int64  `json:"id"`
	Username string `json:"username"`
	Email    string `json:"email"`
}

// UserOf shapes a user.
func UserOf(u account.User) User { return User{ID: u.ID, Username: u.Username, Email: u.Email} }

// Profile is what a user says about themselves.
type Profile struct {
	FirstName string `json:"first_name"`
	LastName  string `json:"last_name"`
	Phone     string `json:"phone"`
}

// ProfileOf shapes a user's profile.
func ProfileOf(u account.User) Profile {
	return Profile{FirstName: u.FirstName, LastName: u.LastName, Phone: u.Phone}
}
