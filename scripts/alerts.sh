#!/usr/bin/env bash
# Causes each fault that an alert is for, each on a server of its own, and prints how long after it the shipped
# rules told somebody, by way of a real Prometheus and Alertmanager. Takes about four minutes.
set -euo pipefail
cd "$(dirname "$0")/.."

for program in prometheus prometheus-alertmanager; do
  command -v $program >/dev/null || { echo "This needs $program (Debian: sudo apt-get install prometheus prometheus-alertmanager)" >&2; exit 1; }
done
go test ./cmd/wbso -run xxx -bench Alerts -benchtime 1x -timeout 15m
