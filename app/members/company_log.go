package members

import (
	"bytes"
	"context"
	"encoding/csv"
	"fmt"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/dutch"
	"wbso/domain/hoursfile"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/ports"
)

// logFileMax is how many lines a file of a log has at most.
const logFileMax = 10_000

// ListLog returns the log of a company, newest first.
func (m *Members) ListLog(ctx context.Context, who usecase.Actor, f member.LogFilter, p domain.Page) (list domain.List[member.LogLine], err error) {
	if err := who.Guard(); err != nil {
		return list, err
	}
	err = m.deps.Store.Read(ctx, func(r ports.Repos) error {
		if _, err := r.Companies.FindCompany(ctx, who.To(member.ReadLog), f.Company); err != nil {
			return err
		}
		list, err = r.CompanyLogs.ListLogLines(ctx, f, p)
		return err
	})
	return list, err
}

// ExportLog returns the newest lines of the log of a company as CSV. No text in it runs as a formula.
func (m *Members) ExportLog(ctx context.Context, who usecase.Actor, f member.LogFilter) (usecase.File, error) {
	list, err := m.ListLog(ctx, who, f, domain.Page{Size: logFileMax})
	if err != nil {
		return usecase.File{}, err
	}
	var out bytes.Buffer
	out.WriteString("\ufeff")
	w := csv.NewWriter(&out)
	w.Comma, w.UseCRLF = ';', true
	_ = w.Write([]string{"tijd", "wie", "wat", "wie of wat", "toelichting"}) // into memory
	for _, l := range list.Items {
		row := []string{dutch.ClockIn(l.At).Format("02-01-2006 15:04"), l.ByName, l.Action.Dutch(), l.Subject, l.Detail}
		if l.By == 0 {
			row[1] = "administrator"
		}
		for i := range row {
			row[i] = hoursfile.Defused(row[i])
		}
		_ = w.Write(row)
	}
	w.Flush()
	return usecase.File{Content: out.Bytes(), Document: request.Document{
		Filename: fmt.Sprintf("logboek-%d.csv", f.Company), ContentType: "text/csv; charset=utf-8", Size: int64(out.Len()),
	}}, nil
}
