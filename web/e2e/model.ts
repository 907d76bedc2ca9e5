import { createServer, type Server as HttpServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A language model of a test, which speaks the format of OpenAI. */
export interface Model {
  /** The settings of a server that uses it. */
  settings: Record<string, string>
  stop: () => Promise<void>
}

interface Call {
  messages: { role: string; content: string }[]
  response_format?: { json_schema?: { name?: string } }
}

async function bodyOf(request: IncomingMessage): Promise<Call> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

/** Proposes the first sentence of the part and leaves one place open. The others are left out. */
function proposal(question: string): string {
  const own = [...question.matchAll(/^S(\d+)\*: (.*)$/gm)].map(([, number, text]) => ({ name: `S${number}`, text }))
  const field = /^(\w+) \(.*\)$/m.exec(question.split('velden]')[1] ?? '')?.[1] ?? 'text'
  const [first, ...others] = own
  return JSON.stringify({
    texts: [{ field, sentences: [first?.name ?? 'S1'], text: `${first?.text ?? ''} [vul in: hoe je dat meet]` }],
    left_out: others.map(({ name }) => ({ sentence: name, reason: 'Dit staat er al.' })),
  })
}

/** Starts a model that drafts. It does not read: a server that falls back on its own rules does that. */
export async function startModel(): Promise<Model> {
  const server: HttpServer = createServer(async (request, response) => {
    const call = await bodyOf(request)
    const question = call.messages.at(-1)?.content ?? ''
    response.setHeader('Content-Type', 'application/json')
    if (call.response_format?.json_schema?.name !== 'voorstel') {
      response.statusCode = 400
      response.end('{"error": {"message": "no such model"}}')
      return
    }
    const message = { role: 'assistant', content: proposal(question) }
    response.end(JSON.stringify({ choices: [{ index: 0, finish_reason: 'stop', message }], usage: {} }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      WBSO_LLM: 'openai',
      WBSO_LLM_FALLBACK: 'offline',
      WBSO_OPENAI_API_KEY: 'sleutel-van-de-test',
      WBSO_OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
