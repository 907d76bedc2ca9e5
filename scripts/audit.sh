#!/usr/bin/env bash
# Looks at what the product is made of: holes that are known, signatures of packages, and a
# list of parts (CycloneDX, in bin/sbom). A step whose database or registry cannot be reached
# says so and is no failure; what is found is one. VULNDB names another database of holes.
set -uo pipefail
cd "$(dirname "$0")/.."

away='no such host|dial tcp|connection refused|timeout|deadline exceeded|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|network|audit endpoint|40[345] '
sbom=${SBOM_DIR:-bin/sbom}
failed=0

# step NAME COMMAND...
step() {
  local name=$1 said; shift
  if said=$("$@" 2>&1); then
    echo "$name: done"
  elif grep -qiE "$away" <<<"$said"; then
    echo "$name: not reachable"
  else
    echo "$name: found" && echo "$said" && failed=1
  fi
}

# Holes in the Go packages that are linked, but for those that audit.allow names.
holes() {
  local said found allowed
  said=$(go run golang.org/x/vuln/cmd/govulncheck@v1.9.0 ${VULNDB:+-db "$VULNDB"} -scan package ./... 2>&1)
  grep -qE '^(Vulnerability #|No vulnerabilities found)' <<<"$said" || { echo "$said"; return 1; }
  found=$(sed -nE 's/^Vulnerability #[0-9]+: //p' <<<"$said" | sort)
  allowed=$(grep -E '^GO-' scripts/audit.allow | sort)
  [ "$found" = "$allowed" ] && return
  comm -23 <(echo "$found") <(echo "$allowed") | sed 's|^GO.*|https://pkg.go.dev/vuln/&|'
  comm -13 <(echo "$found") <(echo "$allowed") | sed 's|^GO.*|scripts/audit.allow: & is not found any more|'
  return 1
}

npm_once() { npm --prefix web --fetch-retries=0 "$@"; }
web_parts() { npm --prefix web sbom --package-lock-only --omit dev --sbom-format cyclonedx >"$sbom/web.cdx.json"; }
go_parts() { go run github.com/CycloneDX/cyclonedx-gomod/cmd/cyclonedx-gomod@v1.10.0 bin -json -licenses -std -output "$sbom/$1.cdx.json" "bin/$1"; }

mkdir -p "$sbom"
step "known holes, Go" holes
step "known holes, npm" npm_once audit --omit dev
step "signatures, npm" npm_once audit signatures
step "parts of wbso" go_parts wbso
step "parts of wbsoctl" go_parts wbsoctl
step "parts of the client" web_parts
exit $failed
