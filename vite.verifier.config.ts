import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** The page in a pack that checks it, as one file without a server: beside the built server, which writes it into packs. */
export default defineConfig({
  publicDir: false,
  plugins: [inOneFile()],
  build: {
    outDir: 'dist/server',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'client/verifier/main.ts',
      // zip.js looks there for the workers that it is not to use.
      transform: { define: { 'import.meta': '{}' } },
      output: { format: 'iife', entryFileNames: 'verify.js' },
    },
  },
});

/** Puts script and styles into the page, with a policy that allows only them. */
function inOneFile(): Plugin {
  return {
    name: 'in-one-file',
    apply: 'build',
    writeBundle({ dir }) {
      const file = join(dir!, 'verify.js');
      const script = readFileSync(file, 'utf8').replaceAll('</script', '<\\/script');
      rmSync(file);
      const page = readFileSync(join(import.meta.dirname, 'client/verifier/verify.html'), 'utf8');
      const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
      const policy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}`;
      const whole = page
        .replace('%csp%', policy)
        .replace('</main>', () => `</main>\n    <script>${script}</script>`);
      writeFileSync(join(dir!, 'verify.html'), whole);
    },
  };
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
