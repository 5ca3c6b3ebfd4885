import { Router } from 'express';
import { Marked } from 'marked';
import { readFile } from 'node:fs/promises';
import type { Env } from '../env.ts';
import { escaped } from '../http/html.ts';
import { plainPage, plainPagePolicy } from '../http/plain-page.ts';
import { PRODUCT } from '#domain/product';

/** The guide's text: beside the built server, or in docs/ while the server runs from its sources. */
const text = new URL(
  import.meta.url.endsWith('.ts') ? '../../docs/api.md' : './api.md',
  import.meta.url,
);

/** The address that the text assumes. */
const ASSUMED = 'http://localhost:4000';

/** The developer's guide as a page to read, with this server's address; needs no sign-in. */
export async function developersGuide({ publicUrl }: Env): Promise<Router> {
  const page = guidePage((await readFile(text, 'utf8')).replaceAll(ASSUMED, publicUrl));
  const router = Router();
  router.get('/', plainPagePolicy, (_req, res) => {
    res.set('Cache-Control', 'no-cache').type('html').send(page);
  });
  return router;
}

function guidePage(guide: string): string {
  const places: string[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const title = this.parser.parseInline(tokens);
        if (depth === 1) return `<h1>${title}</h1>\n`;
        const id = anchorOf(title);
        places.push(`<li><a href="#${id}">${title}</a></li>`);
        return `<h${depth} id="${id}">${title}</h${depth}>\n`;
      },
      // Long lines can be scrolled by keyboard, too.
      code: ({ text: lines }) => `<pre tabindex="0"><code>${escaped(lines)}</code></pre>\n`,
      codespan: ({ text: span }) =>
        ownPages.includes(span)
          ? `<a href="${span}"><code>${span}</code></a>`
          : `<code>${escaped(span)}</code>`,
    },
  });
  const main = marked.parse(guide, { async: false });
  return plainPage(
    `Developer’s guide · ${PRODUCT}`,
    `<nav aria-label="On this page"><ul>\n${places.join('\n')}\n</ul></nav>\n<main>\n${main}</main>`,
  );
}

/** Links in the text to pages of this server. */
const ownPages = ['/sandbox', '/api', '/api/openapi.json', '/api#errors', '/verify'];

const anchorOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
