package account

// Instance identifies a database. Keys are derived from the secret and the ID, so
// that a token of one database is invalid in another.
type Instance struct {
	ID    string // random, made with the database
	Epoch string // random, and changed by a restore, so that answers cached before are no longer valid
	Demo  bool   // whether this is the database of the demonstration
}
