import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { channelOf, type Line, linesType } from '../contract/channels.ts';
import { octetsType, tokenHeader } from '../contract/http-transport.ts';
import type { Octets, Studio } from '../contract/studio.ts';
import { answer } from '../studio/answer.ts';
import { Key } from './key.ts';
import { commonHeaders, confine, fileHeaders } from './page.ts';
import { windowFile } from './window-files.ts';

/**
 * The studio for a browser on this machine. Whoever holds the token may use it, and only the page gets the token: for the
 * one-time code that the address carries in its fragment, which browsers send to nobody. Other pages, other machines and names
 * that were made to point here are turned away by Host and Origin before anything is read.
 */
export interface LocalHost {
  /** The address to open, one-time code included. */
  readonly address: string;
  readonly origin: string;
  close(): Promise<void>;
}

/** Octets that a call may have unless its channel says otherwise. */
const longestBody = 64 * 1024;

/** What only a page that is not ours would ask for. A refusal that a person can meet is an answer like any other: 200. */
const statusOf: Readonly<Record<string, number>> = {
  'call/unknown': 404,
  'call/shape': 400,
  'folder/not-granted': 403,
};

/**
 * Serves `studio` and the built window in `rendererFolder` on 127.0.0.1: on this port, as browsers keep what a page has written down by the
 * port too, or on one of the system's choice where it is taken or none is asked for.
 */
export async function startLocalHost(
  studio: Studio | Promise<Studio>,
  rendererFolder: string,
  port = 0,
): Promise<LocalHost> {
  const key = new Key();
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000 });
  await listen(server, port).catch(() => listen(server, 0));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;

  server.on('request', async (request, response) => {
    const pathname = (request.url ?? '').split(/[?#]/)[0] ?? '';
    const post = request.method === 'POST';
    const foreign = request.headers.origin === undefined ? post : request.headers.origin !== origin;
    try {
      if (request.headers.host !== host || foreign) {
        refuse(response, 403, 'request/foreign', 'The studio only answers its own page.');
      } else if (post && pathname === '/session') await answerTrade(key, request, response);
      else if (post && pathname.startsWith('/call/')) {
        await answerCall(await studio, key, request, response, pathname.slice('/call/'.length));
      } else await answerPage(rendererFolder, request, response, pathname);
    } catch (error) {
      if (error instanceof BodyRefused) refuse(response, error.status, 'request/body', error.message);
      else refuse(response, 500, 'studio/defect', `Setwright has a defect. (${String(error)})`);
    }
  });

  return {
    address: `${origin}/#code=${key.code}`,
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answerTrade(key: Key, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const token = key.trade(await bodyOf(request));
  if (token !== undefined) return send(response, 200, 'application/json', JSON.stringify({ token }));
  refuse(response, 403, 'code/used', 'This address was used already. Start the studio again for a new one.');
}

async function answerCall(
  studio: Studio,
  key: Key,
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
): Promise<void> {
  if (!key.opens(request.headers[tokenHeader])) {
    const sentence = 'This page has no key to the studio. Open the address that the studio printed.';
    return refuse(response, 401, 'token/missing', sentence);
  }
  const args = argsOf(await octetsOf(request, channelOf(name)?.channel.most), request.headers['content-type']);
  const stopped = new AbortController();
  response.on('close', () => stopped.abort());
  const onEvent = (event: unknown) => {
    startLines(response);
    response.write(`${JSON.stringify({ event })}\n`);
  };
  finish(response, name, await answer(studio, name, args, { onEvent, signal: stopped.signal }));
}

async function answerPage(
  rendererFolder: string,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<void> {
  if (request.method !== 'GET') return refuse(response, 405, 'request/method', 'This can only be read.');
  if (pathname === '/') {
    const { html, headers } = confine(await readFile(join(rendererFolder, 'index.html'), 'utf8'));
    return void response.writeHead(200, headers).end(html);
  }
  const file = await windowFile(rendererFolder, pathname);
  if (!file) return refuse(response, 404, 'file/missing', 'There is nothing here.');
  response.writeHead(200, { ...fileHeaders, 'content-type': file.type }).end(file.bytes);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

class BodyRefused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const bodyOf = async (request: IncomingMessage): Promise<unknown> => jsonOf(await octetsOf(request));

async function octetsOf(request: IncomingMessage, most = longestBody): Promise<Buffer> {
  const tooLong = new BodyRefused(413, 'This is more than this call of the studio takes.');
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLong;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > most) throw tooLong;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The arguments in a body: JSON, or a line of it and behind it the octets of `bytes`. */
function argsOf(body: Buffer, type: string | undefined): unknown {
  if (type !== octetsType) return argsIn(jsonOf(body));
  const line = body.indexOf('\n');
  const args = argsIn(jsonOf(body.subarray(0, line < 0 ? body.length : line)));
  if (line < 0 || typeof args !== 'object' || args === null) return args;
  return { ...args, bytes: new Uint8Array(body.subarray(line + 1)) };
}

const argsIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'args' in body ? body.args : undefined;

function jsonOf(octets: Buffer): unknown {
  try {
    return JSON.parse(octets.toString('utf8'));
  } catch {
    throw new BodyRefused(400, 'A call of the studio is JSON; this is not.');
  }
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { ...commonHeaders, 'content-type': type }).end(body);
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  if (response.headersSent) return void response.destroy();
  response.shouldKeepAlive = false;
  send(response, status, linesType, `${JSON.stringify({ refusal: { code, message } })}\n`);
}

function startLines(response: ServerResponse, status = 200): void {
  if (!response.headersSent) response.writeHead(status, { ...commonHeaders, 'content-type': linesType });
}

/** Ends an answer: with the octets of a file, or with the last line. */
function finish(response: ServerResponse, name: string, line: Line): void {
  if ('result' in line && channelOf(name)?.channel.kind === 'octets') {
    const { type, bytes } = line.result as Octets;
    send(response, 200, type, bytes);
    return;
  }
  startLines(response, 'refusal' in line ? (statusOf[line.refusal.code] ?? 200) : 200);
  response.end(`${JSON.stringify(line)}\n`);
}
