package main

import (
	"database/sql"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/applications"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

// clients adds twenty companies of the user of the demonstration with a paid project each, and returns their numbers.
func clients(t *testing.T, s *served, database string) (projects []string) {
	texts := submittedTexts()
	demo, err := s.app.Accounts.FindUserByLogin(t.Context(), "demo")
	require.NoError(t, err)
	for i := range 20 {
		r, err := s.app.Requests.Submit(t.Context(), s.app.Accounts.As(demo), applications.Submit{SubmitInput: request.SubmitInput{
			Submission: texts, NewCompany: &request.NewCompany{Name: fmt.Sprintf("Klant %02d B.V.", i), KvK: fmt.Sprint(70000000 + i)},
		}}, func() (func(), error) { return func() {}, nil })
		require.NoError(t, err)
		projects = append(projects, r.Number)
	}
	db, err := sql.Open("sqlite", database)
	require.NoError(t, err)
	defer db.Close()
	_, err = db.ExecContext(t.Context(), `UPDATE requests SET payment_status = 'paid'`)
	require.NoError(t, err)
	return projects
}

func submittedTexts() request.Submission {
	return request.Submission{
		ElevatorPitch:         "Wij ontwikkelen programmatuur die sensordata van 400 pompen in een gedistribueerd model samenvoegt om lagerschade twee weken vooraf te herkennen. Het is onzeker of dit lukt met de beperkte rekenkracht van de controller.",
		InnovationDescription: "Gangbare detectiemethoden vergelijken beelden met een vaste drempel en zijn niet bruikbaar bij wisselend licht. Wij ontwikkelen een eigen algoritme op basis van spectrale verhoudingen in plaats van helderheid. Met deze techniek hebben we nog geen ervaring en het is onzeker of de classificatie op een microcontroller met 256 KB geheugen past.",
		TechnicalChallenges:   "De parser voor oude machinebestanden kent honderden varianten zonder documentatie. Daardoor faalt een regelgebaseerde architectuur al bij kleine afwijkingen. We willen nagaan of een grammatica die zichzelf uit voorbeelden afleidt 95% van de bestanden herkent, maar vooraf is niet te zeggen of de rekentijd beheersbaar blijft.",
		EstimatedHours:        100, StartOfProject: domain.NewDate(2026, 12, 1), ProjectType: scheme.Software, CostMethod: scheme.FlatRate,
	}
}

// What docs/consultants.md says works as pasted, with a file of each of twenty clients of which one has an error, and a
// file of a project that does not exist.
func TestConsultants_a_month_for_twenty_clients(t *testing.T) {
	page, err := os.ReadFile("../../docs/consultants.md")
	require.NoError(t, err)
	s := owned(t).serve(directly, account.WriteScope)
	projects := clients(t, s, filepath.Join(s.copied, "demo.db"))
	folder := t.TempDir()
	write := func(name, text string) {
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(folder, name)), 0o700))
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600))
	}
	write("token.txt", s.token)
	for i, project := range projects {
		worked := "2026-10-06"
		if i == 7 {
			worked = "2099-10-06" // has yet to come
		}
		write("uren/"+project+".csv", "datum;medewerker;e-mail;uren;omschrijving\n"+worked+";Sanne de Vries;sanne"+fmt.Sprint(i)+"@klant.example;4;Proef\n")
	}
	const unknown = "WBSO-2026-09999"
	write("uren/"+unknown+".csv", "datum;medewerker;uren\n2026-10-06;Sanne de Vries;4\n")
	require.NoError(t, os.Mkdir(filepath.Join(folder, "bin"), 0o700))
	require.NoError(t, os.Symlink(binary, filepath.Join(folder, "bin", "wbsoctl")))
	var script []string
	for _, block := range regexp.MustCompile("(?s)```sh\n(.*?)```").FindAllStringSubmatch(string(page), -1) {
		script = append(script, block[1])
	}
	require.Len(t, script, 6)
	paste := strings.NewReplacer("https://wbso.example", s.with[1], "WBSO-2026-00042", projects[3],
		"1204", "$(bin/wbsoctl hours list --project "+projects[3]+" --month 2026-10 -o csv --quiet | tail -n 1 | cut -d, -f1)",
	).Replace(strings.Join(script, ""))
	cmd := exec.CommandContext(t.Context(), "bash", "-ec", paste)
	cmd.Dir, cmd.Env = folder, []string{"PATH=" + os.Getenv("PATH"), "HOME=" + folder}
	out, err := cmd.CombinedOutput()
	require.NoError(t, err, "%s", out)

	said := string(out)
	assert.Contains(t, said, "Ingelogd op "+s.with[1]+" als demo.")
	assert.Equal(t, 2, strings.Count(said, "zie log/"), said)
	assert.Contains(t, said, unknown+": geen rapport")
	assert.Contains(t, said, unknown+": geen uren")
	assert.Contains(t, said, "zijn verbeterd en hebben nu nummer")
	assert.Contains(t, said, projects[7]+": zie log/"+projects[7]+".txt")
	assert.NoFileExists(t, filepath.Join(folder, "token.txt"))
	for i, project := range projects {
		report, err := os.ReadFile(filepath.Join(folder, "rapporten", project+".csv"))
		require.NoError(t, err)
		assert.Equal(t, i != 7, strings.Contains(string(report), "Sanne de Vries,,4.0,1,"), "%s", report)
	}
	open, err := os.ReadFile(filepath.Join(folder, "open.csv"))
	require.NoError(t, err)
	assert.Regexp(t, `^company,name,date,state,late_on\n(\d+,.+\r\n)*\d+,Joost van den Berg,2026-10-`, string(open))
	left, err := filepath.Glob(filepath.Join(folder, "rapporten", unknown+"*"))
	require.NoError(t, err)
	assert.Empty(t, left)
	sheet, err := os.ReadFile(filepath.Join(folder, "rapporten", "sanne.pdf"))
	require.NoError(t, err)
	assert.Equal(t, "%PDF-", string(sheet[:5]))
	assert.Contains(t, said, "Proef herhaald")
	assert.Contains(t, said, "Afgesloten")
}
