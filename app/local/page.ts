import { randomBytes } from 'node:crypto';

/** The window's page with the headers that confine it. Both shells serve it, the desktop shell over its own scheme. */
export interface Page {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Confines index.html: nothing but our own files, no inline script, and inline styles only with the nonce of this very page
 * (Mantine writes its colours into a style element).
 */
export function confine(indexHtml: string): Page {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    html: indexHtml.replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}">`),
    headers: { ...commonHeaders, 'content-security-policy': policy, 'content-type': 'text/html; charset=utf-8' },
  };
}

/** Headers of every answer but those below: nobody else may read, frame, guess or keep it. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

/** Headers of a file of the window, whose name tells what is in it: browsers keep it, and what they have compiled of it. */
export const fileHeaders = { ...commonHeaders, 'cache-control': 'private, max-age=31536000, immutable' } as const;
