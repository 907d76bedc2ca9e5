package domain

import "strings"

// CheckProfile trims a user's names and phone number in place. It returns the
// error of CheckName for each one.
func CheckProfile(u *User) error {
	var fields Fields
	for _, f := range []struct {
		name string
		text *string
		max  int
	}{{"first_name", &u.FirstName, 150}, {"last_name", &u.LastName, 150}, {"phone", &u.Phone, 30}} {
		*f.text = strings.TrimSpace(*f.text)
		fields.Check(f.name, CheckName(*f.text, f.max))
	}
	return fields.Err()
}
