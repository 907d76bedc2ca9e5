/**
 * Returns the origin of the API: the client's own, unless the build names a host.
 * A host with `localhost` in it means the server on a developer's machine.
 */
export function baseUrl(host: string | undefined, origin: string): string {
  if (!host) return origin
  return host.includes('localhost') ? 'http://localhost:8000' : `https://${host}`
}
