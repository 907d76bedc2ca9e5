package sqlstore_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/ports"
)

// firstVersion adds rows to a database of the first version: a request that was
// paid twice, and one that was refunded and paid again.
func firstVersion() []string {
	return []string{
		`INSERT INTO users (username, username_key, email, email_key, password_hash, first_name, last_name, phone, token_version, list_version, active, created_at)
		VALUES ('noor', 'noor', 'n@example.nl', 'n@example.nl', 'x', '', '', '', 0, 0, TRUE, '2026-11-20 10:00:00+00:00') RETURNING id`,
		`INSERT INTO companies (owner_id, name, kvk_number, btw_number, address, postal_code, city, contact_person, email, phone, created_at)
		VALUES (1, 'Pompwacht B.V.', '12345678', '', '', '', '', '', '', '', '2026-11-20 10:00:00+00:00') RETURNING id`,
		`INSERT INTO requests (owner_id, company_id, number, elevator_pitch, innovation_description, technical_challenges, estimated_hours, start_of_project,
			collaborative, partners, project_type, also_develop_code, cost_method, extra_costs, title, status, payment_status, failure, open_questions, created_at, updated_at)
		SELECT 1, 1, 'WBSO-2026-0000' || n, '', '', '', 0, '', FALSE, '[]', '', FALSE, '', '', '', 'document_verwerkt', 'paid', '', '[]',
			'2026-11-20 10:00:00+00:00', '2026-11-20 10:00:00+00:00' FROM (SELECT 1 AS n UNION SELECT 2) numbers RETURNING id`,
		`INSERT INTO payments (request_id, status, price_cents, vat_cents, amount_cents, currency, code, session, url, created_at, expires_at, paid_at) VALUES
		(1, 'paid', 79500, 16695, 96195, 'eur', '', 'late', '', '2026-11-20 10:00:00+00:00', NULL, '2026-11-20 12:00:00+00:00'),
		(1, 'paid', 49500, 10395, 59895, 'eur', 'WELKOM', 'early', '', '2026-11-20 10:30:00+00:00', NULL, '2026-11-20 11:00:00+00:00'),
		(1, 'expired', 79500, 16695, 96195, 'eur', '', 'never', '', '2026-11-20 10:00:00+00:00', NULL, NULL),
		(2, 'refunded', 79500, 16695, 96195, 'eur', '', 'back', '', '2026-11-20 10:00:00+00:00', NULL, '2026-11-20 11:00:00+00:00'),
		(2, 'paid', 79500, 16695, 96195, 'eur', '', 'again', '', '2026-11-20 13:00:00+00:00', NULL, '2026-11-20 13:00:00+00:00') RETURNING id`,
	}
}

// upgraded checks a database of the first version that was brought up to date.
func upgraded(t *testing.T, check func(t *testing.T, store *sqlstore.Store)) {
	for name, place := range databases() {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join(map[string]string{"SQLite": "sqlite", "PostgreSQL": "postgres"}[name], "migrations", "0001_start.sql")
			first, err := os.ReadFile(file)
			require.NoError(t, err)
			open := place(t)
			old := open().WithMigrations(fstest.MapFS{"0001_start.sql": {Data: first}})
			require.NoError(t, old.Migrate(t.Context()))
			for _, statement := range firstVersion() {
				var id int64
				require.NoError(t, old.Raw(t.Context(), statement, &id))
			}
			store := open()
			require.NoError(t, store.Migrate(t.Context()))
			check(t, store)
		})
	}
}

// Until the second version a second payment was as good as the first.
func TestMigrate_P08_paymentsTooManyAreMarked(t *testing.T) {
	upgraded(t, func(t *testing.T, store *sqlstore.Store) {
		got := map[string][2]any{}
		for _, p := range storedPayments(t, store) {
			got[p.Checkout] = [2]any{p.Surplus, p.Refunded}
		}
		none, all := domain.Cents(0), domain.Cents(96195)
		assert.Equal(t, map[string][2]any{
			"early": {false, none}, "late": {true, none}, "never": {false, none}, "back": {false, all}, "again": {false, none},
		}, got)
	})
}

// What was paid before there were invoices gets one, and no late mail.
func TestMigrate_earlierPaymentsGetTheirInvoice(t *testing.T) {
	upgraded(t, func(t *testing.T, store *sqlstore.Store) {
		var billed []string
		require.NoError(t, store.Write(t.Context(), func(r ports.Repos) error {
			billed = nil
			queued, err := r.Jobs.ListJobs(t.Context(), queue.JobFilter{Status: queue.JobQueued}, domain.Page{Size: 10})
			for _, job := range queued.Items {
				assert.Equal(t, queue.IssueInvoice, job.Kind)
				p, err := r.Payments.FindPayment(t.Context(), job.Subject)
				require.NoError(t, err)
				billed = append(billed, p.Checkout)
				_, fresh, err := r.Mails.AddMail(t.Context(), queue.QueuedMail{Event: fmt.Sprintf("payment_received:%d", p.ID), CreatedAt: time.Now()})
				require.NoError(t, err)
				assert.False(t, fresh)
			}
			return err
		}))
		assert.ElementsMatch(t, []string{"early", "again"}, billed)
		for range billed { // they are due
			_, found, err := store.ClaimJob(t.Context(), "worker", []queue.JobKind{queue.IssueInvoice}, time.Minute)
			require.NoError(t, err)
			assert.True(t, found)
		}
	})
}

func storedPayments(t *testing.T, store *sqlstore.Store) (list []payment.Payment) {
	require.NoError(t, store.Read(t.Context(), func(r ports.Repos) error {
		found, err := r.Payments.ListPayments(t.Context(), payment.PaymentFilter{}, domain.Page{Size: 10})
		list = found.Items
		return err
	}))
	return list
}
