import { pdfWorker } from './pdf-worker'

interface Rules {
  createHTML: (text: string) => string | null
  createScriptURL: (address: string) => string | null
}

interface Policies {
  createPolicy: (name: string, rules: Rules) => unknown
}

/**
 * Lets text without a tag be written as HTML, as Mantine writes its style sheets, lets the worker be started that
 * reads PDFs, and nothing else. Only browsers that know Trusted Types ask this, on pages whose policy requires them.
 */
export function allowOnlyOurs(policies = (globalThis as { trustedTypes?: Policies }).trustedTypes): void {
  policies?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (address) => (address === pdfWorker ? address : null),
  })
}
