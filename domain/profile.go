package domain

import "strings"

// CheckProfile trims a user's names and phone number in place. It returns
// CodeTooLong for each one that is too long.
func CheckProfile(u *User) error {
	var fields Fields
	for _, f := range []struct {
		name string
		text *string
		max  int
	}{{"first_name", &u.FirstName, 150}, {"last_name", &u.LastName, 150}, {"phone", &u.Phone, 30}} {
		*f.text = strings.TrimSpace(*f.text)
		fields.Check(f.name, CheckLength(*f.text, f.max))
	}
	return fields.Err()
}
