package account

import "time"

// FormerAddress is an address that an account had, to which whoever reads its mail can set the account back.
type FormerAddress struct {
	ID        int64
	User      int64
	Email     string
	ChangedAt time.Time
}

// AddressUndoLife is how long a change of the address can be undone. Until then nobody else can have the
// former address.
const AddressUndoLife = 7 * 24 * time.Hour
