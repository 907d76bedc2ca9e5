/**
 * Where the API lives: the client's own origin, unless a build names a host. A
 * host with `localhost` in it means the server of a developer's own machine.
 */
export function baseUrl(host: string | undefined, origin: string): string {
  if (!host) return origin
  return host.includes('localhost') ? 'http://localhost:8000' : `https://${host}`
}
