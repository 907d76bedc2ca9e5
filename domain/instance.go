package domain

// Instance identifies a database. Keys are derived from the secret and the ID, so
// that a token of one database is invalid in another.
type Instance struct {
	ID   string // random, made with the database
	Demo bool   // whether this is the database of the demonstration
}
