import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Actions of a test in a browser that is not Chromium: elements are found by role and name, as everywhere. */
export interface OtherBrowser {
  name: string;
  open(address: string): Promise<void>;
  press(role: string, name: string | RegExp): Promise<void>;
  fill(label: string | RegExp, text: string): Promise<void>;
  /** Waits until the page shows a text. */
  see(text: string | RegExp): Promise<void>;
  run<R>(script: string): Promise<R>;
  close(): Promise<void>;
}

/** Finds elements in the page as Testing Library does; it is loaded once per document. */
export const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Time that a busy machine may take. */
export const PATIENCE_MS = 120_000;

/** The body of a function in the page that returns the last element of a role and name, or null. */
export const withRole = (role: string, name: string | RegExp): string =>
  last(`queryAllByRole(document.body, ${literal(role)}, { name: ${literal(name)} })`);

/** The body of a function in the page that returns the last field with a label, or null. */
export const withLabel = (label: string | RegExp): string =>
  last(`queryAllByLabelText(document.body, ${literal(label)}, { selector: 'input, textarea' })`);

/** A dialog hides the elements behind it from both, so the last one is in front. */
const last = (query: string) => `return TestingLibraryDom.${query}.at(-1) ?? null;`;

/** The body of a function in the page that returns true if the page shows a text. */
export const textSource = (text: string | RegExp): string =>
  typeof text === 'string'
    ? `return document.body.innerText.includes(${JSON.stringify(text)});`
    : `return ${text}.test(document.body.innerText);`;

const literal = (name: string | RegExp) =>
  typeof name === 'string' ? JSON.stringify(name) : String(name);

/** Repeats a look until it finds something. */
export async function until<R>(what: string, look: () => Promise<R | null | false>): Promise<R> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    let cause: unknown;
    try {
      const found = await look();
      if (found) return found;
    } catch (error) {
      // A page that is just loading has no such element, or another one; what stays is the cause of the error below.
      cause = error;
    }
    if (Date.now() > end) throw new Error(`not found: ${what}`, { cause });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
