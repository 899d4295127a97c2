import { channelOf, type Line } from '../contract/channels.ts';
import type { Follow, Studio } from '../contract/studio.ts';
import { refusalOf } from './refusal.ts';

/**
 * The border that both transports hand their calls to: only listed calls, only arguments of the agreed shape, and every failure as a
 * refusal with a code and a sentence. Never rejects.
 */
export async function answer(studio: Studio, name: unknown, args: unknown, follow: Follow<unknown>): Promise<Line> {
  const found = channelOf(name);
  if (!found)
    return { refusal: { code: 'call/unknown', message: `The studio has no call named ${JSON.stringify(name)}.` } };
  if (!found.channel.takes(args)) {
    return {
      refusal: { code: 'call/shape', message: `The call "${found.name}" was given something else than it takes.` },
    };
  }
  try {
    const call = studio[found.name] as (args: unknown, follow: Follow<unknown>) => Promise<unknown>;
    return { result: await call(args, follow) };
  } catch (error) {
    return refusalOf(error, found.name);
  }
}
