import { channelOf, type Line, linesType } from './channels.ts';
import type { Transport } from './client.ts';
import { StudioError } from './studio.ts';

/** Header that carries the page's token. A header of our own also makes a foreign page ask first, and be refused. */
export const tokenHeader = 'x-setwright-token';

/** Media type of a call with octets: its arguments as a line of JSON, and behind it those of `bytes`. */
export const octetsType = 'application/x-setwright-octets';

/** Carries calls to the local host at `origin` (empty for the page's own). */
export function httpTransport(origin: string, token: string, send: typeof fetch = fetch): Transport {
  return {
    async call(name, args, follow) {
      const response = await send(`${origin}/call/${name}`, {
        method: 'POST',
        ...bodyOf(args, token),
        signal: follow?.signal,
        redirect: 'error',
      }).catch((error: unknown) => {
        if (follow?.signal.aborted) throw stoppedByUser();
        throw new StudioError('studio/gone', `The studio does not answer. Start it again. (${String(error)})`);
      });
      if (channelOf(name)?.channel.kind === 'octets' && response.headers.get('content-type') !== linesType) {
        return {
          type: response.headers.get('content-type') ?? '',
          bytes: new Uint8Array(await response.arrayBuffer()),
        };
      }
      for await (const line of lines(response, follow?.signal)) {
        if ('event' in line) follow?.onEvent(line.event);
        else if ('refusal' in line) throw new StudioError(line.refusal.code, line.refusal.message);
        else return line.result;
      }
      throw stoppedMidway();
    },
  };
}

function bodyOf(args: unknown, token: string): { headers: Record<string, string>; body: string | Blob } {
  const bytes = typeof args === 'object' && args !== null && 'bytes' in args ? args.bytes : undefined;
  if (!(bytes instanceof Uint8Array)) {
    const headers = { 'content-type': 'application/json', [tokenHeader]: token };
    return { headers, body: JSON.stringify(args === undefined ? {} : { args }) };
  }
  const line = `${JSON.stringify({ args: { ...(args as object), bytes: undefined } })}\n`;
  const body = new Blob([line, bytes as Uint8Array<ArrayBuffer>]);
  return { headers: { 'content-type': octetsType, [tokenHeader]: token }, body };
}

/** The same before the answer has begun and in the middle of it. */
const stoppedByUser = () => new StudioError('call/stopped', 'Stopped; nothing of it is kept.');

const stoppedMidway = () =>
  new StudioError('studio/gone', 'The studio stopped in the middle of an answer. Start it again.');

async function* lines(response: Response, signal?: AbortSignal): AsyncGenerator<Line> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  while (reader) {
    const { value, done } = await reader.read().catch(() => {
      if (signal?.aborted) throw stoppedByUser();
      throw stoppedMidway();
    });
    if (done) break;
    const parts = (rest + value).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) yield JSON.parse(part) as Line;
  }
}
