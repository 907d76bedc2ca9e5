package account

// Instance identifies a database. Keys are derived from the secret and the ID, so
// that a token of one database is invalid in another.
type Instance struct {
	ID    string // random, made with the database
	Epoch string // random, and another one after a restore: answers of before are no longer good
	Demo  bool   // whether this is the database of the demonstration
}
