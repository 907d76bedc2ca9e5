# syntax=docker/dockerfile:1
# The image has the two programs, the certificates to trust, and nothing else: no shell,
# no package manager. It runs as a user without rights.

FROM node:24.21.0-bookworm-slim AS web
WORKDIR /src/web
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY web/ ./
RUN npm run build

FROM golang:1.26.8-bookworm AS go
WORKDIR /src
ENV CGO_ENABLED=0
COPY go.mod go.sum ./
RUN go mod download
COPY . .
COPY --from=web /src/web/dist ./web/dist
RUN go build -buildvcs=auto -trimpath -ldflags '-s -w' -o /out/ ./cmd/wbso ./cmd/wbsoctl \
	&& mkdir -m 0700 /out/data && mkdir -m 1777 /out/tmp

FROM scratch
COPY --from=go /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
COPY --from=go /out/wbso /out/wbsoctl /usr/local/bin/
COPY --from=go --chown=65532:65532 /out/data /data
COPY --from=go /out/tmp /tmp
USER 65532:65532
ENV PATH=/usr/local/bin WBSO_ADDR=0.0.0.0:8000 WBSO_DATA_DIR=/data WBSO_LOG=json
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=6s --start-period=60s --retries=3 CMD ["/usr/local/bin/wbso", "health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["/usr/local/bin/wbso"]
CMD ["serve"]
