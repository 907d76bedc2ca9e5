interface Policies {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown
}

/**
 * Lets text without a tag be written as HTML, as Mantine writes its style sheets, and nothing else.
 * Only browsers that know Trusted Types ask this, on pages whose policy requires them.
 */
export function allowNoTags(policies = (globalThis as { trustedTypes?: Policies }).trustedTypes): void {
  policies?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) })
}
