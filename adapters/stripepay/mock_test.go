package stripepay_test

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/stripepay"
	"wbso/adapters/stripepay/stripetest"
)

// stripeMock is Stripe's own stand-in, which checks every call against the API's
// description and forgets it.
const stripeMock = "github.com/stripe/stripe-mock@v0.203.0"

// mock starts stripe-mock, installed once into the user's cache, and returns its address.
func mock(t *testing.T) string {
	t.Helper()
	cache, err := os.UserCacheDir()
	require.NoError(t, err)
	folder := filepath.Join(cache, "wbso-tools", "stripe-mock-v0.203.0")
	program := filepath.Join(folder, "stripe-mock")
	if _, err := os.Stat(program); err != nil {
		install := exec.CommandContext(t.Context(), "go", "install", stripeMock)
		install.Env = append(os.Environ(), "GOBIN="+folder, "GOFLAGS=", "CGO_ENABLED=0")
		output, err := install.CombinedOutput()
		require.NoError(t, err, "these tests need stripe-mock: GOBIN=%s go install %s\n%s", folder, stripeMock, output)
	}
	server := exec.Command(program, "-http-addr", "127.0.0.1:0", "-https-addr", "127.0.0.1:0")
	out, err := server.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, server.Start())
	t.Cleanup(func() { _ = server.Process.Kill(); _ = server.Wait() })
	listening := regexp.MustCompile(`Listening for HTTP at address: (\S+)`)
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if found := listening.FindStringSubmatch(lines.Text()); found != nil {
			return "http://" + found[1]
		}
	}
	require.Fail(t, "stripe-mock ended before it listened")
	return ""
}

// Every call has the shape that Stripe's description of its API asks.
func TestMock_everyCallHasTheShapeOfTheAPI(t *testing.T) {
	url := mock(t)
	provider := account(url)
	page, err := provider.OpenCheckout(t.Context(), order())
	require.NoError(t, err)
	assert.Regexp(t, `^cs_`, page.ID)
	require.NoError(t, provider.ExpireCheckout(t.Context(), page.ID))
	require.NoError(t, provider.Check(t.Context()))
	found, err := provider.FindCheckout(t.Context(), "pi_123")
	require.NoError(t, err)
	assert.Regexp(t, `^cs_`, found)
	events, err := provider.ListCheckoutEvents(t.Context(), page.ID)
	require.NoError(t, err)
	require.NotEmpty(t, events)
	assert.Equal(t, page.ID, events[0].Checkout)

	require.NoError(t, provider.Check(t.Context()))
	_, err = provider.Unheard(t.Context(), "https://wbso.example.nl")
	require.NoError(t, err)

	wrong := order()
	wrong.Key = strings.Repeat("k", 256)
	_, err = provider.OpenCheckout(t.Context(), wrong)
	requireFailed(t, err)
	stranger := stripepay.New(stripepay.Settings{Key: "no key", WebhookSecret: stripetest.Secret, APIURL: url})
	_, err = stranger.OpenCheckout(t.Context(), order())
	requireFailed(t, err)
	requireFailed(t, stranger.Check(t.Context()))
}
