package smtp_test

import (
	"io"
	"net"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// cutAfter passes a connection on to a server, and breaks it once the server has
// answered with a text.
func cutAfter(t *testing.T, server, answer string) net.Listener {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	t.Cleanup(func() { listener.Close() })
	go func() {
		client, err := listener.Accept()
		if err != nil {
			return
		}
		defer client.Close()
		behind, err := net.Dial("tcp", server)
		if err != nil {
			return
		}
		defer behind.Close()
		go io.Copy(behind, client)
		var heard strings.Builder
		for buffer := make([]byte, 4096); !strings.Contains(heard.String(), answer); {
			n, err := behind.Read(buffer)
			if err != nil {
				return
			}
			heard.Write(buffer[:n])
			client.Write(buffer[:n])
		}
	}()
	return listener
}
