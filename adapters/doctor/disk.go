package doctor

import "wbso/adapters/bootstrap"

// Free space below which a server soon stops working, and below which somebody should look.
const (
	spaceNone   = 200 << 20
	spaceLittle = 1 << 30
)

// roomFor says whether there is room enough for what is in a folder.
func roomFor(folder string, d bootstrap.Disk) Finding {
	const mend = "maak ruimte vrij of vergroot de schijf"
	switch {
	case d.Free < spaceNone:
		return bad(mend, "nog %d MB vrij op de schijf van %s", d.Free>>20, folder)
	case d.Free < spaceLittle:
		return warn(mend, "nog %d MB vrij op de schijf van %s", d.Free>>20, folder)
	case d.Free < d.Total/10:
		return warn(mend, "nog %d GB van %d vrij op de schijf van %s", d.Free>>30, d.Total>>30, folder)
	}
	return pass("%d GB vrij", d.Free>>30)
}
