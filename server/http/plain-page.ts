import { createHash } from 'node:crypto';
import helmet from 'helmet';
import { escaped } from './html.ts';

/** Styles of a page without scripts, in the app's colours. */
const style = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f6f2ea, #191816);
  --paper: light-dark(#fffdf9, #22211e);
  --text: light-dark(#1e2b2a, #e8e1d5);
  --soft: light-dark(#52605d, #b8afa0);
  --line: light-dark(#e2dbcd, #3a3732);
  --accent: light-dark(#0e5a59, #84c3b7);
  --write: light-dark(#2a5d80, #9dc0dc);
  --change: light-dark(#6f4100, #e3b05c);
  --remove: light-dark(#ab2f24, #efa093);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  max-width: 60rem;
  padding: 1.5rem 1rem 4rem;
  background: var(--page);
  color: var(--text);
  font: 1rem/1.5 'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', system-ui, sans-serif;
  overflow-wrap: anywhere;
}
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.25rem; margin: 2rem 0 0.5rem; }
h3 { font-size: 1rem; }
p { margin: 0.5rem 0; max-width: 45rem; }
a { color: var(--accent); }
code { font: 0.9em/1.4 ui-monospace, monospace; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 0.6rem 0; }
details {
  margin: 0.5rem 0;
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: 10px;
}
summary { padding: 0.65rem 0.9rem; cursor: pointer; border-radius: 10px; }
summary:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.what { color: var(--soft); margin-left: 0.5rem; }
.method { display: inline-block; min-width: 4.25rem; font-weight: 700; color: var(--accent); }
.post { color: var(--write); }
.patch { color: var(--change); }
.delete { color: var(--remove); }
pre { margin: 0; padding: 0.75rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 10px; background: var(--page); }
.lines { margin-top: 0.75rem; }
details > div { padding: 0 0.9rem 0.9rem; scroll-margin-top: 5rem; }
table { width: 100%; border-collapse: collapse; margin-top: 0.75rem; table-layout: fixed; }
caption { text-align: left; font-weight: 700; padding: 0.25rem 0; }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
th { width: 34%; font-weight: 400; }
td p, th p { margin: 0; }
td p + p, small { color: var(--soft); }
small { display: block; }
@media (max-width: 40rem) {
  th { width: 44%; }
  .what { display: block; margin: 0; }
}
`;

/** Allows only the page's own style. */
export const plainPagePolicy = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    styleSrc: [`'sha256-${createHash('sha256').update(style).digest('base64')}'`],
    imgSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
});

/** Renders a page from sections of HTML. */
export const plainPage = (title: string, body: string): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
