import type { Letter } from '../adapters/mailer.ts';

export type Content = { subject: string; lines: string[]; button?: { label: string; url: string }; closing: string };

/** Text as a page may hold it. */
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** What a stranger typed must not become a link in a mail of ours. */
export const withoutLinks = (text: string, longest: number) =>
  text.slice(0, longest).replaceAll(/[:/\\]+|\.(?=\p{L}{2})/gu, ' ');

/** A name that a stranger typed, on one line. */
export const plainWords = (text: string, longest = 80) => withoutLinks(text, longest).replaceAll(/\s+/g, ' ');

/** One look for every mail: the mark, a few lines, at most one button. */
export const draw = (to: string, { subject, lines, button, closing }: Content): Letter => ({
  to,
  subject: subject.replaceAll(/[\r\n]+/g, ' '),
  text: [...lines, ...(button ? [`${button.label}:\n${button.url}`] : []), closing].join('\n\n'),
  html: `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;background:#f4f6f9;font:16px/1.5 Figtree,Segoe UI,Helvetica,Arial,sans-serif;color:#16202c">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#fff;border-radius:16px">
<tr><td style="background:#0b2440;border-radius:16px 16px 0 0;padding:20px 28px;color:#fff;font-size:20px;font-weight:700">Llave</td></tr>
<tr><td style="padding:28px">
${lines.map((line) => `<p style="margin:0 0 16px;white-space:pre-line">${escaped(line)}</p>`).join('\n')}
${button ? `<p style="margin:24px 0"><a href="${escaped(button.url)}" style="display:inline-block;background:#12355b;color:#fff;text-decoration:none;font-weight:600;padding:13px 22px;border-radius:12px">${escaped(button.label)}</a></p>` : ''}
<p style="margin:24px 0 0;color:#5b6877;font-size:13.5px">${escaped(closing)}</p>
</td></tr></table></td></tr></table></body></html>`,
});
