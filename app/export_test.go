package app

// Printing returns how many PDFs are being made and how many callers wait for that.
func (a *App) Printing() (running, waiting int) { return a.turns.Len() }
