#!/usr/bin/env bash
# Installs what the tests need besides Go, Node and make: on Debian as root by
# itself, anywhere else it says what to install.
set -euo pipefail

missing=()
have_postgres() { command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; }
command -v chromium >/dev/null || missing+=(chromium)
command -v pdftotext >/dev/null || missing+=(poppler-utils)
have_postgres || missing+=(postgresql)
command -v pgbouncer >/dev/null || [ -x /usr/sbin/pgbouncer ] || missing+=(pgbouncer)
command -v promtool >/dev/null || missing+=(prometheus) # promtool tests the rules of deploy/alerts.yml

if [ ${#missing[@]} -gt 0 ]; then
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends "${missing[@]}"
  else
    echo "The tests need these programs: ${missing[*]} (Debian: sudo apt-get install ${missing[*]})" >&2
    exit 1
  fi
fi

# Stripe's own stand-in, where adapters/stripepay/mock_test.go looks for it.
stripe_mock=stripe-mock-v0.203.0
case "$(uname)" in Darwin) cache="$HOME/Library/Caches" ;; *) cache="${XDG_CACHE_HOME:-$HOME/.cache}" ;; esac
[ -x "$cache/wbso-tools/$stripe_mock/stripe-mock" ] ||
  GOBIN="$cache/wbso-tools/$stripe_mock" CGO_ENABLED=0 go install github.com/stripe/stripe-mock@v0.203.0

node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' ||
  { echo "The web client needs Node.js 20.19 or newer; this is $(node --version)." >&2; exit 1; }
