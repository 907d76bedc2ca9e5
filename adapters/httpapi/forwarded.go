package httpapi

import (
	"log/slog"
	"net/http"
	"net/netip"
	"slices"
	"strings"
	"sync"

	"github.com/go-chi/chi/v5/middleware"
)

const forwardedFor = "X-Forwarded-For"

// clientIP determines the caller's address. Only a trusted proxy may name another one.
func (s *Server) clientIP(next http.Handler) http.Handler {
	if len(s.TrustedProxies) == 0 {
		return s.warnOfForwarded(nil, middleware.ClientIPFromRemoteAddr(next))
	}
	named := middleware.ClientIPFromXFF(s.TrustedProxies...)(next)
	return s.warnOfForwarded(s.TrustedProxies, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if entries := r.Header.Values(forwardedFor); len(entries) > 0 {
			r.Header.Set(forwardedFor, withoutPorts(strings.Join(entries, ",")))
		}
		named.ServeHTTP(w, r)
	}))
}

// warnOfForwarded warns once, with the first peer that names a caller and is no trusted proxy. Its
// header is ignored. When it is the operator's own proxy, all visitors therefore share one address
// and its limits, which nobody notices until the site is busy.
func (s *Server) warnOfForwarded(trusted []string, next http.Handler) http.Handler {
	var networks []netip.Prefix
	for _, cidr := range trusted {
		networks = append(networks, netip.MustParsePrefix(cidr)) // checked with the settings
	}
	var once sync.Once
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if forwarded(r) {
			if peer := peerOf(r); !slices.ContainsFunc(networks, func(n netip.Prefix) bool { return n.Contains(peer) }) {
				once.Do(func() {
					s.Log.Warn("a peer that is no trusted proxy names another caller and is not believed: if it is your proxy, add its address to WBSO_TRUSTED_PROXIES",
						slog.String("peer", peer.String()))
				})
			}
		}
		next.ServeHTTP(w, r)
	})
}

// forwarded reports whether a proxy says that it calls for somebody else.
func forwarded(r *http.Request) bool {
	return r.Header.Get(forwardedFor) != "" || r.Header.Get("Forwarded") != ""
}

// peerOf returns the address at the other end of the connection, the zero one when
// it has none.
func peerOf(r *http.Request) netip.Addr {
	peer, _ := netip.ParseAddrPort(r.RemoteAddr)
	return peer.Addr().Unmap().WithZone("")
}

// withoutPorts removes the ports and brackets that some proxies add to addresses:
// 192.0.2.1:5678, [2001:db8::1]:443.
func withoutPorts(list string) string {
	entries := strings.Split(list, ",")
	for i, entry := range entries {
		entry = strings.TrimSpace(entry)
		if with, err := netip.ParseAddrPort(entry); err == nil {
			entry = with.Addr().String()
		}
		if inner, ok := strings.CutPrefix(entry, "["); ok {
			entry = strings.TrimSuffix(inner, "]")
		}
		entries[i] = entry
	}
	return strings.Join(entries, ",")
}
