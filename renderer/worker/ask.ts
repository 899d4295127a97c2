import type { Message, Questions, Reply } from './questions.ts';

/** What can be asked, by name: what each question takes and what it is answered with. */
type Answers<Of> = { readonly [Name in keyof Of]: (asked: never) => unknown };

/** Another thread: a worker, or the end of a channel. */
export interface Thread {
  postMessage(message: unknown, transfer: Transferable[]): void;
  onmessage: ((event: MessageEvent) => unknown) | null;
  /** Of a worker alone. */
  onerror?: ((event: ErrorEvent) => unknown) | null;
}

/** Another thread that answers questions. */
export class Asking<Of extends Answers<Of> = Questions> {
  readonly #begin: () => Thread;
  #thread: Thread | undefined;
  #last = 0;
  readonly #waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();

  /** @param begin makes the worker; left out it is the one that keeps the set */
  constructor(begin: () => Thread = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })) {
    this.#begin = begin;
  }

  /** Starts the worker before there is anything to ask, so that it is there by then. */
  start(): void {
    this.#thread ??= this.#start();
  }

  /** Asks; rejected where the worker has a defect, or what it asks itself is refused. */
  ask<Name extends keyof Of & string>(
    name: Name,
    asked: Parameters<Of[Name]>[0],
  ): Promise<Awaited<ReturnType<Of[Name]>>> {
    this.#thread ??= this.#start();
    this.#last += 1;
    const message: Message = { id: this.#last, name, asked };
    this.#thread.postMessage(message, []);
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { resolve: resolve as (answer: unknown) => void, reject });
    });
  }

  #start(): Thread {
    const thread = this.#begin();
    thread.onmessage = ({ data }: MessageEvent<Reply>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('failed' in data) waiting?.reject(new Error(data.failed));
      else waiting?.resolve(data.answer);
    };
    thread.onerror = (event) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(event.message));
      this.#waiting.clear();
    };
    return thread;
  }
}
