import type { Message, Questions, Reply } from './questions.ts';

/** What a worker can be asked, by name: what each question takes and what it is answered with. */
type Answers<Of> = { readonly [Name in keyof Of]: (asked: never) => unknown };

/** A worker that answers questions in the order in which they are asked. */
export class Asking<Of extends Answers<Of> = Questions> {
  readonly #begin: () => Worker;
  #worker: Worker | undefined;
  #last = 0;
  readonly #waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();

  /** @param begin makes the worker; left out it is the one that keeps the set */
  constructor(begin = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })) {
    this.#begin = begin;
  }

  /** Starts the worker before there is anything to ask, so that it is there by then. */
  start(): void {
    this.#worker ??= this.#start();
  }

  /** Asks; rejected only where the worker has a defect. */
  ask<Name extends keyof Of & string>(name: Name, asked: Parameters<Of[Name]>[0]): Promise<ReturnType<Of[Name]>> {
    this.#worker ??= this.#start();
    this.#last += 1;
    const message: Message = { id: this.#last, name, asked };
    this.#worker.postMessage(message);
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { resolve: resolve as (answer: unknown) => void, reject });
    });
  }

  #start(): Worker {
    const worker = this.#begin();
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('failed' in data) waiting?.reject(new Error(data.failed));
      else waiting?.resolve(data.answer);
    };
    worker.onerror = (event) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(event.message));
      this.#waiting.clear();
    };
    return worker;
  }
}
