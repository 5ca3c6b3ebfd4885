import { escaped } from '../http/html.ts';
import { PRODUCT } from '#domain/product';

/** A message as a mail program shows it. */
export interface Message {
  title: string;
  message: string;
  button: Link;
  /** The secret of the button's address, for mail programs that cut links. */
  code?: { lead: string; text: string };
  /** Why the user receives it. */
  reason: string;
  links: Link[];
}

export interface Link {
  label: string;
  url: string;
}

/** The plain-text version. */
export function textOf({ title, message, button, code, reason, links }: Message): string {
  const footer = [reason, ...links.map(written)].join('\n');
  const codeLines = code ? [`${code.lead}\n${code.text}`] : [];
  return (
    [title, message, written(button), ...codeLines, `-- \n${PRODUCT}\n${footer}`].join('\n\n') +
    '\n'
  );
}

const written = ({ label, url }: Link) => `${label}: ${url}`;

/** One column of at most 560 px with one button, light or dark like the mail program. No picture, no script. */
export function htmlOf({ title, message, button, code, reason, links }: Message): string {
  const paragraphs = message
    .split(/\n+/)
    .map((each) => `<p style="margin:0 0 16px">${escaped(each)}</p>`);
  const footer = links.map(
    ({ label, url }) => `<a href="${escaped(url)}" class="quiet" ${quiet}>${escaped(label)}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  body, .page { background: #191816 !important; color: #e8e1d5 !important; }
  .card { background: #22211e !important; border-color: #3a3732 !important; }
  .brand { color: #84c3b7 !important; }
  .button { background: #84c3b7 !important; color: #0d2422 !important; }
  .quiet { color: #b8afa0 !important; }
}
</style>
</head>
<body style="margin:0;background:#f6f2ea;color:#1e2b2a">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preheader(message))}</div>
<div class="page" style="background:#f6f2ea;color:#1e2b2a;padding:24px 12px;${font}">
<div class="card" style="max-width:560px;box-sizing:border-box;margin:0 auto;padding:24px;background:#fffdf9;border:1px solid #e2dbcd;border-radius:10px">
<p class="brand" style="margin:0 0 20px;font-size:14px;font-weight:bold;color:#0e5a59">${escaped(PRODUCT)}</p>
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${escaped(title)}</h1>
${paragraphs.join('\n')}
<p style="margin:24px 0 8px"><a href="${escaped(button.url)}" class="button" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#0e5a59;color:#ffffff;font-weight:bold;text-decoration:none">${escaped(button.label)}</a></p>
${code ? `<p class="quiet" style="margin:16px 0 0;font-size:13px;color:#52605d;overflow-wrap:anywhere;word-break:break-word">${escaped(code.lead)}<br>${escaped(code.text)}</p>` : ''}
</div>
<div style="max-width:560px;margin:16px auto 0;padding:0 24px;box-sizing:border-box;font-size:13px;line-height:1.5">
<p class="quiet" style="margin:0 0 8px;color:#52605d">${escaped(reason)}</p>
${footer.length > 0 ? `<p style="margin:0">${footer.join(' &nbsp;·&nbsp; ')}</p>` : ''}
</div>
</div>
</body>
</html>
`;
}

const font =
  "font-family:'Atkinson Hyperlegible',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5";

const quiet = 'style="color:#52605d;text-decoration:underline"';

/** The preview that mailbox lists show beside the subject; the blanks keep the following text out of it. */
const preheader = (message: string) =>
  message.replace(/\s+/g, ' ').slice(0, 140) + '\u00a0\u200c'.repeat(40);
