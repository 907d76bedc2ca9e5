import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { apiDocs } from './build/api-docs.ts'
import { chunks } from './build/chunks.ts'
import { precompress } from './build/precompress.ts'
import { preloadFont } from './build/preload-font.ts'
import { prerender } from './build/prerender.ts'
import { usedStyles } from './build/used-styles.ts'

const server = process.env.WBSO_DEV_SERVER ?? 'http://localhost:8000'

/** What ships is the production build of the router, which the package's exports do not name. */
const router = new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url).pathname

export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: router }] : [] },
  plugins: [react(), usedStyles(), preloadFont(), apiDocs(), prerender(), precompress()],
  server: { proxy: { '/api': server, '/auth': server, '/fake-checkout': server } },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // have light-dark(), of which the theme is made
    manifest: true, // what `npm run size` reads
    assetsInlineLimit: 0, // a file of its own is cached, and style sheets need no data: addresses
    reportCompressedSize: false,
    rolldownOptions: {
      // Seven characters of a hash are as few as the bundler takes. Each first visit names all files.
      output: { codeSplitting: chunks, chunkFileNames: 'assets/[name]-[hash:7].js' },
    },
  },
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    isolate: false, // the files share what they import, which took half of the time; none may leave anything behind
    setupFiles: ['src/test/network.ts'],
    testTimeout: 60_000, // ms, since other tests keep the processors busy
    projects: [
      { extends: true, test: { name: 'node', environment: 'node', include: ['src/**/*.test.ts'] } },
      // A test that needs a browser, if only its storage, is a .tsx file.
      {
        extends: true,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/test/setup.ts'],
        },
      },
    ],
  },
}))
