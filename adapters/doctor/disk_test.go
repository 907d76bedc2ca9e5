package doctor

import (
	"testing"

	"wbso/adapters/bootstrap"
)

func TestDoctor_F04_warnsLongBeforeTheDiskIsFull(t *testing.T) {
	const gb = 1 << 30
	for _, c := range []struct {
		room bootstrap.Disk
		want Result
		says string
	}{
		{bootstrap.Disk{Free: 199 << 20, Total: 100 * gb}, Bad, "nog 199 MB vrij op de schijf van /data"},
		{bootstrap.Disk{Free: 200 << 20, Total: 1 * gb}, Warn, "nog 200 MB"},
		{bootstrap.Disk{Free: gb - 1, Total: 2 * gb}, Warn, "nog 1023 MB"},
		{bootstrap.Disk{Free: 9 * gb, Total: 100 * gb}, Warn, "nog 9 GB van 100 vrij op de schijf van /data"},
		{bootstrap.Disk{Free: 10 * gb, Total: 100 * gb}, Pass, "10 GB vrij"},
		{bootstrap.Disk{Free: gb, Total: 10 * gb}, Pass, "1 GB vrij"},
	} {
		finds(t, roomFor("/data", c.room), c.want, c.says)
	}
}
